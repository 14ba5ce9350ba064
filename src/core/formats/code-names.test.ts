import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameComponent, nameElement, nameInKebabCase, nameInSnakeCase } from "./code-names.ts";

test.each([
  ["arrow-left", "ArrowLeftIcon", "arrow-left"],
  ["3d-rotation", "Icon3dRotation", "3d-rotation"],
  ["class", "ClassIcon", "class"],
  ["new", "NewIcon", "new"],
  ["path", "PathIcon", "path"],
  ["ArrowLeft2", "ArrowLeft2Icon", "arrow-left2"],
  ["Café crème", "CafeCremeIcon", "cafe-creme"],
  ["家", "U5bb6Icon", "u5bb6"],
  ["🎉", "U1f389Icon", "u1f389"],
  ["../etc/passwd", "EtcPasswdIcon", "etc-passwd"],
  ["", "UnnamedIcon", "unnamed"],
])("%j becomes %s", (name, component, kebab) => {
  expect([nameComponent(name), nameInKebabCase(name)]).toEqual([component, kebab]);
});

test("names in code are valid identifiers and no reserved words, whatever an icon is called", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(nameComponent(name)).toMatch(/^(?:[A-Z][A-Za-z\d]*Icon|Icon\d[A-Za-z\d]*)$/);
      expect(nameElement(name)).toMatch(/^icon-[a-z\d]+(?:-[a-z\d]+)*$/);
      expect(`ic_${nameInSnakeCase(name)}`).toMatch(/^[a-z][a-z\d_]*$/);
    }),
  );
});
