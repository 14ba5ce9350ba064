export const site = {
  name: "Iconarium",
  skip: "Skip to content",
  loading: "Loading",

  "action.close": "Close",
  "action.copy": "Copy",
  "action.copied": "Copied",
  "action.dismiss": "Dismiss",
  "action.toTop": "Back to top",

  "notifications.label": "Notifications",

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
