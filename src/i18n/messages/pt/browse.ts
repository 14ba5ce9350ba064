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
  "styles.empty.title": "Nenhum estilo tem tudo isso ao mesmo tempo",
  "styles.empty.text": "Tire um filtro ou recomece com todos os estilos.",

  "new.metaTitle": "Ícones novos – Iconarium",
  "new.metaTitleStyle": "Ícones novos de {style} – Iconarium",
  "new.metaDescription":
    "As últimas adições e os ícones redesenhados de todos os estilos, do mais recente ao mais antigo.",
  "new.title": "Ícones novos",
  "new.summary": "O que há de mais recente em todos os estilos.",
  "new.more": "Mostrar mais ícones",
  "new.previous": "Ícones mais recentes",
  "new.inStyle": "Novidades em {style}",
  "new.empty.title": "Nada de novo com estes filtros",
  "new.empty.text": "Tire um filtro ou veja todas as novidades.",
  "new.feed": "Feed RSS",

  "filters.label": "Filtros",
  "filters.any": "Qualquer",
  "filters.clear": "Limpar tudo",
  "filters.allStyles": "Todos os estilos",

  "clipArt.title": "Clip-art para apresentações",
  "clipArt.text": "Imagens grandes e coloridas que se entendem até na última fila. Escolha, copie e cole no seu slide.",
  "clipArt.topics": "Temas",
  "clipArt.style": "Estilo das imagens",
  "clipArt.mixed": "O melhor de todos",
  "clipArt.all": "Todas ({count, number})",
  "clipArt.section.people": "Pessoas e equipes",
  "clipArt.section.charts": "Gráficos e números",
  "clipArt.section.ideas": "Ideias",
  "clipArt.section.goals": "Metas e sucesso",
  "clipArt.section.money": "Dinheiro",
  "clipArt.section.time": "Tempo",
  "clipArt.section.communication": "Comunicação",
  "clipArt.section.technology": "Tecnologia",
  "clipArt.section.learning": "Aprendizado",
  "clipArt.section.travel": "Viagens",
  "clipArt.section.nature": "Natureza",
  "clipArt.section.celebration": "Comemoração",
} satisfies Translation<"browse">;
