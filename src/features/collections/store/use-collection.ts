import { useEffect } from "react";
import type { CollectionStore, StoreStatus } from "./collection-store.ts";
import type { StoredCollection, StoredIcon } from "./collections-state.ts";
import { useCollections } from "./use-collections.ts";

export interface BroughtCollection {
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
  brought: BroughtCollection | undefined;
}): OneCollection {
  const { code, isGuest, brought } = options;
  const isForeign = brought !== undefined && !brought.collection.isOwn;
  const { view, store } = useCollections(isGuest);
  useEffect(() => {
    if (brought && !isForeign) store?.bringOne(brought);
  }, [brought, isForeign, store]);
  // Its code in addresses may change while the page is open, and the page may have been opened by an earlier one.
  const ownId = isForeign ? undefined : (brought?.collection.id ?? code);
  const listed = view.list.find(({ id, apiCode }) => id === ownId || apiCode === code);
  const id = listed?.id;
  const read = id === undefined ? undefined : view.icons[id];
  const isUnread = id !== undefined && read === undefined && !isForeign;
  useEffect(() => {
    if (isUnread) void store?.readIcons(id).catch(() => undefined);
  }, [store, id, isUnread]);
  if (brought && (isForeign || !listed)) {
    // Until the store knows it, and where it never will.
    const isGone = !isForeign && view.status === "ready";
    if (!isGone) return { ...brought, status: "ready", store, isOwn: !isForeign };
  }
  return {
    collection: listed,
    icons: read ?? brought?.icons ?? none,
    status: isUnread && !brought ? "unread" : view.status,
    store,
    isOwn: listed !== undefined,
  };
}
