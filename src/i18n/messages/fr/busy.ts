import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Trop de visites en ce moment",
  text: "Nous ne pouvons pas afficher cette page pour l’instant. Elle réessaie toute seule dans quelques secondes.",
  retry: "Réessayer maintenant",
} satisfies Translation<"busy">;
