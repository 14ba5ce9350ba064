import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "El archivo {name} debe ser SVG.",
  tooLarge: "El archivo {name} debe ocupar menos de 100 KB.",
  noText: "El archivo {name} debe estar en UTF-8 o UTF-16.",
  malformed: "El archivo {name} está dañado.",
  entities: "El archivo {name} usa entidades. Guárdalo como SVG simple.",
  tooComplex: "El archivo {name} tiene demasiados elementos. Simplifica el dibujo.",
  endless: "Una parte del archivo {name} se contiene a sí misma.",
  outOfRange: "El archivo {name} tiene números demasiado grandes para dibujarlos.",
  empty: "El archivo {name} no tiene nada que dibujar. Convierte el texto en trazados; no se admiten imágenes.",
  noSize: "El archivo {name} no tiene tamaño. Añade un viewBox, o ancho y alto.",
  notDrawable: "El archivo {name} tarda demasiado en dibujarse.",
  collectionFull: "No hay sitio para {name}: una colección admite {most, number} iconos.",
  tooMany: "No hay sitio para {name}: puedes subir {most, number} iconos.",
  leftOut: "Se omitieron el texto y las imágenes de {name}. Convierte el texto en trazados.",
} satisfies Translation<"uploads">;
