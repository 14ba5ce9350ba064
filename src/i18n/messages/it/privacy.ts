import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "Possiamo conservare come usi questo sito, per migliorarlo? Lo vediamo solo noi. Senza il tuo sì contiamo e basta, e non sappiamo nulla di te.",
  yes: "Sì",
  no: "No",
  "said.yes": "Hai detto sì.",
  "said.no": "Hai detto no.",
  refused: "Il tuo browser chiede ai siti di non seguirti. Lo rispettiamo: non conserviamo né contiamo nulla.",
  close: "Chiudi",
} satisfies Translation<"privacy">;
