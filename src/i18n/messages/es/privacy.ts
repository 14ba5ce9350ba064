import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "¿Permitir la analítica? Si no, las visitas solo se cuentan de forma anónima.",
  yes: "Permitir",
  no: "Rechazar",
  "answered.yes": "Has permitido la analítica.",
  "answered.no": "Has rechazado la analítica.",
  refused: "Tu navegador pide a los sitios que no te rastreen, así que no se guarda ni se cuenta nada.",
  close: "Cerrar",
} satisfies Translation<"privacy">;
