import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markHeads } from "../build/head-words.ts";
import { listNumberForms, splitTerm, splitWords } from "./words.ts";

describe("splitWords", () => {
  it.each([
    ["arrow-left", ["arrow", "left"]],
    ["  Arrow_Left! ", ["arrow", "left"]],
    ["E-Mail", ["e", "mail"]],
    ["Café crème", ["cafe", "creme"]],
    ["24h", ["24h"]],
    ["дом 家 が", ["дом", "家", "が"]],
    ["🏠 \u0000\n", []],
  ])("splits %j into %j", (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("returns only letters and digits in lower case, whatever the input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe("splitTerm", () => {
  it("leaves out stop words, unless there are no others", () => {
    expect(splitTerm("the icon of a house")).toEqual(["house"]);
    expect(splitTerm("icon")).toEqual(["icon"]);
  });

  it.each([
    ["c++", ["cpp"]],
    ["C# file", ["csharp", "file"]],
    [".NET", ["dotnet"]],
    ["+", ["plus"]],
    ["?!", ["question", "exclamation"]],
    ["→", ["arrow", "right"]],
    ["e-mail", ["e", "mail"]],
  ])("splits the symbols of %j into %j", (term, words) => {
    expect(splitTerm(term)).toEqual(words);
  });

  it("reads at most eight words of the first 200 characters", () => {
    expect(splitTerm("one two three four five six seven eight nine ten")).toHaveLength(8);
    expect(splitTerm("x".repeat(10_000))).toEqual(["x".repeat(200)]);
  });
});

describe("listNumberForms", () => {
  it.each([
    ["arrow", "arrows"],
    ["box", "boxes"],
    ["battery", "batteries"],
    ["leaf", "leaves"],
    ["man", "men"],
    ["watch", "watches"],
    ["key", "keys"],
  ])("treats %s and %s as one word", (singular, plural) => {
    expect(listNumberForms(singular)).toContain(plural);
    expect(listNumberForms(plural)).toContain(singular);
  });

  it.each(["glasses", "news", "lens", "bus", "ios", "h1", "s"])("doesn't stem %s to another word", (word) => {
    expect(listNumberForms(word).filter((form) => form.length < word.length)).toEqual([]);
  });
});

describe("markHeads", () => {
  it.each([
    ["shopping-cart", "cart"],
    ["home-plus", "home"],
    ["arrow-left", "arrow left"],
    ["arrow-left-circle", "arrow left"],
    ["file-lock", "file lock"],
    ["alarm-clock", "alarm clock"],
    ["calendar-x-2", "calendar"],
    ["circle-plus", "circle plus"],
  ])("finds in %s the %s", (name, heads) => {
    const words = name.split("-");
    const isHead = markHeads(words);
    expect(words.filter((_, index) => isHead[index]).join(" ")).toBe(heads);
  });
});

describe("a term that is too long", () => {
  it("is cut between words", () => {
    const filling = "a".repeat(190);
    expect(splitTerm(`${filling} umbrella umbrella`)).toEqual([filling, "umbrella"]);
    expect(splitTerm(`${filling} umbrellas umbrella`)).toEqual([filling, "umbrellas"]);
    expect(splitTerm(`${filling} umbrellas-and umbrella`)).toEqual([filling]);
  });

  it("is cut anywhere where it is one word", () => {
    expect(splitTerm("a".repeat(300))).toEqual(["a".repeat(200)]);
  });
});
