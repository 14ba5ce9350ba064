import type { Translator } from "../../../i18n/translator.ts";
import { notify } from "../../../ui/notifications/notify.ts";
import { adoptCollections } from "./merge-guest-collections.ts";
import type { CollectionBacking } from "./collection-store.ts";
import { collectionChangesPath } from "../contract.ts";
import { guestMemory } from "./guest-storage.ts";

/** News that come close together are read once. */
const gatherMs = 250;

export interface AccountWatch {
  backing: CollectionBacking;
  t: Translator;
  /** Something has changed: here, in another browser, or elsewhere. */
  onChange: () => void;
}

/**
 * For somebody with an account: takes along what they collected as a guest, then listens for changes made elsewhere. One
 * tab of the browser does so for all of them; another one goes on when it is closed.
 */
export async function syncWithAccount({ backing, t, onChange }: AccountWatch): Promise<void> {
  // Missing where the page is not served over a secure connection: then each tab sees what it does itself.
  if (!("locks" in navigator)) return;
  await navigator.locks.request("collections", async () => {
    const count = await adoptCollections(guestMemory, backing).catch(() => 0);
    if (count > 0) {
      onChange();
      notify({ type: "success", text: t("collections.adopted", { count }) });
    }
    await listen(onChange);
  });
}

/** Ends with the page. */
function listen(onChange: () => void): Promise<never> {
  const events = new EventSource(collectionChangesPath);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  events.addEventListener("news", () => {
    // The first one says only that the line is open, and the page is as new as that.
    if (!isFirst) timer ??= setTimeout(gathered, gatherMs);
    isFirst = false;
  });
  function gathered(): void {
    timer = undefined;
    onChange();
  }
  return new Promise(() => undefined);
}
