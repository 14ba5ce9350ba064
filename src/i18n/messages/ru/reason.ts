import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Тег «{word}»",
  same: "«{word}» означает то же, что «{typed}»",
  related: "«{word}» связано с «{typed}»",
  beginning: "«{word}» начинается с «{typed}»",
  translation: "«{typed}» означает «{word}»",
  correction: "Показано «{word}» вместо «{typed}»",
} satisfies Translation<"reason">;
