import { useEffect, useState, useSyncExternalStore } from "react";
import { useMessages } from "../../../i18n/use-messages.ts";
import type { CollectionStore, StoreView } from "./collection-store.ts";
import { noCollections, type CollectionsState } from "./collections-state.ts";
import { openCollections } from "./open-collections.ts";

const unread: StoreView = { ...noCollections, status: "unread" };
const never = () => () => undefined;

export interface Collections {
  view: StoreView;
  /** Missing on the server, where nothing is done. */
  store: CollectionStore | undefined;
}

/**
 * Somebody's collections for a page.
 *
 * @param brought what the page came with; of guests only their browser knows anything
 */
export function useCollections(isGuest: boolean, brought?: CollectionsState): Collections {
  const t = useMessages();
  const [store] = useState(() => {
    if (typeof window === "undefined") return undefined;
    const own = openCollections({ isGuest, t });
    if (brought) own.bring(brought);
    return own;
  });
  const [first] = useState((): StoreView => (brought ? { ...brought, status: "ready" } : unread));
  const view = useSyncExternalStore(store?.subscribe ?? never, store?.view ?? (() => first), () => first);
  useEffect(() => {
    if (brought) store?.bring(brought);
    else void store?.open();
  }, [store, brought]);
  return { view, store };
}
