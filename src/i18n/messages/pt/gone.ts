import type { Translation } from "../../source-messages.ts";

export const gone = {
  license: "Este ícone foi removido: a licença não nos permite mostrá-lo.",
  trademark: "Este ícone foi removido: ele mostra uma marca registrada.",
  author: "Este ícone foi removido a pedido do autor.",
  offensive: "Este ícone foi removido: ele era ofensivo.",
  broken: "Este ícone foi removido: o desenho estava com defeito.",
} satisfies Translation<"gone">;
