import { expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

test("the answers asked for last are kept, the others made anew", () => {
  const kept = new AnswerCache<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a", "b"].map(ask)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
