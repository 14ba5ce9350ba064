import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixtureFolder, oddIcons, simplify } from "../../../tests/harness/files/format-icons.ts";
import { AppError } from "../errors.ts";
import { CannotExport } from "./cannot-export.ts";
import type { ExportFormat, IconToExport } from "./export-format.ts";
import { exportFormats } from "./export-formats.ts";
import { htmlInline } from "./web/html-inline.ts";
import { iconifyName } from "./web/iconify-name.ts";

async function renderFile(format: ExportFormat, icon: IconToExport): Promise<string> {
  const heading = `--- ${format.fileName(icon.name)}`;
  try {
    const text = format.needsSimplified ? format.render(await simplify(icon.svg), icon) : format.render(icon);
    return `${heading}\n${text}`;
  } catch (error) {
    if (!(error instanceof CannotExport)) throw error;
    return `${heading}: ${error.message}`;
  }
}

const renderAll = async (format: ExportFormat) => {
  const files: string[] = [];
  for (const icon of oddIcons) files.push(await renderFile(format, icon));
  return `${files.join("\n").trimEnd()}\n`;
};

describe.each(exportFormats)("$id", (format) => {
  test("produces the output of the fixture, deterministically", async () => {
    const first = await renderAll(format);
    await expect(first).toMatchFileSnapshot(join(fixtureFolder, `${format.id}.txt`));
    expect(await renderAll(format)).toBe(first);
  });

  test("has a file name with its extension for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect(format.fileName(name)).toMatch(/^[A-Za-z\d][\w-]*(?:\.component)?\.[a-z]+$/);
        expect(format.fileName(name).endsWith(`.${format.extension}`)).toBe(true);
      }),
    );
  });
});

test("ids and labels of formats are unique", () => {
  for (const key of ["id", "label"] as const) {
    expect(new Set(exportFormats.map((format) => format[key])).size).toBe(exportFormats.length);
  }
});

const markupFormats = exportFormats.filter((format) => !format.needsSimplified);

test.each(markupFormats)("$id: text that isn't an SVG is rejected", (format) => {
  if (format.id === "iconify-name") return;
  for (const svg of ["", "house", "<svg", "<html/>", "<svg>&evil;</svg>"]) {
    expect(() => format.render({ svg, name: "x" })).toThrow(AppError);
  }
});

test.each(markupFormats)("$id: a style sheet is rejected, because it would style the page around it", (format) => {
  if (format.id === "iconify-name") return;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>path{fill:red}</style></svg>';
  expect(() => format.render({ svg, name: "x" })).toThrow(CannotExport);
});

function listIds(fill: string): (string | undefined)[] {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="a" fill="${fill}" d="M0 0h1"/></defs><use href="#a"/></svg>`;
  return [...htmlInline.render({ svg, name: "house" }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
}

test("two SVGs of the same name share no ids", () => {
  expect(listIds("red")).toHaveLength(1);
  expect(listIds("red")).not.toEqual(listIds("blue"));
});

test("an icon without an Iconify name has none to export", () => {
  expect(() => iconifyName.render({ svg: oddIcons[0]!.svg, name: "x" })).toThrow("without an Iconify name");
});
