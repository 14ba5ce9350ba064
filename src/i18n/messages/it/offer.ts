import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Questa pagina è disponibile anche in italiano.",
  accept: "Passa all’italiano",
  dismiss: "Non ora",
} satisfies Translation<"offer">;
