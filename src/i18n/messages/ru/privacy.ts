import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "Разрешить аналитику? Иначе посещения учитываются только анонимно.",
  yes: "Разрешить",
  no: "Отказаться",
  "answered.yes": "Вы разрешили аналитику.",
  "answered.no": "Вы отказались от аналитики.",
  refused: "Ваш браузер просит сайты не отслеживать вас, поэтому ничего не сохраняется и не подсчитывается.",
  close: "Закрыть",
} satisfies Translation<"privacy">;
