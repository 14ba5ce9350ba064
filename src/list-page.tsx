import { useLocation, type LoaderFunctionArgs, type MetaArgs, type ShouldRevalidateFunctionArgs } from "react-router";
import { requestContext, requirePage } from "./context.ts";
import type { PageKind } from "./core/urls/address.ts";
import { parseAddress } from "./core/urls/address-grammar.ts";
import NewPage, { loader as loadNew, meta as describeNew } from "./features/browse/new-page.tsx";
import StylesPage, { loader as loadStyles, meta as describeStyles } from "./features/browse/styles-page.tsx";
import SearchPage, {
  loader as loadSearch,
  meta as describeSearch,
  shouldRevalidate as shouldSearchAgain,
} from "./features/search/search-page.tsx";

/**
 * `/icons/{segment}`: routes tell segments apart as a whole, so the lists whose filters stand in theirs, like
 * `/icons/new--animated`, arrive here together with the styles and families.
 */
export function loader(args: LoaderFunctionArgs) {
  const { page } = requirePage(args.context).address;
  if (page === "new") return withWords(args, loadNew(args));
  return page === "styles" ? withWords(args, loadStyles(args)) : loadSearch(args);
}

/** The pages outside the search speak words of their own. */
async function withWords<Data extends object>({ context }: LoaderFunctionArgs, data: Data | Promise<Data>) {
  return { ...(await data), messages: context.get(requestContext).loadMessages("browse") };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const page = readPage(args.nextUrl);
  return page === "new" || page === "styles" ? args.defaultShouldRevalidate : shouldSearchAgain(args);
}

export function meta(args: MetaArgs) {
  const page = readPage(args.location);
  if (page === "new") return describeNew(args as Parameters<typeof describeNew>[0]);
  if (page === "styles") return describeStyles(args as Parameters<typeof describeStyles>[0]);
  return describeSearch(args as Parameters<typeof describeSearch>[0]);
}

export default function ListPage() {
  const page = readPage(useLocation());
  if (page === "new") return <NewPage />;
  return page === "styles" ? <StylesPage /> : <SearchPage />;
}

function readPage({ pathname, search }: { pathname: string; search: string }): PageKind | undefined {
  return parseAddress(pathname + search)?.address.page;
}
