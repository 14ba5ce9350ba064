import type { Services } from "../../context.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { PageAddress } from "../addresses/contract.ts";
import { loadBands } from "./card-bands.server.ts";
import { describeFilters } from "./filter-groups.server.ts";
import { createIconDescriber } from "./grid-icons.server.ts";
import { describeAuthor, describeOrigin, describeTrail } from "./page-surroundings.server.ts";
import { createTitles, type ResultRequest, type Titles } from "./page-titles.server.ts";
import type { ResultPage, ResultRow, ResultView } from "./result-view.ts";

/** Icons on one page of results. */
export const pageSize = 60;

const rowSize = 8;
const rowsPerPage = 12;
const relatedLimit = 10;

/** Everything a page of results shows, but for the drawings. */
export function loadResultView(request: ResultRequest): ResultView {
  const { resolved } = request;
  const { search, icon } = request.services;
  const { catalogue } = request.services.catalogue.current();
  const titles = createTitles(request);
  const { address, term, language, filters } = resolved;
  const found = search.search({
    term,
    language,
    filters,
    sort: address.sort,
    offset: address.isGrouped ? 0 : (address.pageNumber - 1) * pageSize,
    amount: address.isGrouped ? 1 : pageSize,
    facets: true,
    explains: !address.isGrouped,
    isLiteral: address.filters.nocorrect === true,
  });
  const facets = found.facets ?? [];
  const rows = address.isGrouped ? loadRows({ catalogue, search, resolved }) : undefined;
  const icons = rows ? rows.flatMap((row) => row.icons) : found.icons;
  const drawings = icon.listGridDrawings(icons);
  const describe = createIconDescriber(request, drawings);
  const { bands, drawings: cardDrawings } = loadBands(request, facets);
  const origin = describeOrigin(resolved, catalogue);
  const author = describeAuthor(resolved, catalogue);
  return {
    total: found.total,
    isRelaxed: found.isRelaxed,
    firstIndex: found.offset,
    icons: rows ? [] : found.icons.map((one, place) => describe(one, found.reasons?.[place])),
    rows: rows?.map(({ icons: members, ...row }) => ({ ...row, icons: members.map((one) => describe(one)) })) ?? [],
    hasMoreRows: rows !== undefined && rows.length === address.pageNumber * rowsPerPage,
    groups: describeFilters(facets, found.total, request),
    bands,
    trail: describeTrail(request, titles),
    ...(origin && { origin }),
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
export function loadResultPage(request: ResultRequest, pageNumber: number): ResultPage {
  const { services, resolved } = request;
  const { search, icon } = services;
  const { address, term, language, filters } = resolved;
  const offset = (pageNumber - 1) * pageSize;
  const { icons, reasons } = search.search({
    term,
    language,
    filters,
    sort: address.sort,
    offset,
    amount: pageSize,
    explains: true,
    isLiteral: address.filters.nocorrect === true,
  });
  const drawings = icon.listGridDrawings(icons);
  const describe = createIconDescriber(request, drawings);
  return { icons: icons.map((one, place) => describe(one, reasons?.[place])), drawings };
}

function loadRows({
  catalogue,
  search,
  resolved,
}: Pick<Services, "search"> & Pick<ResultRequest, "resolved"> & { catalogue: Catalogue }) {
  const { address, term, language, filters } = resolved;
  const groups = address.pageNumber * rowsPerPage;
  const rows = search.group({ term, language, filters, groupBy: "style", groups, amount: rowSize });
  return rows.map(({ code, title, total, icons }): Omit<ResultRow, "icons"> & { icons: Icon[] } => {
    const style = catalogue.findStyle(code);
    return { code: style?.seoCode ?? code, title, total, isColor: style?.isColor ?? false, icons };
  });
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
