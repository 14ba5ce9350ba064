import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "Pouvons-nous garder une trace de votre utilisation du site pour l’améliorer\u00A0? Nous seuls la voyons. Sans votre accord, nous ne faisons que compter et ne savons rien de vous.",
  yes: "Oui",
  no: "Non",
  "said.yes": "Vous avez dit oui.",
  "said.no": "Vous avez dit non.",
  refused:
    "Votre navigateur demande aux sites de ne pas vous suivre. Nous le respectons\u00A0: rien n’est conservé ni compté.",
  close: "Fermer",
} satisfies Translation<"privacy">;
