import { useEffect, useMemo, useRef, useState } from "react";
import {
  Link,
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { requestContext, requirePage } from "../../../context.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button, LinkButton } from "../../../ui/button/button.tsx";
import { Placeholder } from "../../../ui/loading/placeholder.tsx";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import { FindField } from "../../../ui/fields/filter-field.tsx";
import { addFiles } from "../add/add-files.ts";
import { CollectionCredits } from "./collection-credits.tsx";
import { CollectionGrid } from "./collection-grid.tsx";
import { CollectionHead } from "./collection-head.tsx";
import styles from "./collection-page.module.css";
import { loadCollection } from "./collection-view.server.ts";
import { createCollector } from "../store/collector.ts";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { listMatching } from "../store/list-matching.ts";
import { openCollection } from "../store/open-collection.ts";
import { DownloadTools } from "./download-tools.tsx";
import { useCollectedIcons } from "../store/use-collected-icons.ts";
import { useCollection } from "../store/use-collection.ts";
import { useCurrentAddress } from "./use-canonical-address.ts";
import { useExternalDrop, type ExternalDrop } from "../drag/use-external-drop.ts";
import { UploadButton } from "../add/upload-button.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { viewer, packMessages } = request;
  const { address } = requirePage(context);
  return {
    ...(await loadCollection(request, address.collection)),
    code: address.collection,
    messages: packMessages("collectionPages", "collections", "selection", "swap"),
    isGuest: viewer.isGuest,
  };
}

/** Selecting an icon and changing how icons look change the address only. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

const noIcons: readonly never[] = [];

/** One collection: its icons in order, and everything that can be done with them. */
export default function CollectionPage() {
  const t = useMessages();
  const { code, isGuest, initial, described } = useLoaderData<typeof loader>();
  const { collection, icons: collectionIcons, status, store, isOwn } = useCollection({ code, isGuest, initial });
  useCurrentAddress({ code, initialCode: initial?.collection.apiCode, collection: isOwn ? collection : undefined });
  const [term, setTerm] = useState("");
  const [uploading, setUploading] = useState<readonly File[]>(noIcons);
  const page = useRef<HTMLDivElement>(null);
  const known = useCollectedIcons(
    useMemo(() => collectionIcons.map(({ id }) => id), [collectionIcons]),
    described,
  );
  const collector = useMemo(() => store && createCollector(store, t), [store, t]);
  const icons = useMemo(
    () => collectionIcons.map((icon) => known.icons.get(icon.id) ?? icon),
    [collectionIcons, known.icons],
  );
  const shown = useMemo(() => listMatching(icons, term, t.locale), [icons, term, t.locale]);
  const canAddIcons = isOwn && (collection?.permissions.canAddIcons ?? false);

  useEffect(() => {
    openCollection.set(isOwn ? collection : undefined);
    return () => openCollection.set(undefined);
  }, [isOwn, collection]);

  const add = (files: readonly File[]) => {
    if (store) void addFiles({ store, t, isGuest, collection, files, onProgress: setUploading });
  };
  const receive = ({ icons: given, files }: ExternalDrop) => {
    if (given.length > 0) void collector?.add(collection!, given);
    if (files.length > 0) add(files);
  };
  const isOver = useExternalDrop(page, canAddIcons ? receive : undefined);

  return (
    <div ref={page} className={styles.page} data-grid-mode="detailed" data-over={isOver || undefined}>
      {collection ? (
        <>
          <CollectionHead collection={collection} store={store} isGuest={isGuest} isOwn={isOwn} />
          <div className={styles.tools}>
            <FindField className={styles.find} label={t("collectionPages.find")} value={term} onValue={setTerm} />
            {canAddIcons && <UploadButton onFiles={add} />}
            {icons.length > 0 && (
              <DownloadTools name={collection.name} {...{ collection, icons, store, isGuest, isOwn }} />
            )}
          </div>
          <LiveRegion>{term === "" ? "" : t("site.count.icons", { count: shown.length })}</LiveRegion>
          {shown.length + uploading.length > 0 && (
            <CollectionGrid
              collection={collection}
              icons={shown}
              uploading={uploading}
              canSort={isOwn && term === "" && collection.permissions.canEdit && !collection.isDownloaded}
              store={store}
            />
          )}
          {known.hasFailed && (
            <p className={styles.failure} role="alert">
              {t("collections.unread.failed")}{" "}
              <Button size="sm" onClick={known.retry}>
                {t("collections.retry")}
              </Button>
            </p>
          )}
          {icons.length === 0 && uploading.length === 0 && (
            <ListMessage
              glyph={collection.isDownloaded ? "download" : "heart"}
              title={t("collectionPages.empty.title")}
              text={t(collection.isDownloaded ? "collectionPages.empty.downloaded" : "collectionPages.empty.text")}
            >
              <LinkButton as={Link} to="/icons/set/popular">
                {t("collectionPages.list.empty.browse")}
              </LinkButton>
            </ListMessage>
          )}
          {icons.length > 0 && shown.length === 0 && (
            <ListMessage glyph="search-x" text={t("collectionPages.none", { term })} />
          )}
          {icons.length > 0 && <CollectionCredits icons={icons} />}
        </>
      ) : (
        <NoCollection status={status} onRetry={() => void store?.refresh()} />
      )}
    </div>
  );
}

/** What stands in place of a collection that is not here, or not yet. */
function NoCollection({ status, onRetry }: { status: string; onRetry: () => void }) {
  const t = useMessages();
  if (status === "unread") return <Placeholder kind="icon" label={t("collectionPages.loading")} />;
  if (status === "failed" || status === "offline") {
    return (
      <ListMessage glyph={status === "offline" ? "wifi-off" : "circle-alert"} text={t(`collections.unread.${status}`)}>
        <Button onClick={onRetry}>{t("collections.retry")}</Button>
      </ListMessage>
    );
  }
  return (
    <ListMessage glyph="search-x" title={t("collectionPages.missing.title")} text={t("collectionPages.missing.text")}>
      <LinkButton as={Link} to="/icons/collections">
        {t("collectionPages.back")}
      </LinkButton>
    </ListMessage>
  );
}
