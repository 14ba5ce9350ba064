import { and, count, desc, eq, getTableColumns, gt, ilike, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { AppError } from "../../../core/errors.ts";
import type { ViewBox } from "../../../core/svg/document/render-document.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { DatabaseStep } from "../../licenses/contract.ts";
import { publishingLimits, type PublishedRow, type RowPage, type TakenDownRow } from "./contract.ts";
import { toPublishedId, type StoredIcon } from "./describe-icon.server.ts";
import type { StoredSet } from "./describe-set.ts";
import type { PreparedIcon } from "./prepare-icon.server.ts";
import { people, publishedIcons, publishedSets, takenDownIcons } from "./tables.server.ts";

/** Channel on which processes tell each other that something was published or taken down. */
export const publishingChannel = "publishing";
/** Names this lock among those of a server: publishing is done one after the other, so that numbers are in order. */
const publishingLock = 1_229_147_983;
const rowsAtOnce = 1_000;
const mostTakenDown = 100_000;

/** Who the icons of a set are by. */
export interface NewSet {
  license: string;
  makerId: string | null;
  /** As the names of sets and authors begin, in words joined by hyphens. */
  slug: string;
  authorName: string;
}

/** What is kept of icons that were published and taken down. */
export interface PublishedIcons {
  /** All that came after a number, oldest first. */
  read(after: number): Promise<{ icons: (StoredIcon & { id: string; number: number })[]; sets: StoredSet[] }>;
  readTakenDown(): Promise<ReadonlyMap<string, string>>;
  /** Puts icons of makers into their sets, which are made where there are none. */
  add(
    additions: readonly { set: NewSet; icon: PreparedIcon }[],
    isTaken: IsTaken,
    alongside?: (tx: DatabaseStep, added: readonly AddedRow[]) => Promise<void>,
  ): Promise<AddedRow[]>;
  /** @throws AppError `conflict` */
  addPack(set: StoredSet, icons: readonly PreparedIcon[], isTaken: IsTaken): Promise<AddedRow[]>;
  takeDown(row: { iconId: string; name: string; reason: string; note: string; by: string }): Promise<void>;
  /** Whether there was something to restore. */
  restore(iconId: string): Promise<boolean>;
  listPublished(page: number, words: string): Promise<RowPage<Omit<PublishedRow, "url" | "name"> & AddedRow>>;
  listTakenDown(page: number, words: string): Promise<RowPage<TakenDownRow>>;
}

/** What is known of an icon once it is kept. */
export interface AddedRow {
  id: string;
  base: string;
}

/** What the catalogue has already. */
export interface IsTaken {
  id: (id: string) => boolean;
  prefix: (prefix: string) => boolean;
  author: (code: string) => boolean;
}

export function createPublishedIcons({ database }: { database: Database }): PublishedIcons {
  /** One after the other; other processes hear of it when it is committed. */
  const change = <Result>(work: (tx: DatabaseStep) => Promise<Result>) =>
    database.run((db) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${publishingLock})`);
        const result = await work(tx);
        await tx.execute(sql`select pg_notify(${publishingChannel}, '')`);
        return result;
      }),
    );

  return {
    async read(after) {
      const icons: (StoredIcon & { id: string; number: number })[] = [];
      for (let last = after; ; last = icons.at(-1)!.number) {
        const rows = await database.run((db) =>
          db
            .select()
            .from(publishedIcons)
            .where(gt(publishedIcons.number, last))
            .orderBy(publishedIcons.number)
            .limit(rowsAtOnce),
        );
        for (const row of rows) icons.push({ ...row, box: row.box as unknown as ViewBox });
        if (rows.length < rowsAtOnce) break;
      }
      const sets = await database.run((db) => db.select().from(publishedSets).orderBy(publishedSets.createdAt));
      return { icons, sets };
    },
    async readTakenDown() {
      const { iconId, reason } = takenDownIcons;
      const rows = await database.run((db) =>
        db.select({ iconId, reason }).from(takenDownIcons).orderBy(iconId).limit(mostTakenDown),
      );
      return new Map(rows.map((row) => [row.iconId, row.reason]));
    },
    add: (additions, isTaken, alongside) =>
      change(async (tx) => {
        const added: AddedRow[] = [];
        const groups = Map.groupBy(additions.entries(), ([, { set }]) => `${set.makerId} ${set.license}`);
        for (const group of groups.values()) {
          const { prefix } = await getSet(tx, group[0]![1].set, isTaken);
          const icons = group.map(([, { icon }]) => icon);
          const rows = await insertIcons(tx, prefix, icons, isTaken);
          for (const [index, [place]] of group.entries()) added[place] = rows[index]!;
        }
        await alongside?.(tx, added);
        return added;
      }),
    addPack: (set, icons, isTaken) =>
      change(async (tx) => {
        const rows = isTaken.prefix(set.prefix)
          ? []
          : await tx
              .insert(publishedSets)
              .values(set)
              .onConflictDoNothing()
              .returning({ prefix: publishedSets.prefix });
        if (rows.length === 0) {
          throw new AppError("conflict", `prefix: ${set.prefix} belongs to another set`, { field: "prefix" });
        }
        return insertIcons(tx, set.prefix, icons, isTaken);
      }),
    takeDown: ({ iconId, name, reason, note, by }) =>
      change(async (tx) => {
        const row = { iconId, name, reason, note, takenDownBy: by };
        await tx
          .insert(takenDownIcons)
          .values(row)
          .onConflictDoUpdate({ target: takenDownIcons.iconId, set: { reason, note, takenDownBy: by } });
      }),
    restore: (id) =>
      change(async (tx) => {
        const rows = await tx
          .delete(takenDownIcons)
          .where(eq(takenDownIcons.iconId, id))
          .returning({ id: takenDownIcons.iconId });
        return rows.length > 0;
      }),
    listPublished: (page, words) =>
      database.run(async (db) => {
        const isMeant = or(like(publishedIcons.base, toHyphens(words)), like(publishedSets.authorName, words));
        const rows = await db
          .select({
            id: publishedIcons.id,
            base: publishedIcons.base,
            maker: publishedSets.authorName,
            publishedAt: publishedIcons.publishedAt,
          })
          .from(publishedIcons)
          .innerJoin(publishedSets, eq(publishedSets.prefix, publishedIcons.prefix))
          .where(isMeant)
          .orderBy(desc(publishedIcons.number))
          .limit(publishingLimits.page)
          .offset((page - 1) * publishingLimits.page);
        const [all] = await db
          .select({ total: count() })
          .from(publishedIcons)
          .innerJoin(publishedSets, eq(publishedSets.prefix, publishedIcons.prefix))
          .where(isMeant);
        return { rows, total: all!.total };
      }),
    listTakenDown: (page, words) =>
      database.run(async (db) => {
        const isMeant = or(like(takenDownIcons.name, words), like(takenDownIcons.note, words));
        const rows = await db
          .select({ ...getTableColumns(takenDownIcons), byName: people.name, byEmail: people.email })
          .from(takenDownIcons)
          .leftJoin(people, eq(people.id, takenDownIcons.takenDownBy))
          .where(isMeant)
          .orderBy(desc(takenDownIcons.takenDownAt), takenDownIcons.iconId)
          .limit(publishingLimits.page)
          .offset((page - 1) * publishingLimits.page);
        const [all] = await db.select({ total: count() }).from(takenDownIcons).where(isMeant);
        return {
          rows: rows.map(({ iconId: id, name, reason, note, byName, byEmail, takenDownAt }) => ({
            id,
            name,
            reason,
            note,
            by: byName || byEmail,
            takenDownAt,
          })),
          total: all!.total,
        };
      }),
  };
}

const like = (column: AnyPgColumn, words: string) => ilike(column, `%${words.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
const toHyphens = (words: string) => words.replaceAll(/\s+/g, "-");

/** The set of a maker and a license; made where there is none. */
async function getSet(tx: DatabaseStep, newSet: NewSet, isTaken: IsTaken): Promise<{ prefix: string }> {
  const { license, makerId, slug, authorName } = newSet;
  const own = makerId === null ? [] : await tx.select().from(publishedSets).where(eq(publishedSets.makerId, makerId));
  const known = own.find((set) => set.license === license);
  if (known) return known;
  const all = await tx.select({ prefix: publishedSets.prefix, author: publishedSets.author }).from(publishedSets);
  const authors = new Set(all.map((set) => set.author));
  const prefixes = new Set(all.map((set) => set.prefix));
  const author = own[0]?.author ?? findFree(slug, (code) => authors.has(code) || isTaken.author(code));
  const start =
    own.length === 0 ? `by-${author}` : `by-${author}-${license.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;
  const prefix = findFree(start, (code) => prefixes.has(code) || isTaken.prefix(code));
  const title = own.length === 0 ? authorName : `${authorName}, ${license}`;
  await tx.insert(publishedSets).values({ prefix, title, author, authorName, license, makerId, url: null });
  return { prefix };
}

async function insertIcons(
  tx: DatabaseStep,
  prefix: string,
  icons: readonly PreparedIcon[],
  isTaken: IsTaken,
): Promise<AddedRow[]> {
  const bases = [...new Set(icons.map(({ base }) => base))];
  const known = await tx
    .select({ name: publishedIcons.name })
    .from(publishedIcons)
    .where(and(eq(publishedIcons.prefix, prefix), inArray(publishedIcons.base, bases)));
  const names = new Set(known.map(({ name }) => name));
  const rows = icons.map(({ base, tags, category, body, box }) => {
    const name = findFree(base, (text) => names.has(text) || isTaken.id(toPublishedId(prefix, text)));
    names.add(name);
    return { id: toPublishedId(prefix, name), prefix, name, base, tags, category, body, box: [...box] };
  });
  await tx.insert(publishedIcons).values(rows);
  return rows;
}

/** The text, or the text with the first number behind it that is free. */
function findFree(text: string, isUsed: (text: string) => boolean): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? text : `${text}-${number}`;
    if (!isUsed(candidate)) return candidate;
  }
}
