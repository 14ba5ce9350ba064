import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "Autoriser la mesure d’audience\u202F? Sinon, les visites sont seulement comptées de façon anonyme.",
  yes: "Autoriser",
  no: "Refuser",
  "answered.yes": "Vous avez autorisé la mesure d’audience.",
  "answered.no": "Vous avez refusé la mesure d’audience.",
  refused: "Votre navigateur demande aux sites de ne pas vous suivre, donc rien n’est conservé ni compté.",
  close: "Fermer",
} satisfies Translation<"privacy">;
