import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { Family, Style } from "../../core/icons/style.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { printAddress } from "../../core/urls/address-grammar.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { BrowseService, StyleCard, StyleSort } from "./contract.ts";
import { orderLatest } from "./latest-order.ts";

const cardPreviewLimit = 5;
const packPreviewLimit = 8;

/** What can be asked about the catalogue as a whole: its styles, families, categories, packs and newest icons. */
export function createBrowseService({ catalogue: host }: { catalogue: CatalogueHost }): BrowseService {
  const current = () => host.current().catalogue;
  const latestOrders = new WeakMap<Catalogue, Uint32Array>();
  const latestOrder = (catalogue: Catalogue) => {
    const order = latestOrders.get(catalogue) ?? orderLatest(catalogue);
    latestOrders.set(catalogue, order);
    return order;
  };
  const listIcons = (ordinals: Iterable<number>) => Array.from(ordinals, (ordinal) => current().icon(ordinal));

  return {
    totals() {
      const { listedCount, styles, families, authors } = current();
      return { icons: listedCount, styles: styles.length, families: families.length, authors: authors.length };
    },
    styleCards({ sort, grouped, limit }) {
      const catalogue = current();
      const cards = grouped
        ? catalogue.families.map((family) => familyCard(catalogue, family))
        : catalogue.styles.map((style) => styleCard(catalogue, style));
      const sorted = cards.filter(({ quantity }) => quantity > 0).toSorted(cardOrders[sort]);
      return limit === undefined ? sorted : sorted.slice(0, limit);
    },
    categories: () => current().categories,
    findStyle: (code) => current().findStyle(code),
    findFamily: (code) => current().findFamily(code),
    latest({ style, offset, amount }) {
      if (style === undefined) {
        const order = latestOrder(current());
        return { icons: listIcons(order.subarray(offset, offset + amount)), total: order.length };
      }
      const query = { term: "", sort: "new", offset, amount, filters: { style: [style] } } as const;
      const { ordinals, total } = host.current().index.search(query);
      return { icons: listIcons(ordinals), total };
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
    link: printAddress({ ...blankAddress("style"), filters: { style: style.seoCode } }),
    preview: findIcons(catalogue, style.preview, cardPreviewLimit),
    isColor: style.isColor,
    isAnimated: style.isAnimated,
  };
}

/** Sums the sizes of the members and takes the popularity of the best known one. A lone style keeps its own card. */
function familyCard(catalogue: Catalogue, family: Family): StyleCard {
  const cards = family.entities.flatMap((code) => {
    const style = catalogue.findStyle(code);
    return style ? [styleCard(catalogue, style)] : [];
  });
  const [best] = cards;
  if (!best || cards.length === 1) return best ?? emptyCard(family);
  return {
    title: family.name,
    apiCode: family.apiCode,
    quantity: cards.reduce((sum, { quantity }) => sum + quantity, 0),
    order: Math.max(...cards.map(({ order }) => order)),
    link: printAddress({ ...blankAddress("family"), filters: { family: family.apiCode } }),
    preview: takeInTurn(cards.map(({ preview }) => preview)),
    isColor: cards.every(({ isColor }) => isColor),
    isAnimated: cards.some(({ isAnimated }) => isAnimated),
  };
}

const emptyCard = ({ name, apiCode }: Family): StyleCard => ({
  title: name,
  apiCode,
  quantity: 0,
  order: 0,
  link: printAddress({ ...blankAddress("family"), filters: { family: apiCode } }),
  preview: [],
  isColor: false,
  isAnimated: false,
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
function takeInTurn(previews: readonly Icon[][]): Icon[] {
  const taken = new Map<string, Icon>();
  for (let turn = 0; turn < cardPreviewLimit && taken.size < cardPreviewLimit; turn++) {
    for (const icons of previews) {
      const icon = icons.find(({ commonName }) => !taken.has(commonName));
      if (icon && taken.size < cardPreviewLimit) taken.set(icon.commonName, icon);
    }
  }
  return [...taken.values()];
}
