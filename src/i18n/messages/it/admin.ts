import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Amministrazione",
  "overview.title": "Panoramica",
  "overview.lead": "Tutto ciò che fa funzionare il sito, in un unico posto.",
  "people.title": "Persone",
  "people.lead": "Chi ha un account e che cosa può fare.",
  "requests.title": "Richieste di icone",
  "requests.lead": "Che cosa viene chiesto, chi lo disegna e com’è andata a finire.",
  "catalogue.title": "Catalogo",
  "catalogue.lead": "Aggiungi icone mentre il sito è in funzione e ritira quelle che non vanno.",
  "texts.title": "Testi delle pagine",
  "texts.lead": "Titoli e descrizioni scritti a mano per singole pagine.",
  "redirects.title": "Reindirizzamenti",
  "redirects.lead": "Dove portano i vecchi indirizzi.",
  "flags.title": "Feature flag",
  "flags.lead": "Che cosa è attivo, e per chi.",
  "products.title": "Prodotti",
  "products.lead": "Che cosa si può acquistare, e a quale prezzo.",
  "events.title": "Eventi",
  "events.lead": "Che cosa cercano, scaricano e acquistano i visitatori.",
} satisfies Translation<"admin">;
