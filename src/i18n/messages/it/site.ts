import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Vai al contenuto",
  loading: "Caricamento",

  "action.close": "Chiudi",
  "action.copy": "Copia",
  "action.copied": "Copiato",
  "action.dismiss": "Nascondi",
  "action.toTop": "Torna su",

  "notifications.label": "Notifiche",

  "count.icons": "{count, plural, one {# icona} other {# icone}}",

  "nav.label": "Navigazione principale",
  "nav.menu": "Menu",
  "nav.styles": "Stili",
  "nav.new": "Novità",
  "nav.developers": "Sviluppatori",
  "nav.requests": "Richieste",
  "nav.pricing": "Prezzi",

  "search.label": "Cerca icone",
  "search.placeholder": "Cerca un’icona",
  "search.placeholderCount": "Cerca tra {count, number} icone",
  "search.submit": "Cerca",
  "search.clear": "Cancella ricerca",

  "suggest.label": "Suggerimenti",
  "suggest.meaning": "Per significato",
  "suggest.words": "Ricerche",
  "suggest.icons": "Icone",
  "suggest.styles": "Stili",
  "suggest.categories": "Categorie",
  "suggest.authors": "Autori",
  "suggest.history": "Ricerche recenti",
  "suggest.forget": "Rimuovi «{term}» dalle ricerche recenti",
  "suggest.forgetAll": "Cancella tutto",
  "suggest.count": "{count, plural, =0 {Nessun suggerimento} one {# suggerimento} other {# suggerimenti}}",

  "language.label": "Lingua",

  "theme.label": "Tema",
  "theme.light": "Chiaro",
  "theme.dark": "Scuro",
  "theme.system": "Sistema",

  signIn: "Accedi",

  "footer.browse": "Esplora",
  "footer.build": "Sviluppa",
  "footer.landing": "Tutte le icone",
  "footer.styles": "Stili",
  "footer.new": "Nuove icone",
  "footer.clipArt": "Clip art per slide",
  "footer.popular": "Icone popolari",
  "footer.newsletter": "Newsletter",
  "footer.requests": "Richieste di icone",
  "footer.developers": "API e documentazione",
  "footer.openapi": "Specifica OpenAPI",
  "footer.privacy": "Scelte sulla privacy",
  "footer.credit": "Ogni icona appartiene a chi l’ha disegnata e mantiene la propria licenza, sempre indicata accanto.",

  "notFound.title": "404",
  "notFound.metaTitle": "Pagina non trovata – Iconarium",
  "notFound.heading": "Pagina non trovata: {path}",
  "notFound.1": "Abbiamo guardato sotto ogni livello. Questa pagina non è sulla tavola da disegno.",
  "notFound.2": "Questa pagina è diventata del tutto trasparente.",
  "notFound.3": "Qualcuno ha ritagliato questa pagina un po’ troppo.",
  "notFound.4": "Persino la lente d’ingrandimento è tornata a mani vuote.",
  "notFound.5": "Questa pagina si è agganciata a una griglia che non esiste.",
  "notFound.new": "Nuove icone",
  "notFound.popular": "Icone popolari",
  "notFound.styles": "Oppure parti da uno stile",

  "error.title": "Si è verificato un errore",
  "error.text": "È colpa nostra. Riprova tra un attimo.",
  "error.retry": "Riprova",
  "nav.collections": "Raccolte",
} satisfies Translation<"site">;
