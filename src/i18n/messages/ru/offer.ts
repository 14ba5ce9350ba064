import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Эта страница есть и на русском языке.",
  accept: "Читать по-русски",
  dismiss: "Не сейчас",
} satisfies Translation<"offer">;
