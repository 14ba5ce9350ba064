import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage, MessagePart } from "./format.ts";

/**
 * Compiles an ICU message. Understood are `{name}`, `{n, number}`, `plural`, `selectordinal`, `select` and tags.
 *
 * @throws Error when the message is not ICU syntax or uses anything else
 */
export function compileMessage(source: string): CompiledMessage {
  return compileElements(parse(source, { captureLocation: false, shouldParseSkeletons: false }));
}

function compileElements(elements: readonly MessageFormatElement[]): CompiledMessage {
  const parts = elements.map(compileElement);
  const [first] = parts;
  if (first === undefined) return "";
  return parts.length === 1 && typeof first === "string" ? first : parts;
}

function compileElement(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return ["value", element.value];
    case TYPE.number:
      if (element.style) throw new Error(`The number style of {${element.value}} is not supported`);
      return ["number", element.value];
    case TYPE.plural:
      if (element.offset !== 0) throw new Error(`The plural offset of {${element.value}} is not supported`);
      return [element.pluralType === "ordinal" ? "ordinal" : "plural", element.value, compileOptions(element.options)];
    case TYPE.select:
      return ["select", element.value, compileOptions(element.options)];
    case TYPE.tag:
      return ["tag", element.value, compileElements(element.children)];
    default:
      throw new Error(`{${element.value}} has a format that is not supported`);
  }
}

function compileOptions(options: Record<string, { value: MessageFormatElement[] }>): Record<string, CompiledMessage> {
  return Object.fromEntries(Object.entries(options).map(([name, option]) => [name, compileElements(option.value)]));
}
