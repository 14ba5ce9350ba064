import { expect, test } from "vitest";
import { createBrowserBacking, type GuestMemory } from "./guest-backend.ts";
import { createCollectionStore, type CollectionBacking } from "./collection-store.ts";
import { applyChange, type CollectionsState } from "./collections-state.ts";

const names = { favorites: "Favorites", downloaded: "Downloaded", number: (n: number) => `Collection ${n}` };
const at = "2026-03-01T00:00:00.000Z";
const icons = ["a", "b", "c"].map((id) => ({ id, name: id }));

function open(change: (backing: CollectionBacking) => Partial<CollectionBacking> = () => ({})) {
  let stored: CollectionsState | undefined;
  let latest = 0;
  const memory: GuestMemory = {
    read: async () => stored,
    change: async (work) => void (stored = work(stored)),
    saveForLater: (changes) => void (stored = changes.reduce(applyChange, stored!)),
  };
  const backing = createBrowserBacking({ memory, names, makeId: () => `${++latest}`, now: () => at });
  const announced: string[] = [];
  const store = createCollectionStore(
    { ...backing, ...change(backing) },
    { notify: () => void announced.push("changed"), isOnline: () => true },
  );
  const listIds = (id: string) => store.view().icons[id]?.map((icon) => icon.id);
  return { store, announced, listIds, backing };
}

test("a change is visible before the response, and is reverted when it is rejected", async () => {
  let isRefusing = false;
  const { store, listIds } = open((backing) => ({
    send: (...args) => (isRefusing ? Promise.reject(new Error("refused")) : backing.send(...args)),
  }));
  await store.open();
  const { id } = await store.create({ icons });
  const done = store.change({ kind: "remove", id, at, iconIds: ["b"] });
  expect(listIds(id)).toEqual(["a", "c"]);
  await done;
  isRefusing = true;
  const refused = store.change({ kind: "place", id, at, iconIds: ["c"], before: "a" });
  expect(listIds(id)).toEqual(["c", "a"]);
  await expect(refused).rejects.toThrow("refused");
  expect(listIds(id)).toEqual(["a", "c"]);
});

test.each([true, false])("an undone deletion leaves no trace (restored: %s)", async (putsBack) => {
  const { store, listIds, backing } = open(() => ({ putsBack }));
  await store.open();
  const collection = await store.create({ name: "Sea", icons });
  const held = store.holdDeletion(store.view().list.find(({ id }) => id === collection.id)!);
  expect(store.view().list.map(({ name }) => name)).not.toContain("Sea");
  held.undo();
  await held.send();
  await store.refresh();
  expect(listIds(collection.id)).toEqual(["a", "b", "c"]);
  expect((await backing.read()).list.map(({ name }) => name)).toContain("Sea");
});

test("a pending change is sent when the page closes", async () => {
  const { store, backing } = open(() => ({ putsBack: false }));
  await store.open();
  const collection = await store.create({ name: "Sea", icons });
  const held = store.holdDeletion(collection);
  expect((await backing.read()).list.map(({ name }) => name)).toContain("Sea");
  store.flush();
  await held.send();
  await store.refresh();
  expect((await backing.read()).list.map(({ name }) => name)).not.toContain("Sea");
});

test("a visible change isn't lost when the page closes before it is sent", async () => {
  const never = new Promise<never>(() => undefined);
  const { store, backing } = open(() => ({ send: () => never }));
  await store.open();
  const { id } = await store.create({ icons });
  void store.change({ kind: "remove", id, at, iconIds: ["b"] });
  void store.change({ kind: "place", id, at, iconIds: ["c"], before: "a" });
  store.flush();
  expect((await backing.readIcons(id)).map((icon) => icon.id)).toEqual(["c", "a"]);
});

test("other tabs are notified of completed changes only", async () => {
  const { store, announced } = open((backing) => ({
    send: (change, isLast) => (change.kind === "edit" ? Promise.reject(new Error()) : backing.send(change, isLast)),
  }));
  await store.open();
  const { id } = await store.create({ icons });
  await store.change({ kind: "remove", id, at, iconIds: ["a"] });
  expect(announced).toHaveLength(2);
  await expect(store.change({ kind: "edit", id, at, facts: { name: "x" } })).rejects.toThrow();
  expect(announced).toHaveLength(2);
});
