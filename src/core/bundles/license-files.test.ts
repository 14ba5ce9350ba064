import { expect, test } from "vitest";
import { bundleIcon, contentsOf } from "../../../tests/harness/files/bundle-icons.ts";
import { groupBySet, formatLicenseExpression } from "./group-by-set.ts";
import { renderAttribution } from "./render-attribution.ts";
import { renderManifest } from "./render-manifest.ts";
import { renderLicenseText, renderNotice } from "./render-notice.ts";
import { renderReadme } from "./render-readme.ts";

const house = bundleIcon("house", "lucide", "ISC");
const car = { ...bundleIcon("car", "maki", "CC-BY-4.0"), isChanged: true };
const owl = bundleIcon("owl", "logos", "MIT");
const fox = bundleIcon("fox", "noto", "CC-BY-SA-4.0");

test("attribution names each set with author, license, link, conditions and its icons", () => {
  expect(renderAttribution(contentsOf([house, car, owl], { leftOut: [fox], conversion: "turned into glyphs" })))
    .toMatchInlineSnapshot(`
      "# Attribution for My icons

      3 icons from 3 sets. Wherever you show icons from The maki set, include their credit line. Keep this file, NOTICE and LICENSES with copies of the icons.

      ## The logos set

      - Author: logos & \\[friends\\]
      - Set: [The logos set](<https://logos.example>)
      - License: [MIT License](<https://logos.example/license%20(en)>), SPDX-License-Identifier: MIT, [text](LICENSES/MIT.txt)
      - Requires: the license text with every copy
      - Credit line: The logos set by logos & \\[friends\\], MIT License (https://logos.example/license (en))
      - Changes: the icons were turned into glyphs
      - These icons show trademarks, which belong to their owners whatever the license of the icons
      - 1 icon: \`owl\` (logos:owl)

      ## The lucide set

      - Author: lucide & \\[friends\\]
      - Set: [The lucide set](<https://lucide.example>)
      - License: [ISC License](<https://lucide.example/license%20(en)>), SPDX-License-Identifier: ISC, [text](LICENSES/ISC.txt)
      - Requires: the license text with every copy
      - Credit line: The lucide set by lucide & \\[friends\\], ISC License (https://lucide.example/license (en))
      - Changes: the icons were turned into glyphs
      - 1 icon: \`house\` (lucide:house)

      ## The maki set

      - Author: maki & \\[friends\\]
      - Set: [The maki set](<https://maki.example>)
      - License: [Creative Commons Attribution 4.0](<https://maki.example/license%20(en)>), SPDX-License-Identifier: CC-BY-4.0, [text](LICENSES/CC-BY-4.0.txt)
      - Requires: a visible credit line that names changes
      - Credit line: The maki set by maki & \\[friends\\], Creative Commons Attribution 4.0 (https://maki.example/license (en))
      - Changes: the icons were turned into glyphs
      - Changed by the creator of this bundle (colors, size and the like): \`car\`
      - 1 icon: \`car\` (maki:car)

      ## Skipped because of their licenses

      - The noto set (CC-BY-SA-4.0): \`fox\` (noto:fox)
      "
    `);
});

test("attribution says so when no license requires it", () => {
  expect(renderAttribution(contentsOf([house]))).toContain("None of the licenses requires a visible credit line");
});

test("the notice names every copyright holder, and where the license was published", () => {
  const notice = renderNotice(contentsOf([house, owl]));
  expect(notice).toContain(
    "The lucide set\nCopyright (c) lucide & [friends]\nOne icon, licensed under ISC License: LICENSES/ISC.txt",
  );
  expect(notice).toContain("https://logos.example/license (en)");
});

test("a license text that starts with names starts with those of the bundle's sets", () => {
  const groups = groupBySet([house, owl, { ...owl, name: "owl-2" }]);
  const standard =
    "MIT License\n\nCopyright (c) <year> <copyright holders>\n\nPermission is hereby granted, free of charge";
  expect(renderLicenseText("MIT", standard, groups)).toBe(
    "MIT License\n\nCopyright (c) logos & [friends] (The logos set)\n\nPermission is hereby granted, free of charge\n",
  );
  const two =
    'ISC License:\n\nCopyright (c) 2004-2010 by Somebody ("S")\nCopyright (c) 1995 by Else\n\nPermission to use';
  expect(renderLicenseText("ISC", two, groups)).toBe(
    "ISC License:\n\nCopyright (c) lucide & [friends] (The lucide set)\n\nPermission to use\n",
  );
  const apache = "Apache License\n\nCopyright (c) in the text";
  expect(renderLicenseText("Apache-2.0", apache, groups)).toBe(`${apache}\n`);
});

test("the license expression of a bundle contains each license once", () => {
  expect(formatLicenseExpression([owl, house, owl, car])).toBe("CC-BY-4.0 AND ISC AND MIT");
});

test("the manifest has the license of every icon, and lists missing ones", () => {
  const missing = [{ icon: owl, reason: "can’t draw masks" }];
  const manifest = JSON.parse(
    renderManifest(contentsOf([house, car], { leftOut: [fox], missing }), new Map([[house, { codePoint: 57_345 }]])),
  ) as Record<string, Record<string, unknown>[]>;
  expect(manifest["icons"]!.map(({ name, license }) => [name, license])).toEqual([
    ["house", "ISC"],
    ["car", "CC-BY-4.0"],
  ]);
  expect(manifest["icons"]![0]).toMatchObject({ codePoint: 57_345, isChanged: false });
  expect(manifest["leftOut"]).toMatchObject([{ name: "fox", license: "CC-BY-SA-4.0" }]);
  expect(manifest["missing"]).toMatchObject([{ name: "owl", reason: "can’t draw masks" }]);
});

test("the readme lists excluded icons, failed ones and warnings", () => {
  const readme = renderReadme(
    contentsOf([house, car], {
      leftOut: [fox],
      missing: [{ icon: owl, reason: "can’t draw masks" }],
      remarks: [{ icon: car, remark: "its 3 colors became one" }],
    }),
    "How it is used.",
  );
  expect(readme).toContain("# My icons\n\nHow it is used.");
  expect(readme).toContain("- `car`: its 3 colors became one");
  expect(readme).toContain("- `owl` (logos:owl): can’t draw masks");
  expect(readme).toContain("1 icon skipped because of the license:\n\n- `fox` (noto:fox, CC-BY-SA-4.0)");
});
