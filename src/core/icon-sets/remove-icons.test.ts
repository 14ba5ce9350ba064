import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { IconifyJson } from "./iconify-json.ts";
import { listSet } from "./list-set.ts";
import { listRemovedNames, removeFromListing } from "./remove-icons.ts";

const names = ["a", "b", "c", "d", "e", "f", "g"];
const name = fc.constantFrom(...names);
const group = fc.uniqueArray(name);
const set = fc.record({
  icons: fc.uniqueArray(name, { minLength: 1 }),
  hidden: group,
  parents: fc.dictionary(fc.constantFrom("u", "v", "w", "x"), fc.constantFrom(...names, "u", "v", "w")),
  flipped: fc.uniqueArray(fc.constantFrom("u", "v", "w", "x")),
  categories: fc.dictionary(fc.constantFrom("First", "Second"), group),
});

const toJson = ({
  icons,
  hidden,
  parents,
  flipped,
  categories,
}: typeof set extends fc.Arbitrary<infer T> ? T : never): IconifyJson => ({
  prefix: "test",
  info: { name: "Test", author: { name: "Test" }, license: { title: "MIT" } },
  icons: Object.fromEntries(icons.map((icon) => [icon, { body: "", ...(hidden.includes(icon) && { hidden: true }) }])),
  aliases: Object.fromEntries(
    Object.entries(parents).map(([alias, parent]) => [
      alias,
      { parent, ...((flipped as string[]).includes(alias) && { hFlip: true }) },
    ]),
  ),
  categories,
});

test("a listing from which icons are removed is that of the set that never had them", () => {
  fc.assert(
    fc.property(set, group, (parts, gone) => {
      const json = toJson(parts);
      const { listing, aliases } = listSet(json);
      const removed = listRemovedNames(new Set(gone.filter((icon) => icon in json.icons)), aliases);
      const { icons, aliases: all = {}, ...rest } = json;
      const keep = <Value>(values: Record<string, Value>) =>
        Object.fromEntries(Object.entries(values).filter(([key]) => !removed.has(key)));
      const fresh = listSet({ ...rest, icons: keep(icons), aliases: keep(all) });
      expect(removeFromListing(listing, removed)).toEqual(fresh.listing);
    }),
  );
});
