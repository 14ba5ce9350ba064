import type { ReactNode } from "react";
import { unpack, type Packed } from "../core/columns/packed.ts";
import { formatMessage, type CompiledMessage, type MessageValues, type TagRenderer } from "./format.ts";
import { defaultLocale, type Locale } from "./locales.ts";
import type { MessageArguments, MessageTags } from "./message-arguments.ts";
import type { MessageKey, MessageSource } from "./source-messages.ts";

/** Compiled messages of one language by namespace, as far as they were sent. */
export type Messages = Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>;

/** The same as it travels to a page. */
export type PackedMessages = Readonly<Record<string, Packed<Messages[string]>>>;

type Arguments<Key extends MessageKey> = MessageArguments<MessageSource<Key>>;
type TagArguments<Key extends MessageKey> = Record<MessageTags<MessageSource<Key>>, TagRenderer<ReactNode>>;
type ArgumentList<Values> = keyof Values extends never ? [] : [values: Values];

/** Says things in one language. */
export interface Translator {
  <Key extends MessageKey>(key: Key, ...values: ArgumentList<Arguments<Key>>): string;
  /** For messages with tags: `t.rich("icon.credit", { link: (text) => <a href={url}>{text}</a> })`. */
  rich<Key extends MessageKey>(key: Key, values: Arguments<Key> & TagArguments<Key>): ReactNode;
  /** Whether there is such a message, for keys that come from data. */
  has(key: string): boolean;
  readonly locale: Locale;
  /** Everything it can say. */
  readonly messages: Messages;
}

export function createTranslator(locale: Locale, messages: Messages): Translator {
  const parts = Object.entries(messages).map(([namespace, texts]) => listByKey(namespace, texts));
  function find(key: string): CompiledMessage | undefined {
    for (const part of parts) {
      const message = part.get(key);
      if (message !== undefined) return message;
    }
    return undefined;
  }
  function format<Node>(key: MessageKey, values: MessageValues<Node> | undefined): (string | Node)[] {
    const message = find(key);
    if (message === undefined) throw new Error(`No message ${key}: is its namespace loaded by a matched route?`);
    return formatMessage<Node>(message, locale, values);
  }
  const translate = (key: MessageKey, values?: MessageValues<string>) => {
    const message = find(key);
    return typeof message === "string" ? message : format(key, values).join("");
  };
  const rich = (key: MessageKey, values?: MessageValues<ReactNode>): ReactNode => format(key, values);
  return Object.assign(translate, {
    rich,
    has: (key: string) => find(key) !== undefined,
    locale,
    messages,
  }) as Translator;
}

const listsByKey = new WeakMap<Messages[string], ReadonlyMap<string, CompiledMessage>>();

/** The messages of a namespace by their whole key: made once, however many translators speak them. */
function listByKey(namespace: string, texts: Messages[string]): ReadonlyMap<string, CompiledMessage> {
  let list = listsByKey.get(texts);
  if (list === undefined) {
    list = new Map(Object.entries(texts).map(([key, message]) => [`${namespace}.${key}`, message]));
    listsByKey.set(texts, list);
  }
  return list;
}

/** What root and the layouts of features give their pages: see `packMessages`. */
export interface MessagesData {
  locale?: Locale;
  messages?: PackedMessages;
}

/** The translator that was made last, and what of. */
let latest: { sources: readonly unknown[]; translator: Translator } | undefined;

/**
 * The translator for the messages that the loaders of the matched routes sent. As long as those are the same it is the same
 * one, so that nothing is drawn anew for its sake.
 */
export function translatorFromMatches(matches: readonly ({ loaderData?: unknown } | undefined)[]): Translator {
  let locale: Locale = defaultLocale;
  const pages: [namespace: string, messages: PackedMessages[string]][] = [];
  for (const match of matches) {
    const data = match?.loaderData as MessagesData | undefined;
    if (data?.locale) locale = data.locale;
    if (data?.messages) pages.push(...Object.entries(data.messages));
  }
  const sources = [locale, ...pages.map(([, messages]) => messages)];
  if (latest?.sources.length !== sources.length || sources.some((source, at) => source !== latest?.sources[at])) {
    const messages = Object.fromEntries(pages.map(([namespace, packed]) => [namespace, unpack(packed)]));
    latest = { sources, translator: createTranslator(locale, messages) };
  }
  return latest.translator;
}
