/** What somebody has typed before they could send it. */
export interface RequestDraft {
  title: string;
  description: string;
  styles: readonly { code: string; title: string }[];
  isAnimated: boolean;
  files: readonly File[];
}

const databaseName = "requests";
const storeName = "drafts";
const key = "request";

/** Keeps it in this browser, pictures included, until it is taken. */
export async function storeDraft(draft: RequestDraft): Promise<void> {
  const store = await openStore();
  store.put(draft, key);
  await finish(store.transaction);
}

/** What was kept, which then is kept no more. */
export async function popDraft(): Promise<RequestDraft | undefined> {
  const store = await openStore();
  const read = store.get(key) as IDBRequest<RequestDraft | undefined>;
  store.delete(key);
  await finish(store.transaction);
  return read.result;
}

async function openStore(): Promise<IDBObjectStore> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName));
  const database = await new Promise<IDBDatabase>((done, fail) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => fail(request.error ?? new Error("The browser has no storage")));
  });
  const store = database.transaction(storeName, "readwrite").objectStore(storeName);
  store.transaction.addEventListener("complete", () => database.close());
  return store;
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.addEventListener("complete", () => done());
    transaction.addEventListener("abort", () => fail(transaction.error ?? new Error("Nothing was saved")));
  });
}
