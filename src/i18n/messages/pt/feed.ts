import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Ícones novos – Iconarium",
  titleOfStyle: "Ícones novos de {style} – Iconarium",
  description: "Os ícones mais recentes primeiro, cada um com seu autor e sua licença.",
} satisfies Translation<"feed">;
