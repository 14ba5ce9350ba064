import { useMemo, useState } from "react";
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../../context.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { FindField } from "../../../ui/fields/filter-field.tsx";
import { LinkedText } from "../../../ui/layout/linked-text.tsx";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { PageColumn, PageHead } from "../../../ui/layout/page-column.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import type { PageHandle } from "../../../ui/layout/page-handle.ts";
import { NewCollectionForm } from "../add/new-collection-form.tsx";
import { CollectionCard } from "./collection-card.tsx";
import styles from "./collections-page.module.css";
import { loadCollections } from "./collections-view.server.ts";
import { FoundIcons, useFoundIcons } from "./found-icons.tsx";
import { GuestNote } from "./guest-note.tsx";
import { sortCollections, listMatching } from "../store/list-matching.ts";
import { notifyOnFailure } from "../store/notify-on-failure.ts";
import { useCollections } from "../store/use-collections.ts";

export const handle: PageHandle = { layout: "regular" };

/** Shapes until a browser has told what it keeps: at least its favorites and what was downloaded. */
const placeholders = 2;

export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, locale, hrefIn, packMessages, viewer } = request;
  return {
    head: await services.seo.describeAddress({ page: requirePage(context), locale, hrefIn }),
    messages: packMessages("collections", "collectionPages"),
    isGuest: viewer.isGuest,
    brought: await loadCollections(request),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

/** All collections of whoever looks at it, the last changed first. */
export default function CollectionsPage() {
  const t = useMessages();
  const { head, isGuest, brought: initial } = useLoaderData<typeof loader>();
  const { view, store } = useCollections(isGuest, initial);
  const [term, setTerm] = useState("");
  const [isNaming, setIsNaming] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const sorted = useMemo(() => sortCollections(view.list), [view.list]);
  const shown = useMemo(() => listMatching(sorted, term, t.locale), [sorted, term, t.locale]);
  const found = useFoundIcons(store, term);
  const isReady = view.status === "ready";
  const isEmpty = isReady && view.list.every(({ totalIcons }) => totalIcons === 0);

  const create = async (name: string | undefined) => {
    setIsCreating(true);
    await notifyOnFailure(t, async () => {
      await store!.create({ name, icons: [] });
      setIsNaming(false);
    });
    setIsCreating(false);
  };
  return (
    <PageColumn>
      <PageHead title={head.title} text={<LinkedText text={head.description} />}>
        <div className={styles.tools}>
          <FindField className={styles.find} label={t("collectionPages.list.find")} value={term} onValue={setTerm} />
          {isNaming ? (
            <NewCollectionForm
              className={styles.naming}
              isBusy={isCreating}
              onCreate={(name) => void create(name)}
              onCancel={() => setIsNaming(false)}
            />
          ) : (
            <Button variant="primary" icon="plus" disabled={!isReady} onClick={() => setIsNaming(true)}>
              {t("collections.new")}
            </Button>
          )}
        </div>
      </PageHead>
      {isGuest && <GuestNote />}
      <LiveRegion>{term === "" ? "" : t("collectionPages.count", { count: shown.length })}</LiveRegion>
      <div className={styles.list}>
        {view.status === "unread" && (
          <Placeholder kind="collection" count={placeholders} label={t("collectionPages.loading")} />
        )}
        {(view.status === "failed" || view.status === "offline") && (
          <ListMessage
            glyph={view.status === "offline" ? "wifi-off" : "circle-alert"}
            text={t(`collections.unread.${view.status}`)}
          >
            <Button onClick={() => void store?.refresh()}>{t("collections.retry")}</Button>
          </ListMessage>
        )}
        {shown.length > 0 && (
          <ul className={styles.grid}>
            {shown.map((collection) => (
              <CollectionCard
                key={collection.id}
                collection={collection}
                store={store}
                isGuest={isGuest}
                onTag={setTerm}
              />
            ))}
          </ul>
        )}
        {found && found.icons.length > 0 && <FoundIcons found={found} list={view.list} />}
        {isReady && shown.length === 0 && found?.total === 0 && (
          <ListMessage glyph="search-x" text={t("collectionPages.list.none", { term })} />
        )}
        {isEmpty && term === "" && (
          <ListMessage
            glyph="heart"
            title={t("collectionPages.list.empty.title")}
            text={t("collectionPages.list.empty.text")}
          >
            <LinkButton as={Link} to="/icons/set/popular" variant="secondary">
              {t("collectionPages.list.empty.browse")}
            </LinkButton>
          </ListMessage>
        )}
      </div>
    </PageColumn>
  );
}
