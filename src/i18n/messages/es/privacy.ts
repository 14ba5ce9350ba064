import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "¿Podemos guardar cómo usas este sitio para mejorarlo? Solo lo vemos nosotros. Sin tu sí, solo contamos y no sabemos nada de ti.",
  yes: "Sí",
  no: "No",
  "said.yes": "Has dicho que sí.",
  "said.no": "Has dicho que no.",
  refused: "Tu navegador pide a los sitios que no te sigan. Lo respetamos: no se guarda ni se cuenta nada.",
  close: "Cerrar",
} satisfies Translation<"privacy">;
