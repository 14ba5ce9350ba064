import { editText, type TextEdit } from "./edit-text.ts";
import { attributeValue, scanTags, type Tag } from "./scan-tags.ts";

/** Begins that wait for a person. */
const waitsForPerson = /click|mouse|focus|touch/;

/** How far into each round endless movement is caught: neither where rounds begin, often with nothing, nor half way. */
const endlessPhase = 1 / 3;

/**
 * A moving drawing as one picture, for renderers that show no movement: lines that draw themselves are drawn, and numbers
 * that change for ever are caught on their way. Movement that waits for a person has not begun.
 */
export function freezeMotion(markup: string): string {
  if (!markup.includes("<animate") && !markup.includes("<set")) return markup;
  const rest = new Map<Tag, Map<string, string>>();
  const open: Tag[] = [];
  for (const tag of scanTags(markup)) {
    const parent = open.at(-1);
    const end = readEnd(tag);
    if (parent && end) rest.set(parent, (rest.get(parent) ?? new Map<string, string>()).set(end.name, end.value));
    if (tag.kind === "open") open.push(tag);
    else if (tag.kind === "close") open.pop();
  }
  return editText(
    markup,
    [...rest].flatMap(([tag, values]) => [...values].map(([name, value]) => setAttribute(tag, name, value))),
  );
}

/** The attribute that an animation changes, and the value it is caught with. */
function readEnd(tag: Tag): { name: string; value: string } | undefined {
  if ((tag.name !== "animate" && tag.name !== "set") || tag.kind === "close") return undefined;
  const name = attributeValue(tag, "attributeName");
  if (!name || waitsForPerson.test(attributeValue(tag, "begin") ?? "")) return undefined;
  const values = attributeValue(tag, "values")?.split(";") ?? [];
  const isEndless = attributeValue(tag, "repeatCount") === "indefinite" || !attributeValue(tag, "fill");
  const value = isEndless ? catchNumber(values) : (attributeValue(tag, "to") ?? values.at(-1)?.trim());
  return value ? { name, value } : undefined;
}

function catchNumber(values: readonly string[]): string | undefined {
  const numbers = values.map(Number);
  if (numbers.length < 2 || numbers.some(Number.isNaN)) return undefined;
  const place = (numbers.length - 1) * endlessPhase;
  const before = numbers[Math.floor(place)]!;
  const after = numbers[Math.ceil(place)]!;
  return String(Math.round((before + (after - before) * (place % 1)) * 1000) / 1000);
}

function setAttribute(tag: Tag, name: string, value: string): TextEdit {
  const old = tag.attributes.find((attribute) => attribute.name === name);
  if (old) return { start: old.start, end: old.end, text: value };
  return { start: tag.nameEnd, end: tag.nameEnd, text: ` ${name}="${value}"` };
}
