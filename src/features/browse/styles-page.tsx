import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext } from "../../context.ts";
import { roundCount } from "../../i18n/format.ts";
import { describePage } from "../../i18n/page-meta.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { BackToTop } from "../../ui/back-to-top.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { Segment, SegmentedControl } from "../../ui/segmented-control.tsx";
import { SwitchLink } from "../../ui/switch.tsx";
import { styleSorts, type PageHandle, type StyleSort } from "./contract.ts";
import { isDocumentRequest } from "./drawn-icon.ts";
import { PageColumn } from "./page-section.tsx";
import { drawStyleCards, StyleCards } from "./style-cards.tsx";
import styles from "./styles-page.module.css";
import { useMorePages } from "./use-more-pages.ts";

export const handle: PageHandle = { layout: "regular" };

const cardsPerPage = 25;

export function loader({ context, request }: LoaderFunctionArgs) {
  const { services, origin } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const sort = styleSorts.find((known) => known === searchParams.get("sorting")) ?? "popularity";
  const isGrouped = searchParams.get("grouping") === "true";
  const pageNumber = Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1);
  const cards = services.browse.styleCards({ sort, grouped: isGrouped });
  const offset = (pageNumber - 1) * cardsPerPage;
  return {
    origin,
    totals: services.browse.totals(),
    sort,
    isGrouped,
    list: `${sort} ${isGrouped}`,
    pageNumber,
    isLast: offset + cardsPerPage >= cards.length,
    cards: drawStyleCards(
      { services, isDocument: isDocumentRequest(request) },
      cards.slice(offset, offset + cardsPerPage),
    ),
    cardCount: cards.length,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const t = translatorFromMatches(matches);
  return describePage({
    title: t("browse.styles.metaTitle"),
    description: t("browse.styles.metaDescription", { count: loaderData.totals.styles }),
    locale: t.locale,
    origin: loaderData.origin,
    path: "/icons/styles",
  });
};

/** `popularity`, ungrouped and the first page are what the bare address means. */
function printStylesAddress(sort: StyleSort, isGrouped: boolean, pageNumber = 1): string {
  const parameters = new URLSearchParams();
  if (sort !== "popularity") parameters.set("sorting", sort);
  if (isGrouped) parameters.set("grouping", "true");
  if (pageNumber > 1) parameters.set("page", String(pageNumber));
  return parameters.size === 0 ? "/icons/styles" : `/icons/styles?${parameters.toString()}`;
}

export default function StylesPage() {
  const t = useMessages();
  const first = useLoaderData<typeof loader>();
  const { sort, isGrouped, totals, cardCount } = first;
  const { pages, endRef, hasMore, isLoading } = useMorePages(first, (number) =>
    printStylesAddress(sort, isGrouped, number),
  );
  const icons = roundCount(totals.icons);
  const next = (pages.at(-1)?.pageNumber ?? 1) + 1;
  return (
    <PageColumn>
      <div className={styles.heading}>
        <div>
          <h1>{t("browse.styles.title")}</h1>
          <p className={styles.summary}>
            {isGrouped
              ? t("browse.styles.summaryGrouped", { families: cardCount, icons })
              : t("browse.styles.summary", { styles: cardCount, icons })}
          </p>
        </div>
        <div className={styles.controls}>
          <SegmentedControl label={t("browse.styles.sort")}>
            {styleSorts.map((option) => (
              <Segment
                key={option}
                as={Link}
                to={printStylesAddress(option, isGrouped)}
                replace
                preventScrollReset
                isSelected={option === sort}
                label={t(`browse.styles.sort.${option}`)}
              />
            ))}
          </SegmentedControl>
          <SwitchLink as={Link} to={printStylesAddress(sort, !isGrouped)} replace preventScrollReset isOn={isGrouped}>
            {t("browse.styles.group")}
          </SwitchLink>
        </div>
      </div>
      {pages.map(({ pageNumber, cards }, index) => (
        <div key={pageNumber} className={styles.page}>
          <StyleCards cards={cards} isLazy={index > 0} />
        </div>
      ))}
      <div ref={endRef}>
        {hasMore &&
          (isLoading ? (
            <div className={styles.page}>
              <Placeholder kind="style" count={8} label={t("site.loading")} />
            </div>
          ) : (
            <div className={styles.more}>
              <LinkButton as={Link} to={printStylesAddress(sort, isGrouped, next)} size="lg">
                {t("browse.styles.more")}
              </LinkButton>
            </div>
          ))}
      </div>
      <BackToTop label={t("site.action.toTop")} target="content" />
    </PageColumn>
  );
}
