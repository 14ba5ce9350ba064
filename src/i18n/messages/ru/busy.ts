import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Сейчас слишком много посетителей",
  text: "Сейчас мы не можем показать эту страницу. Через несколько секунд она попробует загрузиться ещё раз сама.",
  retry: "Попробовать сейчас",
} satisfies Translation<"busy">;
