import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oddIcons, pixelDifference, sampleIcons, simplify } from "../../../../tests/harness/files/format-icons.ts";
import { readCompose } from "../../../../tests/harness/files/read-compose.ts";
import { readFlutter } from "../../../../tests/harness/files/read-flutter.ts";
import { readSwiftui } from "../../../../tests/harness/files/read-swiftui.ts";
import { listFaults, readVectorDrawable } from "../../../../tests/harness/files/read-vector-drawable.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { freezeMotion } from "../../svg/freeze-motion.ts";
import { CannotExport, type DrawingPart } from "../cannot-export.ts";
import type { NativeFormat } from "../export-format.ts";
import { androidVector } from "./android-vector.ts";
import { compose } from "./compose.ts";
import { flutter } from "./flutter.ts";
import { swiftui } from "./swiftui.ts";

const icons = [...oddIcons, ...sampleIcons(amount(4, 1))];
const readers: readonly { format: NativeFormat; id: string; read: (file: string) => string }[] = [
  { id: androidVector.id, format: androidVector, read: readVectorDrawable },
  { id: compose.id, format: compose, read: readCompose },
  { id: swiftui.id, format: swiftui, read: readSwiftui },
  { id: flutter.id, format: flutter, read: readFlutter },
];

async function tryRender(format: NativeFormat, svg: string): Promise<string | CannotExport> {
  try {
    return format.render(await simplify(svg), { name: "icon" });
  } catch (error) {
    if (error instanceof CannotExport) return error;
    throw error;
  }
}

async function listRefusals(format: NativeFormat): Promise<Record<string, readonly DrawingPart[]>> {
  const refusals: Record<string, readonly DrawingPart[]> = {};
  for (const { name, svg: text } of oddIcons) {
    const code = await tryRender(format, text);
    if (typeof code !== "string") refusals[name] = code.parts;
  }
  return refusals;
}

describe.each(readers)("$id", ({ format, read }) => {
  test("its code renders the same image", async () => {
    const different: string[] = [];
    let drawn = 0;
    for (const { svg, iconifyName } of icons) {
      const code = await tryRender(format, svg);
      if (typeof code !== "string") continue;
      drawn++;
      if (pixelDifference(freezeMotion(svg), read(code)) >= 0.01) different.push(iconifyName!);
    }
    expect(different).toEqual([]);
    expect(drawn).toBeGreaterThan(icons.length * 0.7);
  });

  test("numbers are valid in its language: no exponents", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"><path d="M1e-7 0L.5 1e-9L1 1z"/></svg>';
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000000 9000000"><path d="M0 0L9e6 1L9 9e6z"/></svg>';
    for (const text of [svg, huge])
      expect(await tryRender(format, text)).not.toMatch(/\de[-+]?\d|-0[^.\d]|NaN|undefined/);
  });
});

test("Android's resource compiler reports nothing unknown", async () => {
  for (const { svg, iconifyName } of icons) {
    const xml = await tryRender(androidVector, svg);
    if (typeof xml === "string") expect([iconifyName, listFaults(xml)]).toEqual([iconifyName, []]);
  }
});

test("an unsupported feature of a target is rejected by name", async () => {
  const always = { mask: ["mask"], filter: ["filter"] };
  expect(await listRefusals(flutter)).toEqual({ ...always, loading: ["dash"] });
  expect(await listRefusals(swiftui)).toEqual({ ...always, "focal-gradient": ["focalGradient"] });
  const android = {
    "focal-gradient": ["focalGradient"],
    loading: ["dash"],
    "ring-clip": ["layerOpacity", "evenOddClip"],
  };
  expect(await listRefusals(compose)).toEqual({ ...always, ...android });
  expect(await listRefusals(androidVector)).toEqual({ ...always, ...android });
});

test.each<[DrawingPart, string]>([
  [
    "pattern",
    '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h1v1"/></pattern><path fill="url(#p)" d="M0 0h9v9z"/>',
  ],
  ["blend", '<g style="mix-blend-mode:multiply"><path d="M0 0h9v9z"/></g>'],
  [
    "clip",
    '<clipPath id="c"><path d="M0 0h5v5H0z"/><path d="M2 2h5v5H2z"/></clipPath><path clip-path="url(#c)" d="M0 0h9v9z"/>',
  ],
  ["stretchedStroke", '<path transform="scale(1 3)" fill="none" stroke="red" d="M0 0h9v3"/>'],
])("%s: rejected for all", async (part, inside) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
  await expect(simplify(svg)).rejects.toThrow(new CannotExport([part]));
});

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${inside}</svg>`;

describe("the text color", () => {
  test("stays tintable where an SVG has no other color", async () => {
    const drawing = await simplify(
      svg('<path fill="currentColor" d="M0 0h9v9z"/><path opacity=".4" stroke="currentColor" d="M9 9h9"/>'),
    );
    expect(drawing.isTintable).toBe(false);
    const plain = await simplify(
      svg('<g fill="currentColor"><path d="M0 0h9v9z"/><path opacity=".4" d="M9 9h9v2z"/></g>'),
    );
    expect(plain.isTintable).toBe(true);
    expect(androidVector.render(plain, { name: "x" })).toContain('android:tint="?android:attr/colorControlNormal"');
    expect(swiftui.render(plain, { name: "x" })).toContain("with: .foreground)");
    expect(flutter.render(plain, { name: "x" })).toContain("IconTheme.of(context).color");
    expect(compose.render(plain, { name: "x" })).toContain("SolidColor(Color.Black)");
  });

  test("remains next to other colors, and differs from all of them", async () => {
    const drawing = await simplify(
      svg('<path fill="currentColor" d="M0 0h9v9z"/><path fill="#fe01dc" d="M9 9h9v2z"/>'),
    );
    expect(drawing.nodes).toMatchObject([{ fill: { ink: "tint" } }, { fill: { ink: "#fe01dc" } }]);
    const xml = androidVector.render(drawing, { name: "x" });
    expect(xml).toContain('android:fillColor="?android:attr/colorControlNormal"');
    expect(xml).toContain('android:fillColor="#FFFE01DC"');
    expect(xml).not.toContain("android:tint");
  });

  test("is another one where the SVG sets it", async () => {
    const drawing = await simplify(svg('<g color="#00ff00"><path fill="currentColor" d="M0 0h9v9z"/></g>'));
    expect(drawing.nodes).toMatchObject([{ fill: { ink: "#00ff00" } }]);
  });
});

const unescape = (text: string) => text.replaceAll(/\\(.)/g, "$1");

test("a title is escaped in Swift and Dart", async () => {
  const drawing = await simplify(oddIcons[0]!.svg);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...`\\ " ' $ ( ) { } < > & a b é 新`.split(" "), " ")), (signs) => {
      const title = signs.join("").replaceAll(/\s+/g, " ").trim();
      fc.pre(title !== "");
      const swift = /verbatim: "((?:[^"\\]|\\["\\])*)"\)\)/.exec(swiftui.render(drawing, { name: "x", title }));
      const dart = /label: '((?:[^'\\$]|\\['\\$])*)',/.exec(flutter.render(drawing, { name: "x", title }));
      expect([unescape(swift![1]!), unescape(dart![1]!)]).toEqual([title, title]);
    }),
  );
});

test("a clip path of a nested reference is preserved", async () => {
  const text = svg(
    '<defs><path id="a" d="M0 0h12v24H0z"/><use href="#a" id="b"/><use xlink:href="#b" id="c" xmlns:xlink="http://www.w3.org/1999/xlink"/><use href="#b" id="d"/></defs><clipPath id="k"><use href="#d"/></clipPath><g clip-path="url(#k)"><path d="M6 6h12v12H6z"/></g>',
  );
  const code = await tryRender(flutter, text);
  expect(code).toContain("canvas.clipPath(");
  expect(pixelDifference(text, readFlutter(String(code)))).toBeLessThan(0.01);
});

test("a clip path that can't be resolved is rejected rather than guessed", async () => {
  const text = svg(
    '<defs><path id="a" d="M0 0h12v24H0z"/><use href="#a" id="b" x="2"/></defs><clipPath id="k"><use href="#b"/></clipPath><g clip-path="url(#k)"><path d="M6 6h12v12H6z"/></g>',
  );
  await expect(simplify(text)).rejects.toThrow(new CannotExport(["clip"]));
});

test("a clip around the whole view is dropped, and opacity of separate shapes becomes theirs", async () => {
  const drawing = await simplify(
    svg(
      '<clipPath id="c"><path d="M0 0h24v24H0z"/></clipPath><g clip-path="url(#c)" opacity=".5"><path d="M0 0h9v9z"/><path d="M12 12h9v9z"/></g>',
    ),
  );
  expect(drawing.nodes).toMatchObject([
    { kind: "shape", fill: { opacity: 0.5 } },
    { kind: "shape", fill: { opacity: 0.5 } },
  ]);
});
