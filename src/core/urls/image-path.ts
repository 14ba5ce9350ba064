import type { ImageFormat } from "../icons/vocabulary.ts";
import type { Restyling } from "./address.ts";

/** Address of an icon's picture in a size, colour and stroke width; absent keys leave it as drawn. */
export function printImagePath(id: string, format: ImageFormat, restyling: Restyling = {}): string {
  const { size, color, stroke } = restyling;
  const query = [
    size === undefined ? "" : `size=${size}`,
    color === undefined ? "" : `color=${color.slice(1)}`,
    stroke === undefined ? "" : `stroke=${stroke}`,
  ].filter((part) => part !== "");
  return `/img/${id}.${format}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
