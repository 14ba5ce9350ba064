import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Cette icône a été retirée\u00A0: sa licence ne nous permet pas de l’afficher.",
  trademark: "Cette icône a été retirée\u00A0: elle montre une marque déposée.",
  author: "Cette icône a été retirée à la demande de son auteur.",
  offensive: "Cette icône a été retirée\u00A0: elle était offensante.",
  broken: "Cette icône a été retirée\u00A0: son dessin était défectueux.",
} satisfies Translation<"gone">;
