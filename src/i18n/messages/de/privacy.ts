import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "Dürfen wir festhalten, wie Sie diese Seite nutzen, um sie besser zu machen? Nur wir sehen das. Ohne Ihr Ja zählen wir nur und wissen nichts über Sie.",
  yes: "Ja",
  no: "Nein",
  "said.yes": "Sie haben Ja gesagt.",
  "said.no": "Sie haben Nein gesagt.",
  refused:
    "Ihr Browser bittet Websites, Ihnen nicht zu folgen. Daran halten wir uns: Nichts wird festgehalten oder gezählt.",
  close: "Schließen",
} satisfies Translation<"privacy">;
