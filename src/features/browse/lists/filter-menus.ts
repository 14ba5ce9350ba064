import type { RequestContext } from "../../../context.ts";
import type { Style } from "../../../core/icons/style.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import type { Address, AddressFilters, FilterKey } from "../../../core/urls/address.ts";
import { setFilter } from "../../../core/urls/set-filter.ts";
import { nameFilterValue } from "../../../i18n/name-filter-value.ts";
import { createTranslator } from "../../../i18n/translator.ts";

/** One filter as a menu of links. */
export interface FilterMenu {
  key: FilterKey;
  title: string;
  /** What is chosen, in words. */
  chosen?: string;
  /** Address without this filter, when it is on. */
  clearHref?: string;
  options: FilterMenuOption[];
}

export interface FilterMenuOption {
  label: string;
  count: number;
  href: string;
  isChosen: boolean;
}

/** How many of what the page lists each value would leave, as the search names filters and values. */
export type ValueCounts = (key: keyof SearchFilters) => Iterable<readonly [value: string, count: number]>;

export interface FilterMenusOptions {
  address: Address;
  keys: readonly FilterKey[];
  counts: ValueCounts;
  /** How the page writes its address. */
  formatPath: (address: Address) => string;
}

/** So many styles are in a menu, the best known ones; all have cards on their page. */
const menuStyles = 24;

const searchKeys: Partial<Record<FilterKey, keyof SearchFilters>> = { animated: "isAnimated", stroke: "weight" };

/** Filters with something to choose from, or on. */
export function describeFilterMenus(
  { services, locale, loadMessages }: Pick<RequestContext, "services" | "locale" | "loadMessages">,
  { address, keys, counts, formatPath }: FilterMenusOptions,
): FilterMenu[] {
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("search", "icon"));
  return keys.flatMap((key) => {
    const chosenValue = address.filters[key];
    const options = Array.from(counts(searchKeys[key] ?? (key as keyof SearchFilters)), ([text, count]) => {
      const style = key === "style" ? catalogue.findStyle(text) : undefined;
      const value = style?.seoCode ?? readValue(key, text);
      const label = style?.title ?? nameFilterValue(t, key, value);
      return { value, style, label, count, isChosen: value === chosenValue };
    });
    const chosenOption = options.find(({ isChosen }) => isChosen);
    const shown = key === "style" ? chooseStyles(options) : options;
    if (shown.length < 2 && chosenValue === undefined) return [];
    const menu: FilterMenu = {
      key,
      title: t(`search.filter.${key}`),
      options: shown.map(({ value, style, label, count, isChosen }) => ({
        label,
        count,
        href: formatPath(setFilter(address, { key, value }, { isColorStyle: style?.isColor ?? false })),
        isChosen,
      })),
    };
    if (chosenValue === undefined) return [menu];
    const chosen = chosenOption?.label ?? nameFilterValue(t, key, chosenValue);
    return [{ ...menu, chosen, clearHref: formatPath(setFilter(address, { key, value: undefined })) }];
  });
}

function chooseStyles<Option extends { style: Style | undefined; isChosen: boolean }>(
  options: readonly Option[],
): Option[] {
  const known = options.toSorted((a, b) => (a.style?.order ?? 0) - (b.style?.order ?? 0));
  return known.filter(({ isChosen }, place) => isChosen || place < menuStyles);
}

/** The value of an option as addresses hold it. */
function readValue(key: FilterKey, text: string): AddressFilters[FilterKey] {
  if (key === "animated") return text === "true";
  return key === "size" ? Number(text) : text;
}
