import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Trovata con il tag «{word}»",
  same: "«{word}» ha lo stesso significato di «{typed}»",
  related: "«{word}» è affine a «{typed}»",
  beginning: "«{word}» inizia con «{typed}»",
  translation: "«{typed}» significa «{word}»",
  correction: "Trovata con «{word}» invece di «{typed}»",
} satisfies Translation<"reason">;
