import { useEffect } from "react";
import type { CollectionStore, StoreStatus } from "./collection-store.ts";
import type { StoredCollection, StoredIcon } from "./collections-state.ts";
import { useCollections } from "./use-collections.ts";

export interface InitialCollection {
  collection: StoredCollection;
  icons: readonly StoredIcon[];
}

export interface OneCollection {
  collection: StoredCollection | undefined;
  icons: readonly StoredIcon[];
  status: StoreStatus;
  store: CollectionStore | undefined;
  /** It is of whoever looks at it. */
  isOwn: boolean;
}

const none: readonly StoredIcon[] = [];

/** One collection for its page: kept up to date where it is one's own, as the page brought it where it is not. */
export function useCollection(options: {
  code: string;
  isGuest: boolean;
  initial: InitialCollection | undefined;
}): OneCollection {
  const { code, isGuest, initial } = options;
  const isForeign = initial !== undefined && !initial.collection.isOwn;
  const { view, store } = useCollections(isGuest);
  useEffect(() => {
    if (initial && !isForeign) store?.insertCreated(initial);
  }, [initial, isForeign, store]);
  // Its code in addresses may change while the page is open, and the page may have been opened by an earlier one.
  const ownId = isForeign ? undefined : (initial?.collection.id ?? code);
  const listed = view.list.find(({ id, apiCode }) => id === ownId || apiCode === code);
  const id = listed?.id;
  const read = id === undefined ? undefined : view.icons[id];
  const isUnread = id !== undefined && read === undefined && !isForeign;
  useEffect(() => {
    if (isUnread) void store?.readIcons(id).catch(() => undefined);
  }, [store, id, isUnread]);
  if (initial && (isForeign || !listed)) {
    // Until the store knows it, and where it never will.
    const isGone = !isForeign && view.status === "ready";
    if (!isGone) return { ...initial, status: "ready", store, isOwn: !isForeign };
  }
  return {
    collection: listed,
    icons: read ?? initial?.icons ?? none,
    status: isUnread && !initial ? "unread" : view.status,
    store,
    isOwn: listed !== undefined,
  };
}
