import { AppError } from "../errors.ts";
import { pictureFormats, type PictureFormatId } from "../formats/picture-formats.ts";
import { readColor } from "../svg/colors/read-color.ts";
import type { IconCustomization } from "../svg/icon-customization.ts";
import { parseCustomization } from "./customization-param.ts";

/** What the address of a picture says. */
export interface ImageAddress {
  /** Icon id, concept, or the icon's name in `place`. */
  name: string;
  /** Code of a style, or Iconify prefix of a set. */
  place?: string;
  format: PictureFormatId;
  /** Edge of the square the picture fits in: px, or as a multiple of the drawing's native size. */
  size?: { px: number } | { times: number };
  /** `#rrggbb` */
  color?: HexColor;
  /** For the second color of a drawing that has two. */
  color2?: HexColor;
  /** Stroke width in px on the 24 px grid. */
  stroke?: number;
  /** The rest of the customization. */
  customization?: IconCustomization;
}

type HexColor = `#${string}`;

/** The same as parameters; they win over the path. */
export interface ImageQuery {
  id?: string | undefined;
  name?: string | undefined;
  platform?: string | undefined;
  size?: string | undefined;
  format?: string | undefined;
  color?: string | undefined;
  color2?: string | undefined;
  stroke?: number | undefined;
  look?: string | undefined;
}

const defaultFormat: PictureFormatId = "png";
/** What else formats are called in addresses. */
const aliases: Readonly<Record<string, PictureFormatId>> = { jpg: "jpeg", json: "lottie" };
/** Formats as addresses may name them. */
export const imageFormats: readonly string[] = [...pictureFormats.map(({ id }) => id), ...Object.keys(aliases)];

/**
 * Reads `{name}.{format}` after any number of segments that are told apart by their form, in any order: six hex digits or a name of the
 * palette are a color and a second time the second color, `48`, `48px`, `48x48`, `2x` and `x2` a size, anything else the style or the
 * set. `{name}@2x.{format}` is twice the size that is asked for, or that the drawing has.
 *
 * @param path decoded, without the leading `/img/`; empty when everything is in the query
 * @throws AppError `invalid_input` naming the parameter
 */
export function parseImageAddress(path: string, query: ImageQuery = {}): ImageAddress {
  const segments = path.split("/").filter((segment) => segment !== "");
  const last = query.id ?? query.name ?? segments.pop();
  if (last === undefined) refuse("id", "is required: give the icon’s id or name");
  const isFile = query.id === undefined && query.name === undefined;
  const { name, times, extension } = isFile ? splitFile(last) : { name: last, times: 1, extension: undefined };
  const address: ImageAddress = { name, format: readFormat(query.format ?? extension) };
  for (const segment of segments) place(address, segment);
  if (query.platform) address.place = query.platform;
  if (query.size !== undefined)
    address.size = readSize(query.size) ?? refuse("size", "must be px (48) or a multiple of the native size (2x)");
  for (const key of ["color", "color2"] as const) {
    const text = query[key];
    if (text !== undefined)
      address[key] = readColor(text) ?? refuse(key, "must be a palette color (red) or hex digits (fa5252)");
  }
  if (query.stroke !== undefined) address.stroke = query.stroke;
  if (query.look !== undefined)
    address.customization =
      parseCustomization(query.look) ?? refuse("look", "must be a customization such as rotate-45_pad-0.1");
  if (times > 1) address.size = multiply(address.size ?? { times: 1 }, times);
  return address;
}

/** Three letters between slashes are a set, such as `fad`. */
const shortHex = /^#?[0-9a-f]{3}$/i;

function place(address: ImageAddress, segment: string): void {
  const size = readSize(segment);
  const color = size || shortHex.test(segment) ? undefined : readColor(segment);
  if (color) {
    if (address.color2 !== undefined) refuse("color", `is given three times (${segment})`);
    address[address.color === undefined ? "color" : "color2"] = color;
    return;
  }
  const key = size ? "size" : "place";
  if (address[key] !== undefined) refuse(size ? "size" : "platform", `is given twice (${segment})`);
  if (size) address.size = size;
  else address.place = segment;
}

function readSize(text: string): ImageAddress["size"] {
  const px = /^([1-9]\d{0,4})(?:px|x([1-9]\d{0,4}))?$/.exec(text);
  if (px) return { px: Math.min(Number(px[1]), Number(px[2] ?? px[1])) };
  const times = /^(?:([1-9]\d?)x|x([1-9]\d?))$/.exec(text);
  return times ? { times: Number(times[1] ?? times[2]) } : undefined;
}

const multiply = (size: NonNullable<ImageAddress["size"]>, times: number) =>
  "px" in size ? { px: size.px * times } : { times: size.times * times };

function splitFile(file: string): { name: string; times: number; extension: string | undefined } {
  const dot = file.lastIndexOf(".");
  const [stem, extension] = dot <= 0 ? [file, undefined] : [file.slice(0, dot), file.slice(dot + 1)];
  const [, name = stem, times = "1"] = /^(.+)@([1-4])x$/.exec(stem) ?? [];
  return { name, times: Number(times), extension };
}

function readFormat(text: string | undefined): PictureFormatId {
  if (text === undefined) return defaultFormat;
  const written = text.toLowerCase();
  const named = Object.hasOwn(aliases, written) ? aliases[written] : written;
  const format = pictureFormats.find(({ id }) => id === named);
  return format?.id ?? refuse("format", `must be one of ${imageFormats.join(", ")}`, imageFormats);
}

function refuse(field: string, message: string, allowed?: readonly string[]): never {
  throw new AppError("invalid_input", `${field}: ${message}`, { field, ...(allowed && { allowed }) });
}
