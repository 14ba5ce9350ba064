import type { GuestMemory } from "./browser-backing.ts";
import type { CollectionsState } from "./collections-state.ts";

const databaseName = "collections";
const storeName = "guest";
const key = "all";

/** What a guest collects, in the browser's own database: a change is one transaction, whatever other tabs do. */
export const guestMemory: GuestMemory = {
  async read() {
    const store = await openStore("readonly");
    return askFor<CollectionsState | undefined>(store.get(key));
  },
  async change(work) {
    const store = await openStore("readwrite");
    const before = await askFor<CollectionsState | undefined>(store.get(key));
    const { transaction } = store;
    try {
      const next = work(before);
      if (next !== before) store.put(next, key);
      await new Promise<void>((done, fail) => {
        transaction.addEventListener("complete", () => done());
        transaction.addEventListener("abort", () => fail(transaction.error ?? new Error("Nothing was kept")));
      });
    } catch (cause) {
      if (transaction.error === null) endQuietly(transaction);
      throw cause;
    }
  },
};

function endQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended by itself.
  }
}

let opened: Promise<IDBDatabase> | undefined;

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= openDatabase();
  const database = await opened.catch((cause: unknown) => {
    opened = undefined;
    throw cause;
  });
  return database.transaction(storeName, mode).objectStore(storeName);
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
  return askFor(request);
}

function askFor<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => fail(request.error ?? new Error("The browser keeps nothing")));
  });
}
