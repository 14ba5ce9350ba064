import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Найдено по тегу «{word}»",
  same: "«{word}» означает то же, что «{typed}»",
  related: "«{word}» по смыслу близко к «{typed}»",
  beginning: "«{word}» начинается с «{typed}»",
  translation: "«{typed}» означает «{word}»",
  correction: "Найдено по слову «{word}» вместо «{typed}»",
} satisfies Translation<"reason">;
