import * as fc from "fast-check";
import { expect, test } from "vitest";
import { begin, confirm, reject, showUpdates, type OptimisticUpdates } from "./optimistic-updates.ts";
import {
  applyChange,
  listRuns,
  noCollections,
  placeIcons,
  type CollectionChange,
  type CollectionsState,
  type StoredCollection,
  type StoredIcon,
} from "./collections-state.ts";
import { collectionLimits } from "../contract.ts";

const iconIds = ["a", "b", "c", "d", "e", "f", "g"];
const icon = fc.constantFrom(...iconIds.map((id): StoredIcon => ({ id, name: id })));
const iconId = fc.constantFrom(...iconIds);
const collectionId = fc.constantFrom("1", "2", "3");
const at = fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z");

const makeCollection = (id: string): StoredCollection => ({
  id,
  apiCode: id,
  kind: "custom",
  name: id,
  description: "",
  access: "private",
  isDefault: false,
  isDownloaded: false,
  isOwn: true,
  tags: [],
  totalIcons: 0,
  preview: [],
  permissions: { canEdit: true, canRename: true, canDelete: true, canAddIcons: true, canRemoveIcons: true },
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const change: fc.Arbitrary<CollectionChange> = fc.oneof(
  fc.record({
    kind: fc.constant("create" as const),
    collection: collectionId.map(makeCollection),
    icons: fc.array(icon, { maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant("edit" as const),
    id: collectionId,
    at,
    facts: fc.record({ name: fc.string() }, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant("delete" as const), id: collectionId }),
  fc.record({ kind: fc.constant("add" as const), id: collectionId, at, icons: fc.array(icon) }),
  fc.record({
    kind: fc.constant("restore" as const),
    id: collectionId,
    at,
    runs: fc.array(fc.record({ icons: fc.array(icon), before: fc.option(iconId, { nil: undefined }) })),
  }),
  fc.record({ kind: fc.constant("move" as const), from: collectionId, to: collectionId, at, icons: fc.array(icon) }),
  fc.record({ kind: fc.constant("remove" as const), id: collectionId, at, iconIds: fc.array(iconId) }),
  fc.record({
    kind: fc.constant("place" as const),
    id: collectionId,
    at,
    iconIds: fc.array(iconId),
    before: fc.option(iconId, { nil: undefined }),
  }),
);
const state = fc.array(change, { maxLength: 12 }).map((changes) => changes.reduce(applyChange, noCollections));

const isSound = ({ list, icons, lastUsedId }: CollectionsState) => {
  if (lastUsedId !== undefined) expect(list.map(({ id }) => id)).toContain(lastUsedId);
  for (const { id, totalIcons, preview } of list) {
    const own = icons[id];
    if (!own) continue;
    expect(totalIcons).toBe(own.length);
    expect(preview).toEqual(own.slice(0, collectionLimits.previewIcons));
    expect(new Set(own.map((one) => one.id)).size).toBe(own.length);
  }
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
};

test("after any changes, counts and previews match the icons, and no icon is duplicated", () => {
  fc.assert(fc.property(state, isSound));
});

test("a confirmed change looks as if it was immediate, a rejected one as if it never happened", () => {
  const steps = fc.array(fc.record({ changes: fc.array(change, { maxLength: 3 }), isConfirmed: fc.boolean() }));
  fc.assert(
    fc.property(state, steps, (confirmed, done) => {
      let updates: OptimisticUpdates = { confirmed, pending: [] };
      done.forEach(({ changes }, id) => (updates = begin(updates, { id, changes })));
      expect(showUpdates(updates)).toEqual(done.flatMap(({ changes }) => changes).reduce(applyChange, confirmed));
      done.forEach(({ isConfirmed }, id) => (updates = isConfirmed ? confirm(updates, id) : reject(updates, id)));
      const persisted = done.flatMap(({ changes, isConfirmed }) => (isConfirmed ? changes : []));
      expect(updates).toEqual({ confirmed: persisted.reduce(applyChange, confirmed), pending: [] });
    }),
  );
});

test("a duplicate or unexpected response changes nothing", () => {
  fc.assert(
    fc.property(state, fc.array(change), (confirmed, changes) => {
      const updates = begin({ confirmed, pending: [] }, { id: 1, changes });
      const settled = confirm(updates, 1);
      expect(confirm(settled, 1)).toBe(settled);
      expect(confirm(updates, 2)).toBe(updates);
      expect(reject(updates, 2)).toEqual(updates);
    }),
  );
});

test("placing icons loses and duplicates none and preserves the order of the others", () => {
  const icons = fc.uniqueArray(icon, { selector: ({ id }) => id });
  fc.assert(
    fc.property(icons, fc.array(iconId), fc.option(iconId, { nil: undefined }), (before, moved, place) => {
      const after = placeIcons(before, moved, place);
      expect(after.toSorted(byId)).toEqual(before.toSorted(byId));
      const isOther = ({ id }: StoredIcon) => !moved.includes(id);
      expect(after.filter(isOther)).toEqual(before.filter(isOther));
      const here = [...new Set(moved)].filter((id) => before.some((one) => one.id === id));
      const start = after.findIndex(({ id }) => id === here[0]);
      if (here.length > 0) expect(after.slice(start, start + here.length).map(({ id }) => id)).toEqual(here);
    }),
  );
});

test("removed icons are restored to their places", () => {
  fc.assert(
    fc.property(fc.uniqueArray(icon, { selector: ({ id }) => id }), fc.array(iconId), (before, removed) => {
      const collection = makeCollection("1");
      const start = applyChange(noCollections, { kind: "create", collection, icons: before });
      const now = "2026-03-01T00:00:00.000Z";
      const gone = applyChange(start, { kind: "remove", id: "1", at: now, iconIds: removed });
      const runs = listRuns(before, new Set(removed));
      const back = applyChange(gone, { kind: "restore", id: "1", at: now, runs });
      expect(back.icons["1"]).toEqual(before);
    }),
  );
});

test("a collection accepts no more icons than it has room for", () => {
  const many = Array.from({ length: collectionLimits.icons + 5 }, (_, number) => ({ id: `${number}`, name: "" }));
  const start = applyChange(noCollections, { kind: "create", collection: makeCollection("1"), icons: [] });
  const full = applyChange(start, { kind: "add", id: "1", at: "2026-03-01T00:00:00.000Z", icons: many });
  expect(full.list[0]!.totalIcons).toBe(collectionLimits.icons);
});

const byId = (one: StoredIcon, other: StoredIcon) => one.id.localeCompare(other.id);

test("the last used collection is never Downloaded, and after its deletion the first other one", () => {
  const made = [
    { ...makeCollection("downloads"), isDownloaded: true },
    makeCollection("first"),
    makeCollection("second"),
  ];
  const icons = [{ id: "a", name: "a" }];
  const start: CollectionsState = { list: made, icons: {} };
  const now = "2026-03-01T00:00:00.000Z";
  const used = applyChange(start, { kind: "add", id: "second", at: now, icons });
  expect(used.lastUsedId).toBe("second");
  expect(applyChange(used, { kind: "add", id: "downloads", at: now, icons }).lastUsedId).toBe("second");
  expect(applyChange(used, { kind: "delete", id: "second" }).lastUsedId).toBe("first");
});
