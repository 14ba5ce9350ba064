import type { Services, PageAddress } from "../../../context.ts";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import { popularTerm } from "../../../core/urls/address.ts";
import { listCardOptions, type BandPlan, type CardOption } from "./card-options.server.ts";
import type { Facet } from "../contract.ts";
import { categoryPagePath } from "../filters/filter-groups.server.ts";
import { createTitles, type ResultRequest } from "../results/page-titles.server.ts";
import type { BandCard, CardBand, CardIcon, DrawnBands, Drawings } from "../results/result-view.ts";

const cardsPerBand = 24;
/** Characters of a drawing that is light enough for a card; the others are shown as pictures. */
const lightDrawing = 2000;
/** So many cards of a row are in a wide window. */
const drawnPerRow = 8;
/** A thin card has room for so many icons. */
const iconsPerThinCard = 3;

/** The ways on that a page shows as cards, with the icons of those that come first. */
export function loadBands(request: ResultRequest, facets: readonly Facet[]): Promise<DrawnBands> {
  return drawBands(request, facets, ({ drawnCount }) => drawnCount);
}

/** The same with the icons of all cards. */
export function loadAllCards(request: ResultRequest): Promise<DrawnBands> {
  return drawBands(request, [], () => Number.POSITIVE_INFINITY);
}

/** @param countDrawn how many cards of a band are wanted with their icons */
async function drawBands(
  request: ResultRequest,
  facets: readonly Facet[],
  countDrawn: (band: Pick<CardBand, "drawnCount">) => number,
): Promise<DrawnBands> {
  const { resolved, services } = request;
  const opened = services.catalogue.current();
  const describeCard = createCardDescriber(request);
  const plans = planBands(resolved, opened.catalogue).map(async (plan): Promise<CardBand> => {
    const { filter } = plan;
    const wantedCount = countDrawn({ drawnCount: drawnPerRow });
    const options = await listCardOptions(plan, { ...opened, resolved, pinned: request.pinned });
    const counted = facets.find(({ key }) => key === filter)?.options ?? [];
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    return {
      filter,
      optionCount: plan.rankedLimit === undefined ? options.length : counts.size,
      drawnCount: drawnPerRow,
      cards: options.slice(0, cardsPerBand).flatMap((option, index) => {
        const card = describeCard(filter, { ...option, count: counts.get(option.code) ?? option.count });
        if (card && index < wantedCount)
          card.icons = option
            .listIds()
            .slice(0, iconsPerThinCard)
            .map((id) => ({ id }));
        return card ?? [];
      }),
    };
  });
  const bands = (await Promise.all(plans)).filter(({ cards }) => cards.length > 0);
  const icons = bands.flatMap(({ cards }) => cards.flatMap((card) => card.icons ?? []));
  return { bands, drawings: drawIcons(services, icons) };
}

function planBands({ address, variant, isByMeaning }: PageAddress, catalogue: Catalogue): BandPlan[] {
  const { page, filters, term } = address;
  if (address.isGrouped || address.pageNumber > 1 || isByMeaning) return [];
  if (variant === "popular") return [{ filter: "style", rankedLimit: cardsPerBand }];
  if (variant === "category-cards") return [{ filter: "style" }];
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
  return (filter: CardBand["filter"], { code, count }: Pick<CardOption, "code" | "count">): BandCard | undefined => {
    if (filter === "style") {
      const style = titles.style(code);
      return style && { value: style.seoCode, title: style.title, count, ...(style.isColor && { isColor: true }) };
    }
    const title = titles.category(code);
    if (title === undefined) return undefined;
    return { value: code, title, count, ...(hasOwnPages && { path: categoryPagePath(request, code) }) };
  };
}

/**
 * Light drawings without ids of their own: with ids they may stand in a document once, and the grid shows some of them. The
 * other icons are marked as pictures.
 */
export function drawIcons(
  { catalogue: host, icon: service }: Pick<Services, "catalogue" | "icon">,
  icons: readonly CardIcon[],
): Drawings {
  const { catalogue, drawings } = host.current();
  const drawn: Drawings = {};
  for (const icon of icons) {
    const ordinal = catalogue.findById(icon.id);
    const drawing = ordinal === undefined ? undefined : drawings.read(ordinal);
    const ground = ordinal === undefined ? undefined : service.findGround(catalogue.icon(ordinal));
    if (ground) icon.ground = ground;
    if (ordinal === undefined || drawing === undefined || drawing.length > lightDrawing || drawing.includes(' id="')) {
      icon.isPicture = true;
    } else drawn[icon.id] = renderDocument(drawing, catalogue.viewBox(ordinal));
  }
  return drawn;
}
