import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Von Iconarium",
  fromOthers: "Anzeige",
  "pricing.title": "Bilder so groß, wie du sie brauchst",
  "pricing.text": "Mit einer Lizenz gibt es jedes Icon als PNG bis 1.600 px, und Hinweise wie dieser fallen weg.",
  "pricing.action": "Tarife ansehen",
  "requests.title": "Fehlt ein Icon?",
  "requests.text": "Sag unseren Gestaltern, was du brauchst, und stimme für die Wünsche anderer.",
  "requests.action": "Icon wünschen",
  "developers.title": "Icons für deine Programme",
  "developers.text": "Suche, färbe und lade Icons über eine offene API, ohne Schlüssel.",
  "developers.action": "API lesen",
  "collections.title": "Sammle, was zusammengehört",
  "collections.text": "Sammle Icons, färbe sie auf einmal um und nimm sie als ZIP, Sprite oder Schrift mit.",
  "collections.action": "Deine Sammlungen",
  "picture.title": "Suche mit einem Bild",
  "picture.text": "Ein Screenshot oder eine Skizze genügt: Wir zeigen Icons, die so aussehen.",
  "picture.action": "Bild wählen",
} satisfies Translation<"ads">;
