import { editText, type TextEdit } from "./edit-text.ts";
import { attributeValue, scanTags, type Tag } from "./scan-tags.ts";

/** Begins that wait for a person. */
const waitsForPerson = /click|mouse|focus|touch/;
/** A begin that comes again when another animation ends: the whole drawing starts anew for ever. */
const startsAnew = /\sbegin="[^"]*;/;
/** How far into each round endless movement is caught: neither where rounds begin, often with nothing, nor half way. */
const endlessPhase = 1 / 3;
const animations: ReadonlySet<string> = new Set(["animate", "animateTransform", "set"]);

/** An attribute as an animation has it at one moment. */
interface Caught {
  name: string;
  value: string;
  /** It goes on top of what earlier animations of the attribute do. */
  isSum: boolean;
}

/**
 * A moving drawing as one picture, for renderers that show no movement: lines that draw themselves are drawn, and what
 * changes for ever is caught on its way. Movement that waits for a person has not begun.
 */
export function freezeMotion(markup: string): string {
  if (!markup.includes("<animate") && !markup.includes("<set")) return markup;
  const hasRounds = startsAnew.test(markup);
  const moved = new Map<Tag, Map<string, string>>();
  const open: Tag[] = [];
  for (const tag of scanTags(markup)) {
    const parent = open.at(-1);
    const caught = parent && catchValue(tag);
    if (caught && !(hasRounds && isFadedOut(caught))) {
      const values = moved.get(parent) ?? new Map<string, string>();
      const earlier = caught.isSum ? values.get(caught.name) : undefined;
      moved.set(parent, values.set(caught.name, (earlier ?? "") + caught.value));
    }
    if (tag.kind === "open") open.push(tag);
    else if (tag.kind === "close") open.pop();
  }
  return editText(
    markup,
    [...moved].flatMap(([tag, values]) => [...values].map(([name, value]) => setAttribute(tag, name, value))),
  );
}

function catchValue(tag: Tag): Caught | undefined {
  if (!animations.has(tag.name) || tag.kind === "close") return undefined;
  const name = attributeValue(tag, "attributeName");
  if (!name || waitsForPerson.test(attributeValue(tag, "begin") ?? "")) return undefined;
  const values = attributeValue(tag, "values")?.split(";") ?? [];
  const stays = attributeValue(tag, "fill") === "freeze" && attributeValue(tag, "repeatCount") !== "indefinite";
  const value = stays ? (attributeValue(tag, "to") ?? values.at(-1)?.trim()) : catchNumbers(values);
  if (!value) return undefined;
  if (tag.name !== "animateTransform") return { name, value, isSum: false };
  const type = attributeValue(tag, "type") ?? "translate";
  return { name, value: `${type}(${value})`, isSum: attributeValue(tag, "additive") === "sum" };
}

/** Where everything starts anew, each part is shown before it goes. */
const isFadedOut = ({ name, value }: Caught) => name.endsWith("opacity") && Number(value) === 0;

/** Numbers, or equally long lists of them, part of the way from the first to the last. */
function catchNumbers(values: readonly string[]): string | undefined {
  const lists = values.map((value) =>
    value
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  );
  const place = (lists.length - 1) * endlessPhase;
  const before = lists[Math.floor(place)];
  const after = lists[Math.ceil(place)];
  if (lists.length < 2 || !before || before.length !== after?.length) return undefined;
  const caught = before.map((number, index) => number + (after[index]! - number) * (place % 1));
  return caught.some(Number.isNaN) ? undefined : caught.map((number) => Math.round(number * 1000) / 1000).join(" ");
}

function setAttribute(tag: Tag, name: string, value: string): TextEdit {
  const old = tag.attributes.find((attribute) => attribute.name === name);
  if (old) return { start: old.start, end: old.end, text: value };
  return { start: tag.nameEnd, end: tag.nameEnd, text: ` ${name}="${value}"` };
}
