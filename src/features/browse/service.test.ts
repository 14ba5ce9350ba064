import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { BrowseService } from "./contract.ts";

let test: TestApp;
let browse: BrowseService;
beforeAll(async () => {
  test = await startTestApp();
  ({ browse } = test.services);
});
afterAll(() => test.close());

const catalogue = () => test.services.catalogue.current().catalogue;
const listPictures = (style?: string): Icon[] =>
  browse.clipArt(style === undefined ? undefined : catalogue().findStyle(style)).sections.flatMap(({ icons }) => icons);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe("cards of styles", () => {
  it("exist for each style with icons, most popular first, by name or by size", () => {
    const cards = browse.styleCards({ sort: "popularity", grouped: false });
    const withIcons = catalogue().styles.filter(({ iconCount }) => iconCount > 0);
    expect(cards.map(({ apiCode }) => apiCode)).toEqual(withIcons.map(({ apiCode }) => apiCode));
    const titles = browse.styleCards({ sort: "alphabet", grouped: false }).map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, "en")));
    const sizes = browse.styleCards({ sort: "size", grouped: false }).map(({ quantity }) => quantity);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  it("merge into one for each family, with the total number of icons and the highest rank", () => {
    const single = new Map(
      browse.styleCards({ sort: "popularity", grouped: false }).map((card) => [card.apiCode, card]),
    );
    const grouped = browse.styleCards({ sort: "popularity", grouped: true });
    expect(sum(grouped.map(({ quantity }) => quantity))).toBe(catalogue().listedCount);
    for (const { apiCode, quantity, order } of grouped) {
      const members = (catalogue().findFamily(apiCode)?.entities ?? [apiCode]).flatMap(
        (code) => single.get(code) ?? [],
      );
      expect([quantity, order]).toEqual([
        sum(members.map((card) => card.quantity)),
        Math.max(...members.map((card) => card.order)),
      ]);
    }
  });

  it("show the styles that match the filters, and families by their matching styles", () => {
    const filters = { colors: ["mono"], technique: ["filled"] } as const;
    const cards = browse.styleCards({ sort: "popularity", grouped: false, filters });
    expect(cards.length).toBeGreaterThan(0);
    for (const { apiCode } of cards) {
      expect(catalogue().findStyle(apiCode)).toMatchObject({ colors: "mono", technique: "filled" });
    }
    const grouped = browse.styleCards({ sort: "popularity", grouped: true, filters });
    expect(sum(grouped.map(({ quantity }) => quantity))).toBe(sum(cards.map(({ quantity }) => quantity)));
    expect(
      browse.styleCards({ sort: "size", grouped: false, filters: { ...filters, technique: ["sticker"] } }),
    ).toEqual([]);
  });

  it("apply the filters of single icons too", async () => {
    const [category] = catalogue().categories;
    const filters = { category: [category!.apiCode] };
    const codes = browse.styleCards({ sort: "popularity", grouped: false, filters }).map(({ apiCode }) => apiCode);
    const { icons: inCategory } = await test.services.search.search({ term: "", filters, amount: 500 });
    for (const { platform } of inCategory) expect(codes).toContain(platform);
  });
});

describe("new icons", () => {
  it("match the filters, in their overall order", () => {
    const order = browse.latest({ offset: 0, amount: 30_000 }).icons.map(({ id }) => id);
    const { icons, total } = browse.latest({ filters: { colors: ["gradient"] }, offset: 0, amount: 200 });
    expect(icons.length).toBe(Math.min(200, total));
    expect(icons.every(({ colors }) => colors === "gradient")).toBe(true);
    const places = icons.map(({ id }) => order.indexOf(id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("continue page by page without repeating or omitting any", () => {
    const filters = { isAnimated: true };
    const first = browse.latest({ filters, offset: 0, amount: 40 }).icons;
    const second = browse.latest({ filters, offset: 40, amount: 40 }).icons;
    expect([...first, ...second]).toEqual(browse.latest({ filters, offset: 0, amount: 80 }).icons);
  });
});

describe("images for slides", () => {
  it("are still and in full color, one per thing, at most twelve per subject", () => {
    const { sections } = browse.clipArt(undefined);
    expect(sections.length).toBeGreaterThan(0);
    for (const { icons } of sections) expect(icons.length).toBeLessThanOrEqual(12);
    const icons = listPictures();
    expect(new Set(icons.map(({ commonName }) => commonName)).size).toBe(icons.length);
    for (const { colors, isAnimated } of icons) {
      expect(isAnimated).toBe(false);
      expect(["multi", "gradient"]).toContain(colors);
    }
  });

  it("use one style when it is chosen", () => {
    const [style] = browse.clipArt(undefined).styles;
    expect(new Set(listPictures(style!.apiCode).map(({ platform }) => platform))).toEqual(new Set([style!.apiCode]));
  });

  it("offer illustrative styles, and no logos", () => {
    const { styles } = browse.clipArt(undefined);
    expect(styles.length).toBeGreaterThan(0);
    for (const { set, isAnimated } of styles) {
      expect(isAnimated).toBe(false);
      expect(catalogue().findSet(set)?.isBrands).toBe(false);
    }
  });
});

describe("the showcase", () => {
  it("has icons of one style with strokes, each concept once", () => {
    const { style, icons } = browse.showcase(40);
    expect([style.stroke === null, style.isColor]).toEqual([false, false]);
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.every(({ platform }) => platform === style.apiCode)).toBe(true);
    expect(new Set(icons.map(({ commonName }) => commonName)).size).toBe(icons.length);
  });
});
