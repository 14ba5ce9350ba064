import { useSyncExternalStore } from "react";
import type { KeptCollection } from "./collections-state.ts";

let open: KeptCollection | undefined;
const listeners = new Set<() => void>();

/** The collection whose page is open, for what stands beside the page. */
export const openCollection = {
  get: (): KeptCollection | undefined => open,
  set: (collection: KeptCollection | undefined): void => {
    open = collection;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const none = () => undefined;

export const useOpenCollection = (): KeptCollection | undefined =>
  useSyncExternalStore(openCollection.subscribe, openCollection.get, none);
