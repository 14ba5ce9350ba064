import type { Translation } from "../../source-messages.ts";

export const browse = {
  "landing.popular": "Popolari",
  "landing.styles": "Esplora gli stili",
  "landing.allStyles": "Tutti i {count, number} stili",
  "landing.new": "Nuove icone",
  "landing.allNew": "Tutte le nuove icone",
  "landing.categories": "Sfoglia per categoria",

  "styles.summary":
    "{styles, plural, one {# stile} other {# stili}} con {icons, plural, one {# icona} other {# icone}}",
  "styles.summaryGrouped":
    "{families, plural, one {# famiglia} other {# famiglie}} con {icons, plural, one {# icona} other {# icone}}",
  "styles.sort": "Ordina per",
  "styles.sort.popularity": "Popolarità",
  "styles.sort.alphabet": "Nome",
  "styles.sort.size": "Ampiezza",
  "styles.group": "Raggruppa per famiglia",
  "styles.animated": "Animati",
  "styles.more": "Mostra altri stili",
  "styles.empty.title": "Nessuno stile corrisponde a questi filtri",
  "styles.empty.text": "Rimuovi un filtro o guarda tutti gli stili.",

  "new.more": "Mostra altre icone",
  "new.previous": "Icone più recenti",
  "new.empty.title": "Nessuna nuova icona corrisponde a questi filtri",
  "new.empty.text": "Rimuovi un filtro o guarda tutte le nuove icone.",
  "new.feed": "Feed RSS",

  "pages.last": "Vai all’ultima pagina",
  "pages.first": "Vai alla prima pagina",

  "filters.label": "Filtri",
  "filters.any": "Tutti",
  "filters.clear": "Cancella tutto",

  "clipArt.topics": "Argomenti",
  "clipArt.style": "Stile delle immagini",
  "clipArt.mixed": "Tutti gli stili",
  "clipArt.all": "Tutte ({count, number})",
  "clipArt.section.people": "Persone e team",
  "clipArt.section.charts": "Grafici e numeri",
  "clipArt.section.ideas": "Idee",
  "clipArt.section.goals": "Obiettivi e successo",
  "clipArt.section.money": "Denaro",
  "clipArt.section.time": "Tempo",
  "clipArt.section.communication": "Comunicazione",
  "clipArt.section.technology": "Tecnologia",
  "clipArt.section.learning": "Formazione",
  "clipArt.section.travel": "Viaggi",
  "clipArt.section.nature": "Natura",
  "clipArt.section.celebration": "Festa",
  "landing.illustrations": "Illustrazioni",
  "landing.allIllustrations": "Tutte le illustrazioni",
  "landing.images": "Foto e motivi",
  "landing.allImages": "Tutte le foto e tutti i motivi",
} satisfies Translation<"browse">;
