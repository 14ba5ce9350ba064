import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Ir para o conteúdo",
  loading: "Carregando",

  "action.close": "Fechar",
  "action.copy": "Copiar",
  "action.copied": "Copiado",
  "action.dismiss": "Dispensar",

  "count.icons": "{count, plural, one {# ícone} other {# ícones}}",

  "nav.label": "Navegação principal",
  "nav.menu": "Menu",
  "nav.styles": "Estilos",
  "nav.new": "Novidades",
  "nav.developers": "Desenvolvedores",

  "search.label": "Buscar ícones",
  "search.placeholder": "Buscar ícones",
  "search.placeholderCount": "Busque entre {count, number} ícones",
  "search.submit": "Buscar",
  "search.clear": "Limpar busca",

  "language.label": "Idioma",

  "theme.label": "Tema",
  "theme.light": "Claro",
  "theme.dark": "Escuro",
  "theme.system": "Sistema",

  "footer.browse": "Explorar",
  "footer.build": "Desenvolver",
  "footer.landing": "Todos os ícones",
  "footer.styles": "Estilos",
  "footer.new": "Ícones novos",
  "footer.popular": "Ícones populares",
  "footer.developers": "API e documentação",
  "footer.openapi": "Documento OpenAPI",
  "footer.credit": "Cada ícone pertence a quem o desenhou e mantém a própria licença, sempre exibida ao lado dele.",

  "landing.metaTitle": "Iconarium – {count, number} ícones livres, uma só busca",
  "landing.metaDescription":
    "Busque entre {icons, number} ícones de código aberto em {styles, plural, one {# estilo} other {# estilos}}. Ajuste cor e tamanho e copie ou baixe em SVG ou PNG. Sem cadastro.",
  "landing.title": "O ícone certo, na hora",
  "landing.promise":
    "{icons, number} ícones livres em {styles, plural, one {# estilo} other {# estilos}}, para recolorir, copiar e baixar.",
  "landing.popular": "Populares",
  "landing.styles": "Explore os estilos",
  "landing.allStyles": "Todos os {count, number} estilos",
  "landing.new": "Ícones novos",
  "landing.allNew": "Todas as novidades",
  "landing.categories": "Navegue por categoria",

  "styles.metaTitle": "Estilos de ícones – Iconarium",
  "styles.metaDescription":
    "Todos os {count, number} estilos de ícones em uma só página, do traço fino ao 3D. Compare lado a lado e encontre o que combina com o seu produto.",
  "styles.title": "Estilos de ícones",
  "styles.summary":
    "{styles, plural, one {# estilo} other {# estilos}} com {icons, plural, one {# ícone} other {# ícones}}",
  "styles.summaryGrouped":
    "{families, plural, one {# família} other {# famílias}} com {icons, plural, one {# ícone} other {# ícones}}",
  "styles.sort": "Ordenar por",
  "styles.sort.popularity": "Popularidade",
  "styles.sort.alphabet": "Nome",
  "styles.sort.size": "Tamanho",
  "styles.group": "Agrupar por família",
  "styles.animated": "Animado",
  "styles.more": "Mostrar mais estilos",

  "new.metaTitle": "Ícones novos – Iconarium",
  "new.metaTitleStyle": "Ícones novos de {style} – Iconarium",
  "new.metaDescription":
    "As últimas adições e os ícones redesenhados de todos os estilos, do mais recente ao mais antigo.",
  "new.title": "Ícones novos",
  "new.summary": "O que há de mais recente em todos os estilos.",
  "new.more": "Mostrar mais ícones",
  "new.previous": "Ícones mais recentes",
  "new.inStyle": "Novidades em {style}",

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
} satisfies Translation<"site">;
