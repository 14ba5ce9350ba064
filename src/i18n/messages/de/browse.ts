import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
