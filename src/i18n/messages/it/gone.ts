import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "Questa icona non c’è più: la sua licenza non ci permette di mostrarla.",
  trademark: "Questa icona non c’è più: mostra un marchio registrato.",
  author: "Questa icona non c’è più: chi l’ha disegnata ci ha chiesto di toglierla.",
  offensive: "Questa icona non c’è più: era offensiva.",
  broken: "Questa icona non c’è più: il disegno era difettoso.",
} satisfies Translation<"gone">;
