import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openSample, sampleStyles, type SampleIcon } from "../../../../tests/harness/site/sample-index.ts";
import type { SearchQuery } from "../search.ts";

const words = ["home", "star", "tree", "bird", "starboard"];
const codes = sampleStyles.map(({ apiCode }) => apiCode);
const namesOf = (word: string, place: number) => [word, `${word}-off`, `${word}-${words[(place + 2) % words.length]}`];
const icons = words.flatMap((word, place) =>
  codes.flatMap((style) =>
    namesOf(word, place).map((name): SampleIcon => ({
      name,
      style,
      tags: name === word ? words.slice(place + 1, place + 2) : [],
    })),
  ),
);
const index = openSample(icons);
const styleOf = (ordinal: number) => icons[ordinal]!.style;
const list = (query: SearchQuery) => [...index.search({ amount: icons.length, ...query }).ordinals];

const query = fc.record({
  term: fc.constantFrom("", "home", "star", "sta", "tree bird", "home off"),
  pinned: fc.subarray([...codes, "unknown"], { minLength: 1 }),
  filters: fc.constantFrom({}, { style: codes.slice(0, 2) }, { technique: ["filled" as const] }),
});

describe("icons of pinned styles", () => {
  test("change places with others and nothing else", () => {
    fc.assert(
      fc.property(query, (asked) => {
        const usual = list({ ...asked, pinned: [] });
        const found = list(asked);
        const isOther = (ordinal: number) => !asked.pinned.includes(styleOf(ordinal));
        expect(new Set(found)).toEqual(new Set(usual));
        expect(found).toHaveLength(usual.length);
        expect(found.filter(isOther)).toEqual(usual.filter(isOther));
        expect(index.search(asked).total).toBe(usual.length);
      }),
    );
  });

  test("come first where everything is listed, and page by page", () => {
    const pinned = [codes[1]!];
    const found = list({ term: "", pinned });
    const isPinned = found.map((ordinal) => pinned.includes(styleOf(ordinal)));
    expect(isPinned).toEqual(isPinned.toSorted((left, right) => Number(right) - Number(left)));
    const pages = [0, 7, 14].flatMap((offset) =>
      Array.from(index.search({ term: "", pinned, offset, amount: 7 }).ordinals),
    );
    expect(pages).toEqual(found.slice(0, 21));
  });

  test("that are called so come before all others, those that only begin so after others that are called so", () => {
    const pinned = [codes.at(-1)!];
    const found = list({ term: "star", pinned }).map((ordinal) => icons[ordinal]!);
    expect(found[0]).toMatchObject({ name: "star", style: pinned[0] });
    const begun = found.findIndex(({ name, style }) => name === "starboard" && style === pinned[0]);
    expect(begun).toBeGreaterThan(found.findIndex(({ name, style }) => name === "star" && style !== pinned[0]));
  });

  test("keep their places where another order is asked for", () => {
    for (const sort of ["new", "name"] as const) {
      expect(list({ term: "star", sort, pinned: [codes.at(-1)!] })).toEqual(list({ term: "star", sort }));
    }
  });

  test("come first of each concept in a search by meaning, and their style first among groups", () => {
    const concepts = [[0], [icons.findIndex(({ name }) => name === "tree")]];
    const pinned = [codes.at(-1)!];
    const mixed = [...index.mix({ concepts, pinned }).ordinals];
    expect(mixed.slice(0, 2).map((ordinal) => icons[ordinal])).toEqual([
      expect.objectContaining({ name: "home", style: pinned[0] }),
      expect.objectContaining({ name: "tree", style: pinned[0] }),
    ]);
    expect(new Set(mixed)).toEqual(new Set(index.mix({ concepts }).ordinals));
    const grouping = { groupBy: "style", groups: 2, amount: 1, pinned } as const;
    expect(index.group({ term: "star", ...grouping })[0]!.code).toBe(pinned[0]);
    expect(index.mixGroups({ concepts, ...grouping })[0]!.code).toBe(pinned[0]);
  });
});
