import ClipArtPage from "../features/browse/clip-art/clip-art-page.tsx";
import NewPage from "../features/browse/lists/new-page.tsx";
import StylesPage from "../features/browse/styles/styles-page.tsx";
import { RouteStyles } from "../features/icon/inspector/route-styles.tsx";

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
      <RouteStyles route={route} />
      <Page />
    </>
  );
}
