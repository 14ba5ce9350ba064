import { beforeEach, describe, expect, it, vi } from "vitest";

/** What a browser keeps, for as long as a test. */
let stored: Map<string, string>;

async function visit() {
  vi.resetModules();
  return import("./customization-presets.ts");
}

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const refuse = () => {
  throw new Error("not allowed");
};

describe("customization presets", () => {
  it("are restored at the next visit, with their names and in order", async () => {
    const first = await visit();
    first.savePreset({ name: "Brand", customization: { color: "#ff0000", stroke: 2 } });
    first.savePreset({
      name: "Round",
      customization: { background: { shape: "circle", color: "#ffffff" }, padding: 0.15 },
    });
    expect((await visit()).listPresets()).toEqual([
      { name: "Brand", customization: { color: "#ff0000", stroke: 2 } },
      { name: "Round", customization: { background: { shape: "circle", color: "#ffffff" }, padding: 0.15 } },
    ]);
  });

  it("are replaced by another one with the same name", async () => {
    const { savePreset, listPresets } = await visit();
    savePreset({ name: "Brand", customization: { size: 16 } });
    savePreset({ name: "Brand", customization: { size: 48 } });
    expect(listPresets()).toEqual([{ name: "Brand", customization: { size: 48 } }]);
  });

  it("can be renamed, unless the name is in use", async () => {
    const { savePreset, renamePreset, listPresets } = await visit();
    savePreset({ name: "A", customization: { size: 16 } });
    savePreset({ name: "B", customization: { size: 48 } });
    expect(renamePreset("A", "B")).toBe(false);
    expect(renamePreset("A", "C")).toBe(true);
    expect(listPresets().map(({ name }) => name)).toEqual(["C", "B"]);
  });

  it("return to their place when a deletion is undone", async () => {
    const { savePreset, deletePreset, listPresets } = await visit();
    for (const name of ["A", "B", "C"]) savePreset({ name, customization: { size: 16 } });
    const before = listPresets();
    const putBack = deletePreset("B");
    expect(listPresets().map(({ name }) => name)).toEqual(["A", "C"]);
    putBack();
    expect(listPresets()).toEqual(before);
  });

  it("are limited in number", async () => {
    const { savePreset, listPresets, presetLimit } = await visit();
    for (let count = 0; count < presetLimit + 5; count++) savePreset({ name: `${count}`, customization: { size: 16 } });
    expect(listPresets()).toHaveLength(presetLimit);
  });

  it.each(["", "{", "{}", "null", '[1, null, {}, ["A"], ["", "size-16"], ["B", "size-0"], [1, "size-16"]]'])(
    "are empty where the browser has stored %s",
    async (text) => {
      stored.set("look-presets", text);
      expect((await visit()).listPresets()).toEqual([]);
    },
  );

  it("last as long as the page where the browser has no storage", async () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const { savePreset, listPresets } = await visit();
    savePreset({ name: "A", customization: { size: 16 } });
    expect(listPresets()).toHaveLength(1);
  });
});
