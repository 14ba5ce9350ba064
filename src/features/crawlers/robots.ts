/** What only programs of the site itself ask for, or is of no use in a search result. Pictures and pages stay open. */
const closed = ["/view/", "/api/", "/siteApi/", "/test", "/server_status", "/health/", "/*.data$", "/*.data?"] as const;

/** The rules for crawlers of the site at this origin, and where its sitemap is. */
export function renderRobots({ origin }: { origin: string }): string {
  const rules = closed.map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\nAllow: /\n${rules}\nSitemap: ${origin}/sitemap.xml\n`;
}
