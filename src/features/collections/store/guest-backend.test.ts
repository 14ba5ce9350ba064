import { expect, test } from "vitest";
import { createBrowserBacking, type GuestMemory } from "./guest-backend.ts";
import { LimitReached } from "./collection-store.ts";
import type { CollectionsState, StoredIcon } from "./collections-state.ts";
import { collectionLimits } from "../contract.ts";

const names = { favorites: "Favorites", downloaded: "Downloaded", number: (n: number) => `Collection ${n}` };
const now = () => "2026-03-01T00:00:00.000Z";
const named = (id: string, name: string): StoredIcon => ({ id, name });
const icon = (id: string) => named(id, id);

function open() {
  let stored: CollectionsState | undefined;
  let latest = 0;
  const memory: GuestMemory = {
    read: async () => stored,
    change: async (work) => void (stored = work(stored)),
    saveForLater: () => undefined,
  };
  return { backing: createBrowserBacking({ memory, names, makeId: () => `${++latest}`, now }), stored: () => stored };
}

test("Favorites and Downloaded exist before anything is stored, named in the language of the page", async () => {
  const { list } = await open().backing.read();
  expect(list.map(({ name }) => name)).toEqual(["Favorites", "Downloaded"]);
});

test("an icon that is added to Favorites is in it, and is marked as a favorite", async () => {
  const { backing } = open();
  const [favorites] = (await backing.read()).list;
  const { id } = favorites!;
  expect(await backing.send({ kind: "add", id, at: now(), icons: [icon("a"), icon("b")] }, false)).toEqual(["a", "b"]);
  expect(await backing.send({ kind: "add", id, at: now(), icons: [icon("b"), icon("c")] }, false)).toEqual(["c"]);
  expect((await backing.readIcons(id)).map((one) => one.id)).toEqual(["c", "a", "b"]);
  expect(await backing.listHolding("c")).toEqual([id]);
  expect((await backing.read()).lastUsedId).toBe(id);
});

test("collections without a name get unique numbers", async () => {
  const { backing } = open();
  await backing.create({ name: "Collection 2", icons: [] });
  const made = await Promise.all([backing.create({ icons: [] }), backing.create({ name: "  ", icons: [] })]);
  expect(made.map(({ collection }) => collection.name)).toEqual(["Collection 3", "Collection 4"]);
});

test("a copy includes the icons, the description and the tags", async () => {
  const { backing } = open();
  const { collection } = await backing.create({ name: "Mine", icons: [icon("a")] });
  const facts = { description: "For the app", tags: ["app"] };
  await backing.send({ kind: "edit", id: collection.id, at: now(), facts }, false);
  const copy = await backing.copy(collection.id);
  expect(copy.collection).toMatchObject({ name: "Mine", ...facts, totalIcons: 1 });
  expect(copy.collection.id).not.toBe(collection.id);
  expect(await backing.readIcons(copy.collection.id)).toEqual([icon("a")]);
});

test("icons are found in any collection, each once, by words of their names", async () => {
  const { backing } = open();
  const one = await backing.create({ icons: [named("a", "Blue House"), named("b", "Tree")] });
  const other = await backing.create({ icons: [named("a", "Blue House"), named("c", "House boat")] });
  const found = await backing.findIcons("house", "en");
  expect(found.total).toBe(2);
  expect(found.icons.map(({ id }) => id)).toEqual(["a", "c"]);
  expect(found.icons[0]!.collectionIds.toSorted()).toEqual([one.collection.id, other.collection.id].toSorted());
  expect((await backing.findIcons("boat HOUSE", "en")).icons.map(({ id }) => id)).toEqual(["c"]);
});

test("the number of collections is limited, including the built-in ones", async () => {
  const { backing, stored } = open();
  for (let number = 2; number < collectionLimits.collections; number++) await backing.create({ icons: [] });
  const before = stored();
  await expect(backing.create({ icons: [] })).rejects.toThrow(LimitReached);
  await expect(backing.copy(before!.list[2]!.id)).rejects.toThrow(LimitReached);
  expect(stored()).toBe(before);
});

test("icons that don't fit are all rejected, and nothing changes", async () => {
  const { backing, stored } = open();
  const many = Array.from({ length: collectionLimits.icons - 1 }, (_, number) => icon(`${number}`));
  const { collection } = await backing.create({ icons: many });
  const before = stored();
  const add = { kind: "add", id: collection.id, at: now() } as const;
  await expect(backing.send({ ...add, icons: [icon("a"), icon("b")] }, false)).rejects.toThrow(LimitReached);
  expect(stored()).toBe(before);
  expect(await backing.send({ ...add, icons: [icon("a"), icon("0")] }, false)).toEqual(["a"]);
});
