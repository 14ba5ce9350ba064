import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../context.ts";
import { blankAddress } from "../../core/urls/address.ts";
import { formatAddress } from "../../core/urls/parse-address.ts";
import { cleanTerm } from "../../core/urls/normalize-query.ts";
import { roundCount } from "../../i18n/format.ts";
import { renderHead } from "../../i18n/page-meta.ts";
import { createTranslator } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Chip } from "../../ui/select/chip.tsx";
import { LinkedText } from "../../ui/layout/linked-text.tsx";
import { PageColumn } from "../../ui/layout/page-column.tsx";
import { CategoryCards, drawCategories } from "./styles/category-cards.tsx";
import type { PageHandle } from "../../ui/layout/page-handle.ts";
import { drawIcons, isDocumentRequest } from "./icon-tiles/inline-icon.ts";
import { IconTiles } from "./icon-tiles/icon-tiles.tsx";
import styles from "./landing-page.module.css";
import { LiveIcons } from "./live-icons.tsx";
import { PageSection } from "./icon-tiles/page-section.tsx";
import { SearchForm } from "./search-form/search-form.tsx";
import { drawStyleCards, StyleCards } from "./styles/style-cards.tsx";

export const handle: PageHandle = { layout: "main-page" };

const styleCardCount = 12;
const newIconCount = 36;
const categoryCount = 24;
const popularTermCount = 10;
const liveIconCount = 40;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, locale, hrefIn, loadMessages, pinned } = context.get(requestContext);
  const { browse, search } = services;
  const drawing = { services, locale, isDocument: isDocumentRequest(request) };
  const t = createTranslator(locale, loadMessages("categories"));
  const showcase = browse.showcase(liveIconCount);
  const [live = [], newIcons = []] = drawIcons(
    drawing,
    showcase.icons,
    browse.latest({ offset: 0, amount: newIconCount }).icons,
  );
  return {
    head: await services.seo.describeAddress({ page: requirePage(context), locale, hrefIn, icons: newIcons }),
    totals: browse.totals(),
    popular: await search.popularTerms(popularTermCount, locale),
    cards: drawStyleCards(
      { ...drawing, pinned },
      browse.styleCards({ sort: "popularity", grouped: false, limit: styleCardCount, pinned }),
    ),
    live,
    liveStyle: {
      title: showcase.style.title,
      url: formatAddress({ ...blankAddress("style"), filters: { style: showcase.style.seoCode } }),
    },
    newIcons,
    categories: drawCategories(drawing, t, browse.categories().slice(0, categoryCount)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function LandingPage() {
  const t = useMessages();
  const { head, totals, popular, cards, live, liveStyle, newIcons, categories } = useLoaderData<typeof loader>();
  const icons = roundCount(totals.icons);
  return (
    <PageColumn>
      <div className={styles.hero}>
        <h1>{head.title}</h1>
        <p className={styles.promise}>
          <LinkedText text={head.description} />
        </p>
        <SearchForm
          size="xl"
          hasFocus
          className={styles.search}
          placeholder={t("site.search.placeholderCount", { count: icons })}
        />
        {popular.length > 0 && (
          <div className={styles.popular}>
            <h2>{t("browse.landing.popular")}</h2>
            <ul>
              {popular.map((term) => (
                <li key={term}>
                  <Chip as={Link} to={`/icons/set/${encodeURIComponent(cleanTerm(term))}`} prefetch="intent">
                    {term}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <LiveIcons icons={live} style={liveStyle} />
      <PageSection
        className={styles.styles}
        title={t("browse.landing.styles")}
        more={{ to: "/icons/styles", label: t("browse.landing.allStyles", { count: totals.styles }) }}
      >
        <StyleCards cards={cards} isLazy={false} />
      </PageSection>
      <PageSection title={t("browse.landing.new")} more={{ to: "/icons/new", label: t("browse.landing.allNew") }}>
        <IconTiles icons={newIcons} className={styles.newIcons} />
      </PageSection>
      <PageSection title={t("browse.landing.categories")}>
        <CategoryCards categories={categories} />
      </PageSection>
    </PageColumn>
  );
}
