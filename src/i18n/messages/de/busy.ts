import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Gerade ist viel los",
  text: "Wir können diese Seite gerade nicht anzeigen. Sie lädt in ein paar Sekunden automatisch neu.",
  retry: "Jetzt noch einmal versuchen",
} satisfies Translation<"busy">;
