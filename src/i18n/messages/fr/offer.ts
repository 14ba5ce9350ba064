import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Cette page existe aussi en français.",
  accept: "Lire en français",
  dismiss: "Pas maintenant",
} satisfies Translation<"offer">;
