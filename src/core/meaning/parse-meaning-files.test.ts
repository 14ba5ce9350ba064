import { describe, expect, it } from "vitest";
import { parseFillers, parseGeneralWords, parsePhrases, parseSenses } from "./parse-meaning-files.ts";

describe("phrases", () => {
  it("are listed by concept", () => {
    expect(parsePhrases("tent\tsleep outdoors;night in nature\nbed\tlie down\n")).toEqual(
      new Map([
        ["tent", ["sleep outdoors", "night in nature"]],
        ["bed", ["lie down"]],
      ]),
    );
  });

  it.each(["tent", "tent\t", "tent\ta\tb", "tent\ta\ntent\tb"])(
    "are rejected where a line has missing or extra fields: %j",
    (text) => {
      expect(() => parsePhrases(text)).toThrow(/line \d/);
    },
  );
});

describe("general words", () => {
  it("are entries of every language, the first word before the others", () => {
    const words = parseGeneralWords("english\tde\tfr\nfront door\tHaustür,Tür\tporte\n");
    expect(words.get("de")).toEqual([{ english: "front-door", word: "Haustür", others: ["Tür"], related: [] }]);
    expect(words.get("fr")![0]!.word).toBe("porte");
    expect(words.get("ja")![0]!.word).toBe("");
  });

  it("are rejected where a line doesn't have one cell for each language", () => {
    expect(() => parseGeneralWords("english\tde\nwant\n")).toThrow(/line 2/);
  });
});

describe("senses", () => {
  it("are entries of each word, the most common first", () => {
    expect(parseSenses("조금,좀\tlittle,a bit\n")).toEqual(
      ["little", "a-bit"].flatMap((english) =>
        ["조금", "좀"].map((word) => ({ english, word, others: [], related: [] })),
      ),
    );
  });

  it.each(["길", "길\t", "\troad", "길\troad\tway", "길\tRoad"])(
    "are rejected where a line has missing or extra fields: %j",
    (text) => {
      expect(() => parseSenses(text)).toThrow(/line 1/);
    },
  );
});

it("fillers are listed by language", () => {
  expect(parseFillers("de\tder die\nfr\tle\n").get("de")).toEqual(["der", "die"]);
  expect(parseFillers("de\tder die\n").get("ko")).toEqual([]);
});
