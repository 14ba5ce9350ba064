import type { Translation } from "../../source-messages.ts";

export const site = {
  name: "Iconarium",
  skip: "Aller au contenu",
  loading: "Chargement",

  "action.close": "Fermer",
  "action.copy": "Copier",
  "action.copied": "Copié",
  "action.dismiss": "Masquer",

  "count.icons": "{count, plural, one {# icône} other {# icônes}}",

  "nav.label": "Navigation principale",
  "nav.menu": "Menu",
  "nav.styles": "Styles",
  "nav.new": "Nouveautés",
  "nav.developers": "Développeurs",

  "search.label": "Rechercher des icônes",
  "search.placeholder": "Rechercher une icône",
  "search.placeholderCount": "Chercher parmi {count, number} icônes",
  "search.submit": "Rechercher",
  "search.clear": "Effacer la recherche",

  "language.label": "Langue",

  "theme.label": "Thème",
  "theme.light": "Clair",
  "theme.dark": "Sombre",
  "theme.system": "Système",

  "footer.browse": "Explorer",
  "footer.build": "Développer",
  "footer.landing": "Toutes les icônes",
  "footer.styles": "Styles",
  "footer.new": "Nouvelles icônes",
  "footer.popular": "Icônes populaires",
  "footer.developers": "API et documentation",
  "footer.openapi": "Document OpenAPI",
  "footer.credit":
    "Chaque icône appartient à celles et ceux qui l’ont dessinée et garde sa propre licence, toujours affichée à côté.",

  "landing.metaTitle": "Iconarium – {count, number} icônes libres, une seule recherche",
  "landing.metaDescription":
    "Cherchez parmi {icons, number} icônes open source dans {styles, plural, one {# style} other {# styles}}. Choisissez couleur et taille, puis copiez ou téléchargez en SVG ou PNG. Sans compte.",
  "landing.title": "La bonne icône, tout de suite",
  "landing.promise":
    "{icons, number} icônes libres dans {styles, plural, one {# style} other {# styles}}, à recolorer, copier et télécharger.",
  "landing.popular": "Populaire",
  "landing.styles": "Explorer les styles",
  "landing.allStyles": "Les {count, number} styles",
  "landing.new": "Nouvelles icônes",
  "landing.allNew": "Toutes les nouveautés",
  "landing.categories": "Parcourir par catégorie",

  "styles.metaTitle": "Styles d’icônes – Iconarium",
  "styles.metaDescription":
    "Les {count, number} styles d’icônes d’un seul coup d’œil, du trait fin à la 3D. Comparez-les et trouvez celui qui va à votre produit.",
  "styles.title": "Styles d’icônes",
  "styles.summary": "{styles, plural, one {# style} other {# styles}}, {icons, plural, one {# icône} other {# icônes}}",
  "styles.summaryGrouped":
    "{families, plural, one {# famille} other {# familles}}, {icons, plural, one {# icône} other {# icônes}}",
  "styles.sort": "Trier par",
  "styles.sort.popularity": "Popularité",
  "styles.sort.alphabet": "Nom",
  "styles.sort.size": "Taille",
  "styles.group": "Regrouper par famille",
  "styles.animated": "Animé",
  "styles.more": "Afficher plus de styles",

  "new.metaTitle": "Nouvelles icônes – Iconarium",
  "new.metaTitleStyle": "Nouvelles icônes {style} – Iconarium",
  "new.metaDescription": "Les derniers ajouts et les icônes redessinées de tous nos styles, les plus récents d’abord.",
  "new.title": "Nouvelles icônes",
  "new.summary": "Les dernières icônes de tous les styles, les plus récentes d’abord.",
  "new.more": "Afficher plus d’icônes",
  "new.previous": "Icônes plus récentes",
  "new.inStyle": "Nouveautés {style}",

  "notFound.title": "404",
  "notFound.metaTitle": "Page introuvable – Iconarium",
  "notFound.heading": "Page introuvable : {path}",
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
} satisfies Translation<"site">;
