import type { Translation } from "../../source-messages.ts";

export const uploads = {
  notSvg: "Die Datei {name} muss im SVG-Format sein.",
  tooLarge: "Die Datei {name} muss kleiner als 100\u00A0KB sein.",
  noText: "Die Datei {name} muss in UTF-8 oder UTF-16 codiert sein.",
  malformed: "Die Datei {name} ist beschädigt.",
  entities: "Die Datei {name} verwendet XML-Entitäten. Speichere sie als einfaches SVG.",
  tooComplex: "Die Datei {name} ist zu komplex. Vereinfache die Zeichnung.",
  endless: "Die Datei {name} enthält einen Verweis auf sich selbst.",
  outOfRange: "Die Datei {name} enthält zu große Zahlen.",
  empty:
    "Die Datei {name} enthält nichts zum Zeichnen. Wandle Text in Pfade um; eingebettete Bilder werden nicht unterstützt.",
  noSize: "Die Datei {name} hat keine Größe. Füge eine viewBox oder Breite und Höhe hinzu.",
  notDrawable: "Die Datei {name} braucht zu lange zum Rendern.",
  collectionFull: "{name} wurde nicht hinzugefügt: Eine Sammlung fasst höchstens {most, number} Icons.",
  tooMany: "{name} wurde nicht hinzugefügt: Du kannst höchstens {most, number} Icons hochladen.",
  leftOut: "Text und Bilder in {name} wurden entfernt. Wandle Text in Pfade um.",
} satisfies Translation<"uploads">;
