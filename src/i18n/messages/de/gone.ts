import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "Dieses Icon ist weg: Seine Lizenz erlaubt uns nicht, es zu zeigen.",
  trademark: "Dieses Icon ist weg: Es zeigt eine geschützte Marke.",
  author: "Dieses Icon ist weg: Wer es gezeichnet hat, bat uns, es zu entfernen.",
  offensive: "Dieses Icon ist weg: Es war verletzend.",
  broken: "Dieses Icon ist weg: Die Zeichnung war fehlerhaft.",
} satisfies Translation<"gone">;
