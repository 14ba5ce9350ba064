import type { ReactNode } from "react";
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, type RequestContext } from "../../../context.ts";
import { consumeQuota } from "../../../core/quotas/consume-quota.ts";
import { AppError } from "../../../core/errors.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { createTranslator, type Translator } from "../../../i18n/translator.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LinkButton } from "../../../ui/button/button.tsx";
import { Drawing } from "../../../ui/foundation/drawing.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { PageColumn } from "../../../ui/layout/page-column.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { listAlternates } from "../../../i18n/alternates.ts";
import { freeWidthPx, toMediaCard, type MediaItem } from "../contract.ts";
import { mediaWidths } from "../../../core/media/media-vocabulary.ts";
import { mediaListPaths, formatMediaPagePath, formatMediaPath } from "../../../core/urls/paths/media-paths.ts";
import { MediaCards, MediaPicture } from "./media-cards.tsx";
import styles from "./media-page.module.css";

export const handle: PageHandle = { layout: "regular" };

const mostAlike = 6;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { services, viewer, locale, hrefIn, loadMessages, packMessages } = context.get(requestContext);
  const item = await services.media.find(params["id"] ?? "", locale);
  if (!item || !url.pathname.startsWith(`${mediaListPaths[item.kind]}/`)) throw data(null, { status: 404 });
  const path = formatMediaPagePath(item);
  const t = createTranslator(locale, loadMessages("media"));
  const isLarge = await canDownloadLarge(context.get(requestContext), item);
  const others = { kind: item.kind, term: "", locale, page: 1, perPage: mostAlike + 1 };
  const [near, any] = await Promise.all([
    // What is of no category is near what has the same mood, which is its last tag.
    services.media.search(
      item.category === undefined
        ? { ...others, term: item.tags.at(-1) ?? "" }
        : { ...others, categories: [item.category] },
    ),
    services.media.search(others),
  ]);
  const alike = new Map([...near.items, ...any.items].map((each) => [each.id, each]));
  return {
    messages: packMessages("media"),
    head: await services.seo.describePage({
      kind: "picture",
      values: { name: item.title, author: nameMaker(item, t), kind: t(kindOf(item)) },
      locale,
      path,
      alternates: listAlternates(path, hrefIn),
    }),
    item,
    isPaid: viewer.isPaid,
    isLarge,
    alike: [...alike.values()]
      .filter(({ id }) => id !== item.id)
      .slice(0, mostAlike)
      .map(toMediaCard),
  };
}

/** Whether there is something left of what the license of who looks gives. */
async function canDownloadLarge({ services: { licenses }, viewer }: RequestContext, { id, kind }: MediaItem) {
  if (!viewer.person || !viewer.isPaid) return false;
  const { id: personId } = viewer.person;
  try {
    const [all, purchased] = await Promise.all([
      licenses.listAllowances(personId),
      licenses.listPurchased(personId, kind, [id]),
    ]);
    const rows = all.filter(({ resource }) => resource === kind);
    return consumeQuota(rows, { all: 1, fresh: purchased.has(id) ? 0 : 1 }).isAllowed;
  } catch (error) {
    // The page is there while the database is away; the file says what is wrong.
    if (error instanceof AppError) return true;
    throw error;
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

/** What is put together from icons has two makers. */
const nameMaker = ({ author, credits }: MediaItem, t: Translator) =>
  credits.length > 0 ? t("media.about.composer", { author: author.name }) : author.name;

const kindOf = ({ kind, isPattern }: MediaItem) =>
  kind === "illustration" ? "media.kind.illustration" : isPattern ? "media.kind.pattern" : "media.kind.photo";

/** One illustration, photo or pattern: to look at and to take, with all that is owed to whoever made it. */
export default function MediaPage() {
  const t = useMessages();
  const { head, item, isPaid, isLarge, alike } = useLoaderData<typeof loader>();
  return (
    <PageColumn>
      <div className={styles.page}>
        <div className={styles.picture}>
          <MediaPicture picture={item} alt={item.title} sizes="(width < 1024px) 92vw, 760px" isLazy={false} />
        </div>
        <div className={styles.about}>
          <div>
            <h1>{head.title}</h1>
            <p className={styles.lead}>
              <LinkedText text={head.description} />
            </p>
          </div>
          <Downloads item={item} isPaid={isPaid} isLarge={isLarge} />
          <Credits item={item} />
        </div>
      </div>
      {alike.length > 0 && (
        <section className={styles.alike}>
          <h2>{t("media.more")}</h2>
          <MediaCards cards={alike} isRow />
        </section>
      )}
    </PageColumn>
  );
}

const link = (path: string) => `${path}${path.includes("?") ? "&" : "?"}download=true`;

function Downloads({ item, isPaid, isLarge }: { item: MediaItem; isPaid: boolean; isLarge: boolean }) {
  const t = useMessages();
  const { id, hasVector, sourceUrl } = item;
  const widths = mediaWidths.filter((width) => width > 320 && (isLarge || width <= freeWidthPx));
  return (
    <section className={styles.section}>
      <h2>{t("media.download.title")}</h2>
      <ul className={styles.files}>
        {hasVector && (
          <li>
            <LinkButton variant="primary" href={link(formatMediaPath(id, "svg"))} icon="download">
              {t("media.download.vector")}
            </LinkButton>
          </li>
        )}
        {hasVector ? (
          widths.map((width) => (
            <li key={width}>
              <LinkButton href={link(formatMediaPath(id, "png", width))} icon="download">
                {t("media.download.size", { format: "PNG", width: String(width) })}
              </LinkButton>
            </li>
          ))
        ) : (
          <li>
            <LinkButton href={link(formatMediaPath(id, "webp", freeWidthPx))} icon="download">
              WebP
            </LinkButton>
          </li>
        )}
        {sourceUrl !== undefined && (
          <li>
            <LinkButton href={sourceUrl} rel="noreferrer nofollow" icon="external-link">
              {t("media.download.original")}
            </LinkButton>
          </li>
        )}
      </ul>
      {hasVector && !isLarge && (
        <p className={styles.note}>
          <LinkedText
            text={t(isPaid ? "media.download.spent" : "media.download.large", { width: String(freeWidthPx) })}
          />
        </p>
      )}
    </section>
  );
}

function Credits({ item: { author, license, credits, sourceUrl } }: { item: MediaItem }) {
  const t = useMessages();
  const isMade = credits.length > 0;
  return (
    <>
      <section className={styles.section}>
        <h2>{t("media.about.title")}</h2>
        <dl className={styles.facts}>
          <Fact name={t(isMade ? "media.about.iconAuthor" : "media.about.author")}>
            {author.url === undefined ? (
              author.name
            ) : (
              <a href={author.url} rel="noreferrer">
                {author.name}
              </a>
            )}
          </Fact>
          <Fact name={t("media.about.license")}>
            {license.url === undefined ? (
              license.title
            ) : (
              <a href={license.url} rel="noreferrer license">
                {license.title}
              </a>
            )}
          </Fact>
          {sourceUrl !== undefined && (
            <Fact name={t("media.about.source")}>
              <a href={sourceUrl} rel="noreferrer nofollow">
                {new URL(sourceUrl).host}
              </a>
            </Fact>
          )}
        </dl>
        {isMade && <p className={styles.note}>{t("media.about.made")}</p>}
        <p className={styles.note}>
          {t(`media.about.${license.requiresAttribution ? "attribution" : license.requiresNotice ? "notice" : "free"}`)}
          {license.requiresShareAlike && ` ${t("media.about.shareAlike")}`}
        </p>
      </section>
      {isMade && (
        <section className={styles.section}>
          <h2>{t("media.icons")}</h2>
          <ul className={styles.icons}>
            {credits.map(({ id, name, path }) => (
              <li key={id}>
                <a href={path} title={name} aria-label={name}>
                  <Drawing src={formatImagePath(id, "svg")} size={32} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
