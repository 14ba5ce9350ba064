import { blankAddress, popularTerm, type Address, type FilterKey } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { setFilter } from "../../../core/urls/set-filter.ts";
import type { FilterOption } from "../results/result-view.ts";

/** Where an option of a filter leads: to the results with it, or without it when it is on. */
export function linkOption(address: Address, filter: FilterKey, option: FilterOption): { href: string; isOn: boolean } {
  const { value, path, isColor = false } = option;
  if (path !== undefined) return linkPage(address, filter, { path, isOn: option.isOn === true });
  const wanted = readOptionValue(filter, value);
  const isOn = address.filters[filter] === wanted;
  const change = { key: filter, value: isOn ? undefined : wanted };
  return { href: formatAddress(setFilter(address, change, { isColorStyle: isColor })), isOn };
}

/** An option with a page of its own: that page, or when it is on the list of everything, with all other filters. */
function linkPage(address: Address, filter: FilterKey, { path, isOn }: { path: string; isOn: boolean }) {
  const { sort, isGrouped, customization } = address;
  const target = isOn ? { ...blankAddress("search"), term: popularTerm } : parseAddress(path)!.address;
  const others = { ...address.filters };
  delete others[filter];
  return {
    href: formatAddress({ ...target, filters: { ...others, ...target.filters }, sort, isGrouped, customization }),
    isOn,
  };
}

/** The value of an option as addresses hold it. */
export function readOptionValue(filter: FilterKey, value: string) {
  if (filter === "animated") return value === "true";
  if (filter === "size") return Number(value);
  return value;
}
