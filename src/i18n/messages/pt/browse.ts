import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
