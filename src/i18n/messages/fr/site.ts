import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Aller au contenu",
  loading: "Chargement",

  "action.close": "Fermer",
  "action.copy": "Copier",
  "action.copied": "Copié",
  "action.dismiss": "Masquer",
  "action.toTop": "Haut de page",

  "notifications.label": "Notifications",

  "count.icons": "{count, plural, one {# icône} other {# icônes}}",

  "nav.label": "Navigation principale",
  "nav.menu": "Menu",
  "nav.styles": "Styles",
  "nav.new": "Nouveautés",
  "nav.developers": "Développeurs",
  "nav.requests": "Demandes",
  "nav.pricing": "Prix",

  "search.label": "Rechercher des icônes",
  "search.placeholder": "Rechercher une icône",
  "search.placeholderCount": "Explorer {count, number} icônes",
  "search.submit": "Rechercher",
  "search.clear": "Effacer la recherche",

  "suggest.label": "Suggestions",
  "suggest.meaning": "Par le sens",
  "suggest.words": "Recherches",
  "suggest.icons": "Icônes",
  "suggest.styles": "Styles",
  "suggest.categories": "Catégories",
  "suggest.authors": "Auteurs",
  "suggest.history": "Recherches récentes",
  "suggest.forget": "Retirer «\u202F{term}\u202F» des recherches récentes",
  "suggest.forgetAll": "Tout effacer",
  "suggest.count": "{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}",

  "language.label": "Langue",

  "theme.label": "Thème",
  "theme.light": "Clair",
  "theme.dark": "Sombre",
  "theme.system": "Système",

  signIn: "Se connecter",

  "footer.browse": "Explorer",
  "footer.build": "Développer",
  "footer.landing": "Toutes les icônes",
  "footer.styles": "Styles",
  "footer.new": "Nouvelles icônes",
  "footer.illustrations": "Illustrations",
  "footer.images": "Photos et motifs",
  "footer.clipArt": "Cliparts pour diapos",
  "footer.popular": "Icônes populaires",
  "footer.newsletter": "Newsletter",
  "footer.requests": "Demandes d’icônes",
  "footer.developers": "API et documentation",
  "footer.openapi": "Spécification OpenAPI",
  "footer.privacy": "Choix de confidentialité",
  "footer.credit":
    "Chaque icône appartient à celles et ceux qui l’ont dessinée et garde sa propre licence, toujours affichée à côté.",

  "notFound.title": "404",
  "notFound.metaTitle": "Page introuvable – Iconarium",
  "notFound.heading": "Page introuvable\u00A0: {path}",
  "notFound.1": "Nous avons cherché sous chaque calque. Cette page n’est pas sur le plan de travail.",
  "notFound.2": "Cette page est devenue totalement transparente.",
  "notFound.3": "Quelqu’un a recadré cette page d’un peu trop près.",
  "notFound.4": "Même la loupe est revenue bredouille.",
  "notFound.5": "Cette page s’est alignée sur une grille qui n’existe pas.",
  "notFound.new": "Nouvelles icônes",
  "notFound.popular": "Icônes populaires",
  "notFound.styles": "Ou partez d’un style",

  "error.title": "Une erreur s’est produite",
  "error.text": "C’est de notre faute. Réessayez dans un instant.",
  "error.retry": "Réessayer",
  "nav.collections": "Collections",
} satisfies Translation<"site">;
