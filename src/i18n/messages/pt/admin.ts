import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Administração",
  "overview.title": "Visão geral",
  "overview.lead": "Tudo o que mantém o site no ar, em um só lugar.",
  "people.title": "Pessoas",
  "people.lead": "Quem tem uma conta e o que pode fazer.",
  "requests.title": "Pedidos de ícones",
  "requests.lead": "O que foi pedido, quem desenha e no que deu.",
  "catalogue.title": "Catálogo",
  "catalogue.lead": "Adicione ícones com o site no ar e retire os que for preciso.",
  "texts.title": "Textos das páginas",
  "texts.lead": "Títulos e descrições escritos à mão para páginas específicas.",
  "redirects.title": "Redirecionamentos",
  "redirects.lead": "Para onde levam os endereços antigos.",
  "flags.title": "Feature flags",
  "flags.lead": "O que está ativado, e para quem.",
  "products.title": "Produtos",
  "products.lead": "O que se pode comprar, e por quanto.",
  "events.title": "Eventos",
  "events.lead": "O que os visitantes buscam, baixam e compram.",
} satisfies Translation<"admin">;
