import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSynonyms } from "../search/match/synonyms.ts";
import { createSynonymFinder, toWordKey } from "./concept-words.ts";
import { findLikelyConcepts, matchKinds, type ConceptKnowledge } from "./find-likely-concepts.ts";
import { differInSense } from "./distinguish-senses.ts";

const findSynonyms = createSynonymFinder(
  parseSynonyms("delete, trash, bin\ngarbage => trash\nremove > minus\nhamburger menu, menu\n"),
);

describe("words of concepts", () => {
  test("in another order, and of variants, have one key", () => {
    const keys = ["arrow-left", "left-arrow", "arrow-left-2", "arrow-left-alt"].map(toWordKey);
    expect(new Set(keys).size).toBe(1);
    expect(toWordKey("bell-with-slash")).toBe(toWordKey("bell-slash"));
    expect(toWordKey("the-a")).not.toBe("");
    expect(toWordKey("arrow-right")).not.toBe(toWordKey("arrow-left"));
  });

  test("are replaced by synonyms, also phrases, in the direction of their rule only", () => {
    expect(findSynonyms("trash")).toEqual(["delete", "bin"]);
    expect(findSynonyms("garbage-off")).toEqual(["trash-off"]);
    expect(findSynonyms("hamburger-menu")).toEqual(["menu"]);
    expect(findSynonyms("remove")).toEqual([]);
  });

  test("distinguish concepts by directions, numbers, letters and negations, but not by synonyms", () => {
    expect(differInSense("arrow-left", "arrow-right")).toBe(true);
    expect(differInSense("bell", "bell-off")).toBe(true);
    expect(differInSense("letter-a", "letter-b")).toBe(true);
    expect(differInSense("user-plus", "add-user")).toBe(false);
    expect(differInSense("bell-slash", "bell-off")).toBe(false);
  });
});

describe("likely concepts", () => {
  const drawn = new Set(["trash", "bin", "left-arrow", "arrow-left", "cottage", "house", "house-off", "git"]);
  const knowledge: ConceptKnowledge = {
    isDrawn: (concept) => drawn.has(concept),
    findSynonyms,
    findNear: () => [
      { name: "house-off", nearness: 0.95 },
      { name: "git", nearness: 0.9 },
      { name: "castle", nearness: 0.9 },
      { name: "cottage", nearness: 0.85 },
      { name: "arrow-left", nearness: 0.2 },
    ],
  };
  const find = (concept: string, isName = false) =>
    findLikelyConcepts(concept, { isName }, knowledge).map(({ concept: other, kind }) => `${kind} ${other}`);

  test("are ordered by kind, as far as they have icons, and never mean the opposite", () => {
    expect(find("arrow-left")).toContain("same left-arrow");
    expect(find("delete")).toEqual(["same delete", "synonym trash", "synonym bin"]);
    expect(find("house")).toEqual(["same house", "near git", "near cottage"]);
  });

  test("of a name include only the name itself", () => {
    expect(find("github", true)).toEqual(["same github"]);
  });

  test("of any text start with itself and contain no concept twice", () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (concept, isName) => {
        const likely = findLikelyConcepts(concept, { isName }, knowledge);
        expect(likely[0]).toEqual({ concept, kind: "same" });
        expect(new Set(likely.map(({ concept: other }) => other)).size).toBe(likely.length);
        const kinds = likely.map(({ kind }) => matchKinds.indexOf(kind));
        expect(kinds).toEqual(kinds.toSorted((left, right) => left - right));
      }),
    );
  });
});
