import { randomBytes } from "node:crypto";
import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { getOwnRow, type CollectionRow, type Step } from "./collection-rows.server.ts";
import { collectionLimits, type Requester, type CollectionKind, type CollectionPermissions } from "../contract.ts";
import { collectionOwners, collections } from "../tables.server.ts";

/** Where the database tells of changes. */
export const newsChannel = "collections";

/** A change of somebody's collections while it is being made. */
export interface CollectionChanging {
  /** Everything that belongs to the change is done with this. */
  step: Step;
  personId: string;
  /** The collection that was used last; it can be set to another one. */
  lastUsedId: string | null;
  /** A collection of theirs with which this may be done: see `getOwnRow`. It counts as changed. */
  open: (key: string, ...toDo: (keyof CollectionPermissions)[]) => Promise<CollectionRow>;
  /** Favorites or Downloaded. It counts as changed. */
  openMade: (kind: Exclude<CollectionKind, "custom">) => Promise<CollectionRow>;
  /**
   * Makes one more collection.
   * @throws AppError `limit_reached`; `conflict` when its id is somebody's
   */
  add: (values: Pick<CollectionRow, "name"> & Partial<CollectionRow>) => Promise<CollectionRow>;
  delete: (row: CollectionRow) => Promise<void>;
}

const apiCodeBytes = 16;
export const makeApiCode = () => randomBytes(apiCodeBytes).toString("base64url");

/** Those of a person, the one that was changed last first. */
export const lastChangedFirst = [desc(collections.updatedAt), asc(collections.id)];

/** @throws AppError `signed_out` */
export function requirePerson({ personId }: Requester): string {
  if (personId === undefined) throw new AppError("signed_out", "Sign in to save collections.");
  return personId;
}

/**
 * Changes collections of one person: after all changes of theirs that began earlier, all of it or nothing, in the database
 * when it returns. Favorites and Downloaded are there. Whoever listens is told.
 */
export function changeCollections<T>(
  database: Database,
  personId: string,
  work: (changing: CollectionChanging) => Promise<T>,
): Promise<T> {
  return afterEarlier(personId, () =>
    database.run((db) =>
      db.transaction(async (step) => {
        const before = await lockOwner(step, personId);
        await addMissing(step, personId);
        const changed = new Set<string>();
        const touch = async (row: CollectionRow) => {
          changed.add(row.id);
          await step
            .update(collections)
            .set({ updatedAt: sql`clock_timestamp()` })
            .where(eq(collections.id, row.id));
          return row;
        };
        const changing: CollectionChanging = {
          step,
          personId,
          lastUsedId: before,
          async open(key, ...toDo) {
            return touch(await getOwnRow(step, { key, personId, toDo }));
          },
          async openMade(kind) {
            const [row] = await step
              .select()
              .from(collections)
              .where(and(eq(collections.personId, personId), eq(collections.kind, kind)));
            return touch(row!);
          },
          async add(values) {
            await refuseSurplus(step, personId);
            const [row] = await step
              .insert(collections)
              .values({ ...values, personId, apiCode: makeApiCode(), updatedAt: sql`clock_timestamp()` })
              .onConflictDoNothing({ target: collections.id })
              .returning();
            if (!row) throw new AppError("conflict", "This ID is already used.", { field: "id" });
            changed.add(row.id);
            changing.lastUsedId = row.id;
            return row;
          },
          async delete({ id }) {
            await step.delete(collections).where(eq(collections.id, id));
            if (changing.lastUsedId === id) changing.lastUsedId = await findFirst(step, personId);
          },
        };
        const result = await work(changing);
        const { lastUsedId } = changing;
        if (lastUsedId !== before)
          await step.update(collectionOwners).set({ lastUsedId }).where(eq(collectionOwners.personId, personId));
        if (changed.size > 0)
          await step.execute(sql`select pg_notify(${newsChannel}, ${[personId, ...changed].join(" ")})`);
        return result;
      }),
    ),
  );
}

const running = new Map<string, Promise<unknown>>();

/** One after another of a person's changes, so that somebody with many at once takes one connection and not all of them. */
function afterEarlier<T>(personId: string, work: () => Promise<T>): Promise<T> {
  const earlier = running.get(personId) ?? Promise.resolve();
  const result = earlier.then(work);
  const end = result
    .catch(() => undefined)
    .finally(() => {
      if (running.get(personId) === end) running.delete(personId);
    });
  running.set(personId, end);
  return result;
}

/** @returns the collection that was used last */
async function lockOwner(step: Step, personId: string): Promise<string | null> {
  const lock = () => step.select().from(collectionOwners).where(eq(collectionOwners.personId, personId)).for("update");
  const [known] = await lock();
  if (known) return known.lastUsedId;
  await step.insert(collectionOwners).values({ personId }).onConflictDoNothing();
  const [owner] = await lock();
  return owner!.lastUsedId;
}

const madeKinds = ["favorites", "downloaded"] as const satisfies readonly CollectionKind[];

/** Names of those that are made for everybody are not kept: they are told in the language of who asks. */
async function addMissing(step: Step, personId: string): Promise<void> {
  const known = await step
    .select({ kind: collections.kind })
    .from(collections)
    .where(and(eq(collections.personId, personId), ne(collections.kind, "custom")));
  const missing = madeKinds.filter((kind) => !known.some((row) => row.kind === kind));
  if (missing.length === 0) return;
  await step.insert(collections).values(missing.map((kind) => ({ personId, kind, name: "", apiCode: makeApiCode() })));
}

async function refuseSurplus(step: Step, personId: string): Promise<void> {
  const [total] = await step.select({ value: count() }).from(collections).where(eq(collections.personId, personId));
  if (total!.value >= collectionLimits.collections)
    throw new AppError("limit_reached", `Only ${collectionLimits.collections} collections are available.`);
}

/** The first that is not Downloaded: there is Favorites at least. */
export async function findFirst(step: Step, personId: string): Promise<string | null> {
  const [first] = await step
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.personId, personId), ne(collections.kind, "downloaded")))
    .orderBy(...lastChangedFirst)
    .limit(1);
  return first?.id ?? null;
}
