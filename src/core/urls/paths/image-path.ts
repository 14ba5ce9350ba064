import type { PictureFormatId } from "../../formats/picture-formats.ts";
import type { IconCustomization } from "../../svg/icon-customization.ts";
import { serializeCustomization } from "../customization-param.ts";

/** Address of an image of an icon; absent keys leave it as drawn. */
export function formatImagePath(id: string, format: PictureFormatId, customization: IconCustomization = {}): string {
  const { size, color, stroke, ...rest } = customization;
  const isHex = color?.length === 7;
  const others = serializeCustomization(isHex || color === undefined ? rest : { ...rest, color });
  const query = [
    size === undefined ? "" : `size=${size}`,
    isHex ? `color=${color.slice(1)}` : "",
    stroke === undefined ? "" : `stroke=${stroke}`,
    others === "" ? "" : `look=${others}`,
  ].filter((part) => part !== "");
  return `/img/${id}.${format}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}
