import { unpack } from "../core/columns/packed.ts";
import { createTranslator, type PackedMessages, type Translator } from "./translator.ts";

/** A translator that knows more words, such as those that were fetched later. */
export function addWords({ locale, messages }: Translator, words: PackedMessages): Translator {
  const more = Object.entries(words).map(([namespace, packed]) => [namespace, unpack(packed)] as const);
  return createTranslator(locale, { ...messages, ...Object.fromEntries(more) });
}
