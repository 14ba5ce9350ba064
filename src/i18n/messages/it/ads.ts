import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Da Iconarium",
  fromOthers: "Pubblicità",
  "pricing.title": "Immagini grandi quanto ti serve",
  "pricing.text": "Con un piano puoi scaricare ogni icona in PNG fino a 1.600\u00A0px, senza pubblicità.",
  "pricing.action": "Vedi i piani",
  "requests.title": "Manca un’icona?",
  "requests.text": "Racconta ai nostri designer che cosa ti serve e vota le altre richieste.",
  "requests.action": "Richiedi un’icona",
  "developers.title": "Icone per le tue app",
  "developers.text": "Cerca, personalizza e scarica le icone con un’API aperta. Non serve una chiave.",
  "developers.action": "Leggi la documentazione",
  "collections.title": "Organizza le tue icone",
  "collections.text": "Raccogli icone, personalizzale insieme e scaricale come ZIP, sprite o font.",
  "collections.action": "Le tue raccolte",
  "picture.title": "Cerca per immagine",
  "picture.text": "Usa uno screenshot o uno schizzo per trovare icone simili.",
  "picture.action": "Scegli un’immagine",
} satisfies Translation<"ads">;
