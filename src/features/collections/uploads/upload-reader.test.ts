import { afterAll, describe, expect, it } from "vitest";
import { measureLongestTurnMs } from "../../../../tests/harness/browser/longest-turn.ts";
import { readRealDrawing } from "../../../../tests/harness/site/real-drawings.ts";
import { findHarm } from "../../../../tests/hostile-svg/find-harm.ts";
import { listFloods } from "../../../../tests/hostile-svg/bombs.ts";
import type { HostileDrawing } from "../../../../tests/hostile-svg/hostile-drawing.ts";
import { listHostileDrawings } from "../../../../tests/hostile-svg/list-hostile-drawings.ts";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { createUploadReader, type UploadReading } from "./upload-reader.server.ts";

const reader = createUploadReader();
afterAll(() => reader.close());

const toBase64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const read = (bytes: Uint8Array | string) => reader.read(toBase64(bytes), { idPrefix: "i" });
const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const bodyOf = (document: string) => document.replace(/^<svg [^>]*>/, "").replace(/<\/svg>$/, "");
const square = '<path d="M0 0h9v9H0z"/>';
const rendered = (box: string, inner: string) => {
  const [, , width, height] = box.split(" ");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${inner}</svg>`;
};
const drawnInText = '<path fill="currentColor" d="M0 0h9v9H0z"/>';

/** Reads some at a time, as many as may wait. */
async function readAll(drawings: readonly HostileDrawing[]): Promise<[name: string, reading: UploadReading][]> {
  const readings: [string, UploadReading][] = [];
  for (let start = 0; start < drawings.length; start += 100) {
    const some = drawings.slice(start, start + 100);
    readings.push(
      ...(await Promise.all(some.map(async ({ name, bytes }) => [name, await read(bytes)] as [string, UploadReading]))),
    );
  }
  return readings;
}

describe("hostile SVGs", () => {
  it("are rejected or sanitized, every one, and none blocks this process", async () => {
    const drawings = listHostileDrawings();
    expect(new Set(drawings.map(({ bytes }) => toBase64(bytes))).size).toBeGreaterThan(1_000);
    let readings: Awaited<ReturnType<typeof readAll>> = [];
    const longestMs = await measureLongestTurnMs(async () => (readings = await readAll(drawings)));
    const harm = readings.flatMap(([name, reading]) => {
      const fault = "refusal" in reading ? undefined : findHarm(bodyOf(reading.svg));
      return fault === undefined ? [] : [`${name}: ${fault}`];
    });
    expect(harm).toEqual([]);
    // What is around the harm is still drawn: refusing everything would be no art.
    expect(readings.filter(([, reading]) => !("refusal" in reading)).length).toBeGreaterThan(800);
    expect(longestMs).toBeLessThan(200);
  }, 120_000);

  it("of any size are rejected before they are parsed", async () => {
    for (const { bytes } of listFloods()) {
      const file = toBase64(bytes);
      expect(
        await measureLongestTurnMs(async () =>
          expect(await reader.read(file, { idPrefix: "i" })).toEqual({ refusal: "tooLarge" }),
        ),
      ).toBeLessThan(200);
    }
  });
});

describe("an SVG", () => {
  it.each<[string, Uint8Array]>([
    ["UTF-8", Buffer.from(svg(square))],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${svg(square)}`)],
    ["UTF-16", Buffer.from(`\uFEFF${svg(square)}`, "utf16le")],
    ["UTF-16, big end first", Buffer.from(`\uFEFF${svg(square)}`, "utf16le").swap16()],
  ])("is read in %s", async (_, bytes) => {
    expect(await read(bytes)).toEqual({
      svg: rendered("0 0 24 24", drawnInText),
      isColor: false,
      isAnimated: false,
      leftOut: [],
    });
  });

  it("without a size gets the bounding box of its content", async () => {
    expect(await read(svg('<path d="M3 4h10v20H3z"/>', ""))).toMatchObject({
      svg: rendered("3 4 10 20", '<path fill="currentColor" d="M3 4h10v20H3z"/>'),
    });
    expect(await read(svg('<path d="M0 0z"/>', ""))).toEqual({ refusal: "empty" });
  });

  it("without visible content is rejected", async () => {
    expect(await read(svg('<path opacity="0" d="M0 0h9v9H0z"/>'))).toEqual({ refusal: "empty" });
    expect(await read(svg('<path d="M90 90h9v9H0z"/>'))).toEqual({ refusal: "empty" });
  });

  it("that fades in is checked in its final state", async () => {
    const appearing = `<g opacity="0">${square}<animate attributeName="opacity" begin="1s" dur="1s" to="1" fill="freeze"/></g>`;
    expect(await read(svg(appearing))).toMatchObject({
      svg: rendered("0 0 24 24", appearing.replace("<path", '<path fill="currentColor"')),
      isAnimated: true,
    });
  });

  it("may have exactly the maximum number of bytes", async () => {
    expect(await read(svg(square).padEnd(drawingLimits.bytes))).toMatchObject({
      svg: rendered("0 0 24 24", drawnInText),
    });
  });

  it("in one dark gray uses the text color; any other color is preserved", async () => {
    const { svg: dark } = (await read(svg('<g stroke="#1a1a1a" fill="none"><path d="M0 0h9"/></g>'))) as {
      svg: string;
    };
    expect(bodyOf(dark)).toBe('<g stroke="currentColor" fill="none"><path d="M0 0h9"/></g>');
    for (const fill of ["#c00", "#003"]) {
      expect(await read(svg(`<path fill="${fill}" d="M0 0h9v9"/>`))).toMatchObject({
        svg: rendered("0 0 24 24", `<path fill="${fill}" d="M0 0h9v9"/>`),
        isColor: true,
      });
    }
  });

  it("that crashes one engine is rendered by the other", async () => {
    const { svg: cocktail } = readRealDrawing("noto-v1:cocktail-glass");
    expect(await read(cocktail)).toMatchObject({ isColor: true });
  });
});
