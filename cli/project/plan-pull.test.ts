import * as fc from "fast-check";
import { expect, test } from "vitest";
import { planPull } from "./plan-pull.ts";
import type { LockedIcon, WantedIcon } from "./project-file.ts";

const name = fc.constantFrom("home", "cart", "user", "star", "__proto__");
const wanted = fc.uniqueArray(fc.record({ name, from: fc.constantFrom("lucide:a", "lucide:b") }), {
  selector: (icon) => icon.name,
});
const locked = fc.dictionary(
  name,
  fc.record({
    from: fc.constantFrom("lucide:a", "lucide:b"),
    file: fc.constantFrom("a.svg", "b.svg", "c.svg"),
    content: fc.constantFrom("1", "2"),
  }),
);
const disk = fc.dictionary(fc.constantFrom("a.svg", "b.svg", "c.svg"), fc.constantFrom("1", "2"));

const lock = (icons: Record<string, { from: string; file: string; content: string }>): Record<string, LockedIcon> =>
  Object.fromEntries(
    Object.entries(icons).map(([key, icon]) => [
      key,
      { ...icon, id: key, icon: icon.from, license: "MIT", author: "a", request: `${key} ${icon.from}` },
    ]),
  );
const request = ({ name: called, from }: WantedIcon) => `${called} ${from}`;

test("each icon is either there as it was written, or fetched", () => {
  fc.assert(
    fc.property(wanted, locked, disk, (icons, known, files) => {
      const locks = lock(known);
      const plan = planPull(icons, locks, { request, contentOf: (file) => files[file] });
      expect([...Object.keys(plan.kept), ...plan.fetched.map((icon) => icon.name)].toSorted()).toEqual(
        icons.map((icon) => icon.name).toSorted(),
      );
      for (const { file, content } of Object.values(plan.kept)) expect(files[file]).toBe(content);
    }),
  );
});

test("nothing is removed that somebody has changed, or that is still wanted", () => {
  fc.assert(
    fc.property(wanted, locked, disk, (icons, known, files) => {
      const locks = lock(known);
      const plan = planPull(icons, locks, { request, contentOf: (file) => files[file] });
      const needed = icons.flatMap((icon) => (Object.hasOwn(locks, icon.name) ? [locks[icon.name]!.file] : []));
      for (const file of plan.removed) {
        expect(needed).not.toContain(file);
        expect(Object.values(locks).some((icon) => icon.file === file && icon.content === files[file])).toBe(true);
      }
    }),
  );
});
