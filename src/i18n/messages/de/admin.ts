import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Verwaltung",
  "overview.title": "Übersicht",
  "overview.lead": "Alles, was die Seite am Laufen hält, an einem Ort.",
  "people.title": "Personen",
  "people.lead": "Wer ein Konto hat und was sie dürfen.",
  "requests.title": "Icon-Wünsche",
  "requests.lead": "Worum gebeten wird, wer es zeichnet und was daraus wurde.",
  "catalogue.title": "Katalog",
  "catalogue.lead": "Füge im laufenden Betrieb Icons hinzu und nimm Icons heraus.",
  "texts.title": "Seitentexte",
  "texts.lead": "Überschriften, Beschreibungen und Titel, die für einzelne Seiten von Hand geschrieben sind.",
  "redirects.title": "Weiterleitungen",
  "redirects.lead": "Wohin alte Adressen führen.",
  "flags.title": "Feature-Flags",
  "flags.lead": "Was eingeschaltet ist, und für wen.",
  "products.title": "Produkte",
  "products.lead": "Was man kaufen kann, und zu welchem Preis.",
  "events.title": "Ereignisse",
  "events.lead": "Wonach gesucht wird, was heruntergeladen und was gekauft wird.",
} satisfies Translation<"admin">;
