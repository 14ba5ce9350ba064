import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Esta página también está disponible en español.",
  accept: "Cambiar a español",
  dismiss: "Ahora no",
} satisfies Translation<"offer">;
