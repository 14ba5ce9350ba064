import { useContext } from "react";
import { UNSAFE_FrameworkContext, useMatches } from "react-router";
import ClipArtPage from "../features/browse/clip-art/clip-art-page.tsx";
import NewPage from "../features/browse/lists/new-page.tsx";
import StylesPage from "../features/browse/styles/styles-page.tsx";

const pages = { new: NewPage, styles: StylesPage, "clip-art": ClipArtPage } as const;

export type PlainListKind = keyof typeof pages;

/** A list outside the search. */
export default function PlainList({ page }: { page: PlainListKind }) {
  const Page = pages[page];
  return (
    <>
      <ListStyles page={page} />
      <Page />
    </>
  );
}

/**
 * What is lazy would stand in the document without its style sheets; its own route knows them. They come after those of the
 * document, whose first one says in which order all others count.
 */
function ListStyles({ page }: { page: PlainListKind }) {
  const matches = useMatches();
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const present = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []));
  const sheets = (routes?.[`features/browse/${page}-page`]?.css ?? []).filter((href) => !present.has(href));
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
}
