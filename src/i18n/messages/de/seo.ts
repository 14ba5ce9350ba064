import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "Das\u00A0richtige\u00A0Icon. Sofort.",
  "landing.t1":
    "{icons, number} freie Icons in {styles, plural, one {# Stil} other {# Stilen}} – zum Anpassen, Kopieren und Herunterladen.",
  "landing.mt": "Iconarium – {icons, number} freie Icons, eine Suche",
  "landing.md":
    "Durchsuche {icons, number} Open-Source-Icons in {styles, plural, one {# Stil} other {# Stilen}}. Farbe und Größe anpassen, als SVG oder PNG kopieren oder laden. Ganz ohne Konto.",

  "search.h1": "Icons zu „{term}“",
  "search.t1":
    "Farbe, Größe und Strichstärke einstellen, dann das SVG kopieren oder herunterladen. Autor und Lizenz stehen dabei.",
  "search.mt": "Icons zu „{term}“ als SVG und PNG – Iconarium",
  "search.md":
    "{count, plural, one {# freies Icon} other {# freie Icons}} zu „{term}“. Farbe, Größe und Strichstärke einstellen, als SVG kopieren oder als SVG und PNG laden. Lizenz stets dabei.",

  "searchInStyle.h1": "Icons zu „{term}“ in {style}",
  "searchInStyle.t1":
    "Alles in einem Stil, damit es zusammenpasst. Farbe und Größe einstellen, kopieren oder herunterladen.",
  "searchInStyle.mt": "Icons zu „{term}“ in {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# Icon} other {# Icons}} zu „{term}“ im Stil {style}. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden.",

  "meaning.h1": "Icons mit der Bedeutung „{term}“",
  "meaning.t1":
    "Gefunden nach ihrer Bedeutung, wie auch immer sie heißen. Farbe und Größe einstellen, dann das SVG kopieren oder herunterladen.",
  "meaning.mt": "Icons mit der Bedeutung „{term}“ – Iconarium",
  "meaning.md":
    "{count, plural, one {# Icon} other {# Icons}} mit der Bedeutung „{term}“, wie auch immer sie heißen. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden.",

  "popular.h1": "Beliebte Icons",
  "popular.t1": "Die Icons, die jede Oberfläche braucht, die bekanntesten zuerst.",
  "popular.mt": "Beliebte Icons als SVG und PNG – Iconarium",
  "popular.md":
    "Die bekanntesten zuerst, aus {count, plural, one {# freien Icon} other {# freien Icons}} in allen Stilen. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "style.h1": "Icons im Stil {style}",
  "style.t1": "Gezeichnet von {author}. Farbe und Größe einstellen, dann das SVG kopieren oder herunterladen.",
  "style.mt": "Icons im Stil {style} als SVG und PNG – Iconarium",
  "style.md":
    "{count, plural, one {# Icon} other {# Icons}} im Stil {style} von {author}. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden.",

  "family.h1": "Icon-Familie {family}",
  "family.t1": "Eine Familie in {styles, plural, one {# Stil} other {# Stilen}}, gezeichnet von {author}.",
  "family.mt": "Icon-Familie {family} als SVG und PNG – Iconarium",
  "family.md":
    "{family} von {author}: {count, plural, one {# Icon} other {# Icons}} in {styles, plural, one {# Stil} other {# Stilen}}. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "author.h1": "Icons von {author}",
  "author.t1": "{styles, plural, one {# Stil} other {# Stile}} von {author}, jedes Icon mit seiner Lizenz.",
  "author.mt": "Icons von {author} als SVG und PNG – Iconarium",
  "author.md":
    "{count, plural, one {# Icon} other {# Icons}} von {author} in {styles, plural, one {# Stil} other {# Stilen}}. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "authorInStyle.h1": "Icons im Stil {style} von {author}",
  "authorInStyle.t1": "Ein Stil aus einer Hand, damit alles zusammenpasst.",
  "authorInStyle.mt": "Icons im Stil {style} von {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# Icon} other {# Icons}} im Stil {style}, gezeichnet von {author}. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "authorPack.h1": "{category}: Icons in {style} von {author}",
  "authorPack.t1": "Ein Thema in einem Stil aus einer Hand, damit alles zusammenpasst.",
  "authorPack.mt": "{category}: Icons in {style} von {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# Icon} other {# Icons}} im Stil {style}, gezeichnet von {author}. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "category.h1": "Icons zum Thema {category}",
  "category.t1": "Ein Thema in vielen Stilen. Finde den, der passt, dann umfärben, kopieren oder herunterladen.",
  "category.mt": "Icons zum Thema {category} als SVG und PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# freies Icon} other {# freie Icons}} in vielen Stilen. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden. Lizenz stets dabei.",

  "categoryInStyle.h1": "Icons zum Thema {category} in {style}",
  "categoryInStyle.t1": "Ein Thema in einem Stil, damit alles zusammenpasst.",
  "categoryInStyle.mt": "Icons zum Thema {category} in {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# Icon} other {# Icons}} im Stil {style}. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden.",

  "emoji.h1": "Emojis",
  "emoji.t1": "Smileys, Hände, Herzen und alles andere, von verschiedenen Künstlern gezeichnet.",
  "emoji.mt": "Emojis als SVG und PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# freies Emoji} other {# freie Emojis}} in vielen Stilen, von flach bis 3D. Als SVG kopieren oder als SVG und PNG laden, jedes mit seiner Lizenz.",

  "styles.h1": "Icon-Stile",
  "styles.t1": "Vergleiche sie nebeneinander und finde den, der zu deinem Produkt passt.",
  "styles.mt": "Icon-Stile – Iconarium",
  "styles.md":
    "{styles, plural, one {# Icon-Stil} other {# Icon-Stile}} auf einen Blick, von der Haarlinie bis 3D. Vergleiche sie nebeneinander und finde den, der zu deinem Produkt passt.",

  "stylesAnimated.h1": "Animierte Icon-Stile",
  "stylesAnimated.t1": "Icons, die sich von selbst bewegen: reines SVG, ganz ohne Skript.",
  "stylesAnimated.mt": "Animierte Icon-Stile als SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# Stil} other {# Stile}} mit animierten Icons. Reines SVG, das sich von selbst bewegt, zum Kopieren und Herunterladen. Ohne Skript, ohne Konto.",

  "stylesStatic.h1": "Statische Icon-Stile",
  "stylesStatic.t1": "Icons ohne Animation, von der Haarlinie bis 3D. Vergleiche sie nebeneinander.",
  "stylesStatic.mt": "Statische Icon-Stile als SVG und PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# Stil} other {# Stile}} mit statischen Icons, von der Haarlinie bis 3D. Nebeneinander vergleichen, dann als SVG oder PNG kopieren oder laden.",

  "new.h1": "Neue Icons",
  "new.t1": "Neue Icons aus allen Stilen, die neuesten zuerst.",
  "new.mt": "Neue Icons als SVG und PNG – Iconarium",
  "new.md":
    "Neu hinzugekommene und überarbeitete Icons aus allen Stilen, die neuesten zuerst. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "newInStyle.h1": "Neu in {style}",
  "newInStyle.t1": "Neue Icons in diesem Stil, die neuesten zuerst.",
  "newInStyle.mt": "Neue Icons in {style} – Iconarium",
  "newInStyle.md":
    "Neu hinzugekommene und überarbeitete Icons im Stil {style}, die neuesten zuerst. Farbe und Größe einstellen, als SVG oder PNG kopieren oder laden.",

  "clipArt.h1": "Cliparts für Präsentationen",
  "clipArt.t1": "Große, farbige Bilder, die auch in der letzten Reihe ankommen. Kopieren und in die Folie einfügen.",
  "clipArt.mt": "Cliparts für Präsentationen als SVG und PNG – Iconarium",
  "clipArt.md":
    "Freie Cliparts für Folien: Menschen, Arbeit, Geld, Ideen und mehr, in Stilen, die zusammenpassen. Als SVG oder PNG laden, jedes Bild mit seiner Lizenz.",

  "searchByImage.h1": "Bildsuche",
  "searchByImage.t1": "Lade ein Logo, eine Skizze oder einen Screenshot hoch und finde Icons, die so aussehen.",
  "searchByImage.mt": "Icons mit einem Bild suchen – Iconarium",
  "searchByImage.md":
    "Finde freie Icons, die deinem Bild ähneln: Datei auswählen, hineinziehen oder einfügen. Dann als SVG oder PNG kopieren oder herunterladen.",

  "icon.h1": "{name}",
  "icon.t1":
    "Gezeichnet von {author} im Stil {style}. Anpassen, dann das SVG kopieren oder als SVG und PNG herunterladen.",
  "icon.mt": "Icon „{name}“, {style} – SVG und PNG – Iconarium",
  "icon.md":
    "Icon „{name}“ im Stil {style} von {author}. Anpassen, als SVG kopieren oder als SVG und PNG laden. Lizenz: {license}.",

  "requests.h1": "Icon-Wünsche",
  "requests.t1":
    "Fehlt ein Icon? Wünsch es dir, stimm für andere Wünsche und hol es dir hier, sobald es gezeichnet ist.",
  "requests.mt": "Icon-Wünsche – Iconarium",
  "requests.md":
    "Wünsch dir Icons, die fehlen, stimm für andere Wünsche und sieh, was die Designer zeichnen. Fertige Icons findet die Suche sofort.",

  "pricing.h1": "Große Icons für alles, was du machst",
  "pricing.t1":
    "SVG und Code sind für alle kostenlos. Mit einem Tarif bekommst du große PNG-Dateien, für dich oder dein Team.",
  "pricing.mt": "Preise und Tarife – Iconarium",
  "pricing.md":
    "SVG und Code aller Icons sind kostenlos. Tarife pro Monat oder Jahr geben große PNG-Dateien, für eine Person oder ein Team. Kündigung mit einem Klick.",

  "developers.h1": "HTTP-API",
  "developers.t1":
    "Alles auf dieser Website gibt es auch per HTTP: Suche, Icons, Stile und Bilder. Du brauchst weder Schlüssel noch Konto. Die Antworten sind JSON, und jede Webseite darf die API aufrufen.",
  "developers.mt": "HTTP-API – Iconarium",
  "developers.md":
    "Freie Icons per HTTP suchen und als SVG oder PNG abrufen, ohne Schlüssel. Alle Aufrufe mit Parametern und echten Beispielen.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# Icon} other {# Icons}}. Farbe und Größe einstellen, als SVG kopieren oder als SVG und PNG laden.",
  "numbered.mt": "{title} – Seite {page, number}",
  "collections.h1": "Sammlungen",
  "collections.t1": "Speichere und ordne Icons für deine Projekte.",
  "collections.mt": "Sammlungen – Iconarium",
  "collections.md":
    "Sammle die Icons eines Projekts, sortiere sie und passe sie an, teile sie per Link und lade alle auf einmal herunter. Ganz ohne Konto.",
  "shared.h1": "{count, plural, one {# mit dir geteiltes Icon} other {# mit dir geteilte Icons}}",
  "shared.t1": "Dieser Link enthält die Icons. Speichere sie, um sie zu ändern oder zu sortieren.",
  "shared.mt": "{count, plural, one {# geteiltes Icon} other {# geteilte Icons}} – Iconarium",
  "shared.md": "{count, plural, one {# Icon} other {# Icons}} zum Ansehen, Anpassen und Herunterladen.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# Icon} other {# Icons}}",
  "collection.mt": "{name} – Icon-Sammlung – Iconarium",
  "collection.md": "{name}: {count, plural, one {# Icon} other {# Icons}} zum Ansehen, Anpassen und Herunterladen.",
  "illustrations.h1": "Illustrationen",
  "illustrations.t1": "Szenen aus Open-Source-Icons. Jede nennt ihre Autoren und ihre Lizenz.",
  "illustrations.mt": "Freie Illustrationen – Iconarium",
  "illustrations.md": "Illustrationen aus Open-Source-Icons als SVG, PNG und WebP, mit Autoren und Lizenzen.",
  "images.h1": "Fotos und Muster",
  "images.t1": "Hintergründe für deine Seiten: erzeugte Muster, und Fotos, wo eine Quelle verbunden ist.",
  "images.mt": "Fotos und Muster – Iconarium",
  "images.md": "Muster aus Formen und Icons als SVG, PNG und WebP, frei nutzbar, mit Autoren und Lizenzen.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} von {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} von {author}, mit Lizenz, in mehreren Größen.",
} satisfies Translation<"seo">;
