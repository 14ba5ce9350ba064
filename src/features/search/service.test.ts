import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openFixtureCatalogue } from "../../../tests/harness/site/fixture-catalogue.ts";
import { parseLexicon } from "../../core/lexicon/parse-lexicon.ts";
import { palette } from "../../core/icons/palette.ts";
import { operatingSystems } from "../../core/icons/vocabulary.ts";
import type { OpenSnapshot } from "../catalogue/service.server.ts";
import type { SearchService, UnansweredTerm } from "./contract.ts";
import { createIconWords } from "./autocomplete/autocomplete-words.server.ts";
import { createSearchService } from "./service.server.ts";
import type { TermLog } from "./query-log/query-log.server.ts";

let opened: OpenSnapshot;
let search: SearchService;
let popular: () => Promise<string[]>;
let learned: ReadonlyMap<string, number> | undefined;
let unanswered: () => Promise<UnansweredTerm[]>;
beforeAll(async () => {
  opened = await openFixtureCatalogue();
  const terms: Pick<TermLog, "record" | "popularTerms" | "unansweredTerms"> = {
    record: () => undefined,
    popularTerms: () => popular(),
    unansweredTerms: () => unanswered(),
  };
  const catalogue = { current: () => opened, onSwap: () => () => undefined, close: () => Promise.resolve() };
  const words = createIconWords({
    catalogue,
    readLexicon: () => parseLexicon("home\tZuhause\t\t\nshopping-cart\tEinkaufswagen"),
  });
  const learning = { preferred: (term: string) => (term === "home" ? learned : undefined) };
  search = createSearchService({ catalogue, terms, words, learning });
});
afterAll(() => opened.close());

const facet = async (key: string, filters = {}) =>
  (await search.search({ term: "home", facets: true, filters })).facets?.find((one) => one.key === key)?.options ?? [];

describe("a page of results", () => {
  it("has the icons, the exact total and whether words were left out", async () => {
    const page = await search.search({ term: "home", amount: 7, offset: 7 });
    expect(page).toMatchObject({ term: "home", offset: 7, amount: 7, isRelaxed: false });
    expect(page.icons).toHaveLength(7);
    expect(page.total).toBeGreaterThan(100);
    expect((await search.search({ term: "home xyzzy" })).isRelaxed).toBe(true);
  });

  it("counts filters only if requested", async () => {
    expect((await search.search({ term: "home" })).facets).toBeUndefined();
  });
});

describe("filter options", () => {
  it("of styles, families, authors and categories come largest first", async () => {
    for (const key of ["style", "family", "author", "category"]) {
      const counts = (await facet(key)).map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
  });

  it("of closed lists come in their natural order", async () => {
    const systems = (await facet("os")).map(({ value }) => value);
    expect(systems).toEqual(operatingSystems.filter((system) => systems.includes(system)));
    const colors = (await facet("color")).map(({ value }) => value);
    expect(colors).toEqual(palette.map(({ name }) => name).filter((name) => colors.includes(name)));
  });

  it("stay when they are selected, even without results", async () => {
    const options = await facet("technique", { technique: ["pixel"], style: ["lucide"] });
    const selected = options.filter((one) => one.isSelected);
    expect(selected).toEqual([{ value: "pixel", count: 0, isSelected: true }]);
    expect(await facet("style", { style: ["lucide"] })).toContainEqual(
      expect.objectContaining({ value: "lucide", isSelected: true }),
    );
  });
});

describe("rows", () => {
  it("have the title of their style and the first of its icons", async () => {
    const rows = await search.group({ term: "home", groupBy: "style", groups: 3, amount: 2 });
    expect(rows).toHaveLength(3);
    for (const { code, title, total, icons } of rows) {
      expect(title).toBe(opened.catalogue.findStyle(code)?.title);
      expect(icons.map(({ platform }) => platform)).toEqual(icons.map(() => code));
      expect(total).toBeGreaterThanOrEqual(icons.length);
    }
  });
});

describe("popular terms", () => {
  it("are searched terms, filled up with the best known concepts", async () => {
    popular = () => Promise.resolve(["shopping cart"]);
    const terms = await search.popularTerms(5);
    expect(terms[0]).toBe("shopping cart");
    expect(new Set(terms).size).toBe(5);
  });

  it("are names of icons: other typed text isn't shown to others", async () => {
    popular = () => Promise.resolve(["buy cheap watches", "shopping cart"]);
    expect((await search.popularTerms(5))[0]).toBe("shopping cart");
  });

  it("are in the language of the page where it has a word for it", async () => {
    popular = () => Promise.resolve(["einkaufswagen", "arrow left"]);
    const terms = await search.popularTerms(200, "de");
    expect(terms.slice(0, 2)).toEqual(["Einkaufswagen", "arrow left"]);
    expect(terms).toContain("Startseite");
    expect(terms).not.toContain("home");
  });

  it("need no database", async () => {
    popular = () => Promise.reject(new Error("away"));
    expect(await search.popularTerms(5)).toHaveLength(5);
  });
});

const listConcepts = async (term = "home") => {
  const { icons } = await search.search({ term, amount: 500 });
  return [...new Set(icons.map(({ commonName }) => commonName))];
};

describe("an icon downloaded after a search", () => {
  it("ranks higher, on the page and in its rows, after that term only", async () => {
    const usual = await listConcepts();
    const wanted = usual.at(-1)!;
    const other = await listConcepts("calendar");
    const first = usual.indexOf(wanted);
    learned = new Map([[wanted, 3]]);
    expect((await listConcepts()).indexOf(wanted)).toBeLessThan(first);
    expect((await listConcepts())[0]).toBe("home");
    expect(await listConcepts("calendar")).toEqual(other);
    learned = undefined;
    expect(await listConcepts()).toEqual(usual);
  });
});

const inVain = (term: string) => ({ term, searches: 9, visitors: 5, lastDay: "2026-03-01" });

describe("terms without results", () => {
  it("are those that still have none", async () => {
    unanswered = () => Promise.resolve(["qwrtzx", "calendar", "calendar qwrtzx"].map(inVain));
    expect(await search.unansweredTerms(5, "en")).toEqual(["qwrtzx", "calendar qwrtzx"].map(inVain));
    expect(await search.unansweredTerms(1, "en")).toEqual([inVain("qwrtzx")]);
  });
});

describe("before a search", () => {
  it("a term names a category, in the language of the page or in English, whatever its case", () => {
    expect(search.presearch("weather", "en")).toEqual({ success: true, type: "category", category: "weather" });
    expect(search.presearch("Wetter", "de")).toMatchObject({ type: "category", category: "weather" });
    expect(search.presearch("weather", "ja")).toMatchObject({ type: "category", category: "weather" });
  });

  it("a concept in many styles is popular, others aren't", () => {
    expect(search.presearch("calendar", "en")).toEqual({ success: true, type: "popular" });
    expect(search.presearch("Kalender", "de")).toEqual({ success: true, type: "popular" });
    expect(search.presearch("カレンダー", "ja")).toEqual({ success: true, type: "popular" });
    expect(search.presearch("Kalender", "fr")).toEqual({ success: false, type: "default" });
    expect(search.presearch("xyzzy", "en")).toEqual({ success: false, type: "default" });
  });

  it("a typo is corrected, a word with results isn't changed", () => {
    expect(search.correctTerm("calendr", "en")).toBe("calendar");
    expect(search.correctTerm("umbrlla", "en")).toBe("umbrella");
    expect(search.correctTerm("calendar", "en")).toBeUndefined();
  });
});
