import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Le fichier {name} doit être au format SVG.",
  tooLarge: "Le fichier {name} doit faire moins de 100 Ko.",
  noText: "Le fichier {name} doit être encodé en UTF-8 ou UTF-16.",
  malformed: "Le fichier {name} est endommagé.",
  entities: "Le fichier {name} utilise des entités XML. Enregistrez-le en SVG simple.",
  tooComplex: "Le fichier {name} est trop complexe. Simplifiez le dessin.",
  endless: "Le fichier {name} contient une référence à lui-même.",
  outOfRange: "Le fichier {name} contient des nombres trop grands.",
  empty:
    "Le fichier {name} ne contient rien à dessiner. Vectorisez les textes\u202F; les images intégrées ne sont pas prises en charge.",
  noSize: "Le fichier {name} n’a pas de dimensions. Ajoutez une viewBox, ou une largeur et une hauteur.",
  notDrawable: "Le fichier {name} est trop long à dessiner.",
  collectionFull: "{name} n’a pas été ajouté\u00A0: une collection peut contenir {most, number} icônes.",
  tooMany: "{name} n’a pas été ajouté\u00A0: vous pouvez importer {most, number} icônes au plus.",
  leftOut: "Les textes et images de {name} ont été supprimés. Vectorisez les textes.",
} satisfies Translation<"uploads">;
