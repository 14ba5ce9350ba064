import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Troppe visite in questo momento",
  text: "Al momento non possiamo mostrare questa pagina. Si ricaricherà da sola tra qualche secondo.",
  retry: "Riprova ora",
} satisfies Translation<"busy">;
