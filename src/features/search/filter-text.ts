import type { AddressFilters, FilterKey } from "../../core/urls/address.ts";
import { nameFilterValue } from "../../i18n/name-filter-value.ts";
import type { Translator } from "../../i18n/translator.ts";
import type { ResultView } from "./result-view.ts";

/** What an active filter is called on its chip. */
export function activeFilterText(
  t: Translator,
  { key, value }: { key: FilterKey; value: AddressFilters[FilterKey] },
  subject: ResultView["subject"],
): string {
  const name = key in subject ? subject[key as keyof ResultView["subject"]] : undefined;
  return name ?? nameFilterValue(t, key, value);
}

/** The heading of a page of results. */
export function resultTitle(
  t: Translator,
  { term, page, isPopular }: { term: string; page: string; isPopular: boolean },
  subject: ResultView["subject"],
): string {
  const style = subject.style ?? subject.family;
  if (page === "style" || page === "family") return t("search.title.style", { style: style ?? "" });
  if (isPopular && subject.category !== undefined) return t("search.title.category", { category: subject.category });
  if (isPopular) return t("search.title.popular");
  const words = term.charAt(0).toLocaleUpperCase(t.locale) + term.slice(1);
  return style === undefined
    ? t("search.title.term", { term: words })
    : t("search.title.termInStyle", { term: words, style });
}
