import { readOwnDrawings } from "../../../browser/own-drawings.ts";
import { withMade, type GuestMemory } from "./guest-backend.ts";
import { applyChange, noCollections, type CollectionChange, type CollectionsState } from "./collections-state.ts";

const databaseName = "collections";
const storeName = "guest";
const key = "all";
/** Where pages leave what they had no time for: the database keeps nothing of a page that goes. */
const leftKey = "collections-left";

/** What a guest collects, in the browser's own database: a change is one transaction, whatever other tabs do. */
export const guestMemory: GuestMemory = {
  async read() {
    await makeLeft();
    await readOwnDrawings();
    const store = await openStore("readonly");
    return askFor<CollectionsState | undefined>(store.get(key));
  },
  async change(work) {
    await makeLeft();
    await changeStored(work);
  },
  saveForLater(changes) {
    try {
      localStorage.setItem(leftKey, JSON.stringify([...parseLeft(findLeft()), ...changes]));
    } catch {
      // Full, or forbidden.
    }
  },
};

async function changeStored(work: (state: CollectionsState | undefined) => CollectionsState): Promise<void> {
  const store = await openStore("readwrite");
  const before = await askFor<CollectionsState | undefined>(store.get(key));
  const { transaction } = store;
  try {
    const next = work(before);
    if (next !== before) store.put(next, key);
    await new Promise<void>((done, fail) => {
      transaction.addEventListener("complete", () => done());
      transaction.addEventListener("abort", () => fail(transaction.error ?? new Error("Nothing was saved")));
    });
  } catch (cause) {
    if (transaction.error === null) endQuietly(transaction);
    throw cause;
  }
}

async function makeLeft(): Promise<void> {
  const text = findLeft();
  if (text === null) return;
  const changes = parseLeft(text);
  // Their names come with whoever reads them.
  await changeStored((state = noCollections) =>
    changes.reduce(applyChange, withMade(state, { favorites: "", downloaded: "" })),
  );
  // What another tab has left meanwhile stays.
  if (findLeft() === text) localStorage.removeItem(leftKey);
}

function findLeft(): string | null {
  try {
    return localStorage.getItem(leftKey);
  } catch {
    return null;
  }
}

/** Only this file writes there. */
const parseLeft = (text: string | null) => JSON.parse(text ?? "[]") as CollectionChange[];

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
    request.addEventListener("error", () => fail(request.error ?? new Error("The browser has no storage")));
  });
}
