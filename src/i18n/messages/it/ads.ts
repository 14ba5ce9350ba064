import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "Da Iconarium",
  fromOthers: "Pubblicità",
  "pricing.title": "Immagini grandi quanto ti serve",
  "pricing.text":
    "Con una licenza ogni icona è disponibile in PNG fino a 1.600 px, e promozioni come questa spariscono.",
  "pricing.action": "Vedi i piani",
  "requests.title": "Manca un’icona?",
  "requests.text": "Racconta ai nostri autori cosa ti serve e vota le richieste degli altri.",
  "requests.action": "Richiedi un’icona",
  "developers.title": "Icone per i tuoi programmi",
  "developers.text": "Cerca, ricolora e scarica le icone con un’API aperta, senza chiave.",
  "developers.action": "Leggi l’API",
  "collections.title": "Tieni insieme ciò che sta bene insieme",
  "collections.text": "Raccogli icone, ricolorale in un colpo solo e scaricale come ZIP, sprite o font.",
  "collections.action": "Le tue raccolte",
  "picture.title": "Cerca con un’immagine",
  "picture.text": "Basta uno screenshot o uno schizzo: ti mostriamo le icone simili.",
  "picture.action": "Scegli un’immagine",
} satisfies Translation<"ads">;
