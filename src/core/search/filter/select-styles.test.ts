import { assert, constantFrom, property, record, subarray } from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleFacts, sampleStyles } from "../../../../tests/harness/site/sample-index.ts";
import { cornerKinds, operatingSystems, techniques } from "../../icons/vocabulary.ts";
import type { SearchFilters } from "../search.ts";
import { selectStyles } from "./select-styles.ts";

const select = (filters: SearchFilters) => selectStyles(sampleFacts, filters).styles.map(({ apiCode }) => apiCode);

describe("selectStyles", () => {
  it("returns all styles in their order without filters", () => {
    expect(select({})).toEqual(sampleStyles.map(({ apiCode }) => apiCode));
  });

  it("returns none where a filter excludes all of them", () => {
    expect(select({ author: [] })).toEqual([]);
  });

  it("requires all filters and any value of one", () => {
    expect(select({ technique: ["filled", "flat"] })).toEqual(["alphaFilled", "gamma"]);
    expect(select({ technique: ["filled", "flat"], isFree: true, aesthetic: ["kids"] })).toEqual(["gamma"]);
    expect(select({ os: ["ios"], size: [24] })).toEqual(["alphaLine"]);
    expect(select({ isAnimated: true })).toEqual([]);
  });

  it("ignores filters of single icons", () => {
    expect(select({ category: ["food"], color: "red" })).toHaveLength(sampleStyles.length);
  });

  it("counts for each option the styles that remain after choosing it", () => {
    const keys = { technique: techniques, corners: cornerKinds, os: operatingSystems } as const;
    assert(
      property(
        constantFrom(...(Object.keys(keys) as (keyof typeof keys)[])),
        record({
          technique: subarray([...techniques], { minLength: 1, maxLength: 2 }),
          corners: subarray([...cornerKinds], { minLength: 1, maxLength: 2 }),
          os: subarray([...operatingSystems], { minLength: 1, maxLength: 2 }),
        }),
        (key, filters) => {
          const counts = selectStyles(sampleFacts, filters).counts.get(key)!;
          for (const value of keys[key]) {
            expect(counts.get(value) ?? 0).toBe(select({ ...filters, [key]: [value] }).length);
          }
        },
      ),
    );
  });
});
