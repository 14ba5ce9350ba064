import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Iconos nuevos – Iconarium",
  titleOfStyle: "Iconos nuevos de {style} – Iconarium",
  description: "Los últimos iconos, primero los más recientes, cada uno con su autor y su licencia.",
} satisfies Translation<"feed">;
