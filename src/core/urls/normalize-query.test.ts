import { describe, expect, it } from "vitest";
import { cleanTerm, cutTerm, isTermTooLong } from "./normalize-query.ts";

describe("a term that is too long", () => {
  const long = "a picture of a small red house beside an old apple tree";

  it("ends with a whole word, in addresses and in calls", () => {
    expect(cleanTerm(long)).toBe("a-picture-of-a-small-red-house-beside-an-old-apple");
    expect(cutTerm(` ${long} `)).toBe("a picture of a small red house beside an old apple");
    expect(cutTerm(long.replace("apple", "apricot"))).toBe("a picture of a small red house beside an old");
  });

  it("is cut anywhere if it is a single word", () => {
    expect(cleanTerm("木".repeat(60))).toBe("木".repeat(50));
    expect(cutTerm("x".repeat(60))).toBe("x".repeat(50));
  });

  it("is told from one that only has signs that addresses leave out", () => {
    expect(isTermTooLong(long)).toBe(true);
    expect(isTermTooLong(`house${"!".repeat(60)}`)).toBe(false);
  });
});
