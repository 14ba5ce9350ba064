import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.popular": "Populares",
  "landing.styles": "Explore os estilos",
  "landing.allStyles": "Todos os {count, number} estilos",
  "landing.new": "Ícones novos",
  "landing.allNew": "Todos os ícones novos",
  "landing.categories": "Navegue por categoria",

  "styles.summary":
    "{styles, plural, one {# estilo} other {# estilos}} com {icons, plural, one {# ícone} other {# ícones}}",
  "styles.summaryGrouped":
    "{families, plural, one {# família} other {# famílias}} com {icons, plural, one {# ícone} other {# ícones}}",
  "styles.sort": "Ordenar por",
  "styles.sort.popularity": "Popularidade",
  "styles.sort.alphabet": "Nome",
  "styles.sort.size": "Tamanho",
  "styles.group": "Agrupar por família",
  "styles.animated": "Animados",
  "styles.more": "Mostrar mais estilos",
  "styles.empty.title": "Nenhum estilo corresponde a estes filtros",
  "styles.empty.text": "Remova um filtro ou veja todos os estilos.",

  "new.more": "Mostrar mais ícones",
  "new.previous": "Ícones mais recentes",
  "new.empty.title": "Nenhum ícone novo corresponde a estes filtros",
  "new.empty.text": "Remova um filtro ou veja todos os ícones novos.",
  "new.feed": "Feed RSS",

  "pages.last": "Ir para a última página",
  "pages.first": "Ir para a primeira página",

  "filters.label": "Filtros",
  "filters.any": "Todos",
  "filters.clear": "Limpar tudo",

  "clipArt.topics": "Temas",
  "clipArt.style": "Estilo das imagens",
  "clipArt.mixed": "Todos os estilos",
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
  "landing.illustrations": "Ilustrações",
  "landing.allIllustrations": "Todas as ilustrações",
  "landing.images": "Fotos e padrões",
  "landing.allImages": "Todas as fotos e padrões",
} satisfies Translation<"browse">;
