import type { DrawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { RejectedSvg } from "../../../core/svg-sanitizer/rejected-svg.ts";

/** How files of other kinds begin that are often called drawings: packed ones, PNG, JPEG, GIF, archives, PDF. */
const others = ["\u001f\u008b", "\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "PK\u0003\u0004", "%PDF"];
const marks = [
  { mark: [0xff, 0xfe], encoding: "utf-16le" },
  { mark: [0xfe, 0xff], encoding: "utf-16be" },
];

/**
 * The text of a file: UTF-8, or UTF-16 that says so.
 * @throws RejectedSvg
 */
export function decodeDrawing(bytes: Uint8Array, limits: Pick<DrawingLimits, "bytes">): string {
  if (bytes.length > limits.bytes) throw new RejectedSvg("tooLarge");
  const start = String.fromCodePoint(...bytes.subarray(0, 4));
  if (others.some((other) => start.startsWith(other))) throw new RejectedSvg("notSvg");
  const marked = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  try {
    return new TextDecoder(marked?.encoding ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RejectedSvg("noText");
  }
}
