import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requestResults } from "../../../../tests/harness/site/result-request.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { loadOptions } from "../filters/filter-groups.server.ts";
import { linkOption } from "../filters/option-link.ts";
import type { ResultView } from "./result-view.ts";
import { loadResultPage, loadResultView, pageSize } from "./result-view.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const request = (href: string) => requestResults(site, href);
const view = async (href: string) => loadResultView(await request(href));

const countBoats = ({ icons }: ResultView) => icons.filter(({ path }) => /ship|boat/i.test(path)).length;

describe("a page of results", () => {
  test("has the first icons with their SVGs, the exact count and the filters", async () => {
    const found = await view("/icons/set/home");
    expect(found.icons).toHaveLength(Math.min(pageSize, found.total));
    for (const { id, isHeavy } of found.icons) expect(id in found.drawings).toBe(!isHeavy);
    expect(found.groups.map(({ key }) => key)).toEqual(expect.arrayContaining(["style", "category", "technique"]));
  });

  test("understands its words in the reader's language, in all results and counts", async () => {
    const boat = await requestResults(site, "/icons/set/boot", "de");
    const [german, english] = [await loadResultView(boat), await view("/icons/set/boot")];
    expect(countBoats(german)).toBeGreaterThan(countBoats(english));
    const style = german.groups.find(({ key }) => key === "style")!.options[0]!;
    const narrowed = await requestResults(site, linkOption(boat.resolved.address, "style", style).href, "de");
    expect((await loadResultView(narrowed)).total).toBe(style.count);
    expect(await loadOptions(boat, "style")).toContainEqual(style);
    expect((await loadResultPage(boat, 1)).icons).toEqual(german.icons);
  });

  test("names its icons, and related words, in the reader's language", async () => {
    const { icons, related } = await loadResultView(await requestResults(site, "/icons/set/einkaufswagen", "de"));
    expect(icons[0]).toMatchObject({ name: "Einkaufswagen", path: expect.stringMatching(/\/shopping-cart$/) });
    expect(icons[0]).not.toHaveProperty("reason");
    expect(related).toContain("Korb");
    expect(related.map((word) => word.toLowerCase())).not.toContain("einkaufswagen");
  });

  test("tells which words were read as filters, in any language, unless they are to be taken as typed", async () => {
    const plain = await view("/icons/set/home--technique-filled");
    const read = await view("/icons/set/filled-home");
    const german = await loadResultView(await requestResults(site, "/icons/set/gefülltes-haus", "de"));
    expect(read.read).toEqual({ technique: "filled" });
    expect(german.read).toEqual({ technique: "filled" });
    expect(read.total).toBe(plain.total);
    expect(plain.read).toBeUndefined();
    expect((await view("/icons/set/filled-home--nocorrect")).read).toBeUndefined();
  });

  test("explains why icons with different names match", async () => {
    const german = await loadResultView(await requestResults(site, "/icons/set/warenkorb", "de"));
    expect(german.icons[0]).toMatchObject({ reason: "„Einkaufswagen“ bedeutet dasselbe wie „warenkorb“" });
    const english = await view("/icons/set/padlock");
    const [named, other] = [true, false].map((isNamed) =>
      english.icons.filter(({ name }) => /padlock/i.test(name) === isNamed),
    );
    for (const { reason } of named!) expect(reason).toBeUndefined();
    expect(other!.length).toBeGreaterThan(0);
    for (const { reason } of other!) expect(reason).toMatch(/padlock/);
    const { reason } = (await loadResultPage(await request("/icons/set/padlock"), 1)).icons.find(
      ({ id }) => id === other![0]!.id,
    )!;
    expect(reason).toBe(other![0]!.reason);
  });

  test("continues where the previous page ends", async () => {
    const arrows = await request("/icons/set/arrow");
    const pages = await Promise.all([1, 2].map((page) => loadResultPage(arrows, page)));
    const ids = pages.flatMap(({ icons }) => icons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2 * pageSize);
    expect((await view("/icons/set/arrow?page=2")).icons.map(({ id }) => id)).toEqual(ids.slice(pageSize));
  });

  test.each([
    "/icons/set/home",
    "/icons/set/home--technique-outline?category=buildings",
    "/icons/set/popular--duo",
    "/icons/set/arrows",
    "/icons/set/arrows--technique-filled",
    "/icons/set/home--ai-garden",
    "/icon/set/emoji/emoji",
    "/icon/set/emoji/emoji?category=animals",
    "/icons/lucide",
    "/icons/family-heroicons--technique-filled",
    "/icons/authors/tailwind-labs/tailwind-labs",
    "/icons/authors/tailwind-labs/tailwind-labs/heroicons-outline/arrows",
  ])("on %s an option leads directly to as many icons as it shows", async (href) => {
    const { resolved } = await request(href);
    for (const { key, options } of (await view(href)).groups) {
      for (const option of options.slice(0, 2)) {
        const link = linkOption(resolved.address, key, option);
        if (!link.isOn) expect([link.href, (await view(link.href)).total]).toEqual([link.href, option.count]);
      }
    }
  });

  test("leaves out filters that can't narrow its icons", async () => {
    const keys = (await view("/icons/lucide")).groups.map(({ key }) => key);
    expect(keys).not.toContain("technique");
    expect(keys).not.toContain("author");
  });

  test("returns all options of a long filter if requested", async () => {
    const group = (await view("/icons/set/home")).groups.find(({ key }) => key === "category")!;
    expect(await loadOptions(await request("/icons/set/home"), "category")).toHaveLength(group.optionCount);
  });

  describe("AI search", () => {
    test("continues where the previous page ends, in one order and without bands", async () => {
      const href = "/icons/set/home--ai";
      const { total, firstIndex, isByMeaning, bands, rows, above, below } = await view(
        `${href}?sorting=new&grouping=true`,
      );
      expect({ firstIndex, isByMeaning, bands, rows, above, below }).toEqual({
        firstIndex: 0,
        isByMeaning: true,
        bands: [],
        rows: [],
        above: [],
        below: [],
      });
      const pages = await Promise.all([1, 2].map(async (page) => loadResultPage(await request(href), page)));
      const ids = pages.flatMap(({ icons }) => icons.map(({ id }) => id));
      expect(new Set(ids).size).toBe(Math.min(2 * pageSize, total));
    });

    test.each(["/icons/set/pizza", "/icons/set/unicorn--style-lucide", "/icons/set/pizza--style-mdi"])(
      "tops up the few results of %s, marked and without duplicates",
      async (href) => {
        const { icons, above, below, total, isRelaxed } = await view(href);
        expect({ isRelaxed, shown: icons.length }).toEqual({ isRelaxed: false, shown: total });
        expect(total).toBeLessThan(20);
        const [added, none] = total === 0 ? [above, below] : [below, above];
        expect(none).toEqual([]);
        expect(added.map(({ code }) => code)).toEqual(["added"]);
        const ids = [{ icons }, ...added].flatMap((row) => row.icons.map(({ id }) => id));
        expect(ids.length).toBeGreaterThan(total);
        expect(new Set(ids).size).toBe(ids.length);
      },
    );

    test("answers by itself where no icon has all the words, in rows too, and counts agree", async () => {
      const href = "/icons/set/place-to-sleep-while-travelling";
      const [found, byMeaning] = [await view(href), await view(`${href}--ai`)];
      expect(found).toMatchObject({
        isRelaxed: true,
        isByMeaning: false,
        above: [],
        below: [],
        total: byMeaning.total,
      });
      expect(found.icons.map(({ id }) => id)).toEqual(byMeaning.icons.map(({ id }) => id));
      const { rows } = await view(`${href}?grouping=true`);
      const counts = new Map(
        found.groups.find(({ key }) => key === "style")!.options.map((one) => [one.value, one.count]),
      );
      for (const row of rows.slice(0, 4)) {
        const narrowed = await view(row.path!);
        expect(narrowed.total).toBe(counts.get(row.code));
        expect(narrowed.icons.map(({ id }) => id)).toEqual(expect.arrayContaining(row.icons.map(({ id }) => id)));
      }
      expect((await view(`${href}?sorting=name`)).total).toBe(found.total);
    });

    test.each(["/icons/set/home", "/icons/set/pizza?grouping=true", "/icons/set/pizza--nocorrect", "/icons/lucide"])(
      "adds nothing to %s",
      async (href) => {
        expect(await view(href)).toMatchObject({ above: [], below: [] });
      },
    );
  });

  test("in rows has the first icons of each style", async () => {
    const { rows, icons, drawings } = await view("/icons/set/home?grouping=true");
    expect(icons).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.icons.length).toBe(Math.min(8, (await view(row.path!)).total));
      for (const { style, id, isHeavy } of row.icons) {
        expect(style).toBe(row.title);
        expect(id in drawings).toBe(!isHeavy);
      }
    }
  });
});
