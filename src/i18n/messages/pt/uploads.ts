import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "O arquivo {name} precisa ser SVG.",
  tooLarge: "O arquivo {name} precisa ter menos de 100 KB.",
  noText: "O arquivo {name} precisa estar em UTF-8 ou UTF-16.",
  malformed: "O arquivo {name} está danificado.",
  entities: "O arquivo {name} usa entidades. Salve-o como SVG simples.",
  tooComplex: "O arquivo {name} tem elementos demais. Simplifique o desenho.",
  endless: "Uma parte do arquivo {name} contém a si mesma.",
  outOfRange: "O arquivo {name} tem números grandes demais para desenhar.",
  empty: "O arquivo {name} não tem nada para desenhar. Converta o texto em curvas; imagens não são aceitas.",
  noSize: "O arquivo {name} não tem tamanho. Adicione um viewBox, ou largura e altura.",
  notDrawable: "O arquivo {name} demora demais para ser desenhado.",
  collectionFull: "Sem espaço para {name}: uma coleção comporta {most, number} ícones.",
  tooMany: "Sem espaço para {name}: você pode enviar {most, number} ícones.",
  leftOut: "Textos e imagens de {name} ficaram de fora. Converta o texto em curvas.",
} satisfies Translation<"uploads">;
