import * as fc from "fast-check";
import { expect, test } from "vitest";
import { cleanEntryPath, cleanFileName } from "./clean-file-name.ts";

test.each([
  ["logo.svg", "logo.svg"],
  ["Mein Bild – 2.PNG", "Mein Bild – 2.PNG"],
  ["アイコン.svg", "アイコン.svg"],
  ["../../etc/passwd", "passwd"],
  [String.raw`C:\Users\anna\logo.svg`, "logo.svg"],
  ["/srv/site/.env", "env"],
  ["..", "file"],
  ["a/..", "a"],
  ["...///\\", "file"],
  ["in\u202Egvs.exe", "ingvs.exe"],
  ["a\u2066b\u2069\u200B\uFEFF.png", "ab.png"],
  ["a\r\nSet-Cookie: x=1.png", "a Set-Cookie- x=1.png"],
  ["nul\0.png", "nul-file.png"],
  ["CON", "CON-file"],
  ["conus.svg", "conus.svg"],
  ["a\u2028b.svg", "a b.svg"],
  ["trailing. . ", "trailing"],
  ['x"<script>|*?.svg', "x-script-.svg"],
  ["\uD800.svg", "\uFFFD.svg"],
  ["", "file"],
])("%j becomes %j", (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});

test("a long name keeps its extension", () => {
  expect(cleanFileName(`${"a".repeat(500)}.svg`, { most: 20 })).toBe(`${"a".repeat(16)}.svg`);
});

test("any cleaned file name has one line without a path, is short enough, and is unchanged by cleaning again", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary", maxLength: 4 }),
    fc.constantFrom("/", "\\", "..", ".", "\u202E", "\n", "\0", "con", ":", " ", "é", "e\u0301"),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (parts) => {
      const name = cleanFileName(parts.join(""), { most: 40 });
      expect(name).not.toBe("");
      expect(name.length).toBeLessThanOrEqual(40);
      expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|^[.\s]|[.\s]$/u);
      expect(cleanFileName(name, { most: 40 })).toBe(name);
    }),
  );
});

test.each([
  ["svg/house.svg", "svg/house.svg"],
  ["package/.npmignore", "package/.npmignore"],
  ["licenses/../../../etc/cron.d/x.txt", "licenses/etc/cron.d/x.txt"],
  ["/etc/passwd", "etc/passwd"],
  [String.raw`..\..\x`, "..-..-x"],
  ["C:/x", "C-/x"],
  ["a\u202Egvs.exe\0", "agvs.exe"],
  ["..", "file"],
])("inside an archive %j becomes %j", (path, clean) => {
  expect(cleanEntryPath(path)).toBe(clean);
});
