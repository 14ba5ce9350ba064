import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Dieses Icon wurde entfernt: Seine Lizenz erlaubt uns nicht, es zu zeigen.",
  trademark: "Dieses Icon wurde entfernt: Es zeigt eine geschützte Marke.",
  author: "Dieses Icon wurde auf Wunsch des Autors entfernt.",
  offensive: "Dieses Icon wurde entfernt: Es war anstößig.",
  broken: "Dieses Icon wurde entfernt: Die Zeichnung war fehlerhaft.",
} satisfies Translation<"gone">;
