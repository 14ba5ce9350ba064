/** Parameters that make a list show other icons. */
const telling: ReadonlySet<string> = new Set(["family", "category", "license", "sorting"]);

/** Address of the picture that previews of a page show: `/icons/set/house--blue` has `/og/icons/set/house--blue.png`. */
export function formatPreviewImagePath(pagePath: string): string {
  const [path = "", query = ""] = pagePath.split("?", 2);
  const relevant = query.split("&").filter((pair) => telling.has(pair.split("=", 1)[0]!));
  return `/og${path}.png${relevant.length > 0 ? `?${relevant.join("&")}` : ""}`;
}

/** The page that a picture is a preview of; undefined when the address is not one of such a picture. */
export function parsePreviewImagePath(href: string): string | undefined {
  const [path = "", query = ""] = href.split("?", 2);
  if (!path.startsWith("/og/") || !path.endsWith(".png")) return undefined;
  const pagePath = path.slice("/og".length, -".png".length);
  return query === "" ? pagePath : `${pagePath}?${query}`;
}
