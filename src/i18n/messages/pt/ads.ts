import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Do Iconarium",
  fromOthers: "Anúncio",
  "pricing.title": "Imagens do tamanho que você precisa",
  "pricing.text": "Com uma licença, cada ícone vem em PNG de até 1.600 px, e promoções como esta desaparecem.",
  "pricing.action": "Ver os planos",
  "requests.title": "Falta algum ícone?",
  "requests.text": "Conte aos nossos criadores o que você precisa e vote nos pedidos dos outros.",
  "requests.action": "Pedir um ícone",
  "developers.title": "Ícones para seus programas",
  "developers.text": "Pesquise, recolora e obtenha ícones por uma API aberta, sem chave.",
  "developers.action": "Ler a API",
  "collections.title": "Guarde junto o que combina",
  "collections.text": "Reúna ícones, mude as cores de uma vez e leve tudo em ZIP, sprite ou fonte.",
  "collections.action": "Suas coleções",
  "picture.title": "Pesquise com uma imagem",
  "picture.text": "Basta uma captura de tela ou um esboço: mostramos os ícones parecidos.",
  "picture.action": "Escolher imagem",
} satisfies Translation<"ads">;
