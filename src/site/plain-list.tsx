import { useContext } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";
import ClipArtPage from "../features/browse/clip-art/clip-art-page.tsx";
import NewPage from "../features/browse/lists/new-page.tsx";
import StylesPage from "../features/browse/styles/styles-page.tsx";

const pages = {
  new: { Page: NewPage, route: "features/browse/lists/new-page" },
  styles: { Page: StylesPage, route: "features/browse/styles/styles-page" },
  "clip-art": { Page: ClipArtPage, route: "features/browse/clip-art/clip-art-page" },
} as const;

export type PlainListKind = keyof typeof pages;

/** A list outside the search. */
export default function PlainList({ page }: { page: PlainListKind }) {
  const { Page, route } = pages[page];
  return (
    <>
      <ListStyles route={route} />
      <Page />
    </>
  );
}

/**
 * What is lazy would stand in the document without its style sheets; its own route knows them. They come after those of the
 * document, whose first one says in which order all others count.
 */
function ListStyles({ route }: { route: string }) {
  const matches = useMatches();
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const present = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []));
  const sheets = (routes?.[route]?.css ?? []).filter((href) => !present.has(href));
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
