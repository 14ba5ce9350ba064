import type { Translation } from "../../source-messages.ts";

export const feed = {
  title: "Neue Icons – Iconarium",
  titleOfStyle: "Neue Icons in {style} – Iconarium",
  description: "Neue Icons, die neuesten zuerst, jedes mit Autor und Lizenz.",
} satisfies Translation<"feed">;
