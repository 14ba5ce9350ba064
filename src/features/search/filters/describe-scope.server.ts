import type { FilterKey } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { setFilter } from "../../../core/urls/set-filter.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { SearchScope } from "../contract.ts";
import type { ResultRequest } from "../results/page-titles.server.ts";
import type { ResultView } from "../results/result-view.ts";
import { activeFilterText } from "./filter-text.ts";

/** How the words are read, not where they are looked for. */
const readings: ReadonlySet<FilterKey> = new Set<FilterKey>(["ai", "nocorrect"]);
const places: ReadonlySet<FilterKey> = new Set<FilterKey>(["style", "family", "author"]);

/** What a page of results is narrowed to, what it is about included: where first, then how. */
export function describeScope(
  { resolved, locale, loadMessages }: ResultRequest,
  subject: ResultView["subject"],
): SearchScope[] {
  const t = createTranslator(locale, loadMessages("search", "icon"));
  const address = { ...resolved.address, customization: {} };
  const keys = (Object.keys(address.filters) as FilterKey[]).filter((key) => !readings.has(key));
  return [...keys.filter((key) => places.has(key)), ...keys.filter((key) => !places.has(key))].map((key) => {
    const name = activeFilterText(t, { key, value: address.filters[key] }, subject);
    const label = places.has(key) ? t("search.scope.in", { name }) : name;
    return {
      key,
      label,
      removeLabel: t("search.scope.remove", { name: label }),
      href: formatAddress(setFilter(address, { key, value: undefined })),
    };
  });
}
