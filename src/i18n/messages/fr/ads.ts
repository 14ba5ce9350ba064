import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "De la part d’Iconarium",
  fromOthers: "Publicité",
  "pricing.title": "Des images aussi grandes qu’il faut",
  "pricing.text": "Avec une licence, chaque icône existe en PNG jusqu’à 1\u00A0600 px, et il n’y a plus de promotion.",
  "pricing.action": "Voir les offres",
  "requests.title": "Il manque une icône\u00A0?",
  "requests.text": "Dites à nos créateurs ce qu’il vous faut, et votez pour les demandes des autres.",
  "requests.action": "Demander une icône",
  "developers.title": "Des icônes pour vos programmes",
  "developers.text": "Cherchez, recolorez et récupérez des icônes par une API ouverte, sans clé.",
  "developers.action": "Lire l’API",
  "collections.title": "Gardez ensemble ce qui va ensemble",
  "collections.text": "Réunissez des icônes, recolorez-les d’un coup et emportez-les en ZIP, sprite ou police.",
  "collections.action": "Vos collections",
  "picture.title": "Cherchez avec une image",
  "picture.text": "Une capture ou un croquis suffit\u00A0: voici les icônes qui y ressemblent.",
  "picture.action": "Choisir une image",
} satisfies Translation<"ads">;
