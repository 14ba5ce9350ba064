import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Esta página também está disponível em português.",
  accept: "Mudar para português",
  dismiss: "Agora não",
} satisfies Translation<"offer">;
