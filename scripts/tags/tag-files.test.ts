import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { codePoints } from "../packages/emoji.ts";
import { normalizeTag } from "./normalize-tag.ts";
import { brandWords, forbiddenTags, forbiddenWords } from "./tag-rules.data.ts";

const folder = join(import.meta.dirname, "../../data/tags");

function readTags(file: string): [string, string[]][] {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text.endsWith("\n")).toBe(true);
  return text
    .slice(0, -1)
    .split("\n")
    .map((line) => {
      const [concept = "", tags = "", ...rest] = line.split("\t");
      expect(rest).toEqual([]);
      return [concept, tags.split(",")];
    });
}

describe.each(["concepts.tsv", "brands.tsv", "emoji.tsv"])("%s", (file) => {
  const lines = readTags(file);

  test("is small enough for a review", () => {
    expect(statSync(join(folder, file)).size).toBeLessThan(2_000_000);
  });

  test("contains each concept once, in order", () => {
    const concepts = lines.map(([concept]) => concept);
    expect(concepts).toEqual([...new Set(concepts)].toSorted((a, b) => (a < b ? -1 : 1)));
    expect(concepts.filter((concept) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(concept))).toEqual([]);
  });

  test("has one to twelve distinct tags per concept, all normalized", () => {
    const faults = lines.filter(
      ([, tags]) =>
        tags.length > 12 || new Set(tags).size < tags.length || tags.some((tag) => normalizeTag(tag) !== tag),
    );
    expect(faults).toEqual([]);
  });

  test("has no tag that is a word of its concept", () => {
    expect(lines.filter(([concept, tags]) => tags.some((tag) => concept.split("-").includes(tag)))).toEqual([]);
  });

  test("has no forbidden word", () => {
    const words = new Set(forbiddenWords);
    const whole = new Set(forbiddenTags);
    const isForbidden = (tag: string): boolean => whole.has(tag) || tag.split(" ").some((word) => words.has(word));
    expect(lines.filter(([, tags]) => tags.some(isForbidden))).toEqual([]);
  });
});

test("generic concepts have no tags of brands", () => {
  const tags = new Map(readTags("concepts.tsv"));
  const names = new Set(brandWords);
  for (const concept of ["house", "search", "file-word", "command", "mobile", "credit-card", "toy-brick"]) {
    expect(tags.get(concept)?.filter((tag) => tag.split(" ").some((word) => names.has(word)))).toEqual([]);
  }
});

test("everyday concepts are found by synonyms", () => {
  const tags = new Map(readTags("concepts.tsv"));
  expect(tags.get("home")).toContain("house");
  expect(tags.get("settings")).toContain("gear");
  expect(tags.get("trash")).toContain("delete");
  expect(tags.get("search")).toContain("find");
  expect(tags.get("user")).toContain("person");
});

test("every source is named with version and license", () => {
  const record = z.strictObject({
    package: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    license: z.enum(["MIT", "ISC", "Apache-2.0", "CC0-1.0", "CC-BY-4.0", "Unicode-3.0"]),
    author: z.string().min(1),
    files: z.array(z.string()).min(1),
    purpose: z.string().min(1),
  });
  z.array(record)
    .min(10)
    .parse(JSON.parse(readFileSync(join(folder, "sources.json"), "utf8")));
});

test("emoji are keyed by code points without variation selectors", () => {
  expect(codePoints("❤️")).toBe("2764");
  expect(codePoints("👩‍💻")).toBe("1f469-200d-1f4bb");
});
