import { compileMessage } from "./compile-message.server.ts";
import type { CompiledMessage } from "./format.ts";
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
import { createTranslator, type Messages, type Translator } from "./translator.ts";

export const translations: Readonly<Record<Locale, Translations>> = { en, zh, fr, de, it, ja, pt, ru, es, ko };

type CompiledNamespace = Readonly<Record<string, CompiledMessage>>;
const compiledNamespaces = new Map<string, CompiledNamespace>();

/** The compiled messages of some namespaces, for a loader to send: `return { messages: loadMessages(locale, "search") }`. */
export function loadMessages(locale: Locale, ...namespaces: Namespace[]): Messages {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, compileNamespace(locale, namespace)]));
}

/** A translator for server code that speaks outside a page. */
export function loadTranslator(locale: Locale, ...namespaces: Namespace[]): Translator {
  return createTranslator(locale, loadMessages(locale, ...namespaces));
}

function compileNamespace(locale: Locale, namespace: Namespace): CompiledNamespace {
  const key = `${locale}/${namespace}`;
  let compiled = compiledNamespaces.get(key);
  if (compiled === undefined) {
    const sources: Record<string, string> = translations[locale][namespace];
    compiled = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, compileMessage(source)]));
    compiledNamespaces.set(key, compiled);
  }
  return compiled;
}
