import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "Dürfen wir festhalten, wie du diese Seite nutzt, um sie besser zu machen? Nur wir sehen das. Ohne dein Ja zählen wir nur und wissen nichts über dich.",
  yes: "Ja",
  no: "Nein",
  "said.yes": "Du hast Ja gesagt.",
  "said.no": "Du hast Nein gesagt.",
  refused:
    "Dein Browser bittet Websites, dir nicht zu folgen. Daran halten wir uns: Nichts wird festgehalten oder gezählt.",
  close: "Schließen",
} satisfies Translation<"privacy">;
