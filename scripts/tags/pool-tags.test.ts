import { expect, test } from "vitest";
import { conceptKey } from "./concept-key.ts";
import { poolTags, selectTags } from "./pool-tags.ts";

function source(tagsByConcept: Record<string, string[]>) {
  const entries = Object.entries(tagsByConcept).map(([concept, tags]) => ({ concept, tags, isBrand: false }));
  return { weight: 1, entries };
}

function select(concept: string, ...sources: ReturnType<typeof source>[]): string[] {
  return selectTags(concept, poolTags(sources).get(conceptKey(concept)) ?? []);
}

test("tags from several sources come first, whatever name they use", () => {
  const tags = select("house", source({ home: ["start", "building"] }), source({ house: ["building", "Residence"] }));
  expect(tags).toEqual(["building", "start", "residence"]);
});

test("a tag does not repeat the concept", () => {
  expect(select("credit-card", source({ "credit-card": ["creditcard", "cards", "credit cards", "payment"] }))).toEqual([
    "payment",
  ]);
});

test("multi-word tags don't repeat a name of the concept", () => {
  expect(select("comment-account", source({ "comment-account": ["comment-user", "reply"] }))).toEqual(["reply"]);
});

test("a tag does not contradict the concept", () => {
  expect(select("arrow-left", source({ "arrow-left": ["right", "next", "back"] }))).toEqual(["back"]);
  expect(select("arrow-left-right", source({ "arrow-left-right": ["next", "swap"] }))).toEqual(["swap"]);
});

test("singular and plural are one tag, in the most common spelling", () => {
  expect(select("ship", source({ ship: ["boats"], ferry: ["boat"], yacht: ["boat"] }))).toEqual(["boat"]);
});

test("few tags are kept of those from a single source", () => {
  const lone = ["ab", "cd", "ef", "gh", "ij", "kl", "mn", "op"];
  expect(select("ship", source({ ship: lone }))).toHaveLength(6);
});
