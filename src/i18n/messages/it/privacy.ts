import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "Consenti le statistiche di utilizzo? Altrimenti le visite vengono contate solo in forma anonima.",
  yes: "Consenti",
  no: "Rifiuta",
  "answered.yes": "Hai consentito le statistiche di utilizzo.",
  "answered.no": "Hai rifiutato le statistiche di utilizzo.",
  refused: "Il tuo browser chiede ai siti di non tracciarti, quindi non viene salvato né contato nulla.",
  close: "Chiudi",
} satisfies Translation<"privacy">;
