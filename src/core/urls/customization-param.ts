import {
  backgroundShapes,
  flips,
  customizationLimits,
  type IconCustomization,
  type Paint,
} from "../svg/icon-customization.ts";
import { readHexDigits } from "../svg/colors/read-hex-digits.ts";

/** How the value of one property is written, and read back; undefined for what it cannot be. */
interface Notation<Value> {
  serialize: (value: Value) => string;
  read: (text: string) => Value | undefined;
}

interface Part extends Notation<unknown> {
  key: keyof IconCustomization;
  name: string;
}

const yesNo: Notation<boolean> = {
  serialize: (value) => (value ? "yes" : "no"),
  read: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
};

/** Every property in the order in which it is written. */
const parts: readonly Part[] = [
  part("size", "size", numeral(customizationLimits.size, 1)),
  part("color", "color", { serialize: renderPaint, read: readPaint }),
  part("colors", "map", { serialize: formatColors, read: readColors }),
  part("variables", "vars", yesNo),
  part("stroke", "stroke", numeral(customizationLimits.stroke, 100)),
  part("absoluteStroke", "absolute", yesNo),
  part("padding", "pad", numeral(customizationLimits.padding, 100)),
  part("background", "bg", {
    serialize: (background) =>
      background === "none" ? background : `${background.shape}-${renderPaint(background.color)}`,
    read: (text) => {
      if (text === "none") return text;
      const [name, paint = "", ...more] = text.split("-");
      const shape = backgroundShapes.find((known) => known === name);
      const color = readPaint(paint);
      return shape && color && more.length === 0 ? { shape, color } : undefined;
    },
  }),
  part("rotate", "rotate", numeral(customizationLimits.rotate, 10)),
  part("flip", "flip", {
    serialize: String,
    read: (text) => [...flips, "none" as const].find((known) => known === text),
  }),
  part("opacity", "opacity", numeral(customizationLimits.opacity, 100)),
];

/**
 * A look as the value of one query parameter, such as `size-48_color-fa5252_rotate-45_bg-circle-ffffff`; empty for the
 * look of a drawing as it is. Needs no escaping.
 */
export function serializeCustomization(customization: IconCustomization): string {
  return parts
    .flatMap(({ key, name, serialize }) => {
      const value = customization[key];
      return value === undefined ? [] : [`${name}-${serialize(value)}`];
    })
    .join("_");
}

/** What `serializeCustomization` has written, its parts in any order; undefined when one of them is unknown, repeated or out of range. */
export function parseCustomization(text: string): IconCustomization | undefined {
  const customization: IconCustomization = {};
  for (const written of text === "" ? [] : text.split("_")) {
    const found = parts.find(({ name }) => written.startsWith(`${name}-`));
    const value = found?.read(written.slice(found.name.length + 1));
    if (!found || value === undefined || customization[found.key] !== undefined) return undefined;
    Object.assign(customization, { [found.key]: value });
  }
  return customization;
}

function part<Key extends keyof IconCustomization>(
  key: Key,
  name: string,
  notation: Notation<NonNullable<IconCustomization[Key]>>,
): Part {
  return { key, name, ...notation } as Part;
}

/** Numbers in steps of `1 / steps`. */
function numeral({ min, max }: { min: number; max: number }, steps: number): Notation<number> {
  const serialize = (value: number) => String(Math.round(value * steps) / steps);
  const read = (text: string) => {
    const value = Number(text);
    return value >= min && value <= max && serialize(value) === text ? value : undefined;
  };
  return { serialize, read };
}

function renderPaint(paint: Paint): string {
  return paint === "currentColor" ? "current" : paint.slice(1);
}

function readPaint(text: string): Paint | undefined {
  if (text === "current") return "currentColor";
  return readHexDigits(text);
}

/** From and to, from and to; in the order of what they are from. */
function formatColors(colors: Readonly<Record<string, Paint>>): string {
  const pairs = Object.entries(colors).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return pairs.map(([from, to]) => `${from.slice(1)}-${renderPaint(to)}`).join("-");
}

function readColors(text: string): Record<string, Paint> | undefined {
  const paints = text === "" ? [] : text.split("-").map(readPaint);
  const colors: Record<string, Paint> = {};
  for (let index = 0; index < paints.length; index += 2) {
    const [from, to] = [paints[index], paints[index + 1]];
    if (!from || !to || from === "currentColor" || colors[from]) return undefined;
    colors[from] = to;
  }
  return paints.length / 2 <= customizationLimits.colors ? colors : undefined;
}
