import type { Translation } from "../../source-messages.ts";

export const admin = {
  title: "Administration",
  "overview.title": "Vue d’ensemble",
  "overview.lead": "Tout ce qui fait tourner le site, au même endroit.",
  "people.title": "Utilisateurs",
  "people.lead": "Qui a un compte, et ce que chacun peut faire.",
  "requests.title": "Demandes d’icônes",
  "requests.lead": "Ce qui est demandé, qui le dessine et ce qui en est sorti.",
  "catalogue.title": "Catalogue",
  "catalogue.lead": "Ajoutez des icônes sans arrêter le site, et retirez-en.",
  "texts.title": "Textes des pages",
  "texts.lead": "Titres et descriptions rédigés à la main pour certaines pages.",
  "redirects.title": "Redirections",
  "redirects.lead": "Où mènent les anciennes adresses.",
  "flags.title": "Indicateurs de fonctionnalités",
  "flags.lead": "Ce qui est activé, et pour qui.",
  "products.title": "Produits",
  "products.lead": "Ce que l’on peut acheter, et à quel prix.",
  "events.title": "Événements",
  "events.lead": "Ce que les visiteurs cherchent, téléchargent et achètent.",
} satisfies Translation<"admin">;
