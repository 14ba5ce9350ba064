import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../context.ts";
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
import { mediaListPaths } from "../../core/urls/paths/media-paths.ts";
import { mediaKinds } from "../../core/media/media-vocabulary.ts";
import { IconTiles } from "./icon-tiles/icon-tiles.tsx";
import styles from "./landing-page.module.css";
import { PageSection } from "./icon-tiles/page-section.tsx";
import { PictureStrip } from "./icon-tiles/picture-strip.tsx";
import { SearchForm } from "./site-frame/search-form.tsx";
import { drawStyleCards, StyleCards } from "./styles/style-cards.tsx";

export const handle: PageHandle = { layout: "main-page" };

const styleCardCount = 12;
const newIconCount = 36;
const categoryCount = 24;
const popularTermCount = 10;
const pictureCount = 6;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { services, locale, hrefIn, loadMessages } = context.get(requestContext);
  const { browse, search } = services;
  const drawing = { services, locale, isDocument: isDocumentRequest(request) };
  const t = createTranslator(locale, loadMessages("categories"));
  const everything = { term: "", locale, page: 1, perPage: pictureCount };
  const [illustrations = [], images = []] = await Promise.all(
    mediaKinds.map(async (kind) => {
      const { items } = await services.media.search({ kind, ...everything });
      return items.map(({ id, title, width, height }) => ({ id, title, kind, width, height }));
    }),
  );
  const [newIcons = []] = drawIcons(drawing, browse.latest({ offset: 0, amount: newIconCount }).icons);
  return {
    head: await services.seo.describeAddress({ page: requirePage(context), locale, hrefIn, icons: newIcons }),
    totals: browse.totals(),
    popular: await search.popularTerms(popularTermCount, locale),
    cards: drawStyleCards(drawing, browse.styleCards({ sort: "popularity", grouped: false, limit: styleCardCount })),
    newIcons,
    illustrations,
    images,
    categories: drawCategories(drawing, t, browse.categories().slice(0, categoryCount)),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

export default function LandingPage() {
  const t = useMessages();
  const { head, totals, popular, cards, newIcons, illustrations, images, categories } = useLoaderData<typeof loader>();
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
      {illustrations.length > 0 && (
        <PageSection
          title={t("browse.landing.illustrations")}
          more={{ to: mediaListPaths.illustration, label: t("browse.landing.allIllustrations") }}
        >
          <PictureStrip pictures={illustrations} />
        </PageSection>
      )}
      {images.length > 0 && (
        <PageSection
          title={t("browse.landing.images")}
          more={{ to: mediaListPaths.photo, label: t("browse.landing.allImages") }}
        >
          <PictureStrip pictures={images} />
        </PageSection>
      )}
      <PageSection title={t("browse.landing.categories")}>
        <CategoryCards categories={categories} />
      </PageSection>
    </PageColumn>
  );
}
