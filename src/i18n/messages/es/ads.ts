import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "De Iconarium",
  fromOthers: "Publicidad",
  "pricing.title": "Imágenes tan grandes como necesites",
  "pricing.text": "Con un plan puedes descargar todos los iconos en PNG de hasta 1.600\u00A0px, sin anuncios.",
  "pricing.action": "Ver planes",
  "requests.title": "¿Echas en falta un icono?",
  "requests.text": "Cuenta a nuestros diseñadores lo que necesitas y vota otras peticiones.",
  "requests.action": "Pedir un icono",
  "developers.title": "Iconos para tus apps",
  "developers.text": "Busca, personaliza y descarga iconos con una API abierta. No necesitas clave.",
  "developers.action": "Leer la documentación",
  "collections.title": "Organiza tus iconos",
  "collections.text": "Reúne iconos, personalízalos a la vez y descárgalos como ZIP, sprite o fuente.",
  "collections.action": "Tus colecciones",
  "picture.title": "Busca por imagen",
  "picture.text": "Usa una captura de pantalla o un boceto para encontrar iconos parecidos.",
  "picture.action": "Elegir imagen",
} satisfies Translation<"ads">;
