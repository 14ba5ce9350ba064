import { pack } from "../core/columns/packed.ts";
import { compileMessage } from "./compile-message.server.ts";
import type { CompiledMessage } from "./format.ts";
import { listPlaceholders } from "./list-placeholders.ts";
import type { Locale } from "./locales.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { it } from "./messages/it.ts";
import { ja } from "./messages/ja.ts";
import { ko } from "./messages/ko.ts";
import { pt } from "./messages/pt.ts";
import { ru } from "./messages/ru.ts";
import { zh } from "./messages/zh.ts";
import type { Namespace, Translations } from "./source-messages.ts";
import { createTranslator, type Messages, type PackedMessages, type Translator } from "./translator.ts";

export const translations: Readonly<Record<Locale, Translations>> = { en, zh, fr, de, it, ja, pt, ru, es, ko };

type CompiledNamespace = Readonly<Record<string, CompiledMessage>>;
const builtInNamespaces = new Map<string, CompiledNamespace>();

/** Texts that take the place of the built-in ones as soon as they are there. */
export interface UpdatedTexts {
  /** Answers at once. The same texts are the same object. */
  find(locale: Locale, namespace: Namespace): CompiledNamespace | undefined;
}

let updatedTexts: UpdatedTexts | undefined;

/** From now on, all messages come from there; undefined goes back to the built-in ones. */
export function preferTexts(texts: UpdatedTexts | undefined): void {
  updatedTexts = texts;
}

/** The compiled messages of some namespaces. */
export function loadMessages(locale: Locale, ...namespaces: Namespace[]): Messages {
  return Object.fromEntries(
    namespaces.map((name) => [name, updatedTexts?.find(locale, name) ?? compileBuiltIn(locale, name)]),
  );
}

const packedNamespaces = new WeakMap<CompiledNamespace, PackedMessages[string]>();

/** Messages for a loader to send. The same messages are packed once. */
export function packMessages(messages: Messages): PackedMessages {
  return Object.fromEntries(Object.entries(messages).map(([name, texts]) => [name, packNamespace(texts)]));
}

function packNamespace(texts: CompiledNamespace): PackedMessages[string] {
  const packed = packedNamespaces.get(texts) ?? pack(texts);
  packedNamespaces.set(texts, packed);
  return packed;
}

/** A translator for server code that speaks outside a page. */
export function loadTranslator(locale: Locale, ...namespaces: Namespace[]): Translator {
  return createTranslator(locale, loadMessages(locale, ...namespaces));
}

/**
 * The messages of a namespace with other texts, as far as those can be used: as ICU messages with the placeholders of the
 * built-in ones.
 *
 * @param options.onFault told of every text that cannot be used
 */
export function replaceTexts(
  texts: Readonly<Record<string, string>>,
  options: { locale: Locale; namespace: Namespace; onFault: (key: string, fault: string) => void },
): CompiledNamespace {
  const builtIn = compileBuiltIn(options.locale, options.namespace);
  const replaced: Record<string, CompiledMessage> = { ...builtIn };
  for (const [key, text] of Object.entries(texts)) {
    const known = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined;
    if (known === undefined) continue;
    try {
      replaced[key] = compileReplacement(text, known);
    } catch (error) {
      options.onFault(key, error instanceof Error ? error.message : String(error));
    }
  }
  return replaced;
}

function compileReplacement(text: string, known: CompiledMessage): CompiledMessage {
  if (text.trim() === "") throw new Error("it is empty");
  const message = compileMessage(text);
  const [wanted, found] = [known, message].map((one) => listPlaceholders(one).join(", "));
  if (found !== wanted) throw new Error(`it takes ${found || "nothing"} instead of ${wanted || "nothing"}`);
  return message;
}

function compileBuiltIn(locale: Locale, namespace: Namespace): CompiledNamespace {
  const key = `${locale}/${namespace}`;
  let compiled = builtInNamespaces.get(key);
  if (compiled === undefined) {
    const sources: Record<string, string> = translations[locale][namespace];
    compiled = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, compileMessage(source)]));
    builtInNamespaces.set(key, compiled);
  }
  return compiled;
}
