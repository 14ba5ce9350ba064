/** The parts of the site that header and menu lead to. */
export const siteSections = [
  { path: "/icons/styles", message: "site.nav.styles" },
  { path: "/icons/new", message: "site.nav.new" },
  { path: "/icons/collections", message: "site.nav.collections" },
  { path: "/icons/request-icon", message: "site.nav.requests" },
  { path: "/icons/pricing", message: "site.nav.pricing" },
  { path: "/developers", message: "site.nav.developers" },
] as const;
