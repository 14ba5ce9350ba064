import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Новые иконки — Iconarium",
  titleOfStyle: "Новые иконки {style} — Iconarium",
  description: "Последние поступления, сначала самые новые; у каждой иконки указаны автор и лицензия.",
} satisfies Translation<"feed">;
