import type { Icon } from "../../../core/icons/icon.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { searchByMeaning } from "../../../core/urls/search-mode.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { SearchPage } from "../contract.ts";
import type { ResultRequest } from "../results/page-titles.server.ts";
import type { ResultRow } from "../results/result-view.ts";

/** Words that find fewer icons than this, or none that has them all, may not be what icons are called. */
const fewIcons = 24;
const bandSize = 24;

/** The icons of the band *By meaning*, none of which the words have found, with the way to all of them. */
export interface FoundByMeaning {
  row: Omit<ResultRow, "icons">;
  icons: Icon[];
}

/** What a term means, on pages where its words find little; undefined on all others, and where nothing is near enough. */
export async function findByMeaning(
  { services, resolved, locale, loadMessages }: ResultRequest,
  found: SearchPage,
): Promise<FoundByMeaning | undefined> {
  const { address, term, language, filters, isByMeaning } = resolved;
  const isWanted = term !== "" && !isByMeaning && address.pageNumber === 1 && !address.isGrouped;
  if (!isWanted || (found.total >= fewIcons && !found.isRelaxed)) return undefined;
  const amount = bandSize + found.icons.length;
  const { ordinals, total } = await services.meaning.search(term, { locale: language, filters, offset: 0, amount });
  const { catalogue } = services.catalogue.current();
  const known = new Set(found.icons.map(({ id }) => id));
  const ids = ordinals.map((ordinal) => catalogue.icon(ordinal));
  const icons = ids.filter(({ id }) => !known.has(id)).slice(0, bandSize);
  if (icons.length === 0) return undefined;
  const t = createTranslator(locale, loadMessages("search"));
  return {
    row: {
      code: "meaning",
      title: found.total === 0 ? t("search.meaning.instead", { term }) : t("search.meaning.band"),
      all: t("search.meaning.all", { count: total }),
      path: formatAddress(searchByMeaning(address)),
      isWall: true,
    },
    icons,
  };
}
