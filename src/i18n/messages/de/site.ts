import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Zum Inhalt springen",
  loading: "Wird geladen",

  "action.close": "Schließen",
  "action.copy": "Kopieren",
  "action.copied": "Kopiert",
  "action.dismiss": "Ausblenden",

  "count.icons": "{count, plural, one {# Icon} other {# Icons}}",

  "nav.label": "Hauptmenü",
  "nav.menu": "Menü",
  "nav.styles": "Stile",
  "nav.new": "Neu",
  "nav.developers": "Entwickler",

  "search.label": "Icons suchen",
  "search.placeholder": "Icons suchen",
  "search.placeholderCount": "{count, number} Icons durchsuchen",
  "search.submit": "Suchen",
  "search.clear": "Suche leeren",

  "language.label": "Sprache",

  "theme.label": "Farbschema",
  "theme.light": "Hell",
  "theme.dark": "Dunkel",
  "theme.system": "Wie System",

  "footer.browse": "Entdecken",
  "footer.build": "Entwickeln",
  "footer.landing": "Alle Icons",
  "footer.styles": "Stile",
  "footer.new": "Neue Icons",
  "footer.popular": "Beliebte Icons",
  "footer.developers": "API und Dokumentation",
  "footer.openapi": "OpenAPI-Dokument",
  "footer.credit":
    "Jedes Icon gehört denen, die es gezeichnet haben, und behält seine eigene Lizenz. Sie steht immer direkt daneben.",

  "landing.metaTitle": "Iconarium – {count, number} freie Icons, eine Suche",
  "landing.metaDescription":
    "Durchsuche {icons, number} Open-Source-Icons in {styles, plural, one {# Stil} other {# Stilen}}. Farbe und Größe anpassen, dann als SVG oder PNG kopieren oder herunterladen. Ganz ohne Konto.",
  "landing.title": "Das richtige Icon. Sofort.",
  "landing.promise":
    "{icons, number} freie Icons in {styles, plural, one {# Stil} other {# Stilen}} – zum Umfärben, Kopieren und Herunterladen.",
  "landing.popular": "Beliebt",
  "landing.styles": "Stile entdecken",
  "landing.allStyles": "Alle {count, number} Stile",
  "landing.new": "Neue Icons",
  "landing.allNew": "Alle neuen Icons",
  "landing.categories": "Nach Kategorie stöbern",

  "styles.metaTitle": "Icon-Stile – Iconarium",
  "styles.metaDescription":
    "Alle {count, number} Icon-Stile auf einen Blick, von der Haarlinie bis 3D. Vergleiche sie nebeneinander und finde den, der zu deinem Produkt passt.",
  "styles.title": "Icon-Stile",
  "styles.summary": "{styles, plural, one {# Stil} other {# Stile}} mit {icons, plural, one {# Icon} other {# Icons}}",
  "styles.summaryGrouped":
    "{families, plural, one {# Familie} other {# Familien}} mit {icons, plural, one {# Icon} other {# Icons}}",
  "styles.sort": "Sortieren nach",
  "styles.sort.popularity": "Beliebtheit",
  "styles.sort.alphabet": "Name",
  "styles.sort.size": "Umfang",
  "styles.group": "Nach Familie gruppieren",
  "styles.animated": "Animiert",
  "styles.more": "Mehr Stile anzeigen",

  "new.metaTitle": "Neue Icons – Iconarium",
  "new.metaTitleStyle": "Neue Icons in {style} – Iconarium",
  "new.metaDescription": "Neu hinzugekommene und überarbeitete Icons aus allen Stilen, die neuesten zuerst.",
  "new.title": "Neue Icons",
  "new.summary": "Das Neueste aus allen Stilen, frisch zuerst.",
  "new.more": "Mehr Icons anzeigen",
  "new.previous": "Neuere Icons",
  "new.inStyle": "Neu in {style}",

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
} satisfies Translation<"site">;
