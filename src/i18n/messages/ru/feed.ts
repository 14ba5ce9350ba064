import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Новые иконки\u00A0— Iconarium",
  titleOfStyle: "Новые иконки {style}\u00A0— Iconarium",
  description: "Последние иконки, сначала новые. У каждой указаны автор и лицензия.",
} satisfies Translation<"feed">;
