import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Zum Inhalt springen",
  loading: "Wird geladen",

  "action.close": "Schließen",
  "action.copy": "Kopieren",
  "action.copied": "Kopiert",
  "action.dismiss": "Ausblenden",
  "action.toTop": "Nach oben",

  "notifications.label": "Mitteilungen",

  "count.icons": "{count, plural, one {# Icon} other {# Icons}}",

  "nav.label": "Hauptmenü",
  "nav.menu": "Menü",
  "nav.styles": "Stile",
  "nav.new": "Neu",
  "nav.developers": "Entwickler",
  "nav.requests": "Wünsche",
  "nav.pricing": "Preise",

  "search.label": "Icons suchen",
  "search.placeholder": "Icons suchen",
  "search.placeholderCount": "{count, number} Icons durchsuchen",
  "search.submit": "Suchen",
  "search.clear": "Suche leeren",

  "suggest.label": "Vorschläge",
  "suggest.meaning": "Nach Bedeutung",
  "suggest.words": "Suchbegriffe",
  "suggest.icons": "Icons",
  "suggest.styles": "Stile",
  "suggest.categories": "Kategorien",
  "suggest.authors": "Autoren",
  "suggest.history": "Zuletzt gesucht",
  "suggest.forget": "„{term}“ aus den letzten Suchen entfernen",
  "suggest.forgetAll": "Alle löschen",
  "suggest.count": "{count, plural, =0 {Keine Vorschläge} one {# Vorschlag} other {# Vorschläge}}",

  "language.label": "Sprache",

  "theme.label": "Farbschema",
  "theme.light": "Hell",
  "theme.dark": "Dunkel",
  "theme.system": "Wie System",

  signIn: "Anmelden",

  "footer.browse": "Entdecken",
  "footer.build": "Entwickeln",
  "footer.landing": "Alle Icons",
  "footer.styles": "Stile",
  "footer.new": "Neue Icons",
  "footer.illustrations": "Illustrationen",
  "footer.images": "Fotos und Muster",
  "footer.clipArt": "Cliparts für Folien",
  "footer.popular": "Beliebte Icons",
  "footer.newsletter": "Newsletter",
  "footer.requests": "Icon-Wünsche",
  "footer.developers": "API und Dokumentation",
  "footer.openapi": "OpenAPI-Spezifikation",
  "footer.privacy": "Datenschutz-Auswahl",
  "footer.credit":
    "Jedes Icon gehört denen, die es gezeichnet haben, und behält seine eigene Lizenz. Sie steht immer direkt daneben.",

  "notFound.title": "404",
  "notFound.metaTitle": "Seite nicht gefunden – Iconarium",
  "notFound.heading": "Seite nicht gefunden: {path}",
  "notFound.1": "Wir haben unter jeder Ebene nachgesehen. Auf dieser Zeichenfläche liegt keine solche Seite.",
  "notFound.2": "Diese Seite ist jetzt vollständig transparent.",
  "notFound.3": "Da hat jemand beim Zuschneiden etwas übertrieben.",
  "notFound.4": "Sogar die Lupe kam mit leeren Händen zurück.",
  "notFound.5": "Diese Seite ist an einem Raster eingerastet, das es nicht gibt.",
  "notFound.new": "Neue Icons",
  "notFound.popular": "Beliebte Icons",
  "notFound.styles": "Oder fang mit einem Stil an",

  "error.title": "Ein Fehler ist aufgetreten",
  "error.text": "Das liegt an uns. Versuch es gleich noch einmal.",
  "error.retry": "Noch einmal versuchen",
  "nav.collections": "Sammlungen",
} satisfies Translation<"site">;
