import { expect, test } from "vitest";
import { AnswerCache } from "./recent-answers.ts";

test("the latest results are cached, others are computed again", () => {
  const cache = new AnswerCache<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "a", "b"].map(ask)).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
