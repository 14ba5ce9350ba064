/** What every kind of page says about itself: heading (`h1`), text below it (`t1`), title (`mt`) and description (`md`) for search engines. */
export const seo = {
  "landing.h1": "The right icon, right away",
  "landing.t1":
    "{icons, number} open icons in {styles, plural, one {# style} other {# styles}} to customize, copy and download.",
  "landing.mt": "Iconarium – {icons, number} open icons, one search",
  "landing.md":
    "Search {icons, number} open-source icons in {styles, plural, one {# style} other {# styles}}. Set color and size, then copy or download as SVG or PNG. No account needed.",

  "search.h1": "{term} icons",
  "search.t1": "Set color, size and stroke, then copy the SVG or download it. Every icon names its author and license.",
  "search.mt": "{term} icons in SVG and PNG – Iconarium",
  "search.md":
    "{count, plural, one {# open icon} other {# open icons}} for “{term}”. Set color, size and stroke, then copy the SVG or download SVG and PNG. Every icon with its license.",

  "searchInStyle.h1": "{term} icons in {style}",
  "searchInStyle.t1": "All in one style, so they go well together. Set color and size, then copy or download.",
  "searchInStyle.mt": "{term} icons in {style} – Iconarium",
  "searchInStyle.md":
    "{count, plural, one {# icon} other {# icons}} for “{term}” in the style {style}. Set color and size, then copy the SVG or download SVG and PNG.",

  "meaning.h1": "Icons that mean “{term}”",
  "meaning.t1": "Found by meaning, whatever they’re called. Set color and size, then copy or download the SVG.",
  "meaning.mt": "Icons that mean “{term}” – Iconarium",
  "meaning.md":
    "{count, plural, one {# icon} other {# icons}} that mean “{term}”, whatever they’re called. Set color and size, then copy the SVG or download SVG and PNG.",

  "popular.h1": "Popular icons",
  "popular.t1": "The icons every interface needs, best known first.",
  "popular.mt": "Popular icons in SVG and PNG – Iconarium",
  "popular.md":
    "The best-known icons first, from {count, plural, one {# open drawing} other {# open drawings}} in every style. Set color and size, then copy or download as SVG or PNG.",

  "style.h1": "{style} icons",
  "style.t1": "Drawn by {author}. Set color and size, then copy the SVG or download it.",
  "style.mt": "{style} icons in SVG and PNG – Iconarium",
  "style.md":
    "{count, plural, one {# icon} other {# icons}} in the style {style} by {author}. Set color and size, then copy the SVG or download SVG and PNG.",

  "family.h1": "{family} icons",
  "family.t1": "One family in {styles, plural, one {# style} other {# styles}}, drawn by {author}.",
  "family.mt": "{family} icon family in SVG and PNG – Iconarium",
  "family.md":
    "{family} by {author}: {count, plural, one {# icon} other {# icons}} in {styles, plural, one {# style} other {# styles}}. Set color and size, then copy or download as SVG or PNG.",

  "author.h1": "Icons by {author}",
  "author.t1": "{styles, plural, one {# style} other {# styles}} by {author}, every icon with its license.",
  "author.mt": "Icons by {author} in SVG and PNG – Iconarium",
  "author.md":
    "{count, plural, one {# icon} other {# icons}} by {author} in {styles, plural, one {# style} other {# styles}}. Set color and size, then copy or download as SVG or PNG.",

  "authorInStyle.h1": "{style} icons by {author}",
  "authorInStyle.t1": "One style by one author, so the icons go well together.",
  "authorInStyle.mt": "{style} icons by {author} – Iconarium",
  "authorInStyle.md":
    "{count, plural, one {# icon} other {# icons}} that {author} drew in the style {style}. Set color and size, then copy or download as SVG or PNG.",

  "authorPack.h1": "{category} icons in {style} by {author}",
  "authorPack.t1": "One subject in one style by one author, so the icons go well together.",
  "authorPack.mt": "{category} icons in {style} by {author} – Iconarium",
  "authorPack.md":
    "{category}: {count, plural, one {# icon} other {# icons}} that {author} drew in the style {style}. Set color and size, then copy or download as SVG or PNG.",

  "category.h1": "{category} icons",
  "category.t1": "One subject in many styles. Find the style that suits you, then recolor, copy or download.",
  "category.mt": "{category} icons in SVG and PNG – Iconarium",
  "category.md":
    "{category}: {count, plural, one {# open icon} other {# open icons}} in many styles. Set color and size, then copy the SVG or download SVG and PNG. Every icon with its license.",

  "categoryInStyle.h1": "{category} icons in {style}",
  "categoryInStyle.t1": "One subject in one style, so the icons go well together.",
  "categoryInStyle.mt": "{category} icons in {style} – Iconarium",
  "categoryInStyle.md":
    "{category}: {count, plural, one {# icon} other {# icons}} in the style {style}. Set color and size, then copy the SVG or download SVG and PNG.",

  "emoji.h1": "Emoji",
  "emoji.t1": "Smileys, hands, hearts and the rest, as different artists draw them.",
  "emoji.mt": "Emoji in SVG and PNG – Iconarium",
  "emoji.md":
    "{count, plural, one {# open emoji} other {# open emoji}} in many styles, flat to 3D. Copy them as SVG or download SVG and PNG, each with its license.",

  "styles.h1": "Icon styles",
  "styles.t1": "Compare them side by side and find the one that suits your product.",
  "styles.mt": "Icon styles – Iconarium",
  "styles.md":
    "{styles, plural, one {# icon style} other {# icon styles}} at a glance, from hairline to 3D. Compare them side by side and find the one that suits your product.",

  "stylesAnimated.h1": "Animated icon styles",
  "stylesAnimated.t1": "Icons that move by themselves: plain SVG, no script needed.",
  "stylesAnimated.mt": "Animated icon styles in SVG – Iconarium",
  "stylesAnimated.md":
    "{styles, plural, one {# style} other {# styles}} of animated icons. Plain SVG that moves by itself, to copy or download. No script, no account.",

  "stylesStatic.h1": "Static icon styles",
  "stylesStatic.t1": "Icons without animation, from hairline to 3D. Compare them side by side.",
  "stylesStatic.mt": "Static icon styles in SVG and PNG – Iconarium",
  "stylesStatic.md":
    "{styles, plural, one {# style} other {# styles}} of icons that don’t move, from hairline to 3D. Compare them side by side, then copy or download as SVG or PNG.",

  "new.h1": "New icons",
  "new.t1": "The latest from every style, newest first.",
  "new.mt": "New icons in SVG and PNG – Iconarium",
  "new.md":
    "The latest additions and redrawn icons from all our styles, newest first. Set color and size, then copy or download as SVG or PNG.",

  "newInStyle.h1": "New in {style}",
  "newInStyle.t1": "The latest icons of this style, newest first.",
  "newInStyle.mt": "New {style} icons – Iconarium",
  "newInStyle.md":
    "The latest additions and redrawn icons of the style {style}, newest first. Set color and size, then copy or download as SVG or PNG.",

  "clipArt.h1": "Presentation clip art",
  "clipArt.t1": "Big, colorful images that make a point from the back row. Copy one and drop it on your slide.",
  "clipArt.mt": "Presentation clip art in SVG and PNG – Iconarium",
  "clipArt.md":
    "Open clip art for slides: people, work, money, ideas and more, in matching styles. Download it as SVG or PNG, each image with its license.",

  "searchByImage.h1": "Search by image",
  "searchByImage.t1": "Upload a logo, a sketch or a screenshot to find icons that look like it.",
  "searchByImage.mt": "Find icons by image – Iconarium",
  "searchByImage.md":
    "Find open icons that look like your image: choose a file, drop it or paste it. Then copy or download them as SVG or PNG.",

  "icon.h1": "{name}",
  "icon.t1": "Drawn by {author} in the style {style}. Customize it, then copy the SVG or download SVG and PNG.",
  "icon.mt": "{name} icon, {style} – SVG and PNG – Iconarium",
  "icon.md":
    "{name} icon in the style {style} by {author}. Customize it, then copy the SVG or download SVG and PNG. License: {license}.",

  "requests.h1": "Icon requests",
  "requests.t1": "Missing an icon? Request it, vote for other requests, and get it here once it’s drawn.",
  "requests.mt": "Icon requests – Iconarium",
  "requests.md":
    "Request missing icons, vote for others and see what icon makers draw. Finished icons show up in search right away.",

  "pricing.h1": "Large icons for everything you make",
  "pricing.t1": "SVG and code are free for everyone. A plan gives you large PNG files, for yourself or your team.",
  "pricing.mt": "Prices and plans – Iconarium",
  "pricing.md":
    "SVG and code of every icon are free. Plans by the month or year give large PNG files, for one person or a team. Cancel with one click.",

  "developers.h1": "HTTP API",
  "developers.t1":
    "Everything on this site is available over HTTP: search, icons, styles and images. You don’t need a key or an account. Responses are JSON, and any web page may call the API.",
  "developers.mt": "HTTP API – Iconarium",
  "developers.md":
    "Search open icons and get them as SVG or PNG over HTTP, without a key. Every call with its parameters and a live example.",

  "integration.h1": "{name}",
  "integration.t1": "{lead}",
  "integration.mt": "{name} – Iconarium",
  "integration.md": "{lead}",

  "narrowed.list": "{names}, {name}",
  "narrowed.mt": "{title}: {filters} – Iconarium",
  "narrowed.md":
    "{title} ({filters}): {count, plural, one {# icon} other {# icons}}. Set color and size, then copy the SVG or download SVG and PNG.",
  "numbered.mt": "{title} – page {page, number}",
  "collections.h1": "Collections",
  "collections.t1": "Save and organize icons for your projects.",
  "collections.mt": "Collections – Iconarium",
  "collections.md":
    "Collect the icons of a project, sort and customize them, share them by link and download them all at once. No account needed.",
  "shared.h1": "{count, plural, one {# icon} other {# icons}} shared with you",
  "shared.t1": "This link contains the icons. Save them to change or sort them.",
  "shared.mt": "{count, plural, one {# shared icon} other {# shared icons}} – Iconarium",
  "shared.md": "{count, plural, one {# icon} other {# icons}} to view, customize and download.",
  "collection.h1": "{name}",
  "collection.t1": "{count, plural, one {# icon} other {# icons}}",
  "collection.mt": "{name} – icon collection – Iconarium",
  "collection.md": "{name}: {count, plural, one {# icon} other {# icons}} to view, customize and download.",
  "illustrations.h1": "Illustrations",
  "illustrations.t1": "Scenes made of open-source icons. Each names its authors and its license.",
  "illustrations.mt": "Free illustrations – Iconarium",
  "illustrations.md": "Illustrations made of open-source icons, as SVG, PNG and WebP, with authors and licenses.",
  "images.h1": "Photos and patterns",
  "images.t1": "Backgrounds for your pages: generated patterns, and photos where a source is connected.",
  "images.mt": "Photos and patterns – Iconarium",
  "images.md": "Patterns of shapes and icons as SVG, PNG and WebP, free to use, with authors and licenses.",
  "picture.h1": "{name}",
  "picture.t1": "{kind} by {author}",
  "picture.mt": "{name} – {kind} – Iconarium",
  "picture.md": "{name}: {kind} by {author}, with its license, in several sizes.",
} as const;
