import type { IconifyJSON } from "@iconify/types";
import { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { flipFromString } from "@iconify/utils/lib/customisations/flip";
import { rotateFromString } from "@iconify/utils/lib/customisations/rotate";
import { defaultIconDimensions } from "@iconify/utils/lib/icon/defaults";
import { iconToSVG } from "@iconify/utils/lib/svg/build";
import { iconToHTML } from "@iconify/utils/lib/svg/html";

/** How an icon is wanted, as it stands in an address. */
export interface SvgParameters {
  color?: string | undefined;
  width?: string | undefined;
  height?: string | undefined;
  /** `90deg`, `25%` or quarter turns. */
  rotate?: string | undefined;
  /** `horizontal`, `vertical` or both. */
  flip?: string | undefined;
  /** Draw an invisible rectangle as large as the icon. */
  box?: string | undefined;
}

/** One icon as an SVG file; undefined where the data has none of that name. */
export function renderSvg(data: IconifyJSON, name: string, wanted: SvgParameters): string | undefined {
  const icon = getIconData(data, name);
  if (!icon) return undefined;
  const { left, top, width, height } = { ...defaultIconDimensions, ...icon };
  const mirrored: { hFlip?: boolean; vFlip?: boolean } = {};
  if (wanted.flip) flipFromString(mirrored, wanted.flip);
  const { body, attributes } = iconToSVG(icon, {
    ...mirrored,
    rotate: wanted.rotate ? rotateFromString(wanted.rotate, 0) : 0,
    width: stripMarkup(wanted.width) ?? null,
    height: stripMarkup(wanted.height) ?? null,
  });
  const box = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="rgba(255, 255, 255, 0)" />`;
  const svg = iconToHTML(wanted.box ? box + body : body, attributes);
  const color = stripMarkup(wanted.color);
  return color === undefined ? svg : svg.replaceAll("currentColor", () => color);
}

/** A value that stays inside an attribute, whatever it is; undefined where nothing is left. */
export const stripMarkup = (value: string | undefined) => value?.replaceAll(/['"<>&]/g, "") || undefined;
