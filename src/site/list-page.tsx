import { lazy } from "react";
import {
  useLocation,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { requestContext, requirePage } from "../context.ts";
import type { PageKind } from "../core/urls/address.ts";
import { parseAddress } from "../core/urls/parse-address.ts";
import { loader as loadClipArt } from "../features/browse/clip-art/clip-art-page.tsx";
import { loader as loadNew } from "../features/browse/lists/new-page.tsx";
import { loader as loadStyles } from "../features/browse/styles/styles-page.tsx";
import SearchPage, {
  loader as loadSearch,
  shouldRevalidate as shouldSearchAgain,
} from "../features/search/results/search-page.tsx";
import type { PageHead } from "../features/seo/contract.ts";
import { renderHead } from "../i18n/page-meta.ts";
import type { PlainListKind } from "./plain-list.tsx";

/** Results should not wait for the scripts of other lists. */
const PlainList = lazy(() => import("./plain-list.tsx"));

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

export const meta: MetaFunction = ({ loaderData }) => renderHead((loaderData as { head: PageHead } | undefined)?.head);

export default function ListPage() {
  const page = readPage(useLocation());
  return isList(page) ? <PlainList page={page} /> : <SearchPage />;
}

function isList(page: PageKind | undefined): page is PlainListKind {
  return page === "new" || page === "styles" || page === "clip-art";
}

function readPage({ pathname, search }: { pathname: string; search: string }): PageKind | undefined {
  return parseAddress(pathname + search)?.address.page;
}
