import type { Translation } from "../../source-messages.ts";

export const offer = {
  text: "Esta página también está en español.",
  accept: "Leer en español",
  dismiss: "Ahora no",
} satisfies Translation<"offer">;
