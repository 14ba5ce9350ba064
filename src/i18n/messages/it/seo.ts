import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "L’icona giusta, subito",
  "landing.t1":
    "{icons, number} icone libere in {styles, plural, one {# stile} other {# stili}}, da ricolorare, copiare e scaricare.",
  "landing.mt": "Iconarium – {icons, number} icone libere, una sola ricerca",
  "landing.md":
    "Cerca tra {icons, number} icone open source in {styles, plural, one {# stile} other {# stili}}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG. Senza account.",

  "search.h1": "Icone {term}",
  "search.t1":
    "Scegli colore, dimensione e spessore, poi copia o scarica l’SVG. Autore e licenza sono sempre indicati.",
  "search.mt": "Icone {term} in SVG e PNG – Iconarium",
  "search.md":
    "{count, plural, one {# icona libera} other {# icone libere}} per «{term}». Scegli colore, dimensione e spessore, copia l’SVG o scarica SVG e PNG, con la licenza.",

  "searchInStyle.h1": "Icone {term} in {style}",
  "searchInStyle.t1": "Un solo stile, perché stiano bene insieme. Scegli colore e dimensione, poi copia o scarica.",
  "searchInStyle.mt": "Icone {term} in {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# icona} other {# icone}} per «{term}» nello stile {style}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "meaning.h1": "Icone che significano «{term}»",
  "meaning.t1":
    "Trovate in base al significato, comunque si chiamino. Imposta colore e dimensione, poi copia o scarica l’SVG.",
  "meaning.mt": "Icone che significano «{term}» – Iconarium",
  "meaning.md":
    "{count, plural, one {# icona} other {# icone}} con il significato di «{term}», comunque si chiamino. Imposta colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "popular.h1": "Icone popolari",
  "popular.t1": "Quelle che servono a ogni interfaccia, dalle più note. Scegli la tua e adattala.",
  "popular.mt": "Icone popolari in SVG e PNG – Iconarium",
  "popular.md":
    "Prima le icone più note, tra {count, plural, one {# disegno libero} other {# disegni liberi}} in ogni stile. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

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
  "authorInStyle.t1": "Uno stile, una sola mano, perché stiano bene insieme.",
  "authorInStyle.mt": "Icone {style} di {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# icona} other {# icone}} nello stile {style}, disegnate da {author}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "authorPack.h1": "Icone {category} in {style} di {author}",
  "authorPack.t1": "Un tema, uno stile, una sola mano, perché stiano bene insieme.",
  "authorPack.mt": "Icone {category} in {style} di {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# icona} other {# icone}} nello stile {style}, disegnate da {author}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG.",

  "category.h1": "Icone {category}",
  "category.t1": "Un tema in tanti stili. Trova quello adatto, poi ricolora, copia o scarica.",
  "category.mt": "Icone {category} in SVG e PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# icona libera} other {# icone libere}} in tanti stili. Scegli colore e dimensione, copia l’SVG o scarica SVG e PNG, con la licenza.",

  "categoryInStyle.h1": "Icone {category} in {style}",
  "categoryInStyle.t1": "Un tema in un solo stile, perché stiano bene insieme.",
  "categoryInStyle.mt": "Icone {category} in {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# icona} other {# icone}} nello stile {style}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",

  "emoji.h1": "Emoji",
  "emoji.t1": "Faccine, mani, cuori e tutto il resto, disegnati da artisti diversi.",
  "emoji.mt": "Emoji in SVG e PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# emoji libera} other {# emoji libere}} in tanti stili, dal piatto al 3D. Da copiare in SVG o scaricare in SVG e PNG, ognuna con la sua licenza.",

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
  "stylesStatic.t1": "Icone che stanno ferme, dal tratto sottile al 3D. Confrontale fianco a fianco.",
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
  "clipArt.t1": "Immagini grandi e colorate, chiare anche dall’ultima fila. Scegli, copia e incolla nella tua slide.",
  "clipArt.mt": "Clip art per presentazioni in SVG e PNG – Iconarium",
  "clipArt.md":
    "Clip art libere per le slide: persone, lavoro, soldi, idee e altro, in stili che stanno bene insieme. In SVG o PNG, ognuna con la sua licenza.",

  "searchByImage.h1": "Cerca con un’immagine",
  "searchByImage.t1":
    "Mostraci un’immagine – un logo, uno schizzo, uno screenshot – e trova le icone che le somigliano.",
  "searchByImage.mt": "Cerca icone con un’immagine – Iconarium",
  "searchByImage.md":
    "Trova icone libere simili a una tua immagine: scegli un file, trascinalo o incollalo. Poi copia o scarica in SVG o PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Disegnata da {author} nello stile {style}. Adattala, poi copia l’SVG o scarica SVG e PNG.",
  "icon.mt": "Icona {name}, {style} – SVG e PNG – Iconarium",
  "icon.md":
    "Icona {name} nello stile {style} di {author}. Adattala, poi copia l’SVG o scarica SVG e PNG. Licenza: {licence}.",

  "requests.h1": "Richieste di icone",
  "requests.t1": "Manca un’icona? Chiedila, vota quelle chieste da altri e trovala qui appena è disegnata.",
  "requests.mt": "Richieste di icone – Iconarium",
  "requests.md":
    "Chiedi le icone che mancano, vota quelle chieste da altri e segui chi le disegna. Quando sono pronte, la ricerca le trova subito.",

  "pricing.h1": "Icone grandi per tutto quello che crei",
  "pricing.t1": "SVG e codice sono gratis per tutti. Un piano ti dà grandi file PNG, per te o per il tuo team.",
  "pricing.mt": "Prezzi e piani – Iconarium",
  "pricing.md":
    "SVG e codice di ogni icona sono gratis. Con un piano mensile o annuale hai grandi file PNG, da solo o in team. Disdici con un clic.",

  "developers.h1": "API HTTP",
  "developers.t1":
    "Tutto ciò che mostra questo sito si ottiene anche via HTTP: ricerca, icone, stili, immagini. Senza chiave e senza account. Le risposte sono in JSON e qualsiasi pagina web può richiederle.",
  "developers.mt": "API HTTP – Iconarium",
  "developers.md":
    "Cerca icone libere e scaricale in SVG o PNG via HTTP, senza chiave. Tutte le chiamate con i parametri e un esempio dal vivo.",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# icona} other {# icone}}. Scegli colore e dimensione, poi copia l’SVG o scarica SVG e PNG.",
  "numbered.mt": "{title} – pagina {page, number}",
  "collections.h1": "Raccolte",
  "collections.t1": "Le icone che stanno insieme, nel tuo ordine.",
  "collections.mt": "Raccolte – Iconarium",
  "collections.md":
    "Tieni insieme le icone di un progetto: ordinale, cambiane lo stile, condividile con un link e scaricale tutte insieme. Senza account.",
  "shared.h1": "{count, plural, one {# icona condivisa} other {# icone condivise}} con te",
  "shared.t1": "Si trovano solo in questo link. Salvale per modificarle o ordinarle.",
  "shared.mt": "{count, plural, one {# icona condivisa} other {# icone condivise}} – Iconarium",
  "shared.md":
    "{count, plural, one {# icona scelta} other {# icone scelte}} da qualcuno, da guardare, personalizzare e scaricare.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# icona} other {# icone}}",
  "collection.mt": "{name} – raccolta di icone – Iconarium",
  "collection.md": "{name}: {count, plural, one {# icona} other {# icone}} da vedere, modificare e scaricare.",
  "illustrations.h1": "Illustrazioni",
  "illustrations.t1": "Scene fatte di icone libere. Ognuna indica autori e licenza.",
  "illustrations.mt": "Illustrazioni gratuite – Iconarium",
  "illustrations.md": "Illustrazioni fatte di icone libere in SVG, PNG e WebP, con autori e licenze.",
  "images.h1": "Foto e motivi",
  "images.t1": "Sfondi per le tue pagine: motivi creati da questo sito e foto, quando c’è una fonte.",
  "images.mt": "Foto e motivi – Iconarium",
  "images.md": "Motivi di forme e icone in SVG, PNG e WebP, liberi da usare, con autori e licenze.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} di {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} di {author}, con licenza, in più dimensioni.",
} satisfies Translation<"seo">;
