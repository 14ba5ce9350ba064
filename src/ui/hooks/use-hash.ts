import { useSyncExternalStore } from "react";

/** What stands behind the `#` of the page's address, with it: only the browser knows, so it is empty at first. */
export function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      addEventListener("hashchange", changed);
      return () => removeEventListener("hashchange", changed);
    },
    () => location.hash,
    () => "",
  );
}
