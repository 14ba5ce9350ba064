import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "De Iconarium",
  fromOthers: "Publicidad",
  "pricing.title": "Imágenes tan grandes como necesites",
  "pricing.text":
    "Con una licencia, cada icono está disponible en PNG de hasta 1.600 px, y promociones como esta desaparecen.",
  "pricing.action": "Ver los planes",
  "requests.title": "¿Falta algún icono?",
  "requests.text": "Cuenta a nuestros autores lo que necesitas y vota las peticiones de los demás.",
  "requests.action": "Pedir un icono",
  "developers.title": "Iconos para tus programas",
  "developers.text": "Busca, recolorea y obtén iconos con una API abierta, sin clave.",
  "developers.action": "Leer la API",
  "collections.title": "Guarda junto lo que va junto",
  "collections.text": "Reúne iconos, recoloréalos de una vez y llévatelos en ZIP, sprite o fuente.",
  "collections.action": "Tus colecciones",
  "picture.title": "Busca con una imagen",
  "picture.text": "Basta una captura o un boceto: te mostramos los iconos que se le parecen.",
  "picture.action": "Elegir una imagen",
} satisfies Translation<"ads">;
