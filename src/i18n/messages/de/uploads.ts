import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Die Datei {name} muss SVG sein.",
  tooLarge: "Die Datei {name} muss kleiner als 100 KB sein.",
  noText: "Die Datei {name} muss in UTF-8 oder UTF-16 geschrieben sein.",
  malformed: "Die Datei {name} ist beschädigt.",
  entities: "Die Datei {name} verwendet Entitäten. Speichere sie als einfaches SVG.",
  tooComplex: "Die Datei {name} hat zu viele Teile. Vereinfache die Zeichnung.",
  endless: "Ein Teil der Datei {name} enthält sich selbst.",
  outOfRange: "Die Datei {name} enthält Zahlen, die zum Zeichnen zu groß sind.",
  empty: "In der Datei {name} gibt es nichts zu zeichnen. Wandle Text in Pfade um; Bilder gehen nicht.",
  noSize: "Die Datei {name} hat keine Größe. Sie braucht eine viewBox oder Breite und Höhe.",
  notDrawable: "Die Datei {name} zu zeichnen dauert zu lange.",
  collectionFull: "Kein Platz für {name}: Eine Sammlung fasst {most, number} Icons.",
  tooMany: "Kein Platz für {name}: Du kannst {most, number} Icons hochladen.",
  leftOut: "Text und Bilder in {name} wurden weggelassen. Wandle Text in Pfade um.",
} satisfies Translation<"uploads">;
