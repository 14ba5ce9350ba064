import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFixtureCatalogue } from "../../../tests/harness/site/fixture-catalogue.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";
import { openDrawingRenderer } from "./snapshot/drawing-renderer.server.ts";
import type { OpenSnapshot } from "./service.server.ts";

let opened: OpenSnapshot;
let catalogue: Catalogue;
beforeAll(async () => {
  opened = await openFixtureCatalogue();
  catalogue = opened.catalogue;
});
afterAll(() => opened.close());

const all = () => Array.from({ length: catalogue.count }, (_, ordinal) => ordinal);
const named = (name: string) => {
  const [prefix, rest] = name.split(":") as [string, string];
  const ordinal = catalogue.findByIconifyName(prefix, rest);
  if (ordinal === undefined) throw new Error(`${name} is not in the fixture`);
  return ordinal;
};
const details = (name: string) => catalogue.details(named(name));
const isListed = (name: string) => named(name) < catalogue.listedCount;

const sum = (counted: readonly { iconCount: number }[]) => counted.reduce((total, each) => total + each.iconCount, 0);

describe("lookup", () => {
  test("every icon is found by its id and by its Iconify name", () => {
    const lost = all().filter((ordinal) => {
      const { id, iconifyName } = catalogue.icon(ordinal);
      return catalogue.findById(id) !== ordinal || named(iconifyName) !== ordinal;
    });
    expect(lost).toEqual([]);
  });

  test("ids are nine URL-safe characters and all different", () => {
    const ids = all().map((ordinal) => catalogue.id(ordinal));
    expect(new Set(ids).size).toBe(catalogue.count);
    expect(ids.every((id) => /^[0-9A-Za-z]{9}$/.test(id))).toBe(true);
  });

  test("an id always means the same icon", () => {
    expect(details("lucide:house").id).toBe("J51qFvbID");
    expect(details("mdi:home").id).toBe("Acf4uqHZx");
  });

  test("an unknown icon is not found", () => {
    expect(catalogue.findById("000000000")).toBeUndefined();
    expect(catalogue.findById("nonsense!")).toBeUndefined();
    expect(catalogue.findByIconifyName("lucide", "toString")).toBeUndefined();
    expect(catalogue.findByIconifyName("constructor", "home")).toBeUndefined();
    expect(catalogue.findStyle("__proto__")).toBeUndefined();
    expect(catalogue.listByConcept("hasOwnProperty")).toEqual([]);
  });

  test("a style is found by its API code and by its URL code", () => {
    const style = catalogue.findStyle("heroiconsOutline");
    expect(style).toMatchObject({ seoCode: "heroicons-outline", set: "heroicons" });
    expect(catalogue.findStyle("heroicons-outline")).toBe(style);
  });

  test("the icons of a concept come best first and are listed", () => {
    const ordinals = catalogue.listByConcept("calendar");
    expect(ordinals.length).toBeGreaterThan(8);
    expect([...ordinals].toSorted((a, b) => a - b)).toEqual(ordinals);
    expect(ordinals.every((ordinal) => catalogue.icon(ordinal).commonName === "calendar")).toBe(true);
    expect(ordinals.every((ordinal) => ordinal < catalogue.listedCount)).toBe(true);
  });
});

describe("aliases", () => {
  test("an alias in another style is an icon of that style", () => {
    expect(details("mdi:application-export-outline")).toMatchObject({
      platform: "mdiOutline",
      iconifyName: "mdi:application-export-outline",
    });
    expect(opened.drawings.read(named("mdi:application-export-outline"))).toBe(
      opened.drawings.read(named("mdi:application-export")),
    );
  });

  test("another name in the same style leads to the icon and is a tag of its concept", () => {
    expect(details("mdi:access-time").iconifyName).toBe("mdi:clock-outline");
    expect(details("mdi:123").iconifyName).toBe("mdi:numeric");
    expect(details("lucide:alarm-check").iconifyName).toBe("lucide:alarm-clock-check");
  });
});

describe("relatives", () => {
  test("native sizes are resolutions of one listed icon", () => {
    const { resolutions, id } = details("octicon:bell-24");
    expect(resolutions.map(({ size }) => size)).toEqual([16, 24]);
    const [main, other] = resolutions.map(({ id: each }) => catalogue.findById(each)!);
    expect([main! < catalogue.listedCount, other! < catalogue.listedCount].filter(Boolean)).toHaveLength(1);
    expect(resolutions.map((resolution) => resolution.id)).toContain(id);
  });

  test("skin tones are variants of the emoji and not listed", () => {
    const { variants, relation } = details("emojione:waving-hand");
    expect(relation).toBe("main");
    const tones = variants.filter(({ platform }) => platform === "emojione");
    expect(tones).toHaveLength(5);
    expect(tones.every(({ id }) => catalogue.findById(id)! >= catalogue.listedCount)).toBe(true);
    expect(details("emojione:waving-hand-dark-skin-tone")).toMatchObject({
      relation: "variant",
      commonName: "waving-hand",
    });
  });

  test("a traffic light isn't a skin tone", () => {
    expect(isListed("emojione:horizontal-traffic-light")).toBe(true);
  });

  test("the same icon in other styles is a variant, one of each style", () => {
    const { variants, platform } = details("lucide:bell");
    const platforms = variants.map((variant) => variant.platform);
    expect(platforms).toContain("tablerOutline");
    expect(platforms).not.toContain(platform);
    expect(new Set(platforms).size).toBe(platforms.length);
  });

  test("hidden icons resolve but are not listed", () => {
    expect(details("bx:bxs-factory")).toMatchObject({ relation: "hidden" });
    expect(isListed("bx:bxs-factory")).toBe(false);
    expect(opened.drawings.read(named("bx:bxs-factory"))).toContain("<path");
  });

  test("duplicate SVGs in one style are listed once", () => {
    const seen = new Set<string>();
    const repeated: string[] = [];
    for (const ordinal of all().slice(0, catalogue.listedCount)) {
      const { platform, iconifyName, width, height } = catalogue.icon(ordinal);
      const drawing = `${platform} ${width} ${height} ${opened.drawings.read(ordinal)}`;
      if (seen.has(drawing)) repeated.push(iconifyName);
      seen.add(drawing);
    }
    expect(repeated).toEqual([]);
  });

  test("duplicate SVGs of different styles rank behind the first ones", () => {
    const distinct = new Set<string>();
    for (const ordinal of all().slice(0, catalogue.distinctCount)) {
      const [left, top, width, height] = catalogue.viewBox(ordinal);
      distinct.add(`${left} ${top} ${width} ${height} ${opened.drawings.read(ordinal)}`);
    }
    expect(distinct.size).toBe(catalogue.distinctCount);
    expect(catalogue.distinctCount).toBeLessThan(catalogue.listedCount);
  });

  test("the first icon with an SVG is known for all its duplicates", () => {
    const keys = catalogue.drawingKeys();
    for (const ordinal of all()) {
      const original = catalogue.originalOf(ordinal);
      expect(keys[original]).toBe(keys[ordinal]);
      expect(catalogue.originalOf(original)).toBe(original);
      expect(ordinal === original || ordinal >= catalogue.distinctCount).toBe(true);
      if (ordinal < catalogue.listedCount) expect(original).toBeLessThan(catalogue.distinctCount);
    }
  });

  test("a reader of SVGs alone serializes them identically", () => {
    const render = openDrawingRenderer(opened.folder);
    const ordinal = named("lucide:house");
    expect(render(ordinal)).toBe(renderDocument(opened.drawings.read(ordinal), catalogue.viewBox(ordinal)));
  });
});

describe("SVGs", () => {
  test("contain ids that are unique to each", () => {
    const owners = new Map<string, number>();
    for (const ordinal of all()) {
      for (const [, id] of opened.drawings.read(ordinal).matchAll(/\sid="([^"]+)"/g)) {
        expect(owners.get(id!) ?? ordinal).toBe(ordinal);
        owners.set(id!, ordinal);
      }
    }
    expect(owners.size).toBeGreaterThan(1000);
  });

  test("have a size in bytes", () => {
    for (const ordinal of all().filter((each) => each % 97 === 0)) {
      expect(catalogue.icon(ordinal).bytes).toBe(Buffer.byteLength(opened.drawings.read(ordinal)));
    }
  });

  test("are read in bulk with the same result as one by one", () => {
    const ordinals = all().filter((each) => each % 501 === 0);
    expect(opened.drawings.readMany(ordinals)).toEqual(ordinals.map((ordinal) => opened.drawings.read(ordinal)));
  });

  test.each([
    ["lucide:bell", { colors: "mono", isColor: false, hasStroke: true, isAnimated: false }],
    ["mdi:bell", { colors: "mono", isColor: false, hasStroke: false, isAnimated: false }],
    ["duo-icons:bell", { colors: "duo", isColor: false }],
    ["flat-color-icons:home", { isColor: true }],
    ["fluent-color:alert-24", { colors: "gradient", isColor: true }],
    ["svg-spinners:180-ring", { isAnimated: true }],
    ["circle-flags:fr", { colors: "multi", isColor: true }],
  ])("%s is %o", (name, traits) => {
    expect(details(name)).toMatchObject(traits);
  });
});

describe("facts", () => {
  test("the name of the primary category comes first; what nothing is known about has none", () => {
    for (const ordinal of all().slice(0, catalogue.listedCount)) {
      const { category, categoryApiCode, subcategory } = catalogue.icon(ordinal);
      expect(category.split(", ")[0]).toBe(catalogue.findCategory(categoryApiCode)?.title ?? "");
      expect(categoryApiCode !== "" || subcategory === "").toBe(true);
      expect(category.split(", ").length).toBeLessThanOrEqual(3);
    }
  });

  test("counts add up: each design once, except in styles and families", () => {
    expect(sum(catalogue.styles)).toBe(catalogue.listedCount);
    expect(sum(catalogue.families)).toBe(catalogue.listedCount);
    expect(catalogue.iconCount).toBe(catalogue.distinctCount);
    expect(sum(catalogue.authors)).toBe(catalogue.iconCount);
    expect(sum(catalogue.sets)).toBe(catalogue.listedCount);
  });

  test("a pack is a category of a style with at least 12 icons", () => {
    expect(catalogue.packs.length).toBeGreaterThan(100);
    for (const { style, category, iconCount, preview } of catalogue.packs) {
      expect(catalogue.findStyle(style)).toBeDefined();
      expect(catalogue.findCategory(category)).toBeDefined();
      expect(iconCount).toBeGreaterThanOrEqual(12);
      expect(preview.length).toBeGreaterThan(0);
    }
  });

  test("previews are icons of different concepts", () => {
    for (const { apiCode, preview } of catalogue.styles) {
      const icons = preview.map((id) => catalogue.icon(catalogue.findById(id)!));
      expect(icons.every(({ platform }) => platform === apiCode)).toBe(true);
      expect(new Set(icons.map(({ commonName }) => commonName)).size).toBe(preview.length);
    }
  });

  test("the flags of a country are grouped under its name", () => {
    const { name, commonName } = details("circle-flags:fr");
    expect([name, commonName]).toEqual(["France flag", "flag-france"]);
    expect(details("emojione:flag-for-france").commonName).toBe("flag-france");
  });

  test("animated icons of one name and style count their versions", () => {
    const animated = all().filter((ordinal) => ordinal < catalogue.listedCount && catalogue.icon(ordinal).isAnimated);
    const groups = Map.groupBy(animated, (ordinal) => {
      const { platform, commonName } = catalogue.icon(ordinal);
      return `${platform} ${commonName}`;
    });
    for (const members of groups.values()) {
      const versions = members.map((ordinal) => catalogue.icon(ordinal).version);
      expect(versions.toSorted((a, b) => a - b)).toEqual(members.map((_, index) => index + 1));
    }
  });
});
