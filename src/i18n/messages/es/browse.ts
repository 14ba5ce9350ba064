import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.popular": "Populares",
  "landing.styles": "Explora los estilos",
  "landing.allStyles": "Los {count, number} estilos",
  "landing.new": "Iconos nuevos",
  "landing.allNew": "Todos los iconos nuevos",
  "landing.categories": "Explora por categoría",

  "styles.summary":
    "{styles, plural, one {# estilo} other {# estilos}} con {icons, plural, one {# icono} other {# iconos}}",
  "styles.summaryGrouped":
    "{families, plural, one {# familia} other {# familias}} con {icons, plural, one {# icono} other {# iconos}}",
  "styles.sort": "Ordenar por",
  "styles.sort.popularity": "Popularidad",
  "styles.sort.alphabet": "Nombre",
  "styles.sort.size": "Tamaño",
  "styles.group": "Agrupar por familia",
  "styles.animated": "Animados",
  "styles.more": "Mostrar más estilos",
  "styles.empty.title": "Ningún estilo coincide con estos filtros",
  "styles.empty.text": "Quita un filtro o mira todos los estilos.",

  "new.more": "Mostrar más iconos",
  "new.previous": "Iconos más recientes",
  "new.empty.title": "Ningún icono nuevo coincide con estos filtros",
  "new.empty.text": "Quita un filtro o mira todos los iconos nuevos.",
  "new.feed": "Canal RSS",

  "pages.last": "Ir a la última página",
  "pages.first": "Ir a la primera página",

  "filters.label": "Filtros",
  "filters.any": "Todos",
  "filters.clear": "Borrar todo",

  "clipArt.topics": "Temas",
  "clipArt.style": "Estilo de las imágenes",
  "clipArt.mixed": "Todos los estilos",
  "clipArt.all": "Todas ({count, number})",
  "clipArt.section.people": "Personas y equipos",
  "clipArt.section.charts": "Gráficos y cifras",
  "clipArt.section.ideas": "Ideas",
  "clipArt.section.goals": "Objetivos y éxito",
  "clipArt.section.money": "Dinero",
  "clipArt.section.time": "Tiempo",
  "clipArt.section.communication": "Comunicación",
  "clipArt.section.technology": "Tecnología",
  "clipArt.section.learning": "Aprendizaje",
  "clipArt.section.travel": "Viajes",
  "clipArt.section.nature": "Naturaleza",
  "clipArt.section.celebration": "Celebración",
  "landing.illustrations": "Ilustraciones",
  "landing.allIllustrations": "Todas las ilustraciones",
  "landing.images": "Fotos y estampados",
  "landing.allImages": "Todas las fotos y estampados",
} satisfies Translation<"browse">;
