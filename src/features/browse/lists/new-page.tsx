import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requireListPage, requirePage } from "../../../context.ts";
import type { FilterKey } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { clearFilters } from "../../../core/urls/set-filter.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { drawIcons, isDocumentRequest } from "../icon-tiles/inline-icon.ts";
import { EmptyList } from "./empty-list.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { describeFilterMenus } from "./filter-menus.ts";
import { IconTiles } from "../icon-tiles/icon-tiles.tsx";
import styles from "./new-page.module.css";
import { renderPage } from "./page-number.ts";
import { useMorePages } from "./use-more-pages.ts";

export const handle: PageHandle = { layout: "regular" };

const iconsPerPage = 60;
/** Beyond this many pages nothing is new any more. */
const maxPages = 50;

const filterKeys: readonly FilterKey[] = ["style", "animated", "colors", "technique", "stroke", "corners", "aesthetic"];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, locale, hrefIn } = viewing;
  const page = requirePage(context);
  const { address, filters } = page;
  const { pageNumber } = address;
  const offset = (pageNumber - 1) * iconsPerPage;
  const { icons, total } = services.browse.latest({ filters, offset, amount: iconsPerPage });
  const [drawn = []] = drawIcons({ services, locale, isDocument: isDocumentRequest(request) }, icons);
  const lastPage = Math.min(maxPages, Math.ceil(total / iconsPerPage));
  requireListPage(viewing, {
    pageNumber,
    lastPage,
    formatPath: (number) => formatAddress({ ...address, pageNumber: number }),
  });
  const place = { ...address, pageNumber: 1 };
  const { facets = [] } = await services.search.search({ term: "", filters, amount: 0, facets: true });
  return {
    head: await services.seo.describeAddress({ page, locale, hrefIn, count: total, isHidden: total === 0, icons }),
    list: formatAddress(place),
    pageNumber,
    isLast: pageNumber >= lastPage,
    total,
    icons: drawn,
    clearHref: formatAddress(clearFilters(place)),
    menus: describeFilterMenus(viewing, {
      address: place,
      keys: filterKeys,
      counts: (key) =>
        facets.find((facet) => facet.key === key)?.options.map(({ value, count }) => [value, count] as const) ?? [],
      formatPath: formatAddress,
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function NewPage() {
  const t = useMessages();
  const first = useLoaderData<typeof loader>();
  const { head, menus, clearHref } = first;
  const { pages, endRef, hasMore, isLoading } = useMorePages(first, (number) => renderPage(first.list, number));
  const next = (pages.at(-1)?.pageNumber ?? 1) + 1;
  return (
    <PageColumn>
      <PageHead title={head.title} text={<LinkedText text={head.description} />}>
        {head.feed !== undefined && (
          <LinkButton href={head.feed} icon="rss">
            {t("browse.new.feed")}
          </LinkButton>
        )}
      </PageHead>
      <div className={styles.filters}>
        <FilterBar menus={menus} clearHref={clearHref} />
      </div>
      {first.pageNumber > 1 && (
        <Link to={renderPage(first.list, first.pageNumber - 1)} className={styles.previous}>
          {t("browse.new.previous")}
        </Link>
      )}
      {first.total === 0 ? (
        <EmptyList title={t("browse.new.empty.title")} text={t("browse.new.empty.text")} clearHref={clearHref} />
      ) : (
        <IconTiles icons={pages.flatMap(({ icons }) => icons)} mode="detailed" />
      )}
      <div ref={endRef}>
        {hasMore &&
          (isLoading ? (
            <Placeholder kind="icon" label={t("site.loading")} />
          ) : (
            <div className={styles.more}>
              <LinkButton as={Link} to={renderPage(first.list, next)} size="lg">
                {t("browse.new.more")}
              </LinkButton>
            </div>
          ))}
      </div>
    </PageColumn>
  );
}
