import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "La bonne icône, tout de suite",
  "landing.t1":
    "{icons, number} icônes libres dans {styles, plural, one {# style} other {# styles}}, à personnaliser, copier et télécharger.",
  "landing.mt": "Iconarium – {icons, number} icônes libres, une recherche",
  "landing.md":
    "Cherchez parmi {icons, number} icônes open source dans {styles, plural, one {# style} other {# styles}}. Couleur, taille, puis copie ou téléchargement en SVG ou PNG. Sans compte.",

  "search.h1": "Icônes {term}",
  "search.t1":
    "Réglez couleur, taille et trait, puis copiez le SVG ou téléchargez-le. L’auteur et la licence sont indiqués.",
  "search.mt": "Icônes {term} en SVG et PNG – Iconarium",
  "search.md":
    "{count, plural, one {# icône libre} other {# icônes libres}} pour «\u202F{term}\u202F». Réglez couleur, taille et trait, copiez le SVG ou téléchargez en SVG et PNG, licence indiquée.",

  "searchInStyle.h1": "Icônes {term} en {style}",
  "searchInStyle.t1": "Un seul style, pour un ensemble cohérent. Réglez couleur et taille, puis copiez ou téléchargez.",
  "searchInStyle.mt": "Icônes {term} en {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# icône} other {# icônes}} pour «\u202F{term}\u202F» dans le style {style}. Réglez couleur et taille, copiez le SVG ou téléchargez en SVG et PNG.",

  "meaning.h1": "Icônes qui signifient «\u202F{term}\u202F»",
  "meaning.t1":
    "Trouvées par leur sens, quel que soit leur nom. Réglez couleur et taille, puis copiez ou téléchargez le SVG.",
  "meaning.mt": "Icônes qui signifient «\u202F{term}\u202F» – Iconarium",
  "meaning.md":
    "{count, plural, one {# icône} other {# icônes}} au sens de «\u202F{term}\u202F», quel que soit leur nom. Réglez couleur et taille, copiez le SVG ou téléchargez SVG et PNG.",

  "popular.h1": "Icônes populaires",
  "popular.t1": "Les icônes dont toute interface a besoin, les plus connues d’abord.",
  "popular.mt": "Icônes populaires en SVG et PNG – Iconarium",
  "popular.md":
    "Les plus connues d’abord, parmi {count, plural, one {# icône libre} other {# icônes libres}} de tous les styles. À personnaliser, copier ou télécharger en SVG ou PNG.",

  "style.h1": "Icônes {style}",
  "style.t1": "Dessinées par {author}. Réglez couleur et taille, puis copiez le SVG ou téléchargez-le.",
  "style.mt": "Icônes {style} en SVG et PNG – Iconarium",
  "style.md":
    "{count, plural, one {# icône} other {# icônes}} dans le style {style}, par {author}. Réglez couleur et taille, copiez le SVG ou téléchargez en SVG et PNG.",

  "family.h1": "Icônes {family}",
  "family.t1": "Une famille en {styles, plural, one {# style} other {# styles}}, dessinée par {author}.",
  "family.mt": "Famille d’icônes {family} en SVG et PNG – Iconarium",
  "family.md":
    "{family} par {author}\u202F: {count, plural, one {# icône} other {# icônes}} dans {styles, plural, one {# style} other {# styles}}. Couleur et taille au choix, en SVG ou PNG.",

  "author.h1": "Icônes de {author}",
  "author.t1": "{styles, plural, one {# style} other {# styles}} par {author}, chaque icône avec sa licence.",
  "author.mt": "Icônes de {author} en SVG et PNG – Iconarium",
  "author.md":
    "{count, plural, one {# icône} other {# icônes}} par {author} dans {styles, plural, one {# style} other {# styles}}. Réglez couleur et taille, copiez ou téléchargez en SVG ou PNG.",

  "authorInStyle.h1": "Icônes {style} de {author}",
  "authorInStyle.t1": "Un seul style, une seule main, pour un ensemble cohérent.",
  "authorInStyle.mt": "Icônes {style} de {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# icône} other {# icônes}} dans le style {style}, par {author}. Réglez couleur et taille, copiez ou téléchargez en SVG ou PNG.",

  "authorPack.h1": "Icônes {category} en {style}, par {author}",
  "authorPack.t1": "Un thème, un style, une seule main, pour un ensemble cohérent.",
  "authorPack.mt": "Icônes {category} en {style}, par {author} – Iconarium",
  "authorPack.md":
    "{category}\u202F: {count, plural, one {# icône} other {# icônes}} dans le style {style}, par {author}. Réglez couleur et taille, copiez ou téléchargez en SVG ou PNG.",

  "category.h1": "Icônes {category}",
  "category.t1": "Un thème, de nombreux styles. Trouvez le vôtre, puis recolorez, copiez ou téléchargez.",
  "category.mt": "Icônes {category} en SVG et PNG – Iconarium",
  "category.md":
    "{category}\u202F: {count, plural, one {# icône libre} other {# icônes libres}} dans de nombreux styles. Réglez couleur et taille, copiez le SVG ou téléchargez en SVG et PNG.",

  "categoryInStyle.h1": "Icônes {category} en {style}",
  "categoryInStyle.t1": "Un thème dans un seul style, pour un ensemble cohérent.",
  "categoryInStyle.mt": "Icônes {category} en {style} – Iconarium",
  "categoryInStyle.md":
    "{category}\u202F: {count, plural, one {# icône} other {# icônes}} dans le style {style}. Réglez couleur et taille, copiez le SVG ou téléchargez en SVG et PNG.",

  "emoji.h1": "Emojis",
  "emoji.t1": "Visages, mains, cœurs et tout le reste, vus par différents artistes.",
  "emoji.mt": "Emojis en SVG et PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# emoji libre} other {# emojis libres}} dans de nombreux styles, du plat à la 3D. À copier en SVG ou à télécharger en SVG et PNG, chacun avec sa licence.",

  "styles.h1": "Styles d’icônes",
  "styles.t1": "Comparez-les côte à côte et trouvez celui qui va à votre produit.",
  "styles.mt": "Styles d’icônes – Iconarium",
  "styles.md":
    "{styles, plural, one {# style d’icônes} other {# styles d’icônes}} d’un seul coup d’œil, du trait fin à la 3D. Comparez-les et trouvez celui qui va à votre produit.",

  "stylesAnimated.h1": "Styles d’icônes animées",
  "stylesAnimated.t1": "Des icônes qui bougent d’elles-mêmes\u202F: du SVG pur, sans script.",
  "stylesAnimated.mt": "Styles d’icônes animées en SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# style} other {# styles}} d’icônes animées. Du SVG pur qui bouge de lui-même, à copier ou à télécharger. Sans script ni compte.",

  "stylesStatic.h1": "Styles d’icônes fixes",
  "stylesStatic.t1": "Des icônes sans animation, du trait fin à la 3D. Comparez-les côte à côte.",
  "stylesStatic.mt": "Styles d’icônes fixes en SVG et PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# style} other {# styles}} d’icônes fixes, du trait fin à la 3D. Comparez-les côte à côte, puis copiez ou téléchargez en SVG ou PNG.",

  "new.h1": "Nouvelles icônes",
  "new.t1": "Les dernières icônes de tous les styles, les plus récentes d’abord.",
  "new.mt": "Nouvelles icônes en SVG et PNG – Iconarium",
  "new.md":
    "Les derniers ajouts et les icônes redessinées de tous nos styles, les plus récents d’abord. À adapter, copier ou télécharger en SVG ou PNG.",

  "newInStyle.h1": "Nouveautés {style}",
  "newInStyle.t1": "Les dernières icônes de ce style, les plus récentes d’abord.",
  "newInStyle.mt": "Nouvelles icônes {style} – Iconarium",
  "newInStyle.md":
    "Les derniers ajouts et les icônes redessinées du style {style}, les plus récents d’abord. À adapter, copier ou télécharger en SVG ou PNG.",

  "clipArt.h1": "Cliparts pour présentations",
  "clipArt.t1":
    "De grandes images en couleur, lisibles jusqu’au dernier rang. Copiez-en une et collez-la dans votre diapo.",
  "clipArt.mt": "Cliparts pour présentations en SVG et PNG – Iconarium",
  "clipArt.md":
    "Cliparts libres pour vos diapos\u202F: personnes, travail, argent, idées et plus, dans des styles qui vont ensemble. En SVG ou PNG, licence indiquée.",

  "searchByImage.h1": "Recherche par image",
  "searchByImage.t1":
    "Importez un logo, un croquis ou une capture d’écran pour trouver des icônes qui lui ressemblent.",
  "searchByImage.mt": "Rechercher des icônes par image – Iconarium",
  "searchByImage.md":
    "Trouvez des icônes libres qui ressemblent à votre image\u202F: choisissez un fichier, déposez-le ou collez-le. Puis copiez ou téléchargez en SVG ou PNG.",

  "icon.h1": "{name}",
  "icon.t1":
    "Dessinée par {author} dans le style {style}. Personnalisez-la, puis copiez le SVG ou téléchargez en SVG et PNG.",
  "icon.mt": "Icône {name}, {style} – SVG et PNG – Iconarium",
  "icon.md":
    "Icône {name} dans le style {style}, par {author}. Personnalisez-la, copiez le SVG ou téléchargez en SVG et PNG. Licence\u00A0: {license}.",

  "requests.h1": "Demandes d’icônes",
  "requests.t1":
    "Il manque une icône\u202F? Demandez-la, votez pour d’autres demandes et retrouvez-la ici une fois dessinée.",
  "requests.mt": "Demandes d’icônes – Iconarium",
  "requests.md":
    "Demandez les icônes qui manquent, votez pour d’autres demandes et suivez leur dessin. Une fois prêtes, la recherche les trouve aussitôt.",

  "pricing.h1": "De grandes icônes pour tout ce que vous créez",
  "pricing.t1":
    "Le SVG et le code sont gratuits pour tous. Un abonnement vous donne de grands fichiers PNG, pour vous ou pour votre équipe.",
  "pricing.mt": "Prix et abonnements – Iconarium",
  "pricing.md":
    "SVG et code de chaque icône sont gratuits. Au mois ou à l’année, un abonnement donne de grands PNG, seul ou en équipe. Résiliation en un clic.",

  "developers.h1": "API HTTP",
  "developers.t1":
    "Tout ce que propose ce site est disponible par HTTP\u00A0: recherche, icônes, styles et images. Sans clé ni compte. Les réponses sont en JSON, et toute page web peut appeler l’API.",
  "developers.mt": "API HTTP – Iconarium",
  "developers.md":
    "Recherchez des icônes libres et obtenez-les en SVG ou PNG par HTTP, sans clé. Tous les appels, leurs paramètres et un exemple réel.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}\u202F: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters})\u202F: {count, plural, one {# icône} other {# icônes}}. Réglez couleur et taille, copiez le SVG ou téléchargez en SVG et PNG.",
  "numbered.mt": "{title} – page {page, number}",
  "collections.h1": "Collections",
  "collections.t1": "Enregistrez et organisez des icônes pour vos projets.",
  "collections.mt": "Collections – Iconarium",
  "collections.md":
    "Réunissez les icônes d’un projet, triez-les, personnalisez-les, partagez-les par lien et téléchargez tout d’un coup. Sans compte.",
  "shared.h1": "{count, plural, one {# icône partagée} other {# icônes partagées}} avec vous",
  "shared.t1": "Ce lien contient les icônes. Enregistrez-les pour les modifier ou les trier.",
  "shared.mt": "{count, plural, one {# icône partagée} other {# icônes partagées}} – Iconarium",
  "shared.md": "{count, plural, one {# icône} other {# icônes}} à voir, personnaliser et télécharger.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# icône} other {# icônes}}",
  "collection.mt": "{name} – collection d’icônes – Iconarium",
  "collection.md":
    "{name}\u00A0: {count, plural, one {# icône} other {# icônes}} à voir, personnaliser et télécharger.",
  "illustrations.h1": "Illustrations",
  "illustrations.t1": "Des scènes faites d’icônes libres. Chacune indique ses auteurs et sa licence.",
  "illustrations.mt": "Illustrations gratuites – Iconarium",
  "illustrations.md": "Des illustrations faites d’icônes libres, en SVG, PNG et WebP, avec auteurs et licences.",
  "images.h1": "Photos et motifs",
  "images.t1": "Des fonds pour vos pages\u00A0: des motifs générés, et des photos quand une source est connectée.",
  "images.mt": "Photos et motifs – Iconarium",
  "images.md": "Des motifs de formes et d’icônes en SVG, PNG et WebP, libres d’usage, avec auteurs et licences.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} de {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}\u00A0: {kind} de {author}, avec sa licence, en plusieurs tailles.",
} satisfies Translation<"seo">;
