import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.metaTitle": "Iconarium – {count, number} icone libere, una sola ricerca",
  "landing.metaDescription":
    "Cerca tra {icons, number} icone open source in {styles, plural, one {# stile} other {# stili}}. Scegli colore e dimensione, poi copia o scarica in SVG o PNG. Senza account.",
  "landing.title": "L’icona giusta, subito",
  "landing.promise":
    "{icons, number} icone libere in {styles, plural, one {# stile} other {# stili}}, da ricolorare, copiare e scaricare.",
  "landing.popular": "Popolari",
  "landing.styles": "Esplora gli stili",
  "landing.allStyles": "Tutti i {count, number} stili",
  "landing.new": "Nuove icone",
  "landing.allNew": "Tutte le novità",
  "landing.categories": "Sfoglia per categoria",

  "styles.metaTitle": "Stili di icone – Iconarium",
  "styles.metaDescription":
    "Tutti i {count, number} stili di icone a colpo d’occhio, dal tratto sottile al 3D. Confrontali e trova quello adatto al tuo prodotto.",
  "styles.title": "Stili di icone",
  "styles.summary":
    "{styles, plural, one {# stile} other {# stili}} con {icons, plural, one {# icona} other {# icone}}",
  "styles.summaryGrouped":
    "{families, plural, one {# famiglia} other {# famiglie}} con {icons, plural, one {# icona} other {# icone}}",
  "styles.sort": "Ordina per",
  "styles.sort.popularity": "Popolarità",
  "styles.sort.alphabet": "Nome",
  "styles.sort.size": "Ampiezza",
  "styles.group": "Raggruppa per famiglia",
  "styles.animated": "Animato",
  "styles.more": "Mostra altri stili",

  "new.metaTitle": "Nuove icone – Iconarium",
  "new.metaTitleStyle": "Nuove icone {style} – Iconarium",
  "new.metaDescription": "Le ultime aggiunte e le icone ridisegnate di tutti gli stili, dalle più recenti.",
  "new.title": "Nuove icone",
  "new.summary": "Le ultime da ogni stile, dalle più recenti.",
  "new.more": "Mostra altre icone",
  "new.previous": "Icone più recenti",
  "new.inStyle": "Novità in {style}",
} satisfies Translation<"browse">;
