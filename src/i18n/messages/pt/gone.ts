import type { Translation } from "../../source-messages.ts";

export const gone = {
  licence: "Este ícone saiu do ar: a licença não nos permite mostrá-lo.",
  trademark: "Este ícone saiu do ar: ele mostra uma marca registrada.",
  author: "Este ícone saiu do ar: quem o desenhou pediu que o retirássemos.",
  offensive: "Este ícone saiu do ar: ele era ofensivo.",
  broken: "Este ícone saiu do ar: o desenho estava com defeito.",
} satisfies Translation<"gone">;
