import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Muitas visitas neste momento",
  text: "Não conseguimos mostrar esta página agora. Ela recarrega sozinha em alguns segundos.",
  retry: "Tentar de novo agora",
} satisfies Translation<"busy">;
