import { lazy, Suspense, useCallback, useContext, useMemo, useState } from "react";
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { requestContext, requireListPage, requirePage } from "../../../context.ts";
import { blankAddress, popularTerm, type Address } from "../../../core/urls/address.ts";
import { pack, unpack } from "../../../core/columns/packed.ts";
import { parseAddress, formatAddress } from "../../../core/urls/parse-address.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { InlineMark } from "../../../ui/foundation/inline-mark.ts";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import { describeScope } from "../filters/describe-scope.server.ts";
import { listActiveFilters } from "../filters/list-active-filters.ts";
import { IconGrid } from "../grid/icon-grid.tsx";
import { FilterRail } from "../filters/filter-rail.tsx";
import { loadAlternatives } from "../related/alternatives.server.ts";
import { drawingsOf, putDrawingsInline } from "../grid/inline-drawings.ts";
import { lazyPart } from "../grid/lazy-component.tsx";
import { ResultToolbar } from "./result-toolbar.tsx";
import type { ResultPage, ResultRow } from "./result-view.ts";
import { loadResultView, pageSize } from "./result-view.server.ts";
import styles from "./search-page.module.css";
import { countAnswers } from "../semantic/hybrid-search.server.ts";
import { useView } from "./use-view.ts";
import { applyViewScript } from "./view-memory.ts";

const FilterSheet = lazy(() => import("../filters/filter-sheet.tsx"));
const CardBand = lazyPart(() => import("../related/card-band.tsx"));
const ResultNotes = lazyPart(async () => ({ default: (await import("./result-head.tsx")).ResultNotes }));
const Breadcrumbs = lazyPart(async () => ({ default: (await import("./breadcrumbs.tsx")).Breadcrumbs }));
const EmptyResults = lazyPart(() => import("./empty-results.tsx"));
const StyleRows = lazyPart(() => import("../grid/style-rows.tsx"));
const PageLink = lazyPart(() => import("../grid/page-links.tsx"));
const PageText = lazyPart(() => import("./page-text.tsx"));

const popularLimit = 10;

export async function loader({ context, request: { url: requestUrl } }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale, hrefIn, onView } = request;
  const resolved = requirePage(context);
  const { address, term, isByMeaning } = resolved;
  const view = await loadResultView({ ...request, resolved });
  const { total } = view;
  requireListPage(request, {
    pageNumber: address.pageNumber,
    lastPage: Math.ceil(total / pageSize),
    formatPath: (pageNumber) => formatAddress({ ...address, pageNumber }),
  });
  const answers = countAnswers({ total, isNear: view.isRelaxed }, term);
  if (term !== "" && !isByMeaning) onView(() => services.search.record(term, locale, answers));
  const isAboutEverything = address.term === popularTerm;
  if (total === 0) {
    const { alternatives, drawings } = await loadAlternatives({ ...request, resolved });
    Object.assign(view, { alternatives, drawings: { ...view.drawings, ...drawings } });
  } else if (isAboutEverything) view.related = await services.search.popularTerms(popularLimit, locale);
  const head = await services.seo.describeAddress({
    page: resolved,
    locale,
    hrefIn,
    count: total,
    isHidden: total === 0 || isByMeaning,
    icons: view.icons.map(({ id, name, path }) => ({ id, name, url: path })),
    trail: view.trail,
  });
  const isDocument = !new URL(requestUrl).pathname.endsWith(".data");
  return {
    head,
    view: pack(isDocument ? putDrawingsInline(view) : view),
    scope: describeScope({ ...request, resolved }, view.subject),
    pageSize,
    total,
    isAboutSubject: address.page !== "search" || resolved.category !== undefined,
  };
}

/** Selecting an icon and changing the look change the address only: the results stay what they are. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return resultsOf(currentUrl) === resultsOf(nextUrl) ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function SearchPage() {
  const t = useMessages();
  const { head, view: packedView, pageSize: size, isAboutSubject } = useLoaderData<typeof loader>();
  const view = useMemo(() => unpack(packedView), [packedView]);
  const location = useLocation();
  const address = useMemo(() => readAddress(location), [location]);
  // What selecting an icon does not change need not be rendered again.
  const place = formatAddress({ ...address, icon: "" });
  const listAddress = useMemo(() => parseAddress(place)?.address ?? blankAddress("search"), [place]);
  const mark = useContext(InlineMark);
  const memory = useView();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const openSheet = useCallback(() => setIsSheetOpen(true), []);
  const of = formatAddress({ ...address, icon: "", customization: {}, pageNumber: 1 });
  const firstPage = address.pageNumber;
  const loadPage = useCallback(
    async (page: number, signal: AbortSignal) => {
      const { api } = await import("../../../browser/api-client.ts");
      const path = `/view/results?${new URLSearchParams({ of, page: String(firstPage + page) })}`;
      const results = await api.get<ResultPage>(path, { signal });
      signal.throwIfAborted();
      return results!;
    },
    [of, firstPage],
  );
  const drawings = drawingsOf(view);
  const drawRows = (rows: ResultRow[]) =>
    rows.length > 0 && <StyleRows address={address} rows={rows} drawings={drawings} />;
  const hasFilters = view.groups.length > 0;
  const hasChips =
    view.isByMeaning ||
    (view.read?.technique ?? view.read?.color ?? listActiveFilters(address)[0]) !== undefined ||
    Object.keys(address.customization).length > 0;
  const rail = { address: listAddress, groups: view.groups, tab: memory.sidebarTab, onTab: memory.setSidebarTab };
  return (
    <div
      className={styles.layout}
      data-grid-mode={memory.gridMode}
      data-tile-size={memory.tileSize}
      data-sidebar={memory.isSidebarClosed ? "closed" : "open"}
      data-filters={hasFilters ? undefined : "none"}
      data-sidebar-tab={memory.sidebarTab}
      data-chips={hasChips || undefined}
      data-one-style={address.filters.style !== undefined || address.isGrouped || undefined}
      suppressHydrationWarning
    >
      <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: applyViewScript }} />
      <section className={styles.results} aria-label={t("search.results.label")}>
        {/* One stop of the tab key before the icons. */}
        <div role="toolbar" aria-label={t("search.tools.label")}>
          {isAboutSubject && <Breadcrumbs trail={view.trail} origin={view.origin} />}
          <ResultToolbar
            address={listAddress}
            title={head.title}
            view={view}
            memory={memory}
            hasFilters={hasFilters}
            onFilters={openSheet}
          />
          <LiveRegion>{t("site.count.icons", { count: view.total })}</LiveRegion>
          <ResultNotes address={listAddress} view={view} />
          {(view.bands.length > 0 || (!isAboutSubject && view.total > 0)) && (
            <div className={styles.bands} data-subject={isAboutSubject || undefined}>
              {view.bands.map((band) => (
                <CardBand key={band.filter} address={listAddress} band={band} drawings={drawings} />
              ))}
            </div>
          )}
        </div>
        <div id="results" tabIndex={-1} className={styles.list}>
          {drawRows(view.above)}
          {view.alternatives ? (
            <EmptyResults address={listAddress} view={view} drawings={drawings} />
          ) : (
            <>
              {address.pageNumber > 1 && <PageLink address={listAddress} />}
              {view.rows.length > 0 ? (
                drawRows(view.rows)
              ) : (
                <IconGrid
                  key={`${of} ${firstPage}`}
                  icons={view.icons}
                  drawings={drawings}
                  count={view.total - view.firstIndex}
                  pageSize={size}
                  loadPage={loadPage}
                  selectedId={address.icon}
                />
              )}
              <PageLink address={listAddress} view={view} />
            </>
          )}
        </div>
        {drawRows(view.below)}
        {view.total > 0 && <PageText text={head.description} />}
      </section>
      {hasFilters && (
        <aside className={styles.sidebar} aria-label={t("search.filters.label")}>
          <FilterRail {...rail} />
        </aside>
      )}
      {isSheetOpen && (
        <Suspense>
          <FilterSheet {...rail} total={view.total} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function readAddress({ pathname, search }: { pathname: string; search: string }): Address {
  return parseAddress(pathname + search)?.address ?? blankAddress("search");
}

/** An address that the server would not answer with results has none in common with any other. */
function resultsOf({ pathname, search }: URL): string {
  const parsed = parseAddress(pathname + search);
  if (!parsed || parsed.problems.length > 0) return pathname + search;
  return formatAddress({ ...parsed.address, icon: "", customization: {} });
}
