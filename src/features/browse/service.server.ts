import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { Family, Style } from "../../core/icons/style.ts";
import { pinnedFirst } from "../../core/people/pinned-styles.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import { selectStyles } from "../../core/search/filter/select-styles.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import { composeClipArt } from "./clip-art/compose-clip-art.ts";
import type { BrowseService, ClipArt, StyleCard, StyleSort } from "./contract.ts";
import { findSets } from "./set-finder/find-sets.server.ts";
import { orderLatest } from "./lists/latest-order.ts";

const nothingPinned: ReadonlySet<string> = new Set();
const cardPreviewLimit = 5;
const packPreviewLimit = 8;
/** So many well-known concepts are looked through for icons of the showcase. */
const showcaseConcepts = 400;

/** What can be asked about the catalogue as a whole: its styles, families, categories, packs and newest icons. */
export function createBrowseService({ catalogue: host }: { catalogue: CatalogueHost }): BrowseService {
  const current = () => host.current().catalogue;
  const clipArts = new WeakMap<Catalogue, Map<Style | undefined, ClipArt>>();
  const latestOrders = new WeakMap<Catalogue, Uint32Array>();
  const latestOrder = (catalogue: Catalogue) => {
    const order = latestOrders.get(catalogue) ?? orderLatest(catalogue);
    latestOrders.set(catalogue, order);
    return order;
  };
  /** All of them, which every page that is not found shows the first ones of. */
  const allCards = new WeakMap<Catalogue, Map<string, StyleCard[]>>();
  const listAllCards = (sort: StyleSort, grouped: boolean) => {
    const opened = host.current();
    const known = allCards.get(opened.catalogue) ?? new Map<string, StyleCard[]>();
    allCards.set(opened.catalogue, known);
    const key = `${sort} ${grouped}`;
    const cards = known.get(key) ?? listCards(opened, { sort, grouped, filters: {} });
    known.set(key, cards);
    return cards;
  };
  const listIcons = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => current().icon(ordinal));

  return {
    totals() {
      const { iconCount, styles, families, authors } = current();
      return { icons: iconCount, styles: styles.length, families: families.length, authors: authors.length };
    },
    styleCards({ sort, grouped, limit, filters = {}, pinned = nothingPinned }) {
      const isAll = Object.keys(filters).length === 0;
      const sorted = isAll ? listAllCards(sort, grouped) : listCards(host.current(), { sort, grouped, filters });
      const isPinned = (code: string) => pinned.has(code);
      return pinnedFirst(sorted, pinned, ({ styles }) => styles.find(isPinned)).slice(0, limit);
    },
    countStyles: (filters) => selectStyles(current(), filters).counts,
    showcase(amount) {
      const catalogue = current();
      const style = findShowcaseStyle(catalogue);
      const icons: Icon[] = [];
      for (const { commonName } of catalogue.listConcepts(showcaseConcepts)) {
        if (icons.length === amount) break;
        const ordinals = catalogue.listByConcept(commonName);
        const own = ordinals.find((ordinal) => catalogue.styles[catalogue.styleOrdinal(ordinal)] === style);
        if (own !== undefined) icons.push(catalogue.icon(own));
      }
      return { style, icons };
    },
    findSets: (request) => findSets(host.current(), request),
    categories: () => current().categories,
    findStyle: (code) => current().findStyle(code),
    findFamily: (code) => current().findFamily(code),
    latest({ filters = {}, offset, amount }) {
      const { catalogue, index } = host.current();
      if (filters.style) {
        const { ordinals, total } = index.search({ term: "", sort: "new", offset, amount, filters });
        return { icons: listIcons(ordinals), total };
      }
      const order = latestOrder(catalogue);
      const passing = Object.keys(filters).length === 0 ? order : filterOrdinals(order, host.current(), filters);
      return { icons: listIcons(passing.subarray(offset, offset + amount)), total: passing.length };
    },
    clipArt(style) {
      const opened = host.current();
      const known = clipArts.get(opened.catalogue) ?? new Map<Style | undefined, ClipArt>();
      clipArts.set(opened.catalogue, known);
      const clipArt = known.get(style) ?? composeClipArt(opened, style);
      known.set(style, clipArt);
      return clipArt;
    },
    packs({ style, category, offset, amount }) {
      const catalogue = current();
      const packs = catalogue.packs.filter(
        (pack) => pack.style === style && (category === undefined || pack.category === category),
      );
      return packs
        .slice(offset, offset + amount)
        .map((pack) => ({ pack, icons: findIcons(catalogue, pack.preview, packPreviewLimit) }));
    },
  };
}

/** The best known style with one color and strokes; where there is none, the best known one. */
function findShowcaseStyle({ styles }: Catalogue): Style {
  const known = styles.toSorted((one, other) => one.order - other.order);
  return known.find(({ stroke, isColor, isAnimated }) => stroke !== null && !isColor && !isAnimated) ?? known[0]!;
}

/** The ordinals of icons that pass the filters, in their order. */
function filterOrdinals(order: Uint32Array, { catalogue, index }: OpenCatalogue, filters: SearchFilters): Uint32Array {
  const { ordinals } = index.search({ term: "", filters, amount: catalogue.listedCount });
  const passes = new Uint8Array(catalogue.listedCount);
  for (const ordinal of ordinals) passes[ordinal] = 1;
  return order.filter((ordinal) => passes[ordinal] === 1);
}

/** The styles that are as the filters say; for what only single icons have, those with such icons. */
function listStyles({ catalogue, index }: OpenCatalogue, filters: SearchFilters): readonly Style[] {
  const { styles } = selectStyles(catalogue, filters);
  const { category, color } = filters;
  if (!category && !color) return styles;
  const own = { ...(category && { category }), ...(color && { color }) };
  const counts = index.search({ term: "", filters: own, amount: 0, facets: true }).facets?.style;
  return styles.filter(({ apiCode }) => counts?.has(apiCode));
}

function listCards(
  opened: OpenCatalogue,
  { sort, grouped, filters }: { sort: StyleSort; grouped: boolean; filters: SearchFilters },
): StyleCard[] {
  const { catalogue } = opened;
  const chosen = listStyles(opened, filters);
  const cards = grouped
    ? catalogue.families.map((family) => familyCard(catalogue, family, chosen))
    : chosen.map((style) => styleCard(catalogue, style));
  return cards.filter(({ quantity }) => quantity > 0).toSorted(cardOrders[sort]);
}

const cardOrders: Record<StyleSort, (a: StyleCard, b: StyleCard) => number> = {
  popularity: (a, b) => b.order - a.order,
  alphabet: (a, b) => a.title.localeCompare(b.title, "en"),
  size: (a, b) => b.quantity - a.quantity || b.order - a.order,
};

function styleCard(catalogue: Catalogue, style: Style): StyleCard {
  return {
    title: style.title,
    apiCode: style.apiCode,
    quantity: style.iconCount,
    order: popularity(catalogue, style),
    link: formatAddress({ ...blankAddress("style"), filters: { style: style.seoCode } }),
    preview: findIcons(catalogue, style.preview, cardPreviewLimit),
    isColor: style.isColor,
    isAnimated: style.isAnimated,
    styles: [style.apiCode],
  };
}

/** Sums the sizes of the chosen members and takes the popularity of the best known one. A lone style keeps its own card. */
function familyCard(catalogue: Catalogue, family: Family, chosen: readonly Style[]): StyleCard {
  const members = chosen.filter(({ apiCode }) => family.entities.includes(apiCode));
  const cards = members.map((style) => styleCard(catalogue, style));
  const [best] = cards;
  if (!best || cards.length === 1) return best ?? emptyCard(family);
  return {
    title: family.name,
    apiCode: family.apiCode,
    quantity: cards.reduce((sum, { quantity }) => sum + quantity, 0),
    order: Math.max(...cards.map(({ order }) => order)),
    link: formatAddress({ ...blankAddress("family"), filters: { family: family.apiCode } }),
    preview: interleave(cards.map(({ preview }) => preview)),
    isColor: cards.every(({ isColor }) => isColor),
    isAnimated: cards.some(({ isAnimated }) => isAnimated),
    styles: cards.flatMap(({ styles }) => styles),
  };
}

const emptyCard = ({ name, apiCode }: Family): StyleCard => ({
  title: name,
  apiCode,
  quantity: 0,
  order: 0,
  link: formatAddress({ ...blankAddress("family"), filters: { family: apiCode } }),
  preview: [],
  isColor: false,
  isAnimated: false,
  styles: [],
});

/** `Style.order` counts from 1, best first; cards want larger for better. */
const popularity = (catalogue: Catalogue, { order }: Style) => catalogue.styles.length - order + 1;

function findIcons(catalogue: Catalogue, ids: readonly string[], limit: number): Icon[] {
  return ids.slice(0, limit).flatMap((id) => {
    const ordinal = catalogue.findById(id);
    return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
  });
}

/** One icon of each style in turn, each concept once. */
function interleave(previews: readonly Icon[][]): Icon[] {
  const picked = new Map<string, Icon>();
  for (let turn = 0; turn < cardPreviewLimit && picked.size < cardPreviewLimit; turn++) {
    for (const icons of previews) {
      const icon = icons.find(({ commonName }) => !picked.has(commonName));
      if (icon && picked.size < cardPreviewLimit) picked.set(icon.commonName, icon);
    }
  }
  return [...picked.values()];
}
