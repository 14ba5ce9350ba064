import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Questa icona è stata rimossa: la sua licenza non ci permette di mostrarla.",
  trademark: "Questa icona è stata rimossa: mostra un marchio registrato.",
  author: "Questa icona è stata rimossa su richiesta del suo autore.",
  offensive: "Questa icona è stata rimossa: era offensiva.",
  broken: "Questa icona è stata rimossa: il disegno era difettoso.",
} satisfies Translation<"gone">;
