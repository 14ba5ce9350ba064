import type { Translation } from "../../source-messages.ts";

export const integrations = {
  "iconify.title": "API di Iconify",
  "iconify.lead": "I programmi creati per Iconify funzionano con questo sito: cambia solo l’host.",
  "iconify.complete":
    "Ricevono tutte le icone di tutti i set, comprese le altre dimensioni e i nomi precedenti, e la ricerca capisce dieci lingue.",
  "iconify.component": "Usa il componente web o un altro componente Iconify",
  "iconify.data": "Ottieni i dati di più icone",
  "iconify.sheet": "Oppure un foglio di stile",
  "iconify.unplugin": "Includere le icone nella build con unplugin-icons",
  "iconify.tailwind": "Usare le icone come classi di Tailwind CSS",
} satisfies Translation<"integrations">;
