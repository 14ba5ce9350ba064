import { api } from "../../browser/api-client.ts";
import type { Translator } from "../../i18n/translator.ts";
import { createBrowserBacking } from "./browser-backing.ts";
import { createCollectionStore, type CollectionStore } from "./collection-store.ts";
import { guestMemory } from "./guest-memory.ts";
import { createServerBacking } from "./server-backing.ts";

const channelName = "collections";

let opened: CollectionStore | undefined;

/** The collections of whoever looks at the page: one store for all of the document. */
export function openCollections({ isGuest, t }: { isGuest: boolean; t: Translator }): CollectionStore {
  if (opened) return opened;
  const channel = new BroadcastChannel(channelName);
  const store = createCollectionStore(isGuest ? openBrowser(t) : createServerBacking(api, () => crypto.randomUUID()), {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: () => channel.postMessage(""),
    isOnline: () => navigator.onLine,
  });
  channel.addEventListener("message", () => void store.refresh());
  addEventListener("pagehide", () => store.flush());
  // A page that comes back as it was left has not heard of what was done since.
  addEventListener("pageshow", ({ persisted }) => persisted && void store.refresh());
  addEventListener("online", () => void store.refresh());
  opened = store;
  return store;
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
