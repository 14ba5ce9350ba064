import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameRelease, type IconToPackage } from "./name-release.ts";
import { comparePackages, judgeChanges, renderChangelog, type PackageState } from "./package-changes.ts";

const name = fc.constantFrom("house", "house-2", "cart", "arrow-left", "arrowleft", "user");
const icon = fc.record({ id: fc.stringMatching(/^[a-h]$/), name, drawing: fc.constantFrom("1", "2") });
const icons: fc.Arbitrary<IconToPackage[]> = fc.uniqueArray(icon, { selector: ({ id }) => id, maxLength: 8 });
/** A collection over time. */
const history = fc.array(icons, { minLength: 2, maxLength: 6 });

function release(all: readonly IconToPackage[][]): PackageState[] {
  const states: PackageState[] = [];
  for (const each of all) states.push({ ...nameRelease(states.at(-1), each), metadata: "" });
  return states;
}

const namesOf = ({ icons: all, aliases }: PackageState) => [...all.map((each) => each.name), ...Object.keys(aliases)];
const idOf = (state: PackageState, asked: string) =>
  state.icons.find((each) => each.name === (state.aliases[asked] ?? asked))?.id;
const fold = (each: string) => each.replaceAll("-", "");

test("names of a version are different, also where dashes don't count", () => {
  fc.assert(
    fc.property(history, (all) => {
      for (const state of release(all)) {
        const names = state.icons.map((each) => fold(each.name));
        expect(new Set(names).size).toBe(names.length);
        for (const [alias, target] of Object.entries(state.aliases)) {
          expect(state.icons.some((each) => each.name === target)).toBe(true);
          expect(state.icons.some((each) => each.name === alias)).toBe(false);
        }
      }
    }),
  );
});

test("a name leads to the icon that it always led to, for as long as that is there", () => {
  fc.assert(
    fc.property(history, (all) => {
      const states = release(all);
      const [before, after] = states.slice(-2) as [PackageState, PackageState];
      for (const each of namesOf(before)) {
        const id = idOf(before, each);
        if (after.icons.some((now) => now.id === id)) expect(idOf(after, each)).toBe(id);
      }
    }),
  );
});

test("a version is major exactly if a name is gone or only an old one, and minor exactly if names came", () => {
  fc.assert(
    fc.property(history, (all) => {
      const [before, after] = release(all).slice(-2) as [PackageState, PackageState];
      const level = judgeChanges(comparePackages(before, after));
      const stays = before.icons.every((old) => after.icons.some((now) => now.name === old.name));
      const keepsAliases = Object.keys(before.aliases).every((old) => namesOf(after).includes(old));
      expect(level === "major").toBe(!(stays && keepsAliases));
      if (level !== "major")
        expect(level === "minor").toBe(namesOf(after).some((each) => !namesOf(before).includes(each)));
    }),
  );
});

test("nothing is said of what is the same", () => {
  fc.assert(
    fc.property(history, (all) => {
      const [state] = release(all).slice(-1) as [PackageState];
      expect(comparePackages(state, { ...state, metadata: "license" })).toEqual({
        removed: [],
        renamed: [],
        added: [],
        redrawn: [],
      });
    }),
  );
});

test("the changelog says what happened to which names", () => {
  const before: PackageState = {
    icons: [
      { id: "a", name: "home", drawing: "1" },
      { id: "b", name: "cart", drawing: "1" },
      { id: "c", name: "user", drawing: "1" },
    ],
    aliases: {},
    metadata: "",
  };
  const named = nameRelease(before, [
    { id: "a", name: "House", drawing: "1" },
    { id: "c", name: "user", drawing: "2" },
    { id: "d", name: "cart", drawing: "1" },
  ]);
  const changes = comparePackages(before, { ...named, metadata: "" });
  expect(judgeChanges(changes)).toBe("major");
  const notes = [
    { version: "2.0.0", publishedAt: "2026-11-28T10:00:00.000Z", changes },
    { version: "1.0.0", publishedAt: "2026-11-01T10:00:00.000Z" },
  ];
  expect(renderChangelog(notes)).toBe(`# Changelog

## 2.0.0 (2026-11-28)

- Removed (1): \`cart\`
- Renamed \`home\` to \`house\`; the old name is deprecated
- Added (1): \`cart-2\`
- Redrawn (1): \`user\`

## 1.0.0 (2026-11-01)

- First version
`);
});
