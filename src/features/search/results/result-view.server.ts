import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { setFilter } from "../../../core/urls/set-filter.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { PageAddress } from "../../../context.ts";
import { loadBands } from "../related/card-bands.server.ts";
import { describeFilters } from "../filters/filter-groups.server.ts";
import { findIcons } from "./find-icons.server.ts";
import { createIconDescriber } from "../grid/grid-icons.server.ts";
import { describeAuthor, describeOrigin, describeTrail } from "./page-context.server.ts";
import { createTitles, type ResultRequest, type Titles } from "./page-titles.server.ts";
import type { GridIcon, PinnableStyle, ResultPage, ResultRow, ResultView } from "./result-view.ts";

/** Icons on one page of results. */
export const pageSize = 120;

const rowSize = 8;
const rowsPerPage = 12;
const relatedLimit = 10;

/** Everything a page of results shows, but for the drawings. */
export async function loadResultView(request: ResultRequest): Promise<ResultView> {
  const { resolved } = request;
  const { search, icon } = request.services;
  const { catalogue } = request.services.catalogue.current();
  const titles = createTitles(request);
  const { address, language } = resolved;
  const found = await findIcons(request, {
    offset: address.isGrouped ? 0 : (address.pageNumber - 1) * pageSize,
    amount: address.isGrouped ? 1 : pageSize,
    facets: true,
    explains: !address.isGrouped,
    isToppedUp: !address.isGrouped,
  });
  const facets = found.facets ?? [];
  const rows = address.isGrouped ? await loadRows(request) : undefined;
  const addedFrom = found.icons.length - (found.addedCount ?? 0);
  const [own, added] = [found.icons.slice(0, addedFrom), found.icons.slice(addedFrom)];
  const drawings = icon.listGridDrawings(rows ? rows.flatMap((row) => row.icons) : found.icons);
  const describe = createIconDescriber(request, drawings);
  const near =
    rows || added.length === 0
      ? []
      : [
          describeAdded(
            request,
            found.total === 0,
            added.map((one) => describe(one)),
          ),
        ];
  const [above, below] = found.total === 0 ? [near, []] : [[], near];
  const { bands, drawings: cardDrawings } = await loadBands(request, facets);
  const origin = describeOrigin(resolved, catalogue);
  const author = describeAuthor(resolved, catalogue);
  const style = describeOwnStyle(request, titles);
  return {
    total: found.total,
    isRelaxed: found.isRelaxed,
    ...(found.read && { read: found.read }),
    firstIndex: found.offset,
    icons: rows ? [] : own.map((one, place) => describe(one, found.reasons?.[place])),
    rows: rows?.map(({ icons: members, ...row }) => ({ ...row, icons: members.map((one) => describe(one)) })) ?? [],
    isByMeaning: resolved.isByMeaning,
    above,
    below,
    hasMoreRows: rows !== undefined && rows.length === address.pageNumber * rowsPerPage,
    groups: describeFilters(facets, found.total, request),
    bands,
    trail: describeTrail(request, titles),
    ...(origin && { origin: { ...origin, ...(style && { style }) } }),
    ...(author && { author }),
    related: search.relatedTerms(subjectWords(resolved, catalogue), relatedLimit, language),
    subject: describeSubject(resolved, titles),
    drawings: { ...cardDrawings, ...drawings },
  };
}

/** Words for what the page is about, which other words go with. */
function subjectWords({ term, category, address }: PageAddress, catalogue: Catalogue): string {
  if (address.page === "emoji") return "emoji";
  return term === "" && category !== undefined ? (catalogue.findCategory(category)?.title ?? "") : term;
}

/** One further page of icons. */
export async function loadResultPage(request: ResultRequest, pageNumber: number): Promise<ResultPage> {
  const offset = (pageNumber - 1) * pageSize;
  const { icons, reasons } = await findIcons(request, { offset, amount: pageSize, explains: true });
  const drawings = request.services.icon.listGridDrawings(icons);
  const describe = createIconDescriber(request, drawings);
  return { icons: icons.map((one, place) => describe(one, reasons?.[place])), drawings };
}

/** What was added because few icons, or none, have all the words. */
function describeAdded(
  { resolved, locale, loadMessages }: ResultRequest,
  isInstead: boolean,
  icons: GridIcon[],
): ResultRow {
  const t = createTranslator(locale, loadMessages("search"));
  const title = isInstead ? t("search.added.instead", { term: resolved.term }) : t("search.added.title");
  return { code: "added", title, icons, isWall: true };
}

async function loadRows({ services, resolved, locale, loadMessages, pinned }: ResultRequest) {
  const { address, term, language, filters } = resolved;
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("search"));
  const groups = address.pageNumber * rowsPerPage;
  const rows = await services.hybrid.group({
    term,
    language,
    filters,
    groupBy: "style",
    groups,
    amount: rowSize,
    pinned: [...pinned],
  });
  return rows.map(({ code: apiCode, title, total, icons }): Omit<ResultRow, "icons"> & { icons: Icon[] } => {
    const style = catalogue.findStyle(apiCode);
    const code = style?.seoCode ?? apiCode;
    const isColorStyle = style?.isColor ?? false;
    const inStyle = setFilter({ ...address, isGrouped: false }, { key: "style", value: code }, { isColorStyle });
    return {
      code,
      title,
      all: t("search.row.all", { count: total, style: title }),
      path: formatAddress(inStyle),
      icons,
    };
  });
}

function describeOwnStyle({ resolved, pinned }: ResultRequest, titles: Titles): PinnableStyle | undefined {
  const { page, filters } = resolved.address;
  const style = page === "style" && filters.style !== undefined ? titles.style(filters.style) : undefined;
  return style && { code: style.apiCode, title: style.title, isPinned: pinned.has(style.apiCode) };
}

/** Names that stand in the heading and in the chips of active filters. */
function describeSubject({ address, category: named }: PageAddress, titles: Titles): ResultView["subject"] {
  const { style, family, author, category = address.page === "search" ? named : undefined } = address.filters;
  const entries = {
    style: style && titles.style(style)?.title,
    family: family && titles.family(family),
    author: author && titles.author(author),
    category: category && titles.category(category),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, title]) => title));
}
