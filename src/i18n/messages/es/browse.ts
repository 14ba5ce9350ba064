import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.metaTitle": "Iconarium – {count, number} iconos libres, una sola búsqueda",
  "landing.metaDescription":
    "Busca entre {icons, number} iconos de código abierto en {styles, plural, one {# estilo} other {# estilos}}. Ajusta color y tamaño, y copia o descarga en SVG o PNG. Sin cuenta.",
  "landing.title": "El icono que buscas, al instante",
  "landing.promise":
    "{icons, number} iconos libres en {styles, plural, one {# estilo} other {# estilos}}, listos para recolorear, copiar y descargar.",
  "landing.popular": "Populares",
  "landing.styles": "Explora estilos",
  "landing.allStyles": "Los {count, number} estilos",
  "landing.new": "Iconos nuevos",
  "landing.allNew": "Todas las novedades",
  "landing.categories": "Explora por categoría",

  "styles.metaTitle": "Estilos de iconos – Iconarium",
  "styles.metaDescription":
    "Los {count, number} estilos de iconos de un vistazo, del trazo fino al 3D. Compáralos y encuentra el que encaja con tu producto.",
  "styles.title": "Estilos de iconos",
  "styles.summary":
    "{styles, plural, one {# estilo} other {# estilos}} con {icons, plural, one {# icono} other {# iconos}}",
  "styles.summaryGrouped":
    "{families, plural, one {# familia} other {# familias}} con {icons, plural, one {# icono} other {# iconos}}",
  "styles.sort": "Ordenar por",
  "styles.sort.popularity": "Popularidad",
  "styles.sort.alphabet": "Nombre",
  "styles.sort.size": "Tamaño",
  "styles.group": "Agrupar por familia",
  "styles.animated": "Animado",
  "styles.more": "Mostrar más estilos",
  "styles.empty.title": "Ningún estilo reúne todo eso",
  "styles.empty.text": "Quita un filtro o vuelve a empezar con todos los estilos.",

  "new.metaTitle": "Iconos nuevos – Iconarium",
  "new.metaTitleStyle": "Iconos nuevos de {style} – Iconarium",
  "new.metaDescription":
    "Las últimas incorporaciones y los iconos rediseñados de todos los estilos, primero lo más reciente.",
  "new.title": "Iconos nuevos",
  "new.summary": "Lo último de todos los estilos, primero lo más reciente.",
  "new.more": "Mostrar más iconos",
  "new.previous": "Iconos más recientes",
  "new.inStyle": "Novedades de {style}",
  "new.empty.title": "Nada nuevo con estos filtros",
  "new.empty.text": "Quita un filtro o mira todas las novedades.",
  "new.feed": "Canal RSS",

  "filters.label": "Filtros",
  "filters.any": "Cualquiera",
  "filters.clear": "Borrar todo",
  "filters.allStyles": "Todos los estilos",

  "clipArt.title": "Clip art para presentaciones",
  "clipArt.text":
    "Imágenes grandes y llenas de color que se entienden hasta en la última fila. Elige, copia y pega en tu diapositiva.",
  "clipArt.topics": "Temas",
  "clipArt.style": "Estilo de las imágenes",
  "clipArt.mixed": "Lo mejor de todos",
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
} satisfies Translation<"browse">;
