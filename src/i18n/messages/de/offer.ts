import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Diese Seite gibt es auch auf Deutsch.",
  accept: "Auf Deutsch lesen",
  dismiss: "Nicht jetzt",
} satisfies Translation<"offer">;
