import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listQuerySuggestions, type TermSources } from "./query-suggestions.ts";

const known = ["haus", "home", "house", "umbrella", "cat", "日", "日曜日", "дом", "домик"];

/** Finds terms of which all words are known, and knows one slip. */
const sources: TermSources = {
  finds: (term) => term !== "" && term.split(" ").every((word) => known.includes(word.toLowerCase())),
  findWord: (term) => (term === "haus" ? "Haus" : known.find((word) => word === term)),
  correct: (term) => (term === "umbrlla" ? "umbrella" : undefined),
  complete: (beginning, limit) => known.filter((word) => word.startsWith(beginning)).slice(0, limit),
};
const list = (term: string, limit = 6) => listQuerySuggestions(term, sources, limit);

describe("suggestions for a term without results", () => {
  it.each([
    ["home qwrtzx cat", ["home cat", "home", "cat"]],
    ["umbrlla", ["umbrella"]],
    ["umbrllaxx", ["umbrella"]],
    ["homexyz", ["home"]],
    ["xyzhouse", ["house"]],
    ["hausxyz", ["Haus"]],
    ["houszz", ["house"]],
    ["домищще", ["дом", "домик"]],
    ["日本", ["日", "日曜日"]],
    ["qwrtzx", []],
    ["ぬるぽ", []],
    ["щшгрбл", []],
  ])("for %j are %j", (term, near) => {
    expect(list(term)).toEqual(near);
  });

  it("all have results, are within the limit, and never fail", () => {
    const words = fc.array(fc.oneof(fc.constantFrom(...known), fc.string({ unit: "grapheme" })), { maxLength: 6 });
    fc.assert(
      fc.property(words, fc.nat(8), (typed, limit) => {
        const near = list(typed.join(" "), limit);
        expect(near.length).toBeLessThanOrEqual(limit);
        expect(near).toEqual([...new Set(near)].filter((each) => sources.finds(each.toLowerCase())));
      }),
    );
  });
});
