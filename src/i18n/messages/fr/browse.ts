import type { Translation } from "../../source-messages.ts";

export const browse = {
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
} satisfies Translation<"browse">;
