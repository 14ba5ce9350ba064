import { lazy, useContext } from "react";
import {
  UNSAFE_FrameworkContext,
  useLocation,
  useMatches,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { requestContext, requirePage } from "./context.ts";
import type { PageKind } from "./core/urls/address.ts";
import { parseAddress } from "./core/urls/address-grammar.ts";
import { loader as loadClipArt } from "./features/browse/clip-art-page.tsx";
import { loader as loadNew } from "./features/browse/new-page.tsx";
import { loader as loadStyles } from "./features/browse/styles-page.tsx";
import SearchPage, {
  loader as loadSearch,
  shouldRevalidate as shouldSearchAgain,
} from "./features/search/search-page.tsx";
import type { PageHead } from "./features/seo/contract.ts";
import { printHead } from "./i18n/page-meta.ts";

/** The lists outside the search; results should not wait for their scripts. */
const lists = {
  new: lazy(() => import("./features/browse/new-page.tsx")),
  styles: lazy(() => import("./features/browse/styles-page.tsx")),
  "clip-art": lazy(() => import("./features/browse/clip-art-page.tsx")),
} as const;

/**
 * `/icons/{segment}`: routes tell segments apart as a whole, so the lists whose filters stand in theirs, like
 * `/icons/new--animated`, arrive here together with the styles and families.
 */
export async function loader(args: LoaderFunctionArgs) {
  const loaders = { new: loadNew, styles: loadStyles, "clip-art": loadClipArt } as const;
  const { page } = requirePage(args.context).address;
  if (!isList(page)) return loadSearch(args);
  const { packMessages } = args.context.get(requestContext);
  return { ...(await loaders[page](args)), messages: packMessages("browse") };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return isList(readPage(args.nextUrl)) ? args.defaultShouldRevalidate : shouldSearchAgain(args);
}

export const meta: MetaFunction = ({ loaderData }) => printHead((loaderData as { head: PageHead } | undefined)?.head);

export default function ListPage() {
  const page = readPage(useLocation());
  if (!isList(page)) return <SearchPage />;
  const List = lists[page];
  return (
    <>
      <ListStyles page={page} />
      <List />
    </>
  );
}

/**
 * What is lazy would stand in the document without its style sheets; its own route knows them. They come after those of the
 * document, whose first one says in which order all others count.
 */
function ListStyles({ page }: { page: keyof typeof lists }) {
  const matches = useMatches();
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;
  const present = new Set(matches.flatMap(({ id }) => routes?.[id]?.css ?? []));
  const sheets = (routes?.[`features/browse/${page}-page`]?.css ?? []).filter((href) => !present.has(href));
  return sheets.map((href) => <link key={href} rel="stylesheet" href={href} />);
}

function isList(page: PageKind | undefined): page is keyof typeof lists {
  return page !== undefined && page in lists;
}

function readPage({ pathname, search }: { pathname: string; search: string }): PageKind | undefined {
  return parseAddress(pathname + search)?.address.page;
}
