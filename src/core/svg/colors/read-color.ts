import { palette } from "../../icons/palette.ts";

/** The names of colors that people can ask for, and hex digits of one with a `#` or without. */
export const colorPattern = new RegExp(
  `^(?:#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|${palette.map(({ name }) => name).join("|")})$`,
  "i",
);

/** A color by its name in the palette or by three or six hex digits, with a `#` or without: `#rrggbb`; undefined for anything else. */
export function readColor(text: string): `#${string}` | undefined {
  const wanted = text.toLowerCase();
  const named = palette.find(({ name }) => name === wanted)?.hex.slice(1);
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(named?.toLowerCase() ?? wanted) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}
