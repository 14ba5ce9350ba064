import type { RequestContext, Services } from "../../context.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { palette } from "../../core/icons/palette.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import type { Address, FilterKey } from "../../core/urls/address.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { createTranslator } from "../../i18n/translator.ts";
import type { PageAddress } from "../addresses/contract.ts";
import type { Facet } from "./contract.ts";
import type {
  FilterGroup,
  FilterOption,
  GridIcon,
  ResultPage,
  ResultRow,
  ResultView,
  Suggestion,
} from "./result-view.ts";

/** Icons on one page of results. */
export const pageSize = 60;

const rowSize = 8;
const rowsPerPage = 12;
const relatedLimit = 10;
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
  ["licence", "licence"],
  ["author", "author"],
  ["size", "size"],
  ["aesthetic", "aesthetic"],
  ["trendiness", "trendiness"],
  ["os", "os"],
];

type Request = Pick<RequestContext, "services" | "locale" | "loadMessages"> & { resolved: PageAddress };

/** Everything a page of results shows, but for the drawings. */
export function loadResultView(request: Request): ResultView {
  const { resolved } = request;
  const { search, icon } = request.services;
  const { catalogue } = request.services.catalogue.current();
  const titles = createTitles(request);
  const { address, term, filters } = resolved;
  const found = search.search({
    term,
    filters,
    sort: address.sort,
    offset: address.isGrouped ? 0 : (address.pageNumber - 1) * pageSize,
    amount: address.isGrouped ? 1 : pageSize,
    facets: true,
  });
  const rows = address.isGrouped ? loadRows({ catalogue, search, resolved }) : undefined;
  const icons = rows ? rows.flatMap((row) => row.icons) : found.icons;
  const drawings = icon.listGridDrawings(icons);
  const asGridIcon = (one: Icon) => describeGridIcon(one, catalogue, drawings);
  return {
    total: found.total,
    isRelaxed: found.isRelaxed,
    firstIndex: found.offset,
    icons: rows ? [] : found.icons.map(asGridIcon),
    rows: rows?.map(({ icons: members, ...row }) => ({ ...row, icons: members.map(asGridIcon) })) ?? [],
    hasMoreRows: rows !== undefined && rows.length === address.pageNumber * rowsPerPage,
    groups: describeFacets(found.facets ?? [], titles).filter((group) => canNarrow(group, found.total, address)),
    related: term === "" ? [] : search.relatedTerms(term, relatedLimit),
    suggestions: found.total === 0 ? suggest({ term, address, search }) : [],
    subject: describeSubject(address, titles),
    drawings,
  };
}

/** One further page of icons. */
export function loadResultPage({ services, resolved }: Request, pageNumber: number): ResultPage {
  const { search, icon } = services;
  const { catalogue } = services.catalogue.current();
  const { address, term, filters } = resolved;
  const offset = (pageNumber - 1) * pageSize;
  const { icons } = search.search({ term, filters, sort: address.sort, offset, amount: pageSize });
  const drawings = icon.listGridDrawings(icons);
  return { icons: icons.map((one) => describeGridIcon(one, catalogue, drawings)), drawings };
}

function describeGridIcon(icon: Icon, catalogue: Catalogue, drawings: Record<string, string>): GridIcon {
  const licence = catalogue.findLicence(icon.licence);
  return {
    id: icon.id,
    name: icon.name,
    path: icon.url,
    style: catalogue.findStyle(icon.platform)?.title ?? "",
    ...(icon.id in drawings ? {} : { isHeavy: true }),
    ...(licence?.requiresAttribution ? { needsCredit: true } : {}),
  };
}

function loadRows({
  catalogue,
  search,
  resolved,
}: Pick<Services, "search"> & Pick<Request, "resolved"> & { catalogue: Catalogue }) {
  const { address, term, filters } = resolved;
  const groups = address.pageNumber * rowsPerPage;
  const rows = search.group({ term, filters, groupBy: "style", groups, amount: rowSize });
  return rows.map(({ code, title, total, icons }): Omit<ResultRow, "icons"> & { icons: Icon[] } => {
    const style = catalogue.findStyle(code);
    return { code: style?.seoCode ?? code, title, total, isColor: style?.isColor ?? false, icons };
  });
}

function describeFacets(facets: readonly Facet[], titles: Titles): FilterGroup[] {
  return railFilters.flatMap(([key, facetKey]) => {
    const facet = facets.find((candidate) => candidate.key === facetKey);
    const options = (facet?.options ?? []).flatMap(({ value, count }) => {
      const option = describeOption({ key, value, count }, titles);
      return option ? [option] : [];
    });
    if (options.length === 0) return [];
    if (key === "color") options.sort((left, right) => paletteOrder(left.value) - paletteOrder(right.value));
    return [{ key, options: options.slice(0, shownOptions), optionCount: options.length }];
  });
}

/** Whether a filter tells the results apart, or is on. */
function canNarrow({ key, options }: FilterGroup, total: number, { filters }: Address): boolean {
  return options.length > 1 || filters[key] !== undefined || options[0]?.count !== total;
}

const paletteOrder = (color: string) => palette.findIndex(({ name }) => name === color);

/** All options of one filter, for the lists that show only the first. */
export function loadOptions(request: Request, key: FilterKey): FilterOption[] {
  const { search } = request.services;
  const { term, filters } = request.resolved;
  const titles = createTitles(request);
  const facetKey = railFilters.find(([candidate]) => candidate === key)?.[1];
  const facet = search.search({ term, filters, amount: 0, facets: true }).facets?.find((one) => one.key === facetKey);
  return (facet?.options ?? []).flatMap(({ value, count }) => {
    const option = describeOption({ key, value, count }, titles);
    return option ? [option] : [];
  });
}

type Titles = ReturnType<typeof createTitles>;

/** What styles, families and authors call themselves, and categories in the language of the request. */
function createTitles({ services, locale, loadMessages }: Request) {
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("categories"));
  return {
    style: (code: string) => catalogue.findStyle(code),
    family: (code: string) => catalogue.findFamily(code)?.name,
    author: (code: string) => catalogue.findAuthor(code)?.name,
    category(code: string) {
      const category = catalogue.findCategory(code);
      return category && nameCategory(t, category);
    },
  };
}

function describeOption(
  { key, value, count }: { key: FilterKey; value: string; count: number },
  titles: Titles,
): FilterOption | undefined {
  if (key === "style") {
    const style = titles.style(value);
    return style && { value: style.seoCode, title: style.title, count, ...(style.isColor && { isColor: true }) };
  }
  const title = key === "family" || key === "author" || key === "category" ? titles[key](value) : undefined;
  return title === undefined ? { value, count } : { value, title, count };
}

/** What to look for instead of a search without results: the same without its filters, or with one word less. */
function suggest({
  term,
  address,
  search,
}: {
  term: string;
  address: Address;
  search: Services["search"];
}): Suggestion[] {
  const hasFilters = Object.keys(address.filters).length > 0;
  const words = term.split(" ").filter((word) => word !== "");
  const shorter =
    words.length > 1 ? words.map((_, left) => words.filter((_word, index) => index !== left).join(" ")) : [];
  const candidates = [...(hasFilters && term !== "" ? [term] : []), ...shorter];
  return [...new Set(candidates)]
    .map((text) => ({ term: text, total: search.search({ term: text, amount: 0 }).total }))
    .filter(({ total }) => total > 0)
    .toSorted((left, right) => Number(right.term === term) - Number(left.term === term) || right.total - left.total)
    .slice(0, 6);
}

/** Names that stand in the heading and in the chips of active filters. */
function describeSubject({ filters }: Address, titles: Titles): ResultView["subject"] {
  const { style, family, author, category } = filters;
  const entries = {
    style: style && titles.style(style)?.title,
    family: family && titles.family(family),
    author: author && titles.author(author),
    category: category && titles.category(category),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, title]) => title));
}
