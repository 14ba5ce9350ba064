import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameComponent } from "../formats/code-names.ts";
import { nameIcons } from "./name-icons.ts";

const named = (...pairs: [commonName: string, style: string][]) =>
  nameIcons(pairs.map(([commonName, style]) => ({ commonName, style })));

test("an icon is named after its concept, duplicates also after their style, then by number", () => {
  expect(named(["home", "lucide"], ["home", "mdi-filled"], ["home", "lucide"], ["home", "lucide"])).toEqual([
    "home",
    "home-mdi-filled",
    "home-lucide",
    "home-lucide-2",
  ]);
});

test("reserved device names of Windows aren't used as file names", () => {
  expect(named(["con", "a"], ["aux", "a"], ["com1", "a"], ["cone", "a"])).toEqual([
    "con-icon",
    "aux-icon",
    "com1-icon",
    "cone",
  ]);
});

const pair = fc.record({
  commonName: fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("a-1", "a1", "a-1-b", "../x", "", "A")),
  style: fc.constantFrom("b", "c-d", "1"),
});

test("any icon names result in valid, unique names of files, classes and components", () => {
  fc.assert(
    fc.property(fc.array(pair), (icons) => {
      const names = nameIcons(icons);
      for (const name of names) expect(name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
      expect(new Set(names.map(nameComponent)).size).toBe(icons.length);
    }),
  );
});

test("icons added at the end don't change the names of the others", () => {
  fc.assert(
    fc.property(fc.array(pair), fc.array(pair), (icons, more) => {
      expect(nameIcons([...icons, ...more]).slice(0, icons.length)).toEqual(nameIcons(icons));
    }),
  );
});
