import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSample, type SampleIcon } from "../../../../tests/harness/site/sample-index.ts";
import { fewestVisitors, strongestLift, type DownloadCounts, weighDownloads } from "./preference.ts";

const downloads = fc.record({
  concept: fc.string(),
  visitors: fc.integer({ min: 1, max: 1000 }),
  weight: fc.double({ min: 0.01, max: 3000, noNaN: true }),
});
const allCounts = fc.uniqueArray(downloads, { selector: ({ concept }) => concept });
const isProven = ({ visitors }: DownloadCounts) => visitors >= fewestVisitors;

describe("the boost of downloads", () => {
  it("moves concepts up by whole ranks, three at most", () => {
    fc.assert(
      fc.property(allCounts, (given) => {
        for (const lift of weighDownloads(given).values()) {
          expect(Number.isInteger(lift) && lift > 0 && lift <= strongestLift).toBe(true);
        }
      }),
    );
  });

  it("has no effect with fewer than five visitors, whatever their weight", () => {
    fc.assert(
      fc.property(allCounts, (given) => {
        expect(weighDownloads(given)).toEqual(weighDownloads(given.filter(isProven)));
      }),
    );
  });

  it("is monotonic in the downloads", () => {
    fc.assert(
      fc.property(allCounts, (given) => {
        const lifts = weighDownloads(given);
        const proven = given.filter(isProven).toSorted((left, right) => left.weight - right.weight);
        const inOrder = proven.map(({ concept }) => lifts.get(concept) ?? 0);
        expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
      }),
    );
  });

  it("grows slowly: one rank for five, three only where almost all downloads agree", () => {
    const weights = [
      [5, 0],
      [20, 20],
      [200, 0],
      [200, 200],
      [5, 500],
    ] as const;
    const lifts = weights.map(([weight, others]) =>
      weighDownloads([
        { concept: "piggy-bank", visitors: 5, weight },
        { concept: "bank", visitors: 5, weight: others },
      ]).get("piggy-bank"),
    );
    expect(lifts).toEqual([1, 2, 3, 2, undefined]);
  });
});

const icons: SampleIcon[] = [
  "bank bank-card bank-transfer piggy-bank food-bank river-bank banknote safe".split(" "),
  "apple".split(" "),
]
  .flat()
  .flatMap((name) =>
    ["alphaLine", "betaLine"].map((style) => ({ name, style, tags: name === "safe" ? ["bank"] : [] })),
  );
const index = openSample(icons);

/** Names of what is found, with what is preferred lifted by so many ranks. */
function find(lifts: Record<string, number>, term = "bank"): string[] {
  const ordinals = icons.flatMap(({ name }, ordinal) => (name in lifts ? [[ordinal, lifts[name]!] as const] : []));
  const found = index.search({ term, preferred: new Map(ordinals), amount: 100 }).ordinals;
  return [...new Set(Array.from(found, (ordinal) => icons[ordinal]!.name))];
}

describe("a preferred concept", () => {
  const usual = ["bank", "piggy-bank", "food-bank", "river-bank", "bank-card", "bank-transfer", "safe", "banknote"];

  it("ranks higher, in its usual order among the others of that rank", () => {
    expect(find({})).toEqual(usual);
    expect(find({ "river-bank": 1 }).slice(0, 3)).toEqual(["bank", "river-bank", "piggy-bank"]);
    expect(find({ safe: 3 }).slice(0, 5)).toEqual(["bank", "piggy-bank", "food-bank", "river-bank", "safe"]);
  });

  it("ranks before the exact one only with the strongest boost, and otherwise beside it at most", () => {
    for (const lift of [1, 2]) expect(find({ "piggy-bank": lift })[0]).toBe("bank");
    expect(find({ "piggy-bank": strongestLift }).slice(0, 2)).toEqual(["bank", "piggy-bank"]);
  });

  it("isn't found without a match, and hides no other", () => {
    expect(find({ apple: 3, safe: 1 }).toSorted()).toEqual(usual.toSorted());
  });

  it("comes first in its style where icons are grouped by style", () => {
    const preferred = new Map([[icons.findIndex(({ name }) => name === "river-bank"), 1]]);
    const groups = index.group({ term: "bank", preferred, groupBy: "style", groups: 9, amount: 2 });
    const names = groups.map(({ ordinals }) => Array.from(ordinals, (ordinal) => icons[ordinal]!.name));
    expect(names).toEqual([
      ["bank", "river-bank"],
      ["bank", "river-bank"],
    ]);
  });

  it("changes no requested sort order", () => {
    const byName = { term: "bank", sort: "name", amount: 100 } as const;
    const { ordinals } = index.search(byName);
    expect(index.search({ ...byName, preferred: new Map([[14, 3]]) }).ordinals).toEqual(ordinals);
  });

  it("doesn't change which icons are found", () => {
    const lifts = fc.dictionary(fc.constantFrom(...usual, "apple"), fc.integer({ min: 1, max: strongestLift }));
    fc.assert(
      fc.property(lifts, fc.constantFrom("bank", "ban", "bank card", "note", "apple"), (given, term) => {
        expect(find(given, term).toSorted()).toEqual(find({}, term).toSorted());
      }),
    );
  });
});
