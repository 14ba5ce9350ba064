import type { Translation } from "../../source-messages.ts";

export const seo = {
  "landing.h1": "El icono que buscas, al instante",
  "landing.t1":
    "{icons, number} iconos libres en {styles, plural, one {# estilo} other {# estilos}} para personalizar, copiar y descargar.",
  "landing.mt": "Iconarium – {icons, number} iconos libres, una sola búsqueda",
  "landing.md":
    "Busca entre {icons, number} iconos de código abierto en {styles, plural, one {# estilo} other {# estilos}}. Ajusta color y tamaño, y copia o descarga en SVG o PNG. Sin cuenta.",

  "search.h1": "Iconos de {term}",
  "search.t1": "Ajusta color, tamaño y trazo, y copia o descarga el SVG. Cada icono indica su autor y su licencia.",
  "search.mt": "Iconos de {term} en SVG y PNG – Iconarium",
  "search.md":
    "{count, plural, one {# icono libre} other {# iconos libres}} para «{term}». Ajusta color, tamaño y trazo, y copia el SVG o descarga SVG y PNG. Cada icono con su licencia.",

  "searchInStyle.h1": "Iconos de {term} en {style}",
  "searchInStyle.t1": "Todos en un mismo estilo, para que combinen bien. Ajusta color y tamaño, y copia o descarga.",
  "searchInStyle.mt": "Iconos de {term} en {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# icono} other {# iconos}} para «{term}» en el estilo {style}. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG.",

  "meaning.h1": "Iconos que significan «{term}»",
  "meaning.t1":
    "Encontrados por su significado, se llamen como se llamen. Ajusta color y tamaño, y copia o descarga el SVG.",
  "meaning.mt": "Iconos que significan «{term}» – Iconarium",
  "meaning.md":
    "{count, plural, one {# icono} other {# iconos}} que significan «{term}», se llamen como se llamen. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG.",

  "popular.h1": "Iconos populares",
  "popular.t1": "Los iconos que toda interfaz necesita, primero los más conocidos.",
  "popular.mt": "Iconos populares en SVG y PNG – Iconarium",
  "popular.md":
    "Primero los iconos más conocidos, de entre {count, plural, one {# icono libre} other {# iconos libres}} en todos los estilos. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "style.h1": "Iconos {style}",
  "style.t1": "Dibujados por {author}. Ajusta color y tamaño, y copia o descarga el SVG.",
  "style.mt": "Iconos {style} en SVG y PNG – Iconarium",
  "style.md":
    "{count, plural, one {# icono} other {# iconos}} en el estilo {style}, de {author}. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG.",

  "family.h1": "Iconos {family}",
  "family.t1": "Una familia en {styles, plural, one {# estilo} other {# estilos}}, dibujada por {author}.",
  "family.mt": "Familia de iconos {family} en SVG y PNG – Iconarium",
  "family.md":
    "{family}, de {author}: {count, plural, one {# icono} other {# iconos}} en {styles, plural, one {# estilo} other {# estilos}}. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "author.h1": "Iconos de {author}",
  "author.t1": "{styles, plural, one {# estilo} other {# estilos}} de {author}, cada icono con su licencia.",
  "author.mt": "Iconos de {author} en SVG y PNG – Iconarium",
  "author.md":
    "{count, plural, one {# icono} other {# iconos}} de {author} en {styles, plural, one {# estilo} other {# estilos}}. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "authorInStyle.h1": "Iconos {style} de {author}",
  "authorInStyle.t1": "Un solo estilo de un solo autor, para que los iconos combinen bien.",
  "authorInStyle.mt": "Iconos {style} de {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# icono} other {# iconos}} de {author} en el estilo {style}. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "authorPack.h1": "Iconos de {category} en {style}, de {author}",
  "authorPack.t1": "Un tema en un solo estilo de un solo autor, para que los iconos combinen bien.",
  "authorPack.mt": "Iconos de {category} en {style}, de {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# icono} other {# iconos}} de {author} en el estilo {style}. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "category.h1": "Iconos de {category}",
  "category.t1": "Un tema en muchos estilos. Encuentra el que te va y cambia el color, copia o descarga.",
  "category.mt": "Iconos de {category} en SVG y PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# icono libre} other {# iconos libres}} en muchos estilos. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG. Cada icono con su licencia.",

  "categoryInStyle.h1": "Iconos de {category} en {style}",
  "categoryInStyle.t1": "Un tema en un solo estilo, para que los iconos combinen bien.",
  "categoryInStyle.mt": "Iconos de {category} en {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# icono} other {# iconos}} en el estilo {style}. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG.",

  "emoji.h1": "Emojis",
  "emoji.t1": "Caritas, manos, corazones y todo lo demás, tal como los dibujan distintos artistas.",
  "emoji.mt": "Emojis en SVG y PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# emoji libre} other {# emojis libres}} en muchos estilos, del plano al 3D. Cópialos en SVG o descárgalos en SVG y PNG, cada uno con su licencia.",

  "styles.h1": "Estilos de iconos",
  "styles.t1": "Compáralos uno al lado del otro y encuentra el que encaja con tu producto.",
  "styles.mt": "Estilos de iconos – Iconarium",
  "styles.md":
    "{styles, plural, one {# estilo de iconos} other {# estilos de iconos}} de un vistazo, del trazo fino al 3D. Compáralos y encuentra el que encaja con tu producto.",

  "stylesAnimated.h1": "Estilos de iconos animados",
  "stylesAnimated.t1": "Iconos que se mueven solos: SVG puro, sin scripts.",
  "stylesAnimated.mt": "Estilos de iconos animados en SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# estilo} other {# estilos}} de iconos animados. SVG puro que se mueve solo, para copiar o descargar. Sin scripts y sin cuenta.",

  "stylesStatic.h1": "Estilos de iconos estáticos",
  "stylesStatic.t1": "Iconos sin animación, del trazo fino al 3D. Compáralos uno al lado del otro.",
  "stylesStatic.mt": "Estilos de iconos estáticos en SVG y PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# estilo} other {# estilos}} de iconos estáticos, del trazo fino al 3D. Compáralos y cópialos o descárgalos en SVG o PNG.",

  "new.h1": "Iconos nuevos",
  "new.t1": "Lo último de todos los estilos, primero lo más reciente.",
  "new.mt": "Iconos nuevos en SVG y PNG – Iconarium",
  "new.md":
    "Las últimas incorporaciones y los iconos rediseñados de todos los estilos, primero lo más reciente. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "newInStyle.h1": "Novedades de {style}",
  "newInStyle.t1": "Lo último de este estilo, primero lo más reciente.",
  "newInStyle.mt": "Iconos nuevos de {style} – Iconarium",
  "newInStyle.md":
    "Las últimas incorporaciones y los iconos rediseñados del estilo {style}, primero lo más reciente. Ajusta color y tamaño, y copia o descarga en SVG o PNG.",

  "clipArt.h1": "Clip art para presentaciones",
  "clipArt.t1":
    "Imágenes grandes y llenas de color que se entienden hasta en la última fila. Copia una y pégala en tu diapositiva.",
  "clipArt.mt": "Clip art para presentaciones en SVG y PNG – Iconarium",
  "clipArt.md":
    "Clip art libre para diapositivas: personas, trabajo, dinero, ideas y más, en estilos que combinan. Descárgalo en SVG o PNG, cada imagen con su licencia.",

  "searchByImage.h1": "Buscar por imagen",
  "searchByImage.t1": "Sube un logo, un boceto o una captura de pantalla y encuentra iconos parecidos.",
  "searchByImage.mt": "Buscar iconos por imagen – Iconarium",
  "searchByImage.md":
    "Encuentra iconos libres que se parezcan a tu imagen: elige un archivo, arrástralo o pégalo. Después, copia o descarga en SVG o PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Dibujado por {author} en el estilo {style}. Personalízalo y copia el SVG o descarga SVG y PNG.",
  "icon.mt": "Icono {name}, {style} – SVG y PNG – Iconarium",
  "icon.md":
    "Icono {name} en el estilo {style}, de {author}. Personalízalo y copia el SVG o descarga SVG y PNG. Licencia: {license}.",

  "requests.h1": "Peticiones de iconos",
  "requests.t1": "¿Echas en falta un icono? Pídelo, vota otras peticiones y encuéntralo aquí cuando esté dibujado.",
  "requests.mt": "Peticiones de iconos – Iconarium",
  "requests.md":
    "Pide los iconos que faltan, vota otras peticiones y mira qué dibujan los diseñadores. Los iconos terminados aparecen en la búsqueda al momento.",

  "pricing.h1": "Iconos grandes para todo lo que haces",
  "pricing.t1":
    "El SVG y el código son gratis para todos. Un plan te da archivos PNG grandes, para ti o para tu equipo.",
  "pricing.mt": "Precios y planes – Iconarium",
  "pricing.md":
    "El SVG y el código de cada icono son gratis. Los planes mensuales o anuales dan archivos PNG grandes, para una persona o un equipo. Cancela con un clic.",

  "developers.h1": "API HTTP",
  "developers.t1":
    "Todo lo que hay en este sitio está disponible por HTTP: búsqueda, iconos, estilos e imágenes. No necesitas clave ni cuenta. Las respuestas son JSON y cualquier página web puede llamar a la API.",
  "developers.mt": "API HTTP – Iconarium",
  "developers.md":
    "Busca iconos libres y obtenlos en SVG o PNG por HTTP, sin clave. Cada llamada con sus parámetros y un ejemplo en vivo.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# icono} other {# iconos}}. Ajusta color y tamaño, y copia el SVG o descarga SVG y PNG.",
  "numbered.mt": "{title} – página {page, number}",
  "collections.h1": "Colecciones",
  "collections.t1": "Guarda y organiza los iconos de tus proyectos.",
  "collections.mt": "Colecciones – Iconarium",
  "collections.md":
    "Reúne los iconos de un proyecto, ordénalos y personalízalos, compártelos con un enlace y descárgalos de una vez. Sin cuenta.",
  "shared.h1": "{count, plural, one {# icono compartido} other {# iconos compartidos}} contigo",
  "shared.t1": "Este enlace contiene los iconos. Guárdalos para cambiarlos u ordenarlos.",
  "shared.mt": "{count, plural, one {# icono compartido} other {# iconos compartidos}} – Iconarium",
  "shared.md": "{count, plural, one {# icono} other {# iconos}} para ver, personalizar y descargar.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# icono} other {# iconos}}",
  "collection.mt": "{name} – colección de iconos – Iconarium",
  "collection.md": "{name}: {count, plural, one {# icono} other {# iconos}} para ver, personalizar y descargar.",
  "illustrations.h1": "Ilustraciones",
  "illustrations.t1": "Escenas hechas con iconos de código abierto. Cada una indica sus autores y su licencia.",
  "illustrations.mt": "Ilustraciones gratis – Iconarium",
  "illustrations.md": "Ilustraciones hechas con iconos de código abierto, en SVG, PNG y WebP, con autores y licencias.",
  "images.h1": "Fotos y estampados",
  "images.t1": "Fondos para tus páginas: estampados generados y fotos, si hay una fuente conectada.",
  "images.mt": "Fotos y estampados – Iconarium",
  "images.md": "Estampados de formas e iconos en SVG, PNG y WebP, de uso libre, con autores y licencias.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} de {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} de {author}, con su licencia, en varios tamaños.",
} satisfies Translation<"seo">;
