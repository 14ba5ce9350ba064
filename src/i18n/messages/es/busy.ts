import type { Translation } from "../../source-messages.ts";

export const busy = {
  title: "Demasiadas visitas en este momento",
  text: "Ahora mismo no podemos mostrar esta página. Se recargará sola en unos segundos.",
  retry: "Reintentar ahora",
} satisfies Translation<"busy">;
