import { emojiCategory, listEmojiStyles } from "../../../core/catalogue/emoji-styles.ts";
import { palette } from "../../../core/icons/palette.ts";
import { pinnedFirst } from "../../../core/people/pinned-styles.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import { blankAddress, popularTerm, type Address, type FilterKey } from "../../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import type { Facet, FacetOption } from "../contract.ts";
import { findIcons } from "../results/find-icons.server.ts";
import { authorPath } from "../results/page-context.server.ts";
import { createTitles, type ResultRequest } from "../results/page-titles.server.ts";
import type { FilterGroup, FilterOption } from "../results/result-view.ts";

const shownOptions = 24;

/** Filters of the rail in order, with the facet of the search that counts their options. */
const railFilters: readonly (readonly [FilterKey, keyof SearchFilters])[] = [
  ["style", "style"],
  ["family", "family"],
  ["category", "category"],
  ["color", "color"],
  ["colors", "colors"],
  ["animated", "isAnimated"],
  ["technique", "technique"],
  ["stroke", "weight"],
  ["corners", "corners"],
  ["license", "license"],
  ["author", "author"],
  ["size", "size"],
  ["aesthetic", "aesthetic"],
  ["trendiness", "trendiness"],
  ["os", "os"],
];

/** The filters that tell the results apart, or are on, with the first of their options. */
export function describeFilters(facets: readonly Facet[], total: number, request: ResultRequest): FilterGroup[] {
  const { address } = request.resolved;
  const { listOffered, describe } = createOptionDescriber(request);
  return railFilters
    .flatMap(([key, facetKey]) => {
      const offered = listOffered(key, findFacet(facets, facetKey));
      const options = describe(key, offered.slice(0, shownOptions));
      if (options.length === 0) return [];
      if (key === "color") options.sort((left, right) => paletteOrder(left.value) - paletteOrder(right.value));
      return [{ key, options, optionCount: offered.length }];
    })
    .filter((group) => canNarrow(group, total, address));
}

/** All options of one filter, for the lists that show only the first. */
export async function loadOptions(request: ResultRequest, key: FilterKey): Promise<FilterOption[]> {
  const facetKey = railFilters.find(([candidate]) => candidate === key)?.[1];
  const { facets = [] } = await findIcons(request, { offset: 0, amount: 0, facets: true });
  const { listOffered, describe } = createOptionDescriber(request);
  return describe(key, listOffered(key, facetKey && findFacet(facets, facetKey)));
}

/** The address of a category's own page, as a path without other filters. */
export function categoryPagePath(
  { services, locale }: Pick<ResultRequest, "services" | "locale">,
  code: string,
): string {
  const path = services.addresses.categoryPath(code, locale);
  const { page, term } = parseAddress(path)?.address ?? blankAddress("landing");
  if (page === "search" && term !== popularTerm) return path;
  return formatAddress({ ...blankAddress("search"), term: popularTerm, filters: { category: code } });
}

const findFacet = (facets: readonly Facet[], key: keyof SearchFilters) => facets.find((facet) => facet.key === key);

function createOptionDescriber(request: ResultRequest) {
  const { address, term } = request.resolved;
  const { catalogue } = request.services.catalogue.current();
  const titles = createTitles(request);
  const isOffered = createOptionFilter(request);
  const isCategoryList = address.page === "search" && term === "";

  function describeOption(key: FilterKey, { value, count, isSelected }: FacetOption): FilterOption | undefined {
    if (key === "style") {
      const style = titles.style(value);
      if (!style) return undefined;
      const pin = { pin: style.apiCode, ...(request.pinned.has(style.apiCode) && { isPinned: true as const }) };
      return { value: style.seoCode, title: style.title, count, ...(style.isColor && { isColor: true }), ...pin };
    }
    if (key === "author" && address.page === "author") {
      const author = catalogue.findAuthor(value);
      return (
        author && { value, title: author.name, count, path: authorPath(author), ...(isSelected && { isOn: true }) }
      );
    }
    const title = key === "family" || key === "author" || key === "category" ? titles[key](value) : undefined;
    if (title === undefined) return { value, count };
    if (key !== "category" || !isCategoryList) return { value, title, count };
    return { value, title, count, path: categoryPagePath(request, value), ...(isSelected && { isOn: true }) };
  }

  return {
    listOffered: (key: FilterKey, facet: Facet | undefined) => {
      const offered = (facet?.options ?? []).filter(({ value }) => isOffered(key, value));
      return key === "style" ? pinnedFirst(offered, request.pinned, ({ value }) => value) : offered;
    },
    describe: (key: FilterKey, options: readonly FacetOption[]) =>
      options.flatMap((option) => describeOption(key, option) ?? []),
  };
}

/** The page of emoji offers the styles that draw emoji, and what tells emoji apart. */
function createOptionFilter({ resolved, services }: ResultRequest): (key: FilterKey, value: string) => boolean {
  if (resolved.address.page !== "emoji") return () => true;
  const styles = listEmojiStyles(services.catalogue.current().catalogue);
  const offered: Partial<Record<FilterKey, ReadonlySet<string>>> = {
    style: new Set(styles.map(({ apiCode }) => apiCode)),
    family: new Set(styles.map(({ family }) => family)),
    author: new Set(styles.map(({ author }) => author)),
  };
  return (key, value) => (key === "category" ? value !== emojiCategory : (offered[key]?.has(value) ?? true));
}

/** Whether a filter tells the results apart, or is on. */
function canNarrow({ key, options }: FilterGroup, total: number, { page, filters }: Address): boolean {
  const isOn = filters[key] !== undefined && key !== page;
  return options.length > 1 || isOn || options[0]?.count !== total;
}

const paletteOrder = (color: string) => palette.findIndex(({ name }) => name === color);
