import { useEffect, useMemo, useState } from "react";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { LiveRegion } from "../../../ui/foundation/visually-hidden.tsx";
import { CollectionGrid } from "../pages/collection-grid.tsx";
import type { CollectionStore, FoundIcons as Found } from "../store/collection-store.ts";
import type { StoredCollection } from "../store/collections-state.ts";
import styles from "./found-icons.module.css";
import { useCollectedIcons } from "../store/use-collected-icons.ts";

const typingMs = 200;
const nothing: Found = { icons: [], total: 0 };
const noFiles: readonly never[] = [];

export interface FoundIconsProps {
  found: Found;
  list: readonly StoredCollection[];
}

/** What is called by a term in all collections; nothing where that cannot be told. Undefined until an answer has come. */
export function useFoundIcons(store: CollectionStore | undefined, term: string): Found | undefined {
  const { locale } = useMessages();
  const wanted = term.trim();
  const [answer, setAnswer] = useState({ term: "", found: nothing });
  useEffect(() => {
    if (!store || wanted === "") return undefined;
    let isWanted = true;
    const show = (found: Found) => isWanted && setAnswer({ term: wanted, found });
    const find = () => void store.findIcons(wanted, locale).then(show, () => show(nothing));
    const timer = setTimeout(find, typingMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [store, wanted, locale]);
  if (wanted === "") return nothing;
  return answer.term === wanted ? answer.found : undefined;
}

/** Icons that were found in any collection; each leads to its place there. */
export function FoundIcons({ found: { icons, total }, list }: FoundIconsProps) {
  const t = useMessages();
  const { icons: described } = useCollectedIcons(
    useMemo(() => icons.map(({ id }) => id), [icons]),
    noFiles,
  );
  const shown = useMemo(() => {
    const byId = new Map(list.map((collection) => [collection.id, collection]));
    return icons.flatMap((icon) => {
      const holders = icon.collectionIds.flatMap((id) => byId.get(id) ?? []);
      const [first] = holders;
      if (!first) return [];
      const { svg, isPicture } = described.get(icon.id) ?? {};
      const path = formatAddress({ ...blankAddress("collection"), collection: first.apiCode, icon: icon.id });
      const style = holders.map(({ name }) => name).join(", ");
      return [{ ...icon, path, style, ...(svg !== undefined && { svg }), ...(isPicture && { isPicture }) }];
    });
  }, [icons, list, described]);
  return (
    <section className={styles.found}>
      <LiveRegion>{t("site.count.icons", { count: total })}</LiveRegion>
      <h2 className={styles.title}>
        {t("collectionPages.list.icons")}{" "}
        <span className={styles.count}>{t("site.count.icons", { count: total })}</span>
      </h2>
      <CollectionGrid collection={undefined} icons={shown} uploading={noFiles} canSort={false} store={undefined} />
    </section>
  );
}
