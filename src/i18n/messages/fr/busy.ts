import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Trop de visiteurs en ce moment",
  text: "Nous ne pouvons pas afficher cette page pour l’instant. Elle se rechargera automatiquement dans quelques secondes.",
  retry: "Réessayer maintenant",
} satisfies Translation<"busy">;
