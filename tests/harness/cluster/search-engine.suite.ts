import { describe, expect, test } from "vitest";
import type { FilterKey } from "../../../src/core/search/filter/filter-options.ts";
import type { SearchEngine, SearchFilters, SearchQuery } from "../../../src/core/search/search.ts";
import type { OpenCatalogue } from "../../../src/features/catalogue/contract.ts";

interface Subject {
  opened: OpenCatalogue;
  engine: SearchEngine;
}

const terms = ["", "house", "arrow", "ar", "shopping cart", "red heart", "umbrlla"];

/** What every engine that finds icons guarantees. */
export function describeSearchEngine(where: string, open: () => Subject): void {
  const search = (query: SearchQuery) => open().engine.search(query);

  describe(`the search engine ${where}`, () => {
    test.each(terms)("pages through all that “%s” finds, each icon once", async (term) => {
      const { total } = await search({ term, amount: 0 });
      const step = Math.max(40, Math.ceil(total / 7));
      const found: number[] = [];
      for (let offset = 0; offset < total; offset += step) {
        found.push(...(await search({ term, offset, amount: step })).ordinals);
      }
      expect(found).toHaveLength(total);
      expect(new Set(found).size).toBe(total);
      expect([...(await search({ term, offset: total, amount: step })).ordinals]).toEqual([]);
    });

    test("counts for each option of each filter what choosing it gives, with others chosen", async () => {
      for (const chosen of [{}, { isColor: true }, { color: "red" as const }, { category: ["animals", "people"] }]) {
        const { facets } = await search({ term: "house", filters: chosen, amount: 0, facets: true });
        for (const [key, counts] of Object.entries(facets!) as [FilterKey, ReadonlyMap<string, number>][]) {
          for (const [value, count] of [...counts].slice(0, 3)) {
            const filters = { ...chosen, [key]: key === "color" ? value : readOption(key, value) } as SearchFilters;
            expect([key, value, (await search({ term: "house", filters, amount: 0 })).total]).toEqual([
              key,
              value,
              count,
            ]);
          }
        }
      }
    });

    test("finds nothing by an option that there isn’t", async () => {
      const filters = { style: ["no-such-style"] };
      expect(await search({ term: "house", filters })).toMatchObject({ total: 0, ordinals: new Uint32Array() });
    });

    test("lists all icons of one style, those that other styles have, too", async () => {
      const { catalogue } = open().opened;
      for (const { apiCode, iconCount } of catalogue.styles.slice(0, 5)) {
        const { total, ordinals } = await search({ term: "", filters: { style: [apiCode] }, amount: 200 });
        expect([apiCode, total]).toEqual([apiCode, iconCount]);
        for (const ordinal of ordinals)
          expect(catalogue.styles[catalogue.styleOrdinal(ordinal)]!.apiCode).toBe(apiCode);
      }
    });

    test("sorts by date", async () => {
      const { catalogue } = open().opened;
      const { ordinals } = await search({ term: "arrow", sort: "new", amount: 500 });
      const times = Array.from(ordinals, (ordinal) => catalogue.icon(ordinal).timestamp);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
    });

    test("puts pinned styles first among what matches as well, and finds the same", async () => {
      const { catalogue } = open().opened;
      const [, pinned] = catalogue.styles;
      const query = { term: "home", amount: 1000 };
      const [usual, moved] = [await search(query), await search({ ...query, pinned: [pinned!.apiCode] })];
      expect(moved.total).toBe(usual.total);
      expect(moved.ordinals.toSorted()).toEqual(usual.ordinals.toSorted());
      expect(catalogue.styles[catalogue.styleOrdinal(moved.ordinals[0]!)]).toBe(pinned);
    });

    test("divides what it finds into groups, in the order of their best icon", async () => {
      const { engine } = open();
      for (const groupBy of ["style", "family", "category"] as const) {
        const groups = await engine.group({ term: "house", groupBy, groups: 9, amount: 4 });
        expect(groups).toHaveLength(9);
        const { ordinals, total } = await search({ term: "house", amount: 9000 });
        expect(total).toBeLessThan(9000);
        const places = groups.map((group) => ordinals.indexOf(group.ordinals[0]!));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const { code, ordinals: members } of groups) {
          const own = await search({ term: "house", filters: { [groupBy]: [code] }, amount: 9000 });
          expect([...members].filter((ordinal) => !own.ordinals.includes(ordinal))).toEqual([]);
        }
      }
    });

    test("mixes the icons of several concepts, page by page", async () => {
      const { engine, opened } = open();
      const concepts = ["house", "heart", "arrow-left", "bell"].map((name) => opened.catalogue.listByConcept(name));
      const whole = await engine.mix({ concepts, amount: 45 });
      expect(whole.ordinals).toHaveLength(45);
      const pages = await Promise.all([0, 15, 30].map((offset) => engine.mix({ concepts, offset, amount: 15 })));
      expect(pages.flatMap(({ ordinals }) => Array.from(ordinals))).toEqual([...whole.ordinals]);
    });
  });
}

function readOption(key: FilterKey, value: string): unknown {
  if (key.startsWith("is")) return value === "true";
  return [key === "size" ? Number(value) : value];
}
