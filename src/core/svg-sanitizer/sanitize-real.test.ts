import { describe, expect, it } from "vitest";
import { findHarm } from "../../../tests/hostile-svg/find-harm.ts";
import { readRealDrawings } from "../../../tests/harness/site/real-drawings.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { rasterizePixels } from "../../platform/workers/rasterize.server.ts";
import { renderDocument } from "../svg/document/render-document.ts";
import { drawingLimits } from "./drawing-limits.ts";
import { sanitizeSvg, type SanitizedSvg } from "./sanitize-svg.ts";

const drawings = readRealDrawings({ perSet: amount(1, 9), largest: drawingLimits.bytes - 200, ofAll: true });

function sanitize(svg: string): SanitizedSvg {
  const drawing = sanitizeSvg(svg);
  if ("refusal" in drawing) throw new Error(`it is refused: ${drawing.refusal}`);
  return drawing;
}

const render = ({ body, box }: SanitizedSvg) => renderDocument(body, box!);
const draw = async (svg: string) => Buffer.from((await rasterizePixels({ svg, sizePx: 48 }, "librsvg")).data);

describe("icons of all styles", () => {
  it("pass unchanged, also the second time", () => {
    expect(drawings.length).toBeGreaterThan(amount(150, 1_500));
    for (const { name, svg } of drawings) {
      const once = sanitize(svg);
      expect(findHarm(once.body), name).toBeUndefined();
      expect(render(sanitize(render(once))), name).toBe(render(once));
      expect(once.leftOut, name).toEqual([]);
    }
  });

  it("look the same", async () => {
    for (const { name, svg } of drawings) {
      expect(Buffer.compare(await draw(svg), await draw(render(sanitize(svg)))), name).toBe(0);
    }
  });
});
