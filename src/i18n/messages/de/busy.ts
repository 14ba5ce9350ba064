import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Gerade ist viel los",
  text: "Wir können diese Seite im Moment nicht zeigen. Sie versucht es in ein paar Sekunden von selbst noch einmal.",
  retry: "Jetzt noch einmal versuchen",
} satisfies Translation<"busy">;
