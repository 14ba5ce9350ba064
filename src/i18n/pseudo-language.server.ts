import type { CompiledMessage, MessagePart } from "./format.ts";
import type { Messages } from "./translator.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ";
const accentOf = new Map(Array.from(plain, (letter, index) => [letter, Array.from(accented)[index] ?? letter]));
const filler = " one two three four five six seven eight nine ten";
/** About what German and Russian need more than English. */
const growth = 0.35;

const strangeByMessages = new WeakMap<object, Messages[string]>();

/**
 * English messages made strange: every letter accented, a third longer, in brackets. On a page of them, text without
 * accents is not translated, a missing bracket is cut off, and what breaks would break in other languages too.
 */
export function makeStrange(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, makeNamespaceStrange(texts)]));
}

function makeNamespaceStrange(texts: Messages[string]): Messages[string] {
  let strange = strangeByMessages.get(texts);
  if (strange === undefined) {
    strange = Object.fromEntries(Object.entries(texts).map(([key, message]) => [key, makeMessageStrange(message)]));
    strangeByMessages.set(texts, strange);
  }
  return strange;
}

function makeMessageStrange(message: CompiledMessage): CompiledMessage {
  const end = `${accent(fill(Math.ceil(measure(message) * growth)))}]`;
  const inside = accentParts(message);
  return typeof inside === "string" ? `[${inside}${end}` : ["[", ...inside, end];
}

function accentParts(message: CompiledMessage): CompiledMessage {
  return typeof message === "string" ? accent(message) : message.map(accentPart);
}

function accentPart(part: MessagePart): MessagePart {
  if (typeof part === "string") return accent(part);
  if (part === 0 || part[0] === "value" || part[0] === "number") return part;
  if (part[0] === "tag") return [part[0], part[1], accentParts(part[2])];
  const options = Object.entries(part[2]).map(([name, option]) => [name, accentParts(option)] as const);
  return [part[0], part[1], Object.fromEntries(options)];
}

const accent = (text: string) => Array.from(text, (letter) => accentOf.get(letter) ?? letter).join("");

const fill = (length: number) => filler.repeat(Math.ceil(length / filler.length)).slice(0, length);

/** Characters of the longest reading, without what is put in. */
function measure(message: CompiledMessage): number {
  if (typeof message === "string") return message.length;
  return message.reduce<number>((sum, part) => sum + measurePart(part), 0);
}

function measurePart(part: MessagePart): number {
  if (typeof part === "string") return part.length;
  if (part === 0 || part[0] === "value" || part[0] === "number") return 0;
  return part[0] === "tag" ? measure(part[2]) : Math.max(...Object.values(part[2]).map(measure));
}
