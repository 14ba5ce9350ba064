export const site = {
  name: "Iconarium",
  skip: "Skip to content",
  loading: "Loading",

  "action.close": "Close",
  "action.copy": "Copy",
  "action.copied": "Copied",
  "action.dismiss": "Dismiss",

  "count.icons": "{count, plural, one {# icon} other {# icons}}",

  "nav.label": "Main",
  "nav.menu": "Menu",
  "nav.styles": "Styles",
  "nav.new": "New",
  "nav.developers": "Developers",

  "search.label": "Search icons",
  "search.placeholder": "Search icons",
  "search.placeholderCount": "Search {count, number} icons",
  "search.submit": "Search",
  "search.clear": "Clear search",

  "language.label": "Language",
  "theme.label": "Theme",
  "theme.light": "Light",
  "theme.dark": "Dark",
  "theme.system": "Match system",

  "footer.browse": "Browse",
  "footer.build": "Build",
  "footer.landing": "All icons",
  "footer.styles": "Styles",
  "footer.new": "New icons",
  "footer.popular": "Popular icons",
  "footer.developers": "API and documentation",
  "footer.openapi": "OpenAPI document",
  "footer.credit": "Every icon belongs to the people who drew it and keeps its own licence, shown right beside it.",

  "landing.metaTitle": "Iconarium – {count, number} open icons, one search",
  "landing.metaDescription":
    "Search {icons, number} open-source icons in {styles, plural, one {# style} other {# styles}}. Set colour and size, then copy or download as SVG or PNG. No account needed.",
  "landing.title": "The right icon, right away",
  "landing.promise":
    "{icons, number} open icons in {styles, plural, one {# style} other {# styles}}, yours to recolour, copy and download.",
  "landing.popular": "Popular",
  "landing.styles": "Explore styles",
  "landing.allStyles": "All {count, number} styles",
  "landing.new": "New icons",
  "landing.allNew": "All new icons",
  "landing.categories": "Browse by category",

  "styles.metaTitle": "Icon styles – Iconarium",
  "styles.metaDescription":
    "All {count, number} icon styles at a glance, from hairline to 3D. Compare them side by side and find the one that fits your product.",
  "styles.title": "Icon styles",
  "styles.summary":
    "{styles, plural, one {# style} other {# styles}} with {icons, plural, one {# icon} other {# icons}}",
  "styles.summaryGrouped":
    "{families, plural, one {# family} other {# families}} with {icons, plural, one {# icon} other {# icons}}",
  "styles.sort": "Sort by",
  "styles.sort.popularity": "Popularity",
  "styles.sort.alphabet": "Name",
  "styles.sort.size": "Size",
  "styles.group": "Group by family",
  "styles.animated": "Animated",
  "styles.more": "Show more styles",

  "new.metaTitle": "New icons – Iconarium",
  "new.metaTitleStyle": "New {style} icons – Iconarium",
  "new.metaDescription": "The latest additions and redrawn icons from all our styles, newest first.",
  "new.title": "New icons",
  "new.summary": "The latest from every style, newest first.",
  "new.more": "Show more icons",
  "new.previous": "Newer icons",
  "new.inStyle": "New in {style}",

  "notFound.title": "404",
  "notFound.metaTitle": "Page not found – Iconarium",
  "notFound.heading": "Page Not Found: {path}",
  "notFound.1": "We looked under every layer. This page isn’t on the artboard.",
  "notFound.2": "This page has gone fully transparent.",
  "notFound.3": "Somebody cropped this page a little too far.",
  "notFound.4": "Even the magnifying glass came back empty-handed.",
  "notFound.5": "This page was snapped to a grid that doesn’t exist.",
  "notFound.new": "New icons",
  "notFound.popular": "Popular icons",
  "notFound.styles": "Or start with a style",

  "error.title": "An error occurred",
  "error.text": "That’s on us. Try again in a moment.",
  "error.retry": "Try again",
} as const;
