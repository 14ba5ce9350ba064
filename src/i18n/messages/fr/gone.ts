import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "Cette icône n’est plus là\u00A0: sa licence ne nous permet pas de la montrer.",
  trademark: "Cette icône n’est plus là\u00A0: elle reprend une marque déposée.",
  author: "Cette icône n’est plus là\u00A0: son auteur nous a demandé de la retirer.",
  offensive: "Cette icône n’est plus là\u00A0: elle était offensante.",
  broken: "Cette icône n’est plus là\u00A0: son dessin était défectueux.",
} satisfies Translation<"gone">;
