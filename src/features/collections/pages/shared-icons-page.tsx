import { useMemo, useState } from "react";
import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { requestContext, requirePage } from "../../../context.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { unpackIcons } from "../../../core/urls/packed-icons.ts";
import { renderHead } from "../../../i18n/page-meta.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { FindField } from "../../../ui/fields/filter-field.tsx";
import { listAlternates } from "../../../i18n/alternates.ts";
import { describeIcons } from "../persistence/collected-icons.server.ts";
import { CollectionCredits } from "./collection-credits.tsx";
import { CollectionGrid } from "./collection-grid.tsx";
import styles from "./collection-page.module.css";
import headStyles from "./collection-head.module.css";
import { ListMessage } from "../../../ui/layout/list-message.tsx";
import { listMatching } from "../store/list-matching.ts";
import { DownloadTools } from "./download-tools.tsx";
import { useCollections } from "../store/use-collections.ts";

export { shouldRevalidate } from "./collection-page.tsx";

/** The icons are in the address: nothing is kept, and who made it does not matter. */
export async function loader({ context }: LoaderFunctionArgs) {
  const request = context.get(requestContext);
  const { services, viewer, locale, hrefIn, packMessages } = request;
  const { address } = requirePage(context);
  const icons = await describeIcons(request, unpackIcons(address.collection));
  if (icons.length === 0) throw data(null, { status: 404 });
  const path = formatAddress({ ...address, icon: "", customization: {} });
  return {
    head: await services.seo.describePage({
      kind: "shared",
      values: { count: icons.length },
      locale,
      path,
      alternates: listAlternates(path, hrefIn),
      isHidden: true,
    }),
    icons,
    messages: packMessages("collectionPages", "collections", "selection", "swap"),
    isGuest: viewer.isGuest,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => renderHead(loaderData?.head);

const noFiles: readonly never[] = [];

/** Icons that somebody put together and sent a link to. */
export default function SharedIconsPage() {
  const t = useMessages();
  const { head, icons, isGuest } = useLoaderData<typeof loader>();
  const { store } = useCollections(isGuest);
  const [term, setTerm] = useState("");
  const shown = useMemo(() => listMatching(icons, term, t.locale), [icons, term, t.locale]);
  return (
    <div className={styles.page} data-grid-mode="detailed">
      <header className={headStyles.head}>
        <h1 className={headStyles.title}>{head.title}</h1>
        <p className={headStyles.count}>{head.description}</p>
      </header>
      <div className={styles.tools}>
        <FindField className={styles.find} label={t("collectionPages.find")} value={term} onValue={setTerm} />
        <DownloadTools name={head.title} {...{ icons, store, isGuest }} isOwn={false} />
      </div>
      {shown.length > 0 ? (
        <CollectionGrid collection={undefined} icons={shown} uploading={noFiles} canSort={false} store={undefined} />
      ) : (
        <ListMessage glyph="search-x" text={t("collectionPages.none", { term })} />
      )}
      <CollectionCredits icons={icons} />
    </div>
  );
}
