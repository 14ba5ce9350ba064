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
 * @param initial what the page came with; of guests only their browser knows anything
 */
export function useCollections(isGuest: boolean, initial?: CollectionsState): Collections {
  const t = useMessages();
  const [store] = useState(() => {
    if (typeof window === "undefined") return undefined;
    const own = openCollections({ isGuest, t });
    if (initial) own.bring(initial);
    return own;
  });
  const [first] = useState((): StoreView => (initial ? { ...initial, status: "ready" } : unread));
  const view = useSyncExternalStore(store?.subscribe ?? never, store?.view ?? (() => first), () => first);
  useEffect(() => {
    if (initial) store?.bring(initial);
    else void store?.open();
  }, [store, initial]);
  return { view, store };
}
