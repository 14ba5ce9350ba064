import { assert, constantFrom, double, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { describeLook, type Look, type MeasuredDrawing } from "./describe-look.ts";

const unsaid: Look = { technique: null, corners: null, weight: null };
const look = (body: string, differences: Partial<MeasuredDrawing> = {}, style: Look = unsaid) =>
  describeLook({ body, size: 24, isColor: false, isAnimated: false, ...differences }, style);
const stroked = (width: number, shape: string, attributes = "") =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}" ${attributes}>${shape}</g>`;
const filled = (data: string, attributes = "") => `<path fill="currentColor" d="${data}" ${attributes}/>`;
const frame = '<rect x="3" y="3" width="18" height="18"/>';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

describe("weight", () => {
  test.each([
    [1, "ultralight"],
    [1.5, "regular"],
    [2, "regular"],
    [2.5, "black"],
  ])("of a stroke of %d px is %s", (width, weight) => {
    expect(look(stroked(width, frame)).weight).toBe(weight);
  });

  test("is the same whether a line is a stroke or an area", () => {
    expect(look(filled("M2 2h20v20H2zM4 4v16h16V4z")).weight).toBe("regular");
    expect(look(filled("M2 2h20v20H2zm1 1v18h18V3z")).weight).toBe("ultralight");
    expect(look(filled("M2 2h20v20H2z")).weight).toBe("black");
  });

  test("does not depend on the size of the drawing", () => {
    const scales = double({ min: 0.05, max: 50, noNaN: true });
    assert(
      property(scales, constantFrom(0.8, 1, 1.6, 2, 3), (scale, width) => {
        const rect = `<rect x="${3 * scale}" y="${3 * scale}" width="${18 * scale}" height="${18 * scale}"/>`;
        expect(look(stroked(width * scale, rect), { size: 24 * scale })).toEqual(look(stroked(width, frame)));
      }),
    );
  });

  test("of an area with thin holes is that of the area", () => {
    expect(look(filled("M2 2h20v20H2zM6 6v1h12V6zM6 10v1h12v-1zM6 14v1h12v-1z")).weight).toBe("black");
  });

  test("is that of the lines where a tone lies behind them", () => {
    const tone = '<rect x="3" y="3" width="18" height="18" fill="currentColor" opacity=".3"/>';
    expect(look(tone + stroked(2, frame) + stroked(2, "<circle cx='12' cy='12' r='4'/>")).weight).not.toBe("black");
  });
});

describe("corners", () => {
  test.each([
    ["sharp", stroked(2, frame)],
    ["rounded", stroked(2, frame, round)],
    ["rounded", stroked(2, '<rect x="3" y="3" width="18" height="18" rx="3"/>')],
    ["sharp", stroked(2, '<path d="M4 12h16"/>')],
    ["rounded", stroked(2, '<path d="M4 12h16"/>', round)],
    ["sharp", filled("M2 2h20v20H2z")],
    ["rounded", filled("M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3z")],
    ["mixed", filled("M5 2h17v17a3 3 0 0 1-3 3H2V5a3 3 0 0 1 3-3z")],
    // The corners of its hole do not point outwards.
    ["sharp", filled("M2 2h20v20H2zm6 4a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2z")],
    [null, filled("M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z")],
    [null, stroked(2, '<circle cx="12" cy="12" r="9"/>')],
  ])("are %s in %s", (corners, body) => {
    expect(look(body).corners).toBe(corners);
  });

  test("are the same for a hole by direction and by the even-odd rule", () => {
    const ring = "M2 2h20v20H2zM6 6h12v12H6z";
    const directed = "M2 2h20v20H2zM6 6v12h12V6z";
    expect(look(filled(ring, 'fill-rule="evenodd"'))).toEqual(look(filled(directed)));
  });
});

describe("technique", () => {
  test.each([
    ["outline", stroked(2, frame)],
    ["outline", filled("M2 2h20v20H2zM4 4v16h16V4z")],
    ["filled", filled("M2 2h20v20H2z")],
    ["duotone", `${filled("M2 2h20v20H2z", 'opacity=".3"')}${stroked(2, frame)}`],
  ])("is %s in %s", (technique, body) => {
    expect(look(body).technique).toBe(technique);
  });

  test("is pixel only where everything is drawn along the axes", () => {
    const pixel: Look = { ...unsaid, technique: "pixel" };
    expect(look(filled("M2 2h4v4h4v4h10v10H2z"), {}, pixel).technique).toBe("pixel");
    expect(look(filled("M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z"), {}, pixel).technique).toBe("filled");
  });

  test("is what the style says where nothing can be measured", () => {
    const style: Look = { technique: "duotone", corners: "sharp", weight: "regular" };
    expect(look(`<mask id="a">${frame}</mask>${filled("M2 2h20v20H2z", 'mask="url(#a)"')}`, {}, style)).toEqual(style);
    expect(look(stroked(2, frame), { isAnimated: true }, style)).toEqual(style);
  });

  test("of a drawing in colors is what is seen", () => {
    const seen = { palette: 0, isGradual: true, hasAreas: true };
    const flat: Look = { ...unsaid, technique: "flat" };
    const body = '<path fill="#f00" d="M2 2h20v20H2z"/>';
    expect(look(body, { isColor: true, seen }, flat).technique).toBe("gradient");
    expect(look(body, { isColor: true, seen: { ...seen, isGradual: false } }, flat).technique).toBe("flat");
    const lines = { ...seen, isGradual: false, hasAreas: false };
    expect(look(body, { isColor: true, seen: lines }, { ...unsaid, technique: "filled-line" }).technique).toBe(
      "outline",
    );
  });
});
