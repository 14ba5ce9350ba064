import type { Translation } from "../../source-messages.ts";

export const reason = {
  tag: "Etiquetado como «{word}»",
  same: "«{word}» significa lo mismo que «{typed}»",
  related: "«{word}» va con «{typed}»",
  beginning: "«{word}» empieza por «{typed}»",
  translation: "«{typed}» significa «{word}»",
  correction: "Se muestra «{word}» en lugar de «{typed}»",
} satisfies Translation<"reason">;
