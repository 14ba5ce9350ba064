import type { Services } from "../../context.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { popularTerm } from "../../core/urls/address.ts";
import type { PageAddress } from "../addresses/contract.ts";
import { listCardOptions, type BandPlan, type CardOption } from "./card-options.server.ts";
import type { Facet } from "./contract.ts";
import { categoryPagePath } from "./filter-groups.server.ts";
import { createTitles, type ResultRequest } from "./page-titles.server.ts";
import type { BandCard, CardBand, Drawings } from "./result-view.ts";

const cardsPerBand = 24;
const cardsPerWall = 12;
/** Characters of a drawing that is light enough for a card; the others are shown as pictures. */
const lightDrawing = 2000;
/** So many cards of a row are in a wide window. */
const drawnPerRow = 6;

/** The ways on that a page shows as cards, with the drawings of those that come first. */
export function loadBands(request: ResultRequest, facets: readonly Facet[]): { bands: CardBand[]; drawings: Drawings } {
  const bands = describeBands(request, facets);
  const drawn = bands.flatMap(({ cards, drawnCount }) => cards.slice(0, drawnCount));
  const drawings = drawCards(request.services, drawn);
  for (const { icons } of drawn) for (const icon of icons) if (!(icon.id in drawings)) icon.isPicture = true;
  return { bands, drawings };
}

/** The drawings of all cards: most come without them. */
export function loadCardDrawings(request: ResultRequest): Drawings {
  return drawCards(
    request.services,
    describeBands(request, []).flatMap(({ cards }) => cards),
  );
}

function describeBands(request: ResultRequest, facets: readonly Facet[]): CardBand[] {
  const { resolved, services } = request;
  const opened = services.catalogue.current();
  const describeCard = createCardDescriber(request);
  return planBands(resolved, opened.catalogue).map((plan) => {
    const { filter, isWall = false } = plan;
    const options = listCardOptions(plan, { ...opened, resolved });
    const counted = facets.find(({ key }) => key === filter)?.options ?? [];
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    return {
      filter,
      optionCount: plan.rankedLimit === undefined ? options.length : counts.size,
      drawnCount: isWall ? cardsPerWall : drawnPerRow,
      isWall,
      cards: options
        .slice(0, isWall ? cardsPerWall : cardsPerBand)
        .flatMap((option) => describeCard(filter, { ...option, count: counts.get(option.code) ?? option.count })),
    };
  });
}

function planBands({ address, variant }: PageAddress, catalogue: Catalogue): BandPlan[] {
  const { page, filters, term } = address;
  if (address.isGrouped || address.pageNumber > 1) return [];
  if (variant === "popular") return [{ filter: "style", rankedLimit: cardsPerBand }];
  if (variant === "category-cards") return [{ filter: "style", isWall: true }];
  if (page === "emoji") return [{ filter: "style" }, { filter: "category" }];
  if (page === "author") {
    const hasStyles = (catalogue.findAuthor(filters.author ?? "")?.styles.length ?? 0) > 1;
    return [{ filter: hasStyles && filters.style === undefined ? "style" : "category" }];
  }
  if (page === "family") {
    return (catalogue.findFamily(filters.family ?? "")?.entities.length ?? 0) > 1 ? [{ filter: "style" }] : [];
  }
  return page === "search" && term === popularTerm && filters.category === undefined ? [{ filter: "category" }] : [];
}

function createCardDescriber(request: ResultRequest) {
  const titles = createTitles(request);
  const hasOwnPages = request.resolved.address.page === "search";
  return (filter: CardBand["filter"], { code, count, listIds }: CardOption): BandCard[] => {
    const icons = listIds().map((id) => ({ id }));
    if (filter === "style") {
      const style = titles.style(code);
      if (!style) return [];
      return [{ value: style.seoCode, title: style.title, count, ...(style.isColor && { isColor: true }), icons }];
    }
    const title = titles.category(code);
    if (title === undefined) return [];
    return [{ value: code, title, count, ...(hasOwnPages && { path: categoryPagePath(request, code) }), icons }];
  };
}

/** Light drawings without ids of their own: with ids they may stand in a document once, and the grid shows some of them. */
function drawCards({ catalogue: host, icon }: Services, cards: readonly BandCard[]): Drawings {
  const { catalogue } = host.current();
  const icons = cards.flatMap((card) =>
    card.icons.flatMap(({ id }) => {
      const ordinal = catalogue.findById(id);
      return ordinal === undefined ? [] : [catalogue.icon(ordinal)];
    }),
  );
  const drawings = Object.entries(icon.listGridDrawings(icons));
  return Object.fromEntries(
    drawings.filter(([, drawing]) => drawing.length <= lightDrawing && !drawing.includes(' id="')),
  );
}
