import { readArgb, type ReadStop } from "./svg-writer.ts";

/** The groups of all matches. */
export const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match): (string | undefined)[] => match.slice(1));
/** What stands after names: `lineWidth: 2`, `rotate = 30`. */
export const values = (text: string) =>
  Object.fromEntries(all(text, /(\w+)(?: = |: )([^,()]+(?:\([^()]*\))?)/g)) as Record<string, string>;
export const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

export function readArgbCalls(text: string) {
  return all(text, /Color\.(Black)|Color\(0x([\dA-F]{8})\)/g).map(([, argb]) => readArgb(argb ?? "FF000000"));
}

/** How gradients go on beyond their ends. */
export const spreads: Readonly<Record<string, string>> = {
  Clamp: "pad",
  Mirror: "reflect",
  Repeated: "repeat",
  clamp: "pad",
  mirror: "reflect",
  repeated: "repeat",
  repeat: "repeat",
};

export function joinStops(offsets: readonly number[], colors: readonly Omit<ReadStop, "offset">[]): ReadStop[] {
  return offsets.map((offset, index) => {
    const { color, opacity } = colors[index]!;
    return { offset, color, opacity };
  });
}
