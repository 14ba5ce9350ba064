import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { emojiCategory, listEmojiStyles } from "../../../core/catalogue/emoji-styles.ts";
import { pinnedFirst } from "../../../core/people/pinned-styles.ts";
import type { SearchFilters } from "../../../core/search/search.ts";
import type { FilterKey } from "../../../core/urls/address.ts";
import type { PageAddress } from "../../../context.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";
import type { CardBand } from "../results/result-view.ts";

/** Icons on a card, and in one request for a card. */
export const iconsPerCard = 8;

/** Which options of a filter are wanted as cards. */
export interface BandPlan {
  filter: CardBand["filter"];
  /** The best hits decide which come first, and there are at most so many. */
  rankedLimit?: number;
}

/** An option of a filter with its icons. */
export interface CardOption {
  /** API code. */
  code: string;
  count: number;
  listIds: () => string[];
}

interface Source extends OpenCatalogue {
  resolved: PageAddress;
  /** API codes of styles that come first. */
  pinned: ReadonlySet<string>;
}

/** What a person chooses to tell a set of emoji from others. */
const emojiSample = "face";

/** Categories that are lists of all kinds of icons. */
const mixedCategories: ReadonlySet<string> = new Set(["popular", "new"]);

/** The options of a filter that have icons under all other filters of the page. */
export async function listCardOptions(plan: BandPlan, source: Source): Promise<readonly CardOption[]> {
  const options = await listOptions(plan, source);
  return plan.filter === "style" ? pinnedFirst(options, source.pinned, ({ code }) => code) : options;
}

async function listOptions(plan: BandPlan, source: Source): Promise<CardOption[]> {
  const { resolved, catalogue } = source;
  if (plan.rankedLimit !== undefined) return searchOptions(plan, source);
  if (plan.filter === "style") {
    return orderOptions((await listKnownStyles(source)) ?? (await searchOptions(plan, source)), catalogue.styles);
  }
  const options = listKnownCategories(source) ?? (await searchOptions(plan, source));
  if (resolved.address.page === "search") return orderOptions(options, catalogue.categories);
  return options.toSorted((left, right) => right.count - left.count);
}

/** Styles of an author, a family, a category or all emoji, where the catalogue has chosen icons beforehand. */
async function listKnownStyles(source: Source): Promise<CardOption[] | undefined> {
  const { resolved, catalogue } = source;
  const { address, variant, category } = resolved;
  if (variant === "category-cards") {
    return catalogue.packs
      .filter((pack) => pack.category === category)
      .map(({ style, iconCount, preview }) => fromPreview(style, iconCount, preview));
  }
  const { page, filters } = address;
  if (listOtherFilters(resolved, "style").some((key) => key !== page)) return undefined;
  if (page === "emoji") return listFaces(source);
  const codes =
    page === "author"
      ? catalogue.findAuthor(filters.author ?? "")?.styles
      : catalogue.findFamily(filters.family ?? "")?.entities;
  return catalogue.styles
    .filter(({ apiCode, iconCount }) => iconCount > 0 && codes?.includes(apiCode))
    .map(({ apiCode, iconCount, preview }) => fromPreview(apiCode, iconCount, preview));
}

/** The styles that draw emoji, by the faces they draw: those tell more of a style than its best-known things. */
async function listFaces({ catalogue, engine }: Source): Promise<CardOption[]> {
  const styles = listEmojiStyles(catalogue);
  const groups = await engine.group({
    term: emojiSample,
    filters: { style: codesOf(styles) },
    groupBy: "style",
    groups: styles.length,
    amount: iconsPerCard,
  });
  const faces = new Map(groups.map(({ code, ordinals }) => [code, ordinals]));
  return styles.map(({ apiCode, iconCount }) => ({
    code: apiCode,
    count: iconCount,
    listIds: () => listIds(catalogue, faces.get(apiCode)),
  }));
}

/** The packs of a style, or all categories. */
function listKnownCategories({ resolved, catalogue }: Source): CardOption[] | undefined {
  const { address, filters } = resolved;
  const others = listOtherFilters(resolved, "category");
  if (address.page === "search" && others.length === 0) {
    return catalogue.categories
      .filter(({ apiCode }) => isOffered(apiCode, resolved))
      .map(({ apiCode, iconCount, preview }) => fromPreview(apiCode, iconCount, preview));
  }
  const [style] = address.filters.style === undefined ? [] : (filters.style ?? []);
  if (style === undefined || others.some((key) => key !== "author" && key !== "style")) return undefined;
  return catalogue.packs
    .filter((pack) => pack.style === style && isOffered(pack.category, resolved))
    .map(({ category, iconCount, preview }) => fromPreview(category, iconCount, preview));
}

/** Filters that are on besides the one of the band; words to look for count as one. */
function listOtherFilters({ address, term }: PageAddress, own: FilterKey): (FilterKey | "term")[] {
  const keys = (Object.keys(address.filters) as FilterKey[]).filter((key) => key !== own && key !== "nocorrect");
  return term === "" ? keys : [...keys, "term"];
}

/** What the search finds for each option under all other filters, best hit first. */
async function searchOptions(
  { filter, rankedLimit }: BandPlan,
  { resolved, catalogue, engine, pinned }: Source,
): Promise<CardOption[]> {
  const { term, language, filters, address } = resolved;
  const { [filter]: _own, ...others } = filters;
  const scope: SearchFilters =
    address.page === "emoji" && filter === "style" ? { style: codesOf(listEmojiStyles(catalogue)) } : {};
  const groups = await engine.group({
    term,
    language,
    filters: { ...others, ...scope },
    groupBy: filter,
    groups: rankedLimit ?? (filter === "style" ? catalogue.styles : catalogue.categories).length,
    amount: iconsPerCard,
    pinned: [...pinned],
  });
  return groups
    .filter(({ code }) => filter === "style" || isOffered(code, resolved))
    .map(({ code, total, ordinals }) => ({ code, count: total, listIds: () => listIds(catalogue, ordinals) }));
}

const isOffered = (category: string, { address }: PageAddress): boolean =>
  !mixedCategories.has(category) && !(address.page === "emoji" && category === emojiCategory);

const fromPreview = (code: string, iconCount: number, preview: readonly string[]): CardOption => ({
  code,
  count: iconCount,
  listIds: () => preview.slice(0, iconsPerCard),
});

const codesOf = (styles: readonly { apiCode: string }[]): string[] => styles.map(({ apiCode }) => apiCode);

const listIds = (catalogue: Catalogue, ordinals: Uint32Array = new Uint32Array()): string[] =>
  Array.from(ordinals, (ordinal) => catalogue.id(ordinal));

/** As the catalogue arranges them: styles best known first. */
function orderOptions(options: readonly CardOption[], all: readonly { apiCode: string }[]): CardOption[] {
  const places = new Map(all.map(({ apiCode }, place) => [apiCode, place]));
  return options.toSorted((left, right) => (places.get(left.code) ?? 0) - (places.get(right.code) ?? 0));
}
