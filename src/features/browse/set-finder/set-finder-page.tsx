import { Form, Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requireListPage } from "../../../context.ts";
import { readConceptList } from "../../../core/search/cover/concept-list.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { clearFilters } from "../../../core/urls/set-filter.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { translatorFromMatches } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { Segment, SegmentedControl } from "../../../ui/select/segmented-control.tsx";
import { setFinderPath, setSorts, type SetSort } from "../contract.ts";
import { isDocumentRequest } from "../icon-tiles/inline-icon.ts";
import { EmptyList } from "../lists/empty-list.tsx";
import { FilterBar } from "../lists/filter-bar.tsx";
import { describeFilterMenus } from "../lists/filter-menus.ts";
import { renderPage } from "../lists/page-number.ts";
import { useMorePages } from "../lists/use-more-pages.ts";
import { stylesFilters } from "../styles/styles-filters.ts";
import { formatSetAddress, formatStylesPath, longestList } from "./set-address.ts";
import styles from "./set-finder-page.module.css";
import { SetSheets } from "./set-sheets.tsx";
import { describeSets } from "./set-view.server.ts";

export const handle: PageHandle = { layout: "regular" };

const setsPerPage = 12;

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, locale, hrefIn, packMessages, pinned } = viewing;
  const { searchParams } = url;
  const concepts = readConceptList(searchParams.get("list") ?? "");
  const sort = setSorts.find((known) => known === searchParams.get("sorting")) ?? "coverage";
  const resolution = await services.addresses.resolve(formatStylesPath(searchParams.get("filters") ?? ""), locale);
  const page = resolution.kind === "page" ? resolution.page : { address: blankAddress("styles"), filters: {} };
  const place = { ...page.address, pageNumber: 1 };
  const pageNumber = Math.max(1, Math.floor(Number(searchParams.get("page"))) || 1);
  const formatPath = (wanted: { sort?: SetSort; styles?: typeof place }) =>
    formatSetAddress({ concepts, sort, styles: place, ...wanted });
  const sets =
    concepts.length === 0
      ? []
      : await services.browse.findSets({ concepts, language: locale, filters: page.filters, sort, pinned });
  const list = formatPath({});
  const lastPage = Math.ceil(sets.length / setsPerPage);
  requireListPage(viewing, { pageNumber, lastPage, formatPath: (number) => renderPage(list, number) });
  const counts = services.browse.countStyles(page.filters);
  const offset = (pageNumber - 1) * setsPerPage;
  return {
    messages: packMessages("selection", "download", "icon"),
    head: { alternates: listAlternates(setFinderPath, hrefIn) },
    concepts,
    sort,
    filters: searchParams.get("filters") ?? "",
    list,
    pageNumber,
    isLast: pageNumber >= lastPage,
    setCount: sets.length,
    nowhere: sets.length === 0 ? [] : concepts.filter((_, index) => !sets.some(({ icons }) => icons[index]?.isExact)),
    sets: describeSets(
      { services, locale, pinned, isDocument: isDocumentRequest(request) },
      sets.slice(offset, offset + setsPerPage),
      concepts,
    ),
    sortLinks: setSorts.map((option) => ({ option, href: formatPath({ sort: option }) })),
    clearHref: formatPath({ styles: clearFilters(place) }),
    isFiltered: Object.keys(page.filters).length > 0,
    menus: describeFilterMenus(viewing, {
      address: place,
      keys: stylesFilters,
      counts: (key) => counts.get(key) ?? [],
      formatPath: (address) => formatPath({ styles: address }),
    }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  const t = translatorFromMatches(matches);
  return [
    { title: `${t("browse.sets.title")} – ${t("site.name")}` },
    { name: "description", content: t("browse.sets.lead") },
    ...(loaderData && loaderData.concepts.length > 0 ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

/** A list of what somebody needs, and the icon sets that have most of it. */
export default function SetFinderPage() {
  const t = useMessages();
  const first = useLoaderData<typeof loader>();
  const { concepts, sort, filters, setCount, nowhere, clearHref } = first;
  const { pages, endRef, hasMore } = useMorePages(first, (number) => renderPage(first.list, number));
  const next = (pages.at(-1)?.pageNumber ?? 1) + 1;
  const joined = new Intl.ListFormat(t.locale, { type: "conjunction" });
  return (
    <PageColumn>
      <PageHead title={t("browse.sets.title")} text={t("browse.sets.lead")} />
      <Form method="get" action={setFinderPath} className={styles.form} key={concepts.join("\n")}>
        <TextField
          isMultiline
          name="list"
          label={t("browse.sets.field")}
          help={t("browse.sets.help")}
          defaultValue={concepts.join("\n")}
          maxLength={longestList}
          required
        />
        {sort !== "coverage" && <input type="hidden" name="sorting" value={sort} />}
        {filters !== "" && <input type="hidden" name="filters" value={filters} />}
        <Button type="submit" variant="primary" icon="search">
          {t("browse.sets.submit")}
        </Button>
      </Form>
      {concepts.length > 0 && (
        <section aria-label={t("browse.sets.results")}>
          <div className={styles.bar}>
            <p className={styles.summary}>{t("browse.sets.summary", { sets: setCount, concepts: concepts.length })}</p>
            <SegmentedControl label={t("browse.styles.sort")} data-line>
              {first.sortLinks.map(({ option, href }) => (
                <Segment
                  key={option}
                  as={Link}
                  to={href}
                  replace
                  preventScrollReset
                  isSelected={option === sort}
                  label={t(option === "coverage" ? "browse.sets.sort.coverage" : `browse.styles.sort.${option}`)}
                />
              ))}
            </SegmentedControl>
          </div>
          <div className={styles.filters}>
            <FilterBar menus={first.menus} clearHref={clearHref} />
          </div>
          {nowhere.length > 0 && (
            <p className={styles.nowhere}>{t("browse.sets.nowhere", { list: joined.format(nowhere) })}</p>
          )}
          {setCount > 0 ? (
            <SetSheets sets={pages.flatMap(({ sets }) => sets)} conceptCount={concepts.length} />
          ) : first.isFiltered ? (
            <EmptyList
              title={t("browse.styles.empty.title")}
              text={t("browse.styles.empty.text")}
              clearHref={clearHref}
            />
          ) : (
            <ListMessage glyph="search-x" title={t("browse.sets.empty.title")} text={t("browse.sets.empty.text")} />
          )}
          <div ref={endRef}>
            {hasMore && (
              <div className={styles.more}>
                <LinkButton as={Link} to={renderPage(first.list, next)} size="lg">
                  {t("browse.sets.more")}
                </LinkButton>
              </div>
            )}
          </div>
        </section>
      )}
    </PageColumn>
  );
}
