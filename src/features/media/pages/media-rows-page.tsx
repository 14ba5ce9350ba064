import { data, type LoaderFunctionArgs } from "react-router";
import { requestContext } from "../../../context.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import { toMediaCard, type MediaCard } from "../contract.ts";
import { mediaListPaths } from "../../../core/urls/paths/media-paths.ts";
import { mediaKinds } from "../../../core/media/media-vocabulary.ts";

/** Pictures of a kind beside the icons of a search, with what is said about them. */
export interface MediaRow {
  title: string;
  all: { href: string; label: string };
  cards: MediaCard[];
}

const mostInRow = 6;

/** Illustrations and photos for what a page of results (`of`) looks for, as JSON; no row where there are none. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { services, locale, loadMessages } = context.get(requestContext);
  const resolution = await services.addresses.resolve(url.searchParams.get("of") ?? "", locale);
  if (resolution.kind !== "page") throw data(null, { status: 404 });
  const { term } = resolution.page;
  const t = createTranslator(locale, loadMessages("media"));
  const rows: MediaRow[] = [];
  for (const kind of term === "" ? [] : mediaKinds) {
    const { items } = await services.media.search({ kind, term, locale, page: 1, perPage: mostInRow });
    if (items.length === 0) continue;
    const isPattern = items.every((item) => item.isPattern);
    const title = kind === "illustration" ? "illustrations" : isPattern ? "patterns" : "photos";
    rows.push({
      title: t(`media.row.${title}`, { term }),
      all: { href: `${mediaListPaths[kind]}?${new URLSearchParams({ term })}`, label: t("media.row.all") },
      cards: items.map(toMediaCard),
    });
  }
  return Response.json({ rows });
}
