import { freezeMotion } from "../../svg/freeze-motion.ts";
import { attributeValue, scanTags } from "../../svg/document/scan-tags.ts";
import { whitenMasks } from "../../svg/colors/whiten-masks.ts";
import { followAliases } from "./follow-aliases.ts";
import { readSimplified } from "./read-simplified.ts";
import type { SimplifiedDrawing } from "./simplified-drawing.ts";

/** Stands for the color of the text, which a simplified document does not know; hex without short form or name. */
const stand = ["#fe01dc", "#01fedc", "#dc01fe", "#fedc01"] as const;

/** Makes of a document one of paths, groups, gradients and clip paths without styles and references to shapes. */
export type ResolveDocument = (svg: string) => Promise<string> | string;

/**
 * A drawing for formats that need it simplified.
 * @param resolve as resvg's `toString()` does it
 * @throws CannotExport for what no native format draws
 */
export async function simplifyDrawing(svg: string, resolve: ResolveDocument): Promise<SimplifiedDrawing> {
  const { document, tint } = await resolveDrawing(svg, resolve);
  return readSimplified(document, { tint });
}

/** A resolved document that stands still, and the color in it that stands for the text's. */
export async function resolveDrawing(
  svg: string,
  resolve: ResolveDocument,
): Promise<{ document: string; tint: `#${string}` }> {
  const lower = svg.toLowerCase();
  const tint = stand.find((color) => !lower.includes(color))!;
  return { document: await resolve(colorText(followAliases(whitenMasks(freezeMotion(svg))), tint)), tint };
}

/** What `currentColor` means in a document, said at its root. */
function colorText(svg: string, color: string): string {
  const root = scanTags(svg).next().value;
  if (!root || attributeValue(root, "color") !== undefined) return svg;
  return `${svg.slice(0, root.nameEnd)} color="${color}"${svg.slice(root.nameEnd)}`;
}
