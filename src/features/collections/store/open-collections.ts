import { api } from "../../../browser/api-client.ts";
import { tidyOwnDrawings } from "../../../browser/own-drawings.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { createBrowserBacking } from "./guest-backend.ts";
import { createCollectionStore, type CollectionStore } from "./collection-store.ts";
import { guestMemory } from "./guest-storage.ts";
import { createServerBacking } from "./server-backend.ts";

const channelName = "collections";

let opened: CollectionStore | undefined;

/** The collections of whoever looks at the page: one store for all of the document. */
export function openCollections({ isGuest, t }: { isGuest: boolean; t: Translator }): CollectionStore {
  if (opened) return opened;
  const backing = isGuest ? openBrowser(t) : createServerBacking(api, () => crypto.randomUUID());
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const notify = () => channel.postMessage("");
  const store = createCollectionStore(backing, { notify, isOnline: () => navigator.onLine });
  const refresh = () => void store.refresh();
  channel.addEventListener("message", refresh);
  addEventListener("pagehide", () => store.flush());
  // A page that comes back as it was left has not heard of what was done since.
  addEventListener("pageshow", ({ persisted }) => persisted && refresh());
  addEventListener("online", refresh);
  opened = store;
  if (isGuest) void tidyGuest().catch(() => undefined);
  if (!isGuest) {
    const onChange = () => {
      refresh();
      notify();
    };
    // Without these, what is done elsewhere shows with the next page.
    void import("./sync-with-account.ts").then(
      ({ syncWithAccount }) => syncWithAccount({ backing, t, onChange }),
      () => undefined,
    );
  }
  return store;
}

/** Drawings that were removed for good take no room. */
async function tidyGuest(): Promise<void> {
  const { icons = {} } = (await guestMemory.read()) ?? {};
  await tidyOwnDrawings(new Set(Object.values(icons).flatMap((some) => some.map(({ id }) => id))));
}

const openBrowser = (t: Translator) =>
  createBrowserBacking({
    memory: guestMemory,
    names: {
      favorites: t("collections.favorites"),
      downloaded: t("collections.downloaded"),
      number: (n) => t("collections.newName", { n: String(n) }),
    },
    makeId: () => crypto.randomUUID(),
    now: () => new Date().toISOString(),
  });
