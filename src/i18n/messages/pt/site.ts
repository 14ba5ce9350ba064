import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Ir para o conteúdo",
  loading: "Carregando",

  "action.close": "Fechar",
  "action.copy": "Copiar",
  "action.copied": "Copiado",
  "action.dismiss": "Dispensar",
  "action.toTop": "Voltar ao topo",

  "notifications.label": "Notificações",

  "count.icons": "{count, plural, one {# ícone} other {# ícones}}",

  "nav.label": "Navegação principal",
  "nav.menu": "Menu",
  "nav.styles": "Estilos",
  "nav.new": "Novidades",
  "nav.developers": "Desenvolvedores",
  "nav.requests": "Pedidos",
  "nav.pricing": "Preços",

  "search.label": "Buscar ícones",
  "search.placeholder": "Buscar ícones",
  "search.placeholderCount": "Busque entre {count, number} ícones",
  "search.submit": "Buscar",
  "search.clear": "Limpar busca",

  "suggest.label": "Sugestões",
  "suggest.meaning": "Por significado",
  "suggest.words": "Buscas",
  "suggest.icons": "Ícones",
  "suggest.styles": "Estilos",
  "suggest.categories": "Categorias",
  "suggest.authors": "Autores",
  "suggest.history": "Buscas recentes",
  "suggest.forget": "Remover “{term}” das buscas recentes",
  "suggest.forgetAll": "Limpar tudo",
  "suggest.count": "{count, plural, =0 {Nenhuma sugestão} one {# sugestão} other {# sugestões}}",

  "language.label": "Idioma",

  "theme.label": "Tema",
  "theme.light": "Claro",
  "theme.dark": "Escuro",
  "theme.system": "Sistema",

  signIn: "Entrar",

  "footer.browse": "Explorar",
  "footer.build": "Desenvolver",
  "footer.landing": "Todos os ícones",
  "footer.styles": "Estilos",
  "footer.new": "Ícones novos",
  "footer.clipArt": "Clip-art para slides",
  "footer.popular": "Ícones populares",
  "footer.newsletter": "Newsletter",
  "footer.requests": "Pedidos de ícones",
  "footer.developers": "API e documentação",
  "footer.openapi": "Especificação OpenAPI",
  "footer.privacy": "Opções de privacidade",
  "footer.credit": "Cada ícone pertence a quem o desenhou e mantém a própria licença, sempre exibida ao lado dele.",

  "notFound.title": "404",
  "notFound.metaTitle": "Página não encontrada – Iconarium",
  "notFound.heading": "Página não encontrada: {path}",
  "notFound.1": "Procuramos embaixo de todas as camadas. Esta página não está na prancheta.",
  "notFound.2": "Esta página ficou totalmente transparente.",
  "notFound.3": "Alguém cortou esta página um pouco demais.",
  "notFound.4": "Até a lupa voltou de mãos vazias.",
  "notFound.5": "Esta página se alinhou a uma grade que não existe.",
  "notFound.new": "Ícones novos",
  "notFound.popular": "Ícones populares",
  "notFound.styles": "Ou comece por um estilo",

  "error.title": "Ocorreu um erro",
  "error.text": "A falha é nossa. Tente de novo em instantes.",
  "error.retry": "Tentar de novo",
  "nav.collections": "Coleções",
} satisfies Translation<"site">;
