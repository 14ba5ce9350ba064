import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Novos ícones – Iconarium",
  titleOfStyle: "Novos ícones {style} – Iconarium",
  description: "Os ícones que chegaram por último, do mais recente ao mais antigo, com autor e licença.",
} satisfies Translation<"feed">;
