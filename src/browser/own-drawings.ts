/** A drawing that a guest brought, made harmless by the server; only this browser has it. */
export interface OwnDrawing {
  id: string;
  name: string;
  /** Complete SVG document. */
  svg: string;
  isColor: boolean;
  isAnimated: boolean;
  /** Largest PNG edge that there is of it. */
  pngSize: number;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** How ids begin of what only this browser has. */
export const localPrefix = "local-";

const databaseName = "drawings";
const storeName = "own";
/** What was removed can be put back for so long. */
const unusedTtlMs = 86_400_000;

/** Those that have been read, and what is shown of them. */
const known = new Map<string, OwnDrawing>();

export const isOwnDrawing = (id: string): boolean => id.startsWith(localPrefix);

/** One that has been read or brought on this page. */
export const findOwnDrawing = (id: string): OwnDrawing | undefined => known.get(id);

/** An address of the picture that needs no server; undefined for icons that are no guest's. */
export function findOwnAddress(id: string): string | undefined {
  const svg = isOwnDrawing(id) ? known.get(id)?.svg : undefined;
  return svg && `data:image/svg+xml,${encodeURIComponent(svg).replaceAll(/['()]/g, escapeMark)}`;
}

/** Style sheets take addresses without quotes. */
const escapeMark = (mark: string) => `%${mark.codePointAt(0)!.toString(16)}`;

/** Reads those that another page has kept. */
export async function readOwnDrawings(): Promise<void> {
  const store = await openStore("readonly");
  const ids = (await askFor(store.getAllKeys())) as string[];
  const missing = ids.filter((id) => !known.has(id));
  const read = await Promise.all(missing.map((id) => askFor<OwnDrawing | undefined>(store.get(id))));
  for (const drawing of read) if (drawing) known.set(drawing.id, drawing);
  const stored = new Set(ids);
  for (const id of known.keys()) if (!stored.has(id)) known.delete(id);
}

/** @returns once the browser has them for good */
export async function storeOwnDrawings(drawings: readonly OwnDrawing[]): Promise<void> {
  const store = await openStore("readwrite");
  for (const drawing of drawings) store.put(drawing);
  await finish(store.transaction);
  for (const drawing of drawings) known.set(drawing.id, drawing);
}

/** How many there are. */
export async function countOwnDrawings(): Promise<number> {
  return askFor((await openStore("readonly")).count());
}

/** Forgets those that are no longer used and cannot be put back any more. */
export async function tidyOwnDrawings(used: ReadonlySet<string>): Promise<void> {
  await readOwnDrawings();
  const since = Date.now() - unusedTtlMs;
  const unused = [...known.values()].filter(({ id, keptAt }) => !used.has(id) && keptAt < since);
  if (unused.length === 0) return;
  const store = await openStore("readwrite");
  for (const { id } of unused) store.delete(id);
  await finish(store.transaction);
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(storeName, { keyPath: "id" }));
  const database = await askFor(request);
  const store = database.transaction(storeName, mode).objectStore(storeName);
  store.transaction.addEventListener("complete", () => database.close());
  return store;
}

function finish(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, fail) => {
    transaction.addEventListener("complete", () => done());
    transaction.addEventListener("abort", () => fail(transaction.error ?? new Error("Nothing was saved")));
  });
}

function askFor<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((done, fail) => {
    request.addEventListener("success", () => done(request.result));
    request.addEventListener("error", () => fail(request.error ?? new Error("The browser has no storage")));
  });
}
