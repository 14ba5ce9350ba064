import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/test-app.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import { resolveAddress } from "./resolve-address.ts";
import { loadOptions, loadResultPage, loadResultView, pageSize } from "./result-view.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const catalogue = () => site.services.catalogue.current().catalogue;
const resolve = (href: string) => resolveAddress(parseAddress(href)!.address, catalogue());
const request = (href: string) => ({
  services: site.services,
  locale: "en" as const,
  loadMessages: (...namespaces: Parameters<typeof loadMessages> extends [unknown, ...infer Rest] ? Rest : never) =>
    loadMessages("en", ...namespaces),
  resolved: resolve(href)!,
});
const view = (href: string) => loadResultView(request(href));

describe("what an address asks of the catalogue", () => {
  test("codes that nothing answers to are left out", () => {
    const resolved = resolve("/icons/set/home--author-nobody--style-nothing?category=none&family=none")!;
    expect(printAddress(resolved.address)).toBe("/icons/set/home");
    expect(resolved.filters).toEqual({});
  });

  test("styles are asked for by API code and written by address code", () => {
    const style = catalogue().styles.find(({ apiCode, seoCode }) => apiCode !== seoCode)!;
    const resolved = resolve(`/icons/${style.apiCode}--corners-rounded`)!;
    expect(printAddress(resolved.address)).toBe(`/icons/${style.seoCode}--corners-rounded`);
    expect(resolved.filters).toEqual({ style: [style.apiCode], corners: ["rounded"] });
  });

  test("the name of a family means its page", () => {
    const family = catalogue().families.find(({ apiCode }) => !catalogue().findStyle(apiCode))!;
    for (const name of [family.apiCode, `group-${family.apiCode}`]) {
      expect(printAddress(resolve(`/icons/${name}`)!.address)).toBe(`/icons/family-${family.apiCode}`);
    }
  });

  test("a page about a style or family that does not exist is no page", () => {
    expect(resolve("/icons/no-such-style")).toBeUndefined();
    expect(resolve("/icons/family-no-such-family")).toBeUndefined();
  });

  test("any colour stands for the palette colour that looks nearest", () => {
    expect(resolve("/icons/set/home--c-ff0000")!.filters).toEqual({ color: "red" });
    expect(resolve("/icons/set/home--mint")!.filters).toEqual({ color: "mint" });
  });

  test("popular means everything", () => {
    expect(resolve("/icons/set/popular")!.term).toBe("");
    expect(view("/icons/set/popular").total).toBe(catalogue().distinctCount);
  });
});

describe("a page of results", () => {
  test("has the first icons with their drawings, the exact count and the filters", () => {
    const found = view("/icons/set/home");
    expect(found.icons).toHaveLength(Math.min(pageSize, found.total));
    for (const { id, isHeavy } of found.icons) expect(id in found.drawings).toBe(!isHeavy);
    expect(found.groups.map(({ key }) => key)).toEqual(expect.arrayContaining(["style", "category", "technique"]));
  });

  test("goes on where the page before it ends", () => {
    const arrows = request("/icons/set/arrow");
    const ids = [1, 2].flatMap((page) => loadResultPage(arrows, page).icons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2 * pageSize);
    expect(view("/icons/set/arrow?page=2").icons.map(({ id }) => id)).toEqual(ids.slice(pageSize));
  });

  test("counts an option as many icons as choosing it gives", () => {
    const { groups } = view("/icons/set/home");
    for (const { value, count } of groups.find(({ key }) => key === "technique")!.options) {
      expect(view(`/icons/set/home--technique-${value}`).total, value).toBe(count);
    }
  });

  test("leaves out filters that cannot tell its icons apart", () => {
    const keys = view("/icons/lucide").groups.map(({ key }) => key);
    expect(keys).not.toContain("technique");
    expect(keys).not.toContain("author");
  });

  test("tells all options of a long filter when asked", () => {
    const group = view("/icons/set/home").groups.find(({ key }) => key === "category")!;
    expect(loadOptions(request("/icons/set/home"), "category")).toHaveLength(group.optionCount);
  });

  test("in rows has the first icons of each style", () => {
    const { rows, icons, drawings } = view("/icons/set/home?grouping=true");
    expect(icons).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      expect(row.icons.length).toBe(Math.min(8, row.total));
      for (const { style, id, isHeavy } of row.icons) {
        expect(style).toBe(row.title);
        expect(id in drawings).toBe(!isHeavy);
      }
    }
  });

  test("without icons suggests the same without filters, and fewer words", () => {
    const found = view("/icons/set/home-zzqqx--technique-3d--colors-gradient--os-ios");
    expect(found.total).toBe(0);
    expect(found.suggestions.map(({ term }) => term)).toContain("home");
    for (const { term, total } of found.suggestions) {
      expect(view(`/icons/set/${term.replaceAll(" ", "-")}`).total).toBe(total);
    }
  });
});
