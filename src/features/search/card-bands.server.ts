import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { emojiCategory, listEmojiStyles } from "../../core/catalogue/emoji-styles.ts";
import type { Icon } from "../../core/icons/icon.ts";
import { popularTerm, type FilterKey } from "../../core/urls/address.ts";
import type { Facet } from "./contract.ts";
import { categoryPagePath } from "./filter-groups.server.ts";
import { createTitles, type ResultRequest, type Titles } from "./page-titles.server.ts";
import type { BandCard, CardBand } from "./result-view.ts";

const iconsPerCard = 8;
const cardsPerBand = 24;
const cardsPerWall = 12;
/** So many cards of a row are in a wide window. */
const drawnPerRow = 6;

/** A band whose icons have no drawings yet. */
export type BareBand = Omit<CardBand, "cards"> & { cards: (Omit<BandCard, "icons"> & { icons: Icon[] })[] };

interface BandPlan {
  filter: CardBand["filter"];
  /** In the order of what was found, instead of the catalogue's own. */
  isRanked?: true;
  isWall?: true;
}

/** What stands behind a card: an option of the filter with its icons. */
interface CardFacts {
  /** API code. */
  code: string;
  count: number;
  icons: () => Icon[];
}

const emojiSample = "face";

/** Categories that are lists of all kinds of icons. */
const mixedCategories: ReadonlySet<string> = new Set(["popular", "new"]);

/** The ways on that a page shows as cards, with the icons of each under the filters that are on. */
export function loadBands(request: ResultRequest, facets: readonly Facet[]): BareBand[] {
  const { catalogue } = request.services.catalogue.current();
  const titles = createTitles(request);
  return planBands(request.resolved, catalogue).map((plan) => {
    const { filter, isWall = false, isRanked } = plan;
    const facts = listCards(plan, { request, catalogue });
    const cards = facts.slice(0, isWall ? cardsPerWall : cardsPerBand);
    const facet = isRanked && facets.find(({ key }) => key === filter);
    return {
      filter,
      optionCount: facet ? facet.options.length : facts.length,
      drawnCount: isWall ? cardsPerWall : drawnPerRow,
      isWall,
      cards: cards.flatMap((card) => describeCard(card, plan, { request, titles })),
    };
  });
}

function planBands({ address, variant }: ResultRequest["resolved"], catalogue: Catalogue): BandPlan[] {
  const { page, filters, term } = address;
  if (address.isGrouped || address.pageNumber > 1) return [];
  if (variant === "popular") return [{ filter: "style", isRanked: true }];
  if (variant === "category-cards") return [{ filter: "style", isWall: true }];
  if (page === "emoji") return [{ filter: "style" }, { filter: "category" }];
  if (page === "author") {
    const hasStyles = (catalogue.findAuthor(filters.author ?? "")?.styles.length ?? 0) > 1;
    return [{ filter: hasStyles && filters.style === undefined ? "style" : "category" }];
  }
  if (page === "family") {
    return (catalogue.findFamily(filters.family ?? "")?.entities.length ?? 0) > 1 ? [{ filter: "style" }] : [];
  }
  const isEverything = page === "search" && term === popularTerm;
  return isEverything && filters.category === undefined ? [{ filter: "category" }] : [];
}

const isOfEverything = ({ resolved }: ResultRequest): boolean => resolved.address.page === "search";

interface BandSource {
  request: ResultRequest;
  catalogue: Catalogue;
}

function listCards(plan: BandPlan, source: BandSource): CardFacts[] {
  if (plan.isRanked) return searchCards(plan, source);
  const known = plan.filter === "style" ? listKnownStyles(source) : listKnownCategories(source);
  if (known) return known;
  const found = searchCards(plan, source);
  return isOfEverything(source.request) || plan.filter === "style"
    ? orderCards(plan.filter, found, source.catalogue)
    : found.toSorted((left, right) => right.count - left.count);
}

/** Styles of an author, a family or all emoji, or those of a category: the catalogue has chosen their icons beforehand. */
function listKnownStyles({ request, catalogue }: BandSource): CardFacts[] | undefined {
  const { resolved } = request;
  const { address, category } = resolved;
  const others = listOtherFilters(resolved, "style");
  if (resolved.variant === "category-cards") {
    const packs = catalogue.packs.filter((pack) => pack.category === category);
    const cards = packs.map(({ style, iconCount, preview }) => fromPreview(catalogue, style, { iconCount, preview }));
    return orderCards("style", cards, catalogue);
  }
  const subject = address.page === "author" || address.page === "family" ? address.page : undefined;
  if (others.some((key) => key !== subject)) return undefined;
  if (address.page === "emoji") return listFaces({ request, catalogue });
  const codes =
    subject === "author"
      ? catalogue.findAuthor(address.filters.author ?? "")?.styles
      : catalogue.findFamily(address.filters.family ?? "")?.entities;
  return catalogue.styles
    .filter(({ apiCode, iconCount }) => iconCount > 0 && codes?.includes(apiCode))
    .map((style) => fromPreview(catalogue, style.apiCode, style));
}

/** The styles that draw emoji, by the faces they draw: they tell more of a style than its best-known things. */
function listFaces({ request, catalogue }: BandSource): CardFacts[] {
  const styles = listEmojiStyles(catalogue);
  const rows = request.services.search.group({
    term: emojiSample,
    filters: { style: styles.map(({ apiCode }) => apiCode) },
    groupBy: "style",
    groups: styles.length,
    amount: iconsPerCard,
  });
  const faces = new Map(rows.map(({ code, icons }) => [code, icons]));
  return styles.map(({ apiCode, iconCount }) => ({
    code: apiCode,
    count: iconCount,
    icons: () => faces.get(apiCode) ?? [],
  }));
}

/** The packs of a style, or all categories. */
function listKnownCategories({ request: { resolved }, catalogue }: BandSource): CardFacts[] | undefined {
  const { address, filters } = resolved;
  const others = listOtherFilters(resolved, "category");
  if (address.page === "search" && others.length === 0) {
    return catalogue.categories
      .filter(({ apiCode }) => !mixedCategories.has(apiCode))
      .map((category) => fromPreview(catalogue, category.apiCode, category));
  }
  const [style] = address.filters.style === undefined ? [] : (filters.style ?? []);
  if (style === undefined || others.some((key) => key !== "author" && key !== "style")) return undefined;
  const packs = catalogue.packs.filter((pack) => pack.style === style && isOffered(pack.category, resolved));
  return packs
    .toSorted((left, right) => right.iconCount - left.iconCount)
    .map(({ category, iconCount, preview }) => fromPreview(catalogue, category, { iconCount, preview }));
}

/** Filters that are on besides the one of the band; words to look for count as one. */
function listOtherFilters({ address, term }: ResultRequest["resolved"], own: FilterKey): (FilterKey | "term")[] {
  const keys = (Object.keys(address.filters) as FilterKey[]).filter((key) => key !== own && key !== "nocorrect");
  return term === "" ? keys : [...keys, "term"];
}

/** What the search finds for each option under all other filters, best hit first. */
function searchCards({ filter, isRanked }: BandPlan, { request, catalogue }: BandSource): CardFacts[] {
  const { term, filters, address } = request.resolved;
  const { [filter]: _own, ...others } = filters;
  const isOfEmoji = address.page === "emoji" && filter === "style";
  const allOptions = filter === "style" ? catalogue.styles : catalogue.categories;
  const rows = request.services.search.group({
    term,
    filters: isOfEmoji ? { ...others, style: listEmojiStyles(catalogue).map(({ apiCode }) => apiCode) } : others,
    groupBy: filter,
    groups: isRanked ? cardsPerBand : allOptions.length,
    amount: iconsPerCard,
  });
  return rows
    .filter(({ code }) => filter === "style" || isOffered(code, request.resolved))
    .map(({ code, total, icons }) => ({ code, count: total, icons: () => icons }));
}

const isOffered = (category: string, { address }: ResultRequest["resolved"]): boolean =>
  !mixedCategories.has(category) && !(address.page === "emoji" && category === emojiCategory);

function fromPreview(
  catalogue: Catalogue,
  code: string,
  { iconCount, preview }: { iconCount: number; preview: readonly string[] },
): CardFacts {
  const icons = () =>
    preview.slice(0, iconsPerCard).flatMap((id) => {
      const ordinal = catalogue.findById(id);
      return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
    });
  return { code, count: iconCount, icons };
}

/** As the catalogue arranges them: styles best known first. */
function orderCards(filter: CardBand["filter"], cards: readonly CardFacts[], catalogue: Catalogue): CardFacts[] {
  const options = filter === "style" ? catalogue.styles : catalogue.categories;
  const places = new Map(options.map(({ apiCode }, place) => [apiCode, place]));
  return cards.toSorted((left, right) => (places.get(left.code) ?? 0) - (places.get(right.code) ?? 0));
}

function describeCard(
  { code, count, icons }: CardFacts,
  { filter }: BandPlan,
  { request, titles }: { request: ResultRequest; titles: Titles },
): BareBand["cards"] {
  if (filter === "style") {
    const style = titles.style(code);
    if (!style) return [];
    const { seoCode, title, isColor } = style;
    return [{ value: seoCode, title, count, ...(isColor && { isColor }), icons: icons() }];
  }
  const title = titles.category(code);
  if (title === undefined) return [];
  const path = request.resolved.address.page === "search" && { path: categoryPagePath(request, code) };
  return [{ value: code, title, count, ...path, icons: icons() }];
}
