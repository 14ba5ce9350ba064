import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSample, sampleStyles, type SampleIcon } from "../../../tests/harness/site/sample-index.ts";
import type { SearchIndex, SearchQuery } from "./search.ts";
import { parseSynonyms } from "./match/synonyms.ts";

const names =
  `home house home-plus smart-home home-automation homepage warehouse star star-half star-off heart heart-off
  settings gear cog settings-2 user-settings arrow-left arrow-right arrow-up arrow-down left-arrow arrow-left-circle
  arrow-up-left arrows arrow-bar-left-to-line chevron-left chevron-right shopping-cart shopping-cart-plus cart basket
  shopping-bag bag trash trash-2 bin delete user-delete file-delete mail email envelope e-mail mail-open wifi wi-fi wifi-off
  wi-fi-off apple apple-pay pineapple apple-music calendar calendar-plus calendar-check clock alarm-clock car cards card care
  carrot credit-card search magnifying-glass search-plus zoom-in user users user-plus person account bell bell-off lock
  unlock padlock file-lock key phone telephone phone-off camera video-camera image images photo download upload cloud
  cloud-download folder folder-open file file-text files document bookmark tag tags pin map map-pin glass glasses sunglasses
  news new newspaper sun sunrise moon cloud-sun check checkmark check-circle circle-check x close plus add minus circle
  square triangle play pause stop drop-down dropdown face-with-tears-of-joy icon-board github gitlab git-branch rocket
  constructor to-string`.split(/\s+/);

const tags = new Map([
  ["home", ["house", "main page"]],
  ["house", ["home", "building"]],
  ["pineapple", ["fruit"]],
  ["apple", ["fruit", "food"]],
  ["carrot", ["vegetable", "food"]],
  ["shopping-cart", ["buy", "ecommerce"]],
  ["cart", ["buy"]],
  ["rocket", ["launch", "space ship"]],
]);

/** Every name in the styles alphaLine and betaLine, every other one also in alphaFilled, the best names first. */
const icons: SampleIcon[] = names.flatMap((name, index) =>
  ["alphaLine", "betaLine", ...(index % 2 === 0 ? ["alphaFilled"] : [])].map((style) => ({
    name,
    style,
    tags: tags.get(name) ?? [],
    timestamp: index % 7,
  })),
);
const synonyms = parseSynonyms(readFileSync(join(import.meta.dirname, "../../../data/synonyms/en.txt"), "utf8"));
const index = openSample(icons, { synonyms });

const find = (term: string, query: Omit<SearchQuery, "term"> = {}) =>
  Array.from(index.search({ amount: 1000, ...query, term }).ordinals, (ordinal) => icons[ordinal]!);
const findNames = (term: string) => [...new Set(find(term).map(({ name }) => name))];

describe("words", () => {
  it("rank the exact concept first, then those with the word as head, then those that mention it, then tags", () => {
    const found = findNames("home");
    expect(found.slice(0, 2)).toEqual(["home", "house"]);
    expect(found.indexOf("smart-home")).toBeLessThan(found.indexOf("home-automation"));
    expect(found.indexOf("home-automation")).toBeLessThan(found.indexOf("homepage"));
  });

  it("match the start of other words, not their end", () => {
    expect(findNames("house")).not.toContain("warehouse");
    expect(findNames("hous")).toContain("house");
  });

  it("must all match, in any order", () => {
    expect(findNames("arrow left").slice(0, 2).toSorted()).toEqual(["arrow-left", "left-arrow"]);
    expect(findNames("left arrow")).toEqual(findNames("arrow left"));
    expect(findNames("arrow left")).not.toContain("arrow-right");
  });

  it("match the last one by prefix while it is being typed", () => {
    expect(findNames("hom")[0]).toBe("home");
    expect(findNames("arrow le").slice(0, 2).toSorted()).toEqual(["arrow-left", "left-arrow"]);
    expect(findNames("car")[0]).toBe("car");
    expect(findNames("car")).toEqual(expect.arrayContaining(["card", "carrot", "care"]));
  });

  it("match in singular and plural", () => {
    expect(findNames("arrows").slice(0, 1)).toEqual(["arrows"]);
    expect(findNames("arrows")).toContain("arrow-left");
    expect(findNames("setting")[0]).toBe("settings");
    expect(findNames("calendars")[0]).toBe("calendar");
  });

  it("that only look like a plural aren't shortened", () => {
    expect(findNames("news")).not.toContain("new");
    expect(findNames("glass")[0]).toBe("glass");
  });

  it("match joined and separated", () => {
    expect(findNames("arrowleft").slice(0, 2).toSorted()).toEqual(["arrow-left", "left-arrow"]);
    expect(findNames("shoppingcart")[0]).toBe("shopping-cart");
    expect(findNames("wi fi").slice(0, 2).toSorted()).toEqual(["wi-fi", "wifi"]);
    expect(findNames("wifi").slice(0, 2).toSorted()).toEqual(["wi-fi", "wifi"]);
    expect(findNames("e-mail").slice(0, 2).toSorted()).toEqual(["e-mail", "email"]);
    expect(findNames("wifi off").slice(0, 2).toSorted()).toEqual(["wi-fi-off", "wifi-off"]);
    expect(findNames("check mark")).toContain("checkmark");
    expect(findNames("dropdown").slice(0, 2).toSorted()).toEqual(["drop-down", "dropdown"]);
  });

  it("match by tags after names", () => {
    expect(findNames("vegetable")).toEqual(["carrot"]);
    expect(findNames("food")).toEqual(["apple", "carrot"]);
    expect(findNames("buy cart")).toEqual(expect.arrayContaining(["cart", "shopping-cart"]));
    expect(findNames("spaceship")).not.toEqual([]);
  });

  it("without meaning are ignored", () => {
    expect(findNames("the rocket icon")).toEqual(findNames("rocket"));
    expect(findNames("face with tears of joy")[0]).toBe("face-with-tears-of-joy");
  });

  it("that look like object properties are ordinary words", () => {
    expect(findNames("constructor")).toEqual(["constructor"]);
    expect(find("__proto__")).toEqual([]);
  });
});

describe("synonyms", () => {
  it.each([
    ["settings", ["settings", "gear", "cog"]],
    ["trash", ["trash", "delete", "bin"]],
    ["preferences", ["settings", "gear", "cog"]],
    ["magnifier", ["search", "magnifying-glass"]],
    ["magnifying glass", ["magnifying-glass", "search"]],
    ["profile", ["user", "person"]],
  ])("of %s have the same results", (term, expected) => {
    expect(findNames(term).slice(0, 4)).toEqual(expect.arrayContaining(expected.slice(0, 2)));
    expect(findNames(term)).toEqual(expect.arrayContaining(expected));
  });

  it("work among other words", () => {
    expect(findNames("person settings")).toContain("user-settings");
    expect(findNames("delete")[0]).toBe("delete");
    expect(findNames("delete").indexOf("trash")).toBeLessThan(findNames("delete").indexOf("user-delete"));
  });

  it("that work one way don't work in reverse", () => {
    expect(findNames("settings").indexOf("preferences")).toBe(-1);
  });
});

describe("a search without matches", () => {
  it("returns the icons that match most words, and reports it", () => {
    const { total, isRelaxed } = index.search({ term: "github xyzzy" });
    expect([total > 0, isRelaxed]).toEqual([true, true]);
    expect(findNames("github xyzzy")).toEqual(["github"]);
    expect(index.search({ term: "github" }).isRelaxed).toBe(false);
  });

  it("returns nothing for an unknown word, and for a term without words", () => {
    expect(index.search({ term: "xyzzy", facets: true })).toMatchObject({ total: 0, isRelaxed: false });
    expect(index.search({ term: "🧿" }).total).toBe(0);
    expect(index.search({ term: "()" }).total).toBe(0);
  });

  it("returns everything for no term, best first", () => {
    const { ordinals, total } = index.search({ term: "  ", amount: 5 });
    expect([...ordinals]).toEqual([0, 1, 2, 3, 4]);
    expect(total).toBe(icons.length);
  });
});

describe("the order", () => {
  it("by name follows names, by newest the timestamps; equal ones follow the static order", () => {
    const byName = find("arrow", { sort: "name" }).map(({ name }) => name);
    expect(byName).toEqual(byName.toSorted());
    const byAge = find("", { sort: "new" }).map(({ timestamp }) => timestamp ?? 0);
    expect(byAge).toEqual(byAge.toSorted((left, right) => right - left));
  });

  it("prevents one family from filling the first screen with one glyph while there are others", () => {
    const crowd = Array.from({ length: 30 }, (): SampleIcon => ({ name: "vaccine", style: "alphaLine" }));
    const others = Array.from({ length: 60 }, (_, place): SampleIcon => ({
      name: `vaccine-box-${place}`,
      style: "betaLine",
    }));
    const { ordinals } = openSample([...crowd, ...others]).search({ term: "vaccine" });
    expect([...ordinals].filter((ordinal) => ordinal < crowd.length).length).toBeLessThan(10);
    const filtered = openSample([...crowd, ...others]).search({ term: "vaccine", filters: { family: ["alpha"] } });
    expect(filtered.total).toBe(crowd.length);
  });

  it("shows a duplicate SVG only where its style or family is selected", () => {
    const repeated = openSample([...icons, { name: "github", style: "gamma" }], { distinctCount: icons.length });
    const search = (query: Omit<SearchQuery, "term">) => repeated.search({ term: "github", facets: true, ...query });
    const shown = search({});
    expect([...shown.ordinals]).not.toContain(icons.length);
    expect(shown.facets?.style.get("gamma")).toBe(1);
    expect(shown.facets?.technique.get("flat")).toBe(undefined);
    expect([...search({ filters: { style: ["gamma"] } }).ordinals]).toEqual([icons.length]);
    expect(search({ filters: { family: ["gamma"] } }).total).toBe(1);
    expect(repeated.search({ term: "", amount: 10_000 }).ordinals).toHaveLength(icons.length);
    expect(repeated.search({ term: "", sort: "new", amount: 10_000 }).ordinals).toHaveLength(icons.length);
  });
});

describe("related terms", () => {
  it("are other words for the best results, never the term itself", () => {
    const related = index.relatedTerms("rocket", 5);
    expect(related).toEqual(expect.arrayContaining(["launch", "space ship"]));
    expect(related).not.toContain("rocket");
    expect(index.relatedTerms("rocket", 1)).toHaveLength(1);
  });

  it("are empty for an empty search and for no results", () => {
    expect(index.relatedTerms("", 5)).toEqual([]);
    expect(index.relatedTerms("xyzzy", 5)).toEqual([]);
  });
});

describe("the cache of previous searches", () => {
  const asks = {
    search: (asked: SearchIndex, term: string) => asked.search({ term, amount: 20, facets: true }),
    preferred: (asked: SearchIndex, term: string) => asked.search({ term, amount: 20, preferred: new Map([[5, 3]]) }),
    group: (asked: SearchIndex, term: string) => asked.group({ term, groupBy: "style", groups: 9, amount: 4 }),
    related: (asked: SearchIndex, term: string) => asked.relatedTerms(term, 9),
    reasons: (asked: SearchIndex, term: string) => asked.explainHits({ term }, [0, 5, 9]),
    correct: (asked: SearchIndex, term: string) => asked.correctTerm(term),
  };
  const ask = fc.record({
    kind: fc.constantFrom(...(Object.keys(asks) as (keyof typeof asks)[])),
    term: fc.constantFrom("home", "cart", "arrow left", "hom", "hosue", "zzzz", "left zzzz", ""),
  });
  /** Asked something else before each question. */
  const other = openSample(icons, { synonyms });

  it("doesn't change any result", () => {
    fc.assert(
      fc.property(fc.array(ask, { maxLength: 8 }), ask, (before, { kind, term }) => {
        for (const earlier of before) asks[earlier.kind](index, earlier.term);
        other.search({ term: "rocket" });
        expect(asks[kind](index, term)).toEqual(asks[kind](other, term));
      }),
    );
  });
});

describe("hostile input", () => {
  it("never throws and never finds more than there is", () => {
    const term = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc
        .array(fc.constantFrom("home", "arrow", "a", "-", "__proto__", "\u0000", "🏠", "\ud800", "x".repeat(10_000)), {
          maxLength: 20,
        })
        .map((parts) => parts.join(" ")),
    );
    const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(NaN, Infinity, -1, 0.5, 2 ** 40));
    fc.assert(
      fc.property(term, number, number, fc.string(), (text, offset, amount, value) => {
        const filters = { style: [value, sampleStyles[0]!.apiCode] };
        const { ordinals, total } = index.search({ term: text, offset, amount, filters, facets: true });
        expect(ordinals.length).toBeLessThanOrEqual(total);
        expect(total).toBeLessThanOrEqual(icons.length);
        index.group({ term: text, groupBy: "category", groups: 3, amount });
        index.relatedTerms(text, 3);
      }),
    );
  });
});
