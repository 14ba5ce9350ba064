import type { Translation } from "../../source-messages.ts";

export const privacy = {
  question: "Permitir a análise de uso? Caso contrário, as visitas são contadas apenas de forma anônima.",
  yes: "Permitir",
  no: "Recusar",
  "answered.yes": "Você permitiu a análise de uso.",
  "answered.no": "Você recusou a análise de uso.",
  refused: "Seu navegador pede aos sites que não rastreiem você, por isso nada é guardado nem contado.",
  close: "Fechar",
} satisfies Translation<"privacy">;
