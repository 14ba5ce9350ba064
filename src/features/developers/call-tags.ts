/** The subjects of calls in the order in which they are shown. */
export const callTags = [
  "search",
  "icons",
  "images",
  "media",
  "bundles",
  "collections",
  "catalogue",
  "pages",
  "accounts",
  "billing",
  "automation",
  "events",
  "requests",
  "operation",
] as const;
export type CallTag = (typeof callTags)[number];
