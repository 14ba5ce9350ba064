import type { Translation } from "../../source-messages.ts";

export const ads = {
  fromUs: "De la part d’Iconarium",
  fromOthers: "Publicité",
  "pricing.title": "Des images aussi grandes que nécessaire",
  "pricing.text": "Avec un abonnement, téléchargez chaque icône en PNG jusqu’à 1\u202F600\u00A0px, sans publicité.",
  "pricing.action": "Voir les abonnements",
  "requests.title": "Il manque une icône\u00A0?",
  "requests.text": "Dites à nos designers ce qu’il vous faut, et votez pour d’autres demandes.",
  "requests.action": "Demander une icône",
  "developers.title": "Des icônes pour vos applications",
  "developers.text": "Recherchez, personnalisez et téléchargez des icônes avec une API ouverte. Sans clé.",
  "developers.action": "Lire la documentation de l’API",
  "collections.title": "Organisez vos icônes",
  "collections.text": "Réunissez des icônes, personnalisez-les ensemble et téléchargez-les en ZIP, sprite ou police.",
  "collections.action": "Vos collections",
  "picture.title": "Cherchez avec une image",
  "picture.text": "Une capture d’écran ou un croquis suffit pour trouver des icônes ressemblantes.",
  "picture.action": "Choisir une image",
} satisfies Translation<"ads">;
