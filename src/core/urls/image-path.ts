import type { PictureFormatId } from "../formats/picture-formats.ts";
import type { IconLook } from "../svg/icon-look.ts";

/** Address of an icon's picture in a size, colour and stroke width; absent keys leave it as drawn. */
export function printImagePath(id: string, format: PictureFormatId, look: IconLook = {}): string {
  const { size, color, stroke } = look;
  const query = [
    size === undefined ? "" : `size=${size}`,
    color?.length === 7 ? `color=${color.slice(1)}` : "",
    stroke === undefined ? "" : `stroke=${stroke}`,
  ].filter((part) => part !== "");
  return `/img/${id}.${format}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
