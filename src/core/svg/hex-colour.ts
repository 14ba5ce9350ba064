/** Red, green, blue and alpha, 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number, alpha: number];

/** Reads `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`; undefined for anything else. */
export function readHex(text: string): Channels | undefined {
  const digits = text.slice(1);
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const isShort = digits.length <= 4;
  const channel = (index: number) =>
    isShort ? Number.parseInt(digits[index]!, 16) * 17 : Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2), digits.length % 4 === 0 ? channel(3) : 255];
}

/** Lower-case `#rrggbb`, with two digits more for what is translucent. */
export function printHex(channels: Channels): `#${string}` {
  const written = channels[3] === 255 ? channels.slice(0, 3) : channels;
  return `#${written.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** A hex colour in the one form that `printHex` gives it; undefined for anything else. */
export function normaliseHex(text: string): `#${string}` | undefined {
  const channels = readHex(text);
  return channels && printHex(channels);
}
