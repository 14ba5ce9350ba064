import { expect, test, vi } from "vitest";
import { createPickedIcons, pickLimit } from "./picked-icons.ts";

function openTab(stored = new Map<string, string>()) {
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, open: () => createPickedIcons(() => memory) };
}

const icons = (...ids: string[]) => ids.map((id) => ({ id, name: id.toUpperCase() }));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test("icons stay in the order of selection, each once, and persist in the next document of the tab", () => {
  const tab = openTab();
  const picked = tab.open();
  expect(idsOf(picked.add(icons("b", "a", "b")))).toEqual(["b", "a"]);
  expect(idsOf(picked.add(icons("a", "c")))).toEqual(["c"]);
  expect(idsOf(tab.open().list())).toEqual(["b", "a", "c"]);
  expect(tab.open().list()).toEqual(picked.list());
});

test("a selection holds a thousand icons, and an addition beyond that reports which ones fit", () => {
  const picked = openTab().open();
  const many = icons(...Array.from({ length: pickLimit - 1 }, (_, index) => `i${index}`));
  picked.add(many);
  expect(idsOf(picked.add(icons("x", "y")))).toEqual(["x"]);
  expect(picked.list()).toHaveLength(pickLimit);
  expect(picked.add(icons("z"))).toEqual([]);
});

test("a deselected icon is removed, and listeners are notified of changes only", () => {
  const tab = openTab();
  const picked = tab.open();
  const listener = vi.fn<() => void>();
  const unsubscribe = picked.subscribe(listener);
  picked.add(icons("a", "b"));
  picked.remove(new Set(["q"]));
  expect(listener).toHaveBeenCalledOnce();
  picked.remove(new Set(["a"]));
  expect([picked.has("a"), picked.has("b")]).toEqual([false, true]);
  picked.clear();
  picked.clear();
  expect(listener).toHaveBeenCalledTimes(3);
  expect(tab.stored.size).toBe(0);
  unsubscribe();
  picked.add(icons("a"));
  expect(listener).toHaveBeenCalledTimes(3);
});

test("a restored page adopts the selection made on other pages meanwhile", () => {
  const tab = openTab();
  const before = tab.open();
  before.add(icons("a"));
  tab.open().add(icons("b"));
  before.recall();
  expect(idsOf(before.list())).toEqual(["a", "b"]);
  expect(before.has("b")).toBe(true);
});

test.each(["{", "7", '[{"id":7,"name":"x"},null]', '{"id":"a"}'])("a stored value of %s counts as empty", (text) => {
  expect(
    openTab(new Map([["picked-icons", text]]))
      .open()
      .list(),
  ).toEqual([]);
});

test("without browser storage, selecting still works", () => {
  const picked = createPickedIcons(() => {
    throw new DOMException("denied", "SecurityError");
  });
  picked.add(icons("a"));
  expect(idsOf(picked.list())).toEqual(["a"]);
});
