import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "Analyse erlauben? Sonst werden Besuche nur anonym gezählt.",
  yes: "Erlauben",
  no: "Ablehnen",
  "answered.yes": "Du hast die Analyse erlaubt.",
  "answered.no": "Du hast die Analyse abgelehnt.",
  refused: "Dein Browser bittet Websites, dich nicht zu verfolgen. Deshalb wird nichts gespeichert oder gezählt.",
  close: "Schließen",
} satisfies Translation<"privacy">;
