import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requireListPage, requirePage } from "../../../context.ts";
import type { Address } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { clearFilters } from "../../../core/urls/set-filter.ts";
import { roundCount } from "../../../i18n/format.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { SwitchLink } from "../../../ui/button/switch.tsx";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import { setFinderPath, styleSorts, type StyleSort } from "../contract.ts";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { isDocumentRequest } from "../icon-tiles/inline-icon.ts";
import { EmptyList } from "../lists/empty-list.tsx";
import { FilterBar } from "../lists/filter-bar.tsx";
import { describeFilterMenus } from "../lists/filter-menus.ts";
import { renderPage } from "../lists/page-number.ts";
import { drawStyleCards, StyleCards } from "./style-cards.tsx";
import { stylesFilters } from "./styles-filters.ts";
import styles from "./styles-page.module.css";
import { useMorePages } from "../lists/use-more-pages.ts";

export const handle: PageHandle = { layout: "regular" };

const cardsPerPage = 25;

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, locale, hrefIn, pinned } = viewing;
  const page = requirePage(context);
  const { address, filters } = page;
  const sort = styleSorts.find((known) => known === url.searchParams.get("sorting")) ?? "popularity";
  const { isGrouped, pageNumber } = address;
  const place: Address = { ...address, pageNumber: 1 };
  const formatPath = (wanted: Address) => formatStylesAddress(wanted, sort);
  const cards = services.browse.styleCards({ sort, grouped: isGrouped, filters, pinned });
  const lastPage = Math.ceil(cards.length / cardsPerPage);
  requireListPage(viewing, {
    pageNumber,
    lastPage,
    formatPath: (number) => formatPath({ ...address, pageNumber: number }),
  });
  const counts = services.browse.countStyles(filters);
  const offset = (pageNumber - 1) * cardsPerPage;
  return {
    head: await services.seo.describeAddress({ page, locale, hrefIn, isHidden: cards.length === 0 }),
    sort,
    isGrouped,
    list: formatPath(place),
    pageNumber,
    isLast: pageNumber >= lastPage,
    cards: drawStyleCards(
      { services, locale, isDocument: isDocumentRequest(request), pinned },
      cards.slice(offset, offset + cardsPerPage),
    ),
    cardCount: cards.length,
    iconCount: (await services.search.search({ term: "", filters, amount: 0 })).total,
    sortLinks: styleSorts.map((option) => ({ option, href: formatStylesAddress(place, option) })),
    groupingHref: formatPath({ ...place, isGrouped: !isGrouped }),
    clearHref: formatPath(clearFilters(place)),
    menus: describeFilterMenus(viewing, {
      address: place,
      keys: stylesFilters,
      counts: (key) => counts.get(key) ?? [],
      formatPath,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

/** By popularity is what an address without sorting means. */
function formatStylesAddress(address: Address, sort: StyleSort): string {
  const href = formatAddress({ ...address, sort: "relevance" });
  if (sort === "popularity") return href;
  const [path = "", query] = href.split("?");
  return `${path}?sorting=${sort}${query === undefined ? "" : `&${query}`}`;
}

export default function StylesPage() {
  const t = useMessages();
  const first = useLoaderData<typeof loader>();
  const { sort, isGrouped, cardCount, iconCount, clearHref } = first;
  const { pages, endRef, hasMore, isLoading } = useMorePages(first, (number) => renderPage(first.list, number));
  const icons = roundCount(iconCount);
  const next = (pages.at(-1)?.pageNumber ?? 1) + 1;
  return (
    <PageColumn>
      <PageHead
        title={first.head.title}
        text={<LinkedText text={first.head.description} />}
        note={
          isGrouped
            ? t("browse.styles.summaryGrouped", { families: cardCount, icons })
            : t("browse.styles.summary", { styles: cardCount, icons })
        }
      >
        <div className={styles.controls}>
          <SegmentedControl label={t("browse.styles.sort")} data-line>
            {first.sortLinks.map(({ option, href }) => (
              <Segment
                key={option}
                as={Link}
                to={href}
                replace
                preventScrollReset
                isSelected={option === sort}
                label={t(`browse.styles.sort.${option}`)}
              />
            ))}
          </SegmentedControl>
          <SwitchLink as={Link} to={first.groupingHref} replace preventScrollReset isOn={isGrouped}>
            {t("browse.styles.group")}
          </SwitchLink>
          <LinkButton as={Link} to={setFinderPath} icon="layers">
            {t("browse.sets.link")}
          </LinkButton>
        </div>
      </PageHead>
      <div className={styles.filters}>
        <FilterBar menus={first.menus} clearHref={clearHref} />
      </div>
      {cardCount === 0 ? (
        <EmptyList title={t("browse.styles.empty.title")} text={t("browse.styles.empty.text")} clearHref={clearHref} />
      ) : (
        <StyleCards cards={pages.flatMap(({ cards }) => cards)} />
      )}
      <div ref={endRef}>
        {hasMore &&
          (isLoading ? (
            <div className={styles.placeholder}>
              <Placeholder kind="style" label={t("site.loading")} />
            </div>
          ) : (
            <div className={styles.more}>
              <LinkButton as={Link} to={renderPage(first.list, next)} size="lg">
                {t("browse.styles.more")}
              </LinkButton>
            </div>
          ))}
      </div>
    </PageColumn>
  );
}
