import type { ViewBox } from "../svg/document/render-document.ts";
import { parseBox } from "../svg/document/read-document.ts";
import { RejectedSvg } from "./rejected-svg.ts";

const unitsInPx: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};

/**
 * What a document says about its size: its view box, otherwise width and height.
 * @throws RejectedSvg for sizes that nothing can be drawn in
 */
export function readSize(attributes: ReadonlyMap<string, string>): ViewBox | undefined {
  const written = (attributes.get("viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = written;
  if (written.length === 4 && written.every(Number.isFinite) && width > 0 && height > 0)
    return settleBox(written.join(" "));
  const sides = ["width", "height"].map((name) => {
    const [, size, unit = ""] = /^\s*\+?([\d.]+)([a-z]{0,2})\s*$/i.exec(attributes.get(name) ?? "") ?? [];
    return Number(size) * (unitsInPx[unit.toLowerCase()] ?? Number.NaN);
  });
  return sides.every((side) => side > 0) ? settleBox(`0 0 ${sides.join(" ")}`) : undefined;
}

function settleBox(text: string): ViewBox {
  const box = parseBox(text);
  if (!box) throw new RejectedSvg("outOfRange");
  return box;
}
