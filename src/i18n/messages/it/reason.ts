import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Con il tag «{word}»",
  same: "«{word}» ha lo stesso significato di «{typed}»",
  related: "«{word}» si abbina a «{typed}»",
  beginning: "«{word}» inizia con «{typed}»",
  translation: "«{typed}» significa «{word}»",
  correction: "Risultato per «{word}» invece di «{typed}»",
} satisfies Translation<"reason">;
