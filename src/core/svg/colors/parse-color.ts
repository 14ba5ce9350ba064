import { colorNames } from "./color-names.data.ts";

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads a color as drawings write it (`#rgb`, `#rrggbb`, with alpha, `rgb(…)`, a keyword); undefined for anything else. */
export function parseColor(text: string): Rgb | undefined {
  const channels = readChannels(text);
  return channels && [channels[0], channels[1], channels[2]];
}

/** The color as lower-case `#rrggbb`, with two digits more where it is written translucent; undefined for anything else. */
export function normalizeColor(text: string): `#${string}` | undefined {
  const channels = readChannels(text);
  if (!channels) return undefined;
  const written = channels[3] === 255 ? channels.slice(0, 3) : channels;
  return `#${written.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

type Channels = readonly [red: number, green: number, blue: number, alpha: number];

function readChannels(text: string): Channels | undefined {
  if (text.startsWith("#")) return readHex(text);
  if (text.startsWith("rgb")) return readFunction(text);
  const hex = colorNames.get(text.toLowerCase());
  return hex === undefined ? undefined : readHex(hex);
}

function readHex(text: string): Channels | undefined {
  const digits = text.slice(1);
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(digits)) return undefined;
  const isShort = digits.length <= 4;
  const channel = (index: number) =>
    isShort ? Number.parseInt(digits[index]!, 16) * 17 : Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2), digits.length % 4 === 0 ? channel(3) : 255];
}

/** A number of `whole` as one of 255. */
const scaleChannel = (part: string, whole: number) => Math.min(255, Math.round((Number(part) * 255) / whole));

function readFunction(text: string): Channels | undefined {
  const match =
    /^rgba?\(\s*([\d.]+)(%?)[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?(?:\s*[,/]\s*(?<alpha>[\d.]+)(?<percent>%?))?/.exec(text);
  if (!match) return undefined;
  const whole = match[2] === "%" ? 100 : 255;
  const { alpha, percent } = match.groups!;
  const [red, green, blue] = [match[1]!, match[3]!, match[4]!].map((part) => scaleChannel(part, whole)) as [
    number,
    number,
    number,
  ];
  const read: Channels = [red, green, blue, alpha === undefined ? 255 : scaleChannel(alpha, percent ? 100 : 1)];
  return read.some(Number.isNaN) ? undefined : read;
}
