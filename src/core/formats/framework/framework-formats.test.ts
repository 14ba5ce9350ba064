import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import {
  openFolder,
  readAngular,
  readAstro,
  readReact,
  readReactNative,
  readSolid,
  readSvelte,
  readVue,
  removeFolder,
  type ComponentReader,
} from "../../../../tests/harness/files/component-readers.ts";
import { oddIcons, pixelDifference, sampleIcons } from "../../../../tests/harness/files/format-icons.ts";
import { parseXml, textOf } from "../../../../tests/harness/files/parse-xml.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { freezeMotion } from "../../svg/freeze-motion.ts";
import { CannotExport } from "../cannot-export.ts";
import type { IconToExport, MarkupFormat } from "../export-format.ts";
import { angular } from "./angular.ts";
import { astro } from "./astro.ts";
import { reactJsx } from "./react-jsx.ts";
import { reactNative } from "./react-native.ts";
import { reactTsx } from "./react-tsx.ts";
import { solid } from "./solid.ts";
import { svelte } from "./svelte.ts";
import { vue } from "./vue.ts";

afterAll(removeFolder);

const icons = [...oddIcons, ...sampleIcons(amount(4, 1))];
const readers: readonly (readonly [MarkupFormat, ComponentReader])[] = [
  [reactJsx, readReact],
  [reactTsx, readReact],
  [vue, readVue],
  [svelte, readSvelte],
  [solid, readSolid],
  [angular, readAngular],
  [astro, readAstro],
  [reactNative, readReactNative],
];

const readMarkup = async (format: MarkupFormat, read: ComponentReader, icon: IconToExport) =>
  (await read(format.render(icon))).replaceAll(/<!--.*?-->/g, "").trim();

const readTitle = (markup: string) => {
  const root = parseXml(markup);
  return root.attributes["aria-label"] ?? textOf(root, "title");
};

describe.each(readers.map(([format, read]) => ({ id: format.id, format, read })))("$id", ({ format, read }) => {
  test("its own compiler renders the same image", async () => {
    const different: string[] = [];
    for (const icon of icons) {
      const source = format === reactNative ? freezeMotion(icon.svg) : icon.svg;
      const markup = await readMarkup(format, read, icon);
      if (pixelDifference(source, markup) >= 0.01) different.push(icon.iconifyName!);
    }
    expect(different).toEqual([]);
  });

  test("a title is escaped, whatever it contains", async () => {
    const sign = fc.constantFrom(...`{ } < > & " ' $ \\ @ # / * - = | ; : a é 新 🎉 \``.split(" "), " ");
    const title = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.array(sign).map((signs) => signs.join("")),
    );
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        const markup = await readMarkup(format, read, { ...oddIcons[0]!, title: text });
        const expected = text
          .toWellFormed()
          .replaceAll(/[\p{Cc}\s\uFFFE\uFFFF]+/gu, " ")
          .trim();
        expect(readTitle(markup)?.replaceAll(/\s+/g, " ").trim()).toBe(expected === "" ? undefined : expected);
      }),
      { numRuns: amount(8, 100) },
    );
  });

  test("without a title it is decorative", async () => {
    const file = format.render({ svg: oddIcons[0]!.svg, name: "x" });
    if (format === reactNative) expect(file).toContain("accessibilityElementsHidden");
    else
      expect(
        parseXml(await readMarkup(format, read, { svg: oddIcons[0]!.svg, name: "x" })).attributes["aria-hidden"],
      ).toBe("true");
  });

  test("users can set another size and class", async () => {
    if (format === angular) return;
    const markup = await read(format.render(oddIcons[0]!), {
      width: "99",
      [format.id.startsWith("react") ? "className" : "class"]: "big",
    });
    expect(markup.match(/\swidth="[^"]*"/g)).toEqual([' width="99"']);
    expect(markup).toContain('"big"');
  });
});

const renderNative = (inside: string) =>
  reactNative.render({ svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`, name: "x" });

test("React Native: unsupported features are rejected", () => {
  expect(() => renderNative('<filter id="a"><feMorphology radius="1"/></filter>')).toThrow(
    new CannotExport(["filter"]),
  );
  expect(() => renderNative('<path style="mix-blend-mode:multiply" d="M0 0"/>')).toThrow(new CannotExport(["blend"]));
  expect(() => renderNative('<image href="a.png"/>')).toThrow(new CannotExport(["image"]));
  expect(() => renderNative("<text>a</text>")).toThrow(new CannotExport(["text"]));
});

/** What the safe attributes of drawings may be, all in one; `tsc` knows which of them elements have. */
const everything = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="none" color="red"><defs><filter id="f" primitiveUnits="userSpaceOnUse"
  color-interpolation-filters="sRGB"><feFlood flood-color="red" flood-opacity=".5" result="a"/><feBlend in="a" in2="a" mode="multiply"/><feComposite
  operator="arithmetic" k1="1" k2="1"/><feGaussianBlur stdDeviation="1" edgeMode="none"/><feMorphology radius="1"/><feDropShadow dx="1" dy="1"/></filter>
  <marker id="m" markerWidth="1" markerHeight="1" markerUnits="userSpaceOnUse" refX="1" refY="1" orient="auto"/><pattern id="p"
  patternUnits="userSpaceOnUse" patternContentUnits="userSpaceOnUse" patternTransform="scale(2)"/><mask id="k" style="mask-type:alpha" maskUnits="userSpaceOnUse"
  maskContentUnits="userSpaceOnUse"/></defs><path d="M0 0" pathLength="9" vector-effect="non-scaling-stroke" paint-order="stroke" marker-start="url(#m)"
  clip-rule="evenodd" stroke-dasharray="1 2" stroke-dashoffset="1" stroke-miterlimit="3" transform-origin="1 1" mask-type="alpha"
  style="mix-blend-mode:multiply;isolation:isolate;paint-order:stroke" visibility="hidden" overflow="visible" display="none"><animate attributeName="d" calcMode="spline" keySplines="0 0 1 1"
  keyTimes="0;1" begin="0s" dur="1s" values="M0 0;M1 1" additive="sum" accumulate="sum" repeatCount="2" repeatDur="3" restart="always"/><animateMotion path="M0 0"
  keyPoints="0;1" rotate="auto"/><set attributeName="fill" begin="0s" fill="freeze" to="red"/></path></svg>`;

test("TypeScript accepts the components of React and Solid unchanged", () => {
  const folder = openFolder();
  const files = [...icons, { svg: everything, name: "everything" }].flatMap((icon, index) =>
    [reactTsx, solid].map((format) => {
      const pragma = format === solid ? "/** @jsxImportSource solid-js */\n" : "";
      writeFileSync(
        join(folder, `${format.id}-${index}.tsx`),
        pragma + format.render({ ...icon, name: `${icon.name} ${index}` }),
      );
      return `${format.id}-${index}.tsx`;
    }),
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: "preserve",
    jsxImportSource: "react",
    module: "esnext",
    target: "es2022",
    moduleResolution: "bundler",
    lib: ["es2022", "dom"],
    types: [],
    skipLibCheck: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  let faults = "";
  try {
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    faults = (error as { stdout: string }).stdout;
  }
  expect(faults).toBe("");
});
