import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Administración",
  "overview.title": "Resumen",
  "overview.lead": "Todo lo que mantiene en marcha el sitio, en un solo lugar.",
  "people.title": "Personas",
  "people.lead": "Quién tiene una cuenta y qué puede hacer.",
  "requests.title": "Solicitudes de iconos",
  "requests.lead": "Qué se pide, quién lo dibuja y en qué ha quedado.",
  "catalogue.title": "Catálogo",
  "catalogue.lead": "Añade iconos con el sitio en marcha y retira los que hagan falta.",
  "texts.title": "Textos de páginas",
  "texts.lead": "Títulos y descripciones escritos a mano para páginas concretas.",
  "redirects.title": "Redirecciones",
  "redirects.lead": "Adónde llevan las direcciones antiguas.",
  "flags.title": "Feature flags",
  "flags.lead": "Qué está activado y para quién.",
  "products.title": "Productos",
  "products.lead": "Qué se puede comprar y a qué precio.",
  "events.title": "Eventos",
  "events.lead": "Qué buscan, descargan y compran los visitantes.",
} satisfies Translation<"admin">;
