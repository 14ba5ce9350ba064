import { afterAll, beforeAll, expect, test } from "vitest";
import { openFixtureCatalogue } from "../../../../tests/harness/site/fixture-catalogue.ts";
import type { OpenSnapshot } from "../../catalogue/service.server.ts";
import type { SetRequest } from "../contract.ts";
import { findSets } from "./find-sets.server.ts";

let opened: OpenSnapshot;
beforeAll(async () => {
  opened = await openFixtureCatalogue();
});
afterAll(() => opened.close());

const request: SetRequest = { concepts: [], language: "en", filters: {}, sort: "coverage", pinned: new Set<string>() };
const find = (concepts: string[], more: Partial<SetRequest> = {}) =>
  findSets(opened, { ...request, concepts, ...more });
const nameOf = (ordinal: number) => opened.catalogue.icon(ordinal).commonName;

test("sets with all of a list come first, each with an icon of its own for every entry", async () => {
  const concepts = ["home", "user", "bell", "arrow left", "pizza"];
  const sets = await find(concepts);
  expect(sets[0]!.foundCount).toBe(concepts.length);
  expect(sets.map(({ foundCount }) => foundCount)).toEqual(
    sets.map(({ foundCount }) => foundCount).toSorted((left, right) => right - left),
  );
  for (const { style, icons, foundCount } of sets) {
    expect(icons).toHaveLength(concepts.length);
    expect(icons.filter((icon) => icon?.isExact)).toHaveLength(foundCount);
    for (const icon of icons) {
      if (icon) expect(opened.catalogue.icon(icon.ordinal).platform).toBe(style.apiCode);
    }
  }
  expect(sets[0]!.icons.map((icon) => nameOf(icon!.ordinal))).toEqual([
    expect.stringMatching(/^(home|house)$/),
    "user",
    "bell",
    "arrow-left",
    "pizza",
  ]);
});

test("what a set lacks has the nearest substitute, which isn't counted", async () => {
  const sets = await find(["home", "unicorn", "place to sleep while travelling"]);
  const lucide = sets.find(({ style }) => style.apiCode === "lucide")!;
  const [home, unicorn, sleep] = lucide.icons;
  expect(lucide.foundCount).toBe(1);
  expect(home?.isExact).toBe(true);
  expect(unicorn?.isExact).toBe(false);
  expect(sleep?.isExact).toBe(false);
  expect(nameOf(sleep!.ordinal)).toMatch(/bed|tent|hotel|camp|sleep/);
});

test("entries are understood in the language of the page and in others", async () => {
  const [german] = await find(["Haus", "Einkaufswagen", "bell"], { language: "de" });
  expect(german!.icons.map((icon) => nameOf(icon!.ordinal))).toEqual([
    expect.stringMatching(/^(home|house)$/),
    "shopping-cart",
    "bell",
  ]);
  expect(german!.foundCount).toBe(3);
});

test("filters leave the styles that pass, and other orders the same sets", async () => {
  const all = await find(["home", "user"]);
  const filled = await find(["home", "user"], { filters: { technique: ["filled"] } });
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.length).toBeLessThan(all.length);
  for (const { style } of filled) expect(style.technique).toBe("filled");
  const titles = (await find(["home", "user"], { sort: "alphabet" })).map(({ style }) => style.title);
  expect(titles).toEqual(titles.toSorted((left, right) => left.localeCompare(right, "en")));
  expect(new Set(titles)).toEqual(new Set(all.map(({ style }) => style.title)));
});

test("words that no icon has give no sets", async () => {
  expect(await find(["qzxqzx", "vvqqzz"])).toEqual([]);
});
