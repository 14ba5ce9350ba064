import type { AddressFilters, FilterKey } from "../../../core/urls/address.ts";
import { nameFilterValue } from "../../../i18n/name-filter-value.ts";
import type { Translator } from "../../../i18n/translator.ts";
import type { ResultView } from "../results/result-view.ts";

/** What an active filter is called on its chip. */
export function activeFilterText(
  t: Translator,
  { key, value }: { key: FilterKey; value: AddressFilters[FilterKey] },
  subject: ResultView["subject"],
): string {
  const name = key in subject ? subject[key as keyof ResultView["subject"]] : undefined;
  return name ?? nameFilterValue(t, key, value);
}
