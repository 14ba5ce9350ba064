import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Nuove icone – Iconarium",
  titleOfStyle: "Nuove icone {style} – Iconarium",
  description: "Le ultime icone, dalle più recenti, ognuna con autore e licenza.",
} satisfies Translation<"feed">;
