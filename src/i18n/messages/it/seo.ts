import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "L’icona giusta, subito",
  "landing.t1":
    "{icons, number} icone libere in {styles, plural, one {# stile} other {# stili}}, da personalizzare, copiare e scaricare.",
  "landing.mt": "Iconarium – {icons, number} icone libere, una sola ricerca",
  "landing.md":
    "Cerca tra {icons, number} icone open source in {styles, plural, one {# stile} other {# stili}}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG. Senza account.",

  "search.h1": "Icone {term}",
  "search.t1": "Scegli colore, dimensione e tratto, poi copia o scarica l’SVG. Ogni icona indica autore e licenza.",
  "search.mt": "Icone {term} in SVG e PNG – Iconarium",
  "search.md":
    "{count, plural, one {# icona libera} other {# icone libere}} per «{term}». Scegli colore, dimensione e tratto, poi copia l’SVG o scarica SVG e PNG. Ogni icona con la sua licenza.",

  "searchInStyle.h1": "Icone {term} in {style}",
  "searchInStyle.t1":
    "Tutte in un solo stile, perché stiano bene insieme. Scegli colore e dimensione, poi copia o scarica.",
  "searchInStyle.mt": "Icone {term} in {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# icona} other {# icone}} per «{term}» nello stile {style}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "meaning.h1": "Icone che significano «{term}»",
  "meaning.t1":
    "Trovate in base al significato, comunque si chiamino. Scegli colore e dimensione, poi copia o scarica l’SVG.",
  "meaning.mt": "Icone che significano «{term}» – Iconarium",
  "meaning.md":
    "{count, plural, one {# icona} other {# icone}} con il significato di «{term}», comunque si chiamino. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "popular.h1": "Icone popolari",
  "popular.t1": "Le icone che servono a ogni interfaccia, dalle più note.",
  "popular.mt": "Icone popolari in SVG e PNG – Iconarium",
  "popular.md":
    "Prima le icone più note, tra {count, plural, one {# icona libera} other {# icone libere}} in ogni stile. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "style.h1": "Icone {style}",
  "style.t1": "Disegnate da {author}. Scegli colore e dimensione, poi copia o scarica l’SVG.",
  "style.mt": "Icone {style} in SVG e PNG – Iconarium",
  "style.md":
    "{count, plural, one {# icona} other {# icone}} nello stile {style} di {author}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "family.h1": "Icone {family}",
  "family.t1": "Una famiglia in {styles, plural, one {# stile} other {# stili}}, disegnata da {author}.",
  "family.mt": "Famiglia di icone {family} in SVG e PNG – Iconarium",
  "family.md":
    "{family} di {author}: {count, plural, one {# icona} other {# icone}} in {styles, plural, one {# stile} other {# stili}}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "author.h1": "Icone di {author}",
  "author.t1": "{styles, plural, one {# stile} other {# stili}} di {author}, ogni icona con la sua licenza.",
  "author.mt": "Icone di {author} in SVG e PNG – Iconarium",
  "author.md":
    "{count, plural, one {# icona} other {# icone}} di {author} in {styles, plural, one {# stile} other {# stili}}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "authorInStyle.h1": "Icone {style} di {author}",
  "authorInStyle.t1": "Un solo stile di un solo autore, perché le icone stiano bene insieme.",
  "authorInStyle.mt": "Icone {style} di {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# icona} other {# icone}} nello stile {style}, disegnate da {author}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "authorPack.h1": "Icone {category} in {style} di {author}",
  "authorPack.t1": "Un tema in un solo stile di un solo autore, perché le icone stiano bene insieme.",
  "authorPack.mt": "Icone {category} in {style} di {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# icona} other {# icone}} nello stile {style}, disegnate da {author}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "category.h1": "Icone {category}",
  "category.t1": "Un tema in tanti stili. Trova quello che fa per te, poi cambia colore, copia o scarica.",
  "category.mt": "Icone {category} in SVG e PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# icona libera} other {# icone libere}} in tanti stili. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG. Ogni icona con la sua licenza.",

  "categoryInStyle.h1": "Icone {category} in {style}",
  "categoryInStyle.t1": "Un tema in un solo stile, perché le icone stiano bene insieme.",
  "categoryInStyle.mt": "Icone {category} in {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# icona} other {# icone}} nello stile {style}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "emoji.h1": "Emoji",
  "emoji.t1": "Faccine, mani, cuori e tutto il resto, come li disegnano artisti diversi.",
  "emoji.mt": "Emoji in SVG e PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# emoji libera} other {# emoji libere}} in tanti stili, dal flat al 3D. Copiale in SVG o scaricale in SVG e PNG, ognuna con la sua licenza.",

  "styles.h1": "Stili di icone",
  "styles.t1": "Confrontali fianco a fianco e trova quello adatto al tuo prodotto.",
  "styles.mt": "Stili di icone – Iconarium",
  "styles.md":
    "{styles, plural, one {# stile di icone} other {# stili di icone}} a colpo d’occhio, dal tratto sottile al 3D. Confrontali e trova quello adatto al tuo prodotto.",

  "stylesAnimated.h1": "Stili di icone animate",
  "stylesAnimated.t1": "Icone che si muovono da sole: puro SVG, senza script.",
  "stylesAnimated.mt": "Stili di icone animate in SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# stile} other {# stili}} di icone animate. Puro SVG che si muove da solo, da copiare o scaricare. Senza script e senza account.",

  "stylesStatic.h1": "Stili di icone statiche",
  "stylesStatic.t1": "Icone senza animazione, dal tratto sottile al 3D. Confrontale fianco a fianco.",
  "stylesStatic.mt": "Stili di icone statiche in SVG e PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# stile} other {# stili}} di icone statiche, dal tratto sottile al 3D. Confrontali fianco a fianco, poi copia o scarica in SVG o PNG.",

  "new.h1": "Nuove icone",
  "new.t1": "Le ultime da ogni stile, dalle più recenti.",
  "new.mt": "Nuove icone in SVG e PNG – Iconarium",
  "new.md":
    "Le ultime aggiunte e le icone ridisegnate di tutti gli stili, dalle più recenti. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "newInStyle.h1": "Novità in {style}",
  "newInStyle.t1": "Le ultime icone di questo stile, dalle più recenti.",
  "newInStyle.mt": "Nuove icone {style} – Iconarium",
  "newInStyle.md":
    "Le ultime aggiunte e le icone ridisegnate dello stile {style}, dalle più recenti. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "clipArt.h1": "Clip art per presentazioni",
  "clipArt.t1": "Immagini grandi e colorate, chiare anche dall’ultima fila. Copiane una e incollala nella tua slide.",
  "clipArt.mt": "Clip art per presentazioni in SVG e PNG – Iconarium",
  "clipArt.md":
    "Clip art libere per le slide: persone, lavoro, soldi, idee e altro, in stili che stanno bene insieme. Scaricale in SVG o PNG, ognuna con la sua licenza.",

  "searchByImage.h1": "Cerca per immagine",
  "searchByImage.t1": "Carica un logo, uno schizzo o uno screenshot per trovare icone simili.",
  "searchByImage.mt": "Cerca icone per immagine – Iconarium",
  "searchByImage.md":
    "Trova icone libere simili alla tua immagine: scegli un file, trascinalo o incollalo. Poi copia o scarica in SVG o PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Disegnata da {author} nello stile {style}. Personalizzala, poi copia l’SVG o scarica SVG e PNG.",
  "icon.mt": "Icona {name}, {style} – SVG e PNG – Iconarium",
  "icon.md":
    "Icona {name} nello stile {style} di {author}. Personalizzala, poi copia l’SVG o scarica SVG e PNG. Licenza: {license}.",

  "requests.h1": "Richieste di icone",
  "requests.t1": "Manca un’icona? Richiedila, vota le altre richieste e trovala qui appena è disegnata.",
  "requests.mt": "Richieste di icone – Iconarium",
  "requests.md":
    "Richiedi le icone che mancano, vota le altre richieste e guarda che cosa disegnano i designer. Le icone finite compaiono subito nella ricerca.",

  "pricing.h1": "Icone grandi per tutto quello che crei",
  "pricing.t1": "SVG e codice sono gratis per tutti. Un piano ti dà grandi file PNG, per te o per il tuo team.",
  "pricing.mt": "Prezzi e piani – Iconarium",
  "pricing.md":
    "SVG e codice di ogni icona sono gratis. I piani mensili o annuali danno grandi file PNG, per una persona o un team. Disdici con un clic.",

  "developers.h1": "API HTTP",
  "developers.t1":
    "Tutto ciò che trovi su questo sito è disponibile via HTTP: ricerca, icone, stili e immagini. Non servono chiavi né account. Le risposte sono in JSON e qualsiasi pagina web può chiamare l’API.",
  "developers.mt": "API HTTP – Iconarium",
  "developers.md":
    "Cerca icone libere e ottienile in SVG o PNG via HTTP, senza chiave. Ogni chiamata con i suoi parametri e un esempio dal vivo.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# icona} other {# icone}}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",
  "numbered.mt": "{title} – pagina {page, number}",
  "collections.h1": "Raccolte",
  "collections.t1": "Salva e organizza le icone dei tuoi progetti.",
  "collections.mt": "Raccolte – Iconarium",
  "collections.md":
    "Raccogli le icone di un progetto, ordinale e personalizzale, condividile con un link e scaricale tutte insieme. Senza account.",
  "shared.h1": "{count, plural, one {# icona condivisa} other {# icone condivise}} con te",
  "shared.t1": "Questo link contiene le icone. Salvale per modificarle o ordinarle.",
  "shared.mt": "{count, plural, one {# icona condivisa} other {# icone condivise}} – Iconarium",
  "shared.md": "{count, plural, one {# icona} other {# icone}} da vedere, personalizzare e scaricare.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# icona} other {# icone}}",
  "collection.mt": "{name} – raccolta di icone – Iconarium",
  "collection.md": "{name}: {count, plural, one {# icona} other {# icone}} da vedere, personalizzare e scaricare.",
  "illustrations.h1": "Illustrazioni",
  "illustrations.t1": "Scene fatte di icone open source. Ognuna indica i suoi autori e la sua licenza.",
  "illustrations.mt": "Illustrazioni gratuite – Iconarium",
  "illustrations.md": "Illustrazioni fatte di icone open source, in SVG, PNG e WebP, con autori e licenze.",
  "images.h1": "Foto e motivi",
  "images.t1": "Sfondi per le tue pagine: motivi generati e foto, se una fonte è collegata.",
  "images.mt": "Foto e motivi – Iconarium",
  "images.md": "Motivi di forme e icone in SVG, PNG e WebP, liberi da usare, con autori e licenze.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} di {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} di {author}, con licenza, in più dimensioni.",
} satisfies Translation<"seo">;
