import { Form, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requireListPage } from "../../../context.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import { readListPage } from "../../../core/urls/list-page.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Chip } from "../../../ui/select/chip.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { PageColumn } from "../../../ui/layout/page-column.tsx";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { toMediaCard } from "../contract.ts";
import { mediaListPaths } from "../../../core/urls/paths/media-paths.ts";
import type { MediaKind } from "../../../core/media/media-vocabulary.ts";
import { MediaCards } from "./media-cards.tsx";
import styles from "./media-list-page.module.css";

export const handle: PageHandle = { layout: "regular" };

const pageSize = 24;
const longestTerm = 50;
/** Enough to know every category that has pictures. */
const mostSurveyed = 500;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const viewing = context.get(requestContext);
  const { services, locale, hrefIn, loadMessages, packMessages } = viewing;
  const path = url.pathname.replace(/\.data$/, "");
  const kind: MediaKind = path === mediaListPaths.illustration ? "illustration" : "photo";
  const term = (url.searchParams.get("term") ?? "").trim().slice(0, longestTerm).toWellFormed();
  const category = url.searchParams.get("category") ?? "";
  const page = readListPage(url.searchParams);
  const listQuery = { kind, term, locale, ...(category !== "" && { categories: [category] }) };
  const { media } = services;
  const [found, everything, hero] = await Promise.all([
    media.search({ ...listQuery, page, perPage: pageSize }),
    media.search({ kind, term: "", locale, page: 1, perPage: mostSurveyed }),
    kind === "illustration" ? media.findHero(locale) : undefined,
  ]);
  const formatPath = (number: number) => formatListAddress(kind, { term, category, page: number });
  requireListPage(viewing, { pageNumber: page, lastPage: Math.ceil(found.total / pageSize), formatPath });
  const t = createTranslator(locale, loadMessages("categories"));
  const { catalogue } = services.catalogue.current();
  const codes = new Set(everything.items.flatMap(({ category: code }) => code ?? []));
  const isNarrowed = term !== "" || category !== "" || page > 1;
  return {
    messages: packMessages("media"),
    head: await services.seo.describePage({
      kind: kind === "illustration" ? "illustrations" : "images",
      values: {},
      locale,
      path: mediaListPaths[kind],
      alternates: listAlternates(mediaListPaths[kind], hrefIn),
      isHidden: isNarrowed,
    }),
    kind,
    term,
    category,
    page,
    hero: isNarrowed ? undefined : hero,
    total: found.total,
    cards: found.items.map(toMediaCard),
    categories: catalogue.categories
      .filter(({ apiCode }) => codes.has(apiCode))
      .map((one) => ({ code: one.apiCode, title: nameCategory(t, one) })),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

/** The address of a list: without what is empty, and without the number of the first page. */
function formatListAddress(kind: MediaKind, listQuery: { term: string; category: string; page?: number }): string {
  const pairs = Object.entries(listQuery).filter(([, value]) => value !== "" && value !== 1);
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  return query.size === 0 ? mediaListPaths[kind] : `${mediaListPaths[kind]}?${query}`;
}

/** Illustrations, or photos and patterns, to look through and to search. */
export default function MediaListPage() {
  const t = useMessages();
  const { head, kind, term, category, page, hero, total, cards, categories } = useLoaderData<typeof loader>();
  const path = mediaListPaths[kind];
  const hrefOf = (change: { category?: string; page?: number }) =>
    formatListAddress(kind, { term, category, ...change });
  return (
    <PageColumn>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>{head.title}</h1>
          <p className={styles.text}>
            <LinkedText text={head.description} />
          </p>
          <search>
            <Form action={path}>
              <SearchField
                name="term"
                key={term}
                defaultValue={term}
                label={t(`media.find.${kind}`)}
                placeholder={t(`media.find.${kind}`)}
                submitLabel={t("media.find.submit")}
                clearLabel={t("media.find.clear")}
                maxLength={longestTerm}
              />
            </Form>
          </search>
        </div>
        {hero && (
          <img
            className={styles.cover}
            src={hero.coverImageUrl}
            srcSet={`${hero.coverImageUrl2x} 2x`}
            width={800}
            height={600}
            alt={t(hero.translateKey)}
          />
        )}
      </div>
      {categories.length > 0 && (
        <ul className={styles.categories}>
          {categories.map(({ code, title }) => (
            <li key={code}>
              <Chip
                as="a"
                href={hrefOf({ category: code === category ? "" : code, page: 1 })}
                isSelected={code === category}
              >
                {title}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {total === 0 ? (
        <ListMessage glyph="image" title={t("media.empty.title", { term })} text={t("media.empty.text")}>
          <LinkButton href={`/icons/set/${encodeURIComponent(cleanTerm(term))}`} icon="search">
            {t("media.empty.icons")}
          </LinkButton>
        </ListMessage>
      ) : (
        <>
          <p className={styles.count}>{t("media.count", { count: total })}</p>
          <MediaCards cards={cards} />
          <nav className={styles.pages} aria-label={t("media.pages")}>
            {page > 1 && (
              <LinkButton href={hrefOf({ page: page - 1 })} rel="prev" icon="arrow-left">
                {t("media.previous")}
              </LinkButton>
            )}
            {page * pageSize < total && (
              <LinkButton href={hrefOf({ page: page + 1 })} rel="next" endIcon="arrow-right">
                {t("media.next")}
              </LinkButton>
            )}
          </nav>
        </>
      )}
    </PageColumn>
  );
}
