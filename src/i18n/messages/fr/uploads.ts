import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Le fichier {name} doit être au format SVG.",
  tooLarge: "Le fichier {name} doit faire moins de 100 Ko.",
  noText: "Le fichier {name} doit être encodé en UTF-8 ou UTF-16.",
  malformed: "Le fichier {name} est endommagé.",
  entities: "Le fichier {name} utilise des entités. Enregistrez-le en SVG simple.",
  tooComplex: "Le fichier {name} a trop d’éléments. Simplifiez le dessin.",
  endless: "Une partie du fichier {name} se contient elle-même.",
  outOfRange: "Le fichier {name} contient des nombres trop grands pour être dessinés.",
  empty: "Le fichier {name} ne contient rien à dessiner. Vectorisez les textes ; les images ne sont pas acceptées.",
  noSize: "Le fichier {name} n’a pas de dimensions. Ajoutez une viewBox, ou une largeur et une hauteur.",
  notDrawable: "Le fichier {name} est trop long à dessiner.",
  collectionFull: "Plus de place pour {name} : une collection contient {most, number} icônes au plus.",
  tooMany: "Plus de place pour {name} : vous pouvez importer {most, number} icônes au plus.",
  leftOut: "Les textes et images de {name} n’ont pas été repris. Vectorisez les textes.",
} satisfies Translation<"uploads">;
