import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../context.ts";
import { describePage } from "../../i18n/page-meta.ts";
import { translatorFromMatches } from "../../i18n/translator.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { BackToTop } from "../../ui/back-to-top.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import type { PageHandle } from "./contract.ts";
import { drawIcons, isDocumentRequest } from "./drawn-icon.ts";
import { IconTiles } from "./icon-tiles.tsx";
import styles from "./new-page.module.css";
import { PageColumn } from "./page-section.tsx";
import { useMorePages } from "./use-more-pages.ts";

export const handle: PageHandle = { layout: "regular" };

const iconsPerPage = 60;
/** Beyond this many pages nothing is new any more. */
const maxPages = 50;

export function loader({ context, request, url }: LoaderFunctionArgs) {
  const { services, origin } = context.get(requestContext);
  const { pathname, searchParams } = url;
  const { style: code } = requirePage(context).address.filters;
  const style = code === undefined ? undefined : services.browse.findStyle(code);
  const pageNumber = Math.min(maxPages, Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1));
  const offset = (pageNumber - 1) * iconsPerPage;
  const amount = { offset, amount: iconsPerPage };
  const { icons, total } = services.browse.latest(style ? { ...amount, filters: { style: [style.apiCode] } } : amount);
  const [drawn = []] = drawIcons({ services, isDocument: isDocumentRequest(request) }, icons);
  return {
    origin,
    path: pathname,
    style: style?.fullTitle,
    list: style?.apiCode ?? "",
    pageNumber,
    isLast: pageNumber === maxPages || offset + iconsPerPage >= total,
    icons: drawn,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const t = translatorFromMatches(matches);
  const { origin, path, style } = loaderData;
  return describePage({
    title: style === undefined ? t("browse.new.metaTitle") : t("browse.new.metaTitleStyle", { style }),
    description: t("browse.new.metaDescription"),
    locale: t.locale,
    origin,
    path,
  });
};

export default function NewPage() {
  const t = useMessages();
  const first = useLoaderData<typeof loader>();
  const addressOf = (number: number) => (number > 1 ? `${first.path}?page=${number}` : first.path);
  const { pages, endRef, hasMore, isLoading } = useMorePages(first, addressOf);
  const next = (pages.at(-1)?.pageNumber ?? 1) + 1;
  return (
    <PageColumn>
      <div className={styles.heading}>
        <h1>{first.style === undefined ? t("browse.new.title") : t("browse.new.inStyle", { style: first.style })}</h1>
        <p>{t("browse.new.summary")}</p>
        {first.pageNumber > 1 && <Link to={addressOf(first.pageNumber - 1)}>{t("browse.new.previous")}</Link>}
      </div>
      {pages.map(({ pageNumber, icons }) => (
        <IconTiles key={pageNumber} icons={icons} mode="detailed" />
      ))}
      <div ref={endRef}>
        {hasMore &&
          (isLoading ? (
            <Placeholder kind="icon" count={24} label={t("site.loading")} />
          ) : (
            <div className={styles.more}>
              <LinkButton as={Link} to={addressOf(next)} size="lg">
                {t("browse.new.more")}
              </LinkButton>
            </div>
          ))}
      </div>
      <BackToTop label={t("site.action.toTop")} target="content" />
    </PageColumn>
  );
}
