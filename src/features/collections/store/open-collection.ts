import { useSyncExternalStore } from "react";
import type { StoredCollection } from "./collections-state.ts";

let open: StoredCollection | undefined;
const listeners = new Set<() => void>();

/** The collection whose page is open, for what stands beside the page. */
export const openCollection = {
  get: (): StoredCollection | undefined => open,
  set: (collection: StoredCollection | undefined): void => {
    open = collection;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const none = () => undefined;

export const useOpenCollection = (): StoredCollection | undefined =>
  useSyncExternalStore(openCollection.subscribe, openCollection.get, none);
