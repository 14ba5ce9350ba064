import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Encontrado por la etiqueta «{word}»",
  same: "«{word}» significa lo mismo que «{typed}»",
  related: "«{word}» está relacionado con «{typed}»",
  beginning: "«{word}» empieza por «{typed}»",
  translation: "«{typed}» significa «{word}»",
  correction: "Encontrado como «{word}» en lugar de «{typed}»",
} satisfies Translation<"reason">;
