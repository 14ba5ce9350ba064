import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Do Iconarium",
  fromOthers: "Anúncio",
  "pricing.title": "Imagens do tamanho que você precisar",
  "pricing.text": "Com um plano, você baixa qualquer ícone em PNG de até 1.600\u00A0px, sem anúncios.",
  "pricing.action": "Ver planos",
  "requests.title": "Falta um ícone?",
  "requests.text": "Conte aos nossos designers o que você precisa e vote em outros pedidos.",
  "requests.action": "Pedir um ícone",
  "developers.title": "Ícones para os seus apps",
  "developers.text": "Busque, personalize e baixe ícones com uma API aberta. Sem chave.",
  "developers.action": "Ler a documentação",
  "collections.title": "Organize seus ícones",
  "collections.text": "Reúna ícones, personalize todos juntos e baixe como ZIP, sprite ou fonte.",
  "collections.action": "Suas coleções",
  "picture.title": "Busque por imagem",
  "picture.text": "Use uma captura de tela ou um esboço para encontrar ícones parecidos.",
  "picture.action": "Escolher imagem",
} satisfies Translation<"ads">;
