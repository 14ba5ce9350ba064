import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Von Iconarium",
  fromOthers: "Anzeige",
  "pricing.title": "Bilder so groß, wie du sie brauchst",
  "pricing.text": "Mit einem Tarif lädst du jedes Icon als PNG bis 1.600\u00A0px herunter, ganz ohne Werbung.",
  "pricing.action": "Tarife ansehen",
  "requests.title": "Fehlt ein Icon?",
  "requests.text": "Sag unseren Designern, was du brauchst, und stimme für andere Wünsche.",
  "requests.action": "Icon wünschen",
  "developers.title": "Icons für deine Apps",
  "developers.text": "Icons über eine offene API suchen, anpassen und herunterladen. Ohne Schlüssel.",
  "developers.action": "API-Dokumentation lesen",
  "collections.title": "Ordne deine Icons",
  "collections.text": "Sammle Icons, passe sie gemeinsam an und lade sie als ZIP, Sprite oder Icon-Font herunter.",
  "collections.action": "Deine Sammlungen",
  "picture.title": "Suche mit einem Bild",
  "picture.text": "Finde mit einem Screenshot oder einer Skizze Icons, die so aussehen.",
  "picture.action": "Bild auswählen",
} satisfies Translation<"ads">;
