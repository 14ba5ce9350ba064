import { useContext } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";

/**
 * What is lazy would stand in the document without its style sheets; a route that has the same ones knows them. They come
 * after those of the document, whose first one says in which order all others count.
 */
export function RouteStyles({ route }: { route: string }) {
  const matches = useMatches();
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const present = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []));
  const sheets = (routes?.[route]?.css ?? []).filter((href) => !present.has(href));
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
