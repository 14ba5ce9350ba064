import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question:
    "Podemos guardar como você usa este site para melhorá-lo? Só nós vemos isso. Sem o seu sim, apenas contamos e não sabemos nada sobre você.",
  yes: "Sim",
  no: "Não",
  "said.yes": "Você disse sim.",
  "said.no": "Você disse não.",
  refused: "Seu navegador pede aos sites que não sigam você. Respeitamos isso: nada é guardado nem contado.",
  close: "Fechar",
} satisfies Translation<"privacy">;
