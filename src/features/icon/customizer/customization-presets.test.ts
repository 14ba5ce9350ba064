import { beforeEach, describe, expect, it, vi } from "vitest";

/** What a browser keeps, for as long as a test. */
let kept: Map<string, string>;

async function visit() {
  vi.resetModules();
  return import("./customization-presets.ts");
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const refuse = () => {
  throw new Error("not allowed");
};

describe("looks that a person saves", () => {
  it("are there at the next visit, under their names and in their order", async () => {
    const first = await visit();
    first.saveLookPreset({ name: "Brand", look: { color: "#ff0000", stroke: 2 } });
    first.saveLookPreset({ name: "Round", look: { background: { shape: "circle", color: "#ffffff" }, padding: 0.15 } });
    expect((await visit()).listLookPresets()).toEqual([
      { name: "Brand", look: { color: "#ff0000", stroke: 2 } },
      { name: "Round", look: { background: { shape: "circle", color: "#ffffff" }, padding: 0.15 } },
    ]);
  });

  it("are replaced by another look of the same name", async () => {
    const { saveLookPreset, listLookPresets } = await visit();
    saveLookPreset({ name: "Brand", look: { size: 16 } });
    saveLookPreset({ name: "Brand", look: { size: 48 } });
    expect(listLookPresets()).toEqual([{ name: "Brand", look: { size: 48 } }]);
  });

  it("get another name, unless it is taken", async () => {
    const { saveLookPreset, renameLookPreset, listLookPresets } = await visit();
    saveLookPreset({ name: "A", look: { size: 16 } });
    saveLookPreset({ name: "B", look: { size: 48 } });
    expect(renameLookPreset("A", "B")).toBe(false);
    expect(renameLookPreset("A", "C")).toBe(true);
    expect(listLookPresets().map(({ name }) => name)).toEqual(["C", "B"]);
  });

  it("come back to their place when a deletion is undone", async () => {
    const { saveLookPreset, deleteLookPreset, listLookPresets } = await visit();
    for (const name of ["A", "B", "C"]) saveLookPreset({ name, look: { size: 16 } });
    const before = listLookPresets();
    const putBack = deleteLookPreset("B");
    expect(listLookPresets().map(({ name }) => name)).toEqual(["A", "C"]);
    putBack();
    expect(listLookPresets()).toEqual(before);
  });

  it("are no more than the limit", async () => {
    const { saveLookPreset, listLookPresets, presetLimit } = await visit();
    for (let count = 0; count < presetLimit + 5; count++) saveLookPreset({ name: `${count}`, look: { size: 16 } });
    expect(listLookPresets()).toHaveLength(presetLimit);
  });

  it.each(["", "{", "{}", "null", '[1, null, {}, ["A"], ["", "size-16"], ["B", "size-0"], [1, "size-16"]]'])(
    "are none where the browser has kept %s",
    async (text) => {
      kept.set("look-presets", text);
      expect((await visit()).listLookPresets()).toEqual([]);
    },
  );

  it("last as long as the page where the browser keeps nothing", async () => {
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    const { saveLookPreset, listLookPresets } = await visit();
    saveLookPreset({ name: "A", look: { size: 16 } });
    expect(listLookPresets()).toHaveLength(1);
  });
});
