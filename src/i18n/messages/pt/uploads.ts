import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "O arquivo {name} precisa ser SVG.",
  tooLarge: "O arquivo {name} precisa ter menos de 100\u00A0KB.",
  noText: "O arquivo {name} precisa estar codificado em UTF-8 ou UTF-16.",
  malformed: "O arquivo {name} está danificado.",
  entities: "O arquivo {name} usa entidades XML. Salve-o como SVG simples.",
  tooComplex: "O arquivo {name} é complexo demais. Simplifique o desenho.",
  endless: "O arquivo {name} contém uma referência a si mesmo.",
  outOfRange: "O arquivo {name} contém números grandes demais.",
  empty:
    "O arquivo {name} não contém nada para desenhar. Converta o texto em curvas; imagens incorporadas não são aceitas.",
  noSize: "O arquivo {name} não tem tamanho. Adicione um viewBox, ou largura e altura.",
  notDrawable: "A renderização do arquivo {name} demora demais.",
  collectionFull: "{name} não foi adicionado: uma coleção comporta {most, number} ícones.",
  tooMany: "{name} não foi adicionado: você pode enviar {most, number} ícones.",
  leftOut: "O texto e as imagens de {name} foram removidos. Converta o texto em curvas.",
} satisfies Translation<"uploads">;
