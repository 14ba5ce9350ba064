import { AppError } from "../errors.ts";
import { imageFormats, type ImageFormat } from "../icons/vocabulary.ts";

/** What the address of a picture says. */
export interface ImageAddress {
  /** Icon id, concept, or the icon's name in `place`. */
  name: string;
  /** Code of a style, or Iconify prefix of a set. */
  place?: string;
  format: ImageFormat;
  /** Edge of the square the picture fits in: px, or as a multiple of the drawing's native size. */
  size?: { px: number } | { times: number };
  /** `#rrggbb` */
  color?: `#${string}`;
  /** Stroke width in px on the 24 px grid. */
  stroke?: number;
}

/** The same as parameters; they win over the path. */
export interface ImageQuery {
  id?: string | undefined;
  name?: string | undefined;
  platform?: string | undefined;
  size?: string | undefined;
  format?: string | undefined;
  color?: string | undefined;
  stroke?: number | undefined;
}

const defaultFormat: ImageFormat = "png";

/**
 * Reads `{name}.{format}` after any number of segments that are told apart by their form, in any order: six hex digits are a
 * colour, `48`, `48px`, `48x48`, `2x` and `x2` a size, anything else the style or the set.
 *
 * @param path decoded, without the leading `/img/`; empty when everything is in the query
 * @throws AppError `invalid_input` naming the parameter
 */
export function parseImageAddress(path: string, query: ImageQuery = {}): ImageAddress {
  const segments = path.split("/").filter((segment) => segment !== "");
  const last = query.id ?? query.name ?? segments.pop();
  if (last === undefined) refuse("id", "tell which icon: an id, or a name");
  const isFile = query.id === undefined && query.name === undefined;
  const { name, extension } = isFile ? splitExtension(last) : { name: last, extension: undefined };
  const address: ImageAddress = { name, format: readFormat(query.format ?? extension) };
  for (const segment of segments) place(address, segment);
  if (query.platform) address.place = query.platform;
  if (query.size !== undefined)
    address.size = readSize(query.size) ?? refuse("size", "must be px (48) or a multiple of the native size (2x)");
  if (query.color !== undefined) address.color = readColor(query.color) ?? refuse("color", "must be six hex digits");
  if (query.stroke !== undefined) address.stroke = query.stroke;
  return address;
}

function place(address: ImageAddress, segment: string): void {
  const size = readSize(segment);
  const color = size ? undefined : readColor(segment);
  const key = size ? "size" : color ? "color" : "place";
  if (address[key] !== undefined) refuse(key === "place" ? "platform" : key, `is given twice (${segment})`);
  if (size) address.size = size;
  else if (color) address.color = color;
  else address.place = segment;
}

/** `FA5252`, with or without `#`. */
function readColor(text: string): `#${string}` | undefined {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
  return digits === undefined ? undefined : `#${digits.toLowerCase()}`;
}

function readSize(text: string): ImageAddress["size"] {
  const px = /^([1-9]\d{0,4})(?:px|x([1-9]\d{0,4}))?$/.exec(text);
  if (px) return { px: Math.min(Number(px[1]), Number(px[2] ?? px[1])) };
  const times = /^(?:([1-9]\d?)x|x([1-9]\d?))$/.exec(text);
  return times ? { times: Number(times[1] ?? times[2]) } : undefined;
}

function splitExtension(file: string): { name: string; extension: string | undefined } {
  const dot = file.lastIndexOf(".");
  return dot <= 0 ? { name: file, extension: undefined } : { name: file.slice(0, dot), extension: file.slice(dot + 1) };
}

function readFormat(text: string | undefined): ImageFormat {
  if (text === undefined) return defaultFormat;
  const format = imageFormats.find((candidate) => candidate === text.toLowerCase());
  return format ?? refuse("format", `must be one of ${imageFormats.join(", ")}`);
}

function refuse(field: string, message: string): never {
  throw new AppError("invalid_input", `${field}: ${message}`, { field });
}
