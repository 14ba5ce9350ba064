import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Ir al contenido",
  loading: "Cargando",

  "action.close": "Cerrar",
  "action.copy": "Copiar",
  "action.copied": "Copiado",
  "action.dismiss": "Ocultar",
  "action.toTop": "Volver arriba",

  "notifications.label": "Notificaciones",

  "count.icons": "{count, plural, one {# icono} other {# iconos}}",

  "nav.label": "Navegación principal",
  "nav.menu": "Menú",
  "nav.styles": "Estilos",
  "nav.new": "Novedades",
  "nav.developers": "Desarrolladores",
  "nav.requests": "Peticiones",
  "nav.pricing": "Precios",

  "search.label": "Buscar iconos",
  "search.placeholder": "Buscar iconos",
  "search.placeholderCount": "Busca entre {count, number} iconos",
  "search.submit": "Buscar",
  "search.clear": "Borrar búsqueda",

  "suggest.label": "Sugerencias",
  "suggest.meaning": "Por significado",
  "suggest.words": "Búsquedas",
  "suggest.icons": "Iconos",
  "suggest.styles": "Estilos",
  "suggest.categories": "Categorías",
  "suggest.authors": "Autores",
  "suggest.history": "Búsquedas recientes",
  "suggest.forget": "Quitar «{term}» de las búsquedas recientes",
  "suggest.forgetAll": "Borrar todo",
  "suggest.count": "{count, plural, =0 {Sin sugerencias} one {# sugerencia} other {# sugerencias}}",

  "language.label": "Idioma",

  "theme.label": "Tema",
  "theme.light": "Claro",
  "theme.dark": "Oscuro",
  "theme.system": "Sistema",

  signIn: "Iniciar sesión",

  "footer.browse": "Explorar",
  "footer.build": "Desarrollar",
  "footer.landing": "Todos los iconos",
  "footer.styles": "Estilos",
  "footer.new": "Iconos nuevos",
  "footer.illustrations": "Ilustraciones",
  "footer.images": "Fotos y estampados",
  "footer.clipArt": "Clip art para diapositivas",
  "footer.popular": "Iconos populares",
  "footer.newsletter": "Boletín",
  "footer.requests": "Peticiones de iconos",
  "footer.developers": "API y documentación",
  "footer.openapi": "Especificación OpenAPI",
  "footer.privacy": "Opciones de privacidad",
  "footer.credit":
    "Cada icono pertenece a quien lo dibujó y conserva su propia licencia, que siempre se muestra a su lado.",

  "notFound.title": "404",
  "notFound.metaTitle": "Página no encontrada – Iconarium",
  "notFound.heading": "Página no encontrada: {path}",
  "notFound.1": "Hemos mirado debajo de todas las capas. Esta página no está en la mesa de trabajo.",
  "notFound.2": "Esta página se ha vuelto totalmente transparente.",
  "notFound.3": "Alguien recortó esta página más de la cuenta.",
  "notFound.4": "Hasta la lupa ha vuelto con las manos vacías.",
  "notFound.5": "Esta página se ajustó a una cuadrícula que no existe.",
  "notFound.new": "Iconos nuevos",
  "notFound.popular": "Iconos populares",
  "notFound.styles": "O empieza por un estilo",

  "error.title": "Se ha producido un error",
  "error.text": "Es cosa nuestra. Vuelve a intentarlo en un momento.",
  "error.retry": "Reintentar",
  "nav.collections": "Colecciones",
} satisfies Translation<"site">;
