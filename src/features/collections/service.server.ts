import { and, eq, inArray } from "drizzle-orm";
import { loadTranslator } from "../../i18n/translations.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { People } from "../accounts/contract.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import {
  changeCollections,
  findFirst,
  makeApiCode,
  requirePerson,
  type CollectionChanging,
} from "./persistence/collection-changes.server.ts";
import {
  countIcons,
  deleteIcons,
  dropIconsAfter,
  insertIcons,
  sortIcons,
} from "./persistence/collection-icons.server.ts";
import { createCollectionEvents } from "./persistence/collection-events.server.ts";
import { describeCollection, listIconsOf, listOwn, nameCollection } from "./persistence/collection-reader.server.ts";
import { listStoredIcons, matchStoredIcons } from "./persistence/find-own-icons.server.ts";
import {
  getOwnRow,
  getVisibleRow,
  noCollection,
  type CollectionRow,
  type Step,
} from "./persistence/collection-rows.server.ts";
import { AppError } from "../../core/errors.ts";
import {
  collectionLimits,
  type AddedIcons,
  type Requester,
  type CollectionService,
  type IconPlace,
} from "./contract.ts";
import { uploadPrefix } from "../../core/icons/uploaded-icon.ts";
import { copyCollection } from "./persistence/copy-collection.server.ts";
import { collectionOwners, collections, formerCodes, uploadedIcons } from "./tables.server.ts";

export function createCollectionService(deps: {
  database: Database;
  catalogue: CatalogueHost;
  people: Pick<People, "find">;
  log: Log;
}): CollectionService {
  const { database, catalogue: host, people } = deps;
  const events = createCollectionEvents(deps);

  /** Reads of what somebody may see. What people share goes out of sight when they ask for the end of their account. */
  async function readVisible<T>(
    requester: Requester,
    key: string,
    read: (step: Step, row: CollectionRow) => Promise<T>,
  ): Promise<T> {
    const { row, result } = await database.run((db) =>
      db.transaction(
        async (step) => {
          const found = await getVisibleRow(step, key, requester.personId);
          return { row: found, result: await read(step, found) };
        },
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),
    );
    if (row.personId !== requester.personId && !(await people.find(row.personId))) throw noCollection();
    return result;
  }

  /** Those that mean an icon, of the catalogue or of the person's own. */
  async function selectKnown(step: Step, personId: string, ids: readonly string[]): Promise<Set<string>> {
    const { catalogue } = host.current();
    const uploads = ids.filter((id) => id.startsWith(uploadPrefix));
    const own =
      uploads.length === 0
        ? []
        : await step
            .select({ id: uploadedIcons.id })
            .from(uploadedIcons)
            .where(and(eq(uploadedIcons.personId, personId), inArray(uploadedIcons.id, uploads)));
    const known = new Set(own.map(({ id }) => id));
    for (const id of ids) if (catalogue.findById(id) !== undefined) known.add(id);
    return known;
  }

  async function add(changing: CollectionChanging, id: string, icons: readonly IconPlace[]): Promise<AddedIcons> {
    const { step, personId } = changing;
    const given = new Map(icons.map((icon) => [icon.id, icon]));
    const known = await selectKnown(step, personId, [...given.keys()]);
    if (known.size === 0) throw noIcons();
    const isKnown = (icon: IconPlace) => known.has(icon.id);
    const added = await insertIcons(step, id, [...given.values()].filter(isKnown));
    changing.lastUsedId = id;
    return {
      added,
      knownCount: known.size - added.length,
      unknown: [...given.keys()].filter((each) => !known.has(each)),
      totalIcons: await countIcons(step, id),
    };
  }

  return {
    async list(requester, options = {}) {
      const personId = requirePerson(requester);
      const { sort = "-updatedAt", limit = collectionLimits.collections } = options;
      const { previewCount = collectionLimits.previewIcons, iconId } = options;
      const read = async (step: Step, lastUsedId: string) => {
        const found = await listOwn(step, { ...requester, personId }, { sort, previewCount, iconId });
        return { collections: found.slice(0, limit), total: found.length, lastUsedId };
      };
      const ready = await database.run(async (db) => {
        const [owner] = await db.select().from(collectionOwners).where(eq(collectionOwners.personId, personId));
        const lastUsedId = owner && (owner.lastUsedId ?? (await findFirst(db, personId)));
        return lastUsedId ? read(db, lastUsedId) : undefined;
      });
      if (ready) return ready;
      return changeCollections(database, personId, async ({ step, openMade }) =>
        read(step, (await openMade("favorites")).id),
      );
    },

    get: (requester, key) => readVisible(requester, key, (step, row) => describeCollection(step, row, requester)),

    listIcons: (requester, key, { limit = collectionLimits.icons } = {}) =>
      readVisible(requester, key, async (step, row) => {
        const collection = await describeCollection(step, row, requester);
        const icons = await listIconsOf(step, row, { limit, locale: requester.locale, host });
        return { collection, icons, total: collection.totalIcons };
      }),

    findIcons: async (requester, term) => {
      const personId = requirePerson(requester);
      const rows = await database.run((db) => listStoredIcons(db, personId));
      const found = await matchStoredIcons(rows, { term, locale: requester.locale, host });
      return { icons: found.slice(0, collectionLimits.foundIcons), total: found.length };
    },

    create: async (requester, { id, name, icons = [], description, access, tags }) =>
      changeCollections(database, requirePerson(requester), async (changing) => {
        const { step, personId } = changing;
        const [same] = id === undefined ? [] : await step.select().from(collections).where(eq(collections.id, id));
        if (same?.personId === personId) return describeCollection(step, same, requester);
        const made = await changing.add({
          ...(id !== undefined && { id }),
          name: name ?? nameNext(await listNames(changing), requester),
          ...(description !== undefined && { description }),
          ...(access !== undefined && { access }),
          ...(tags !== undefined && { tags: [...tags] }),
        });
        const known = await selectKnown(step, personId, icons);
        await insertIcons(
          step,
          made.id,
          icons.filter((icon) => known.has(icon)).map((icon) => ({ id: icon })),
        );
        return describeCollection(step, made, requester);
      }),

    copy: async (requester, key) => {
      const personId = requirePerson(requester);
      await readVisible(requester, key, () => Promise.resolve());
      return changeCollections(database, personId, async (changing) => {
        const source = await getVisibleRow(changing.step, key, changing.personId);
        const name = nameCopy(nameCollection(source, requester.locale), await listNames(changing));
        return describeCollection(changing.step, await copyCollection(changing, source, name), requester);
      });
    },

    change: async (requester, key, { isLastUsed, order, tags, ...change }) =>
      changeCollections(database, requirePerson(requester), async (changing) => {
        const { step, personId } = changing;
        const isChanged = [order, tags, ...Object.values(change)].some((value) => value !== undefined);
        const toDo = change.name === undefined ? (["canEdit"] as const) : (["canRename", "canEdit"] as const);
        const row = isChanged ? await changing.open(key, ...toDo) : await getOwnRow(step, { key, personId, toDo });
        if (isLastUsed) changing.lastUsedId = row.id;
        // Who knew the old address of what was public knows nothing of the new one; its owner is led there by both.
        const isHidden = row.access === "public" && change.access === "private";
        const values = { ...change, ...(tags && { tags: [...tags] }), ...(isHidden && { apiCode: makeApiCode() }) };
        if (isHidden) await step.insert(formerCodes).values({ apiCode: row.apiCode, collectionId: row.id });
        if (Object.values(values).some((value) => value !== undefined))
          await step.update(collections).set(values).where(eq(collections.id, row.id));
        if (order) await sortIcons(step, row.id, order);
        return describeCollection(step, row, requester);
      }),

    delete: async (requester, key) =>
      changeCollections(database, requirePerson(requester), async (changing) => {
        await changing.delete(await changing.open(key, "canDelete"));
        return { lastUsedId: changing.lastUsedId ?? (await findFirst(changing.step, changing.personId))! };
      }),

    addIcons: async (requester, key, icons) =>
      changeCollections(database, requirePerson(requester), async (changing) =>
        add(changing, (await changing.open(key, "canAddIcons")).id, icons),
      ),

    removeIcons: async (requester, key, ids) =>
      changeCollections(database, requirePerson(requester), async ({ step, open }) => {
        const { id } = await open(key, "canRemoveIcons");
        const removed = await deleteIcons(step, id, ids);
        return { removed, totalIcons: await countIcons(step, id) };
      }),

    moveIcons: async (requester, { from, to, ids }) =>
      changeCollections(database, requirePerson(requester), async (changing) => {
        const source = await changing.open(from, "canRemoveIcons");
        const target = await changing.open(to, "canAddIcons");
        if (source.id === target.id) throw new AppError("invalid_input", "to: is the same collection", { field: "to" });
        const { step } = changing;
        const removed = await deleteIcons(step, source.id, ids);
        const wasIn = new Set(removed.map(({ id }) => id));
        const moved = [...new Set(ids)].filter((id) => wasIn.has(id));
        if (moved.length === 0) throw noIcons();
        const added = await insertIcons(
          step,
          target.id,
          moved.map((id) => ({ id })),
        );
        changing.lastUsedId = target.id;
        return {
          added,
          knownCount: moved.length - added.length,
          unknown: [...new Set(ids)].filter((id) => !wasIn.has(id)),
          totalIcons: await countIcons(step, target.id),
          removed,
        };
      }),

    noteDownloaded: async (personId, iconIds) => {
      const ids = [...new Set(iconIds)].slice(0, collectionLimits.icons);
      if (ids.length === 0) return;
      await changeCollections(database, personId, async ({ step, openMade }) => {
        const { id } = await openMade("downloaded");
        await deleteIcons(step, id, ids);
        await dropIconsAfter(step, id, collectionLimits.icons - ids.length);
        await insertIcons(
          step,
          id,
          ids.map((icon) => ({ id: icon })),
        );
      });
    },

    onChange: (personId, listener) => events.subscribe(personId, listener),
    close: () => events.close(),
  };
}

async function listNames({ step, personId }: CollectionChanging): Promise<Set<string>> {
  const rows = await step
    .select({ name: collections.name })
    .from(collections)
    .where(eq(collections.personId, personId));
  return new Set(rows.map(({ name }) => name));
}

const noIcons = () => new AppError("not_found", "Icons not found.", { field: "icons" });

/** `Collection {n}` with the lowest number that makes it new. */
function nameNext(names: ReadonlySet<string>, { locale }: Requester): string {
  const t = loadTranslator(locale, "collections");
  return findFree((n) => t("collections.newName", { n: String(n) }), names);
}

/** The same name or, where that is taken, with a number behind it. */
function nameCopy(name: string, names: ReadonlySet<string>): string {
  return findFree((n) => {
    if (n === 1) return name;
    const end = ` ${n}`;
    return name.slice(0, collectionLimits.nameLength - end.length).toWellFormed() + end;
  }, names);
}

function findFree(formatName: (n: number) => string, names: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!names.has(formatName(n))) return formatName(n);
}
