import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "El archivo {name} debe ser SVG.",
  tooLarge: "El archivo {name} debe ocupar menos de 100\u00A0KB.",
  noText: "El archivo {name} debe estar codificado en UTF-8 o UTF-16.",
  malformed: "El archivo {name} está dañado.",
  entities: "El archivo {name} usa entidades XML. Guárdalo como SVG simple.",
  tooComplex: "El archivo {name} es demasiado complejo. Simplifica el dibujo.",
  endless: "El archivo {name} contiene una referencia a sí mismo.",
  outOfRange: "El archivo {name} contiene números demasiado grandes.",
  empty:
    "El archivo {name} no contiene nada que dibujar. Convierte el texto en trazados; no se admiten imágenes incrustadas.",
  noSize: "El archivo {name} no tiene tamaño. Añade un viewBox, o ancho y alto.",
  notDrawable: "El archivo {name} tarda demasiado en dibujarse.",
  collectionFull: "No se ha añadido {name}: una colección admite {most, number} iconos.",
  tooMany: "No se ha añadido {name}: puedes subir {most, number} iconos.",
  leftOut: "Se han quitado el texto y las imágenes de {name}. Convierte el texto en trazados.",
} satisfies Translation<"uploads">;
