import { languageTags, type Locale } from "./locales.ts";

/**
 * A message after compilation, small enough to travel inside the document: plain text, or a list of texts and
 * instructions. `0` stands for the `#` of the innermost plural.
 */
export type CompiledMessage = string | readonly MessagePart[];

export type MessagePart =
  | string
  | 0
  | readonly ["value", name: string]
  | readonly ["number", name: string]
  | readonly ["plural" | "ordinal" | "select", name: string, options: Readonly<Record<string, CompiledMessage>>]
  | readonly ["tag", name: string, content: CompiledMessage];

export type TagRenderer<Node> = (content: (string | Node)[]) => Node;
export type MessageValue<Node> = string | number | TagRenderer<Node>;
export type MessageValues<Node> = Readonly<Record<string, MessageValue<Node>>>;

/** Formats a compiled message to chunks; tags are rendered by the function of their name in `values`. */
export function formatMessage<Node>(
  message: CompiledMessage,
  locale: Locale,
  values: MessageValues<Node> = {},
): (string | Node)[] {
  if (typeof message === "string") return [message];
  const chunks: (string | Node)[] = [];
  appendParts({ parts: message, locale, values, chunks }, undefined);
  return chunks;
}

interface Formatting<Node> {
  parts: CompiledMessage;
  locale: Locale;
  values: MessageValues<Node>;
  chunks: (string | Node)[];
}

function appendParts<Node>(formatting: Formatting<Node>, count: number | undefined): void {
  const { parts, locale, values, chunks } = formatting;
  if (typeof parts === "string") return appendText(chunks, parts);
  for (const part of parts) {
    if (typeof part === "string") appendText(chunks, part);
    else if (part === 0) appendText(chunks, formatNumber(count ?? 0, locale));
    else if (part[0] === "tag") chunks.push(renderTag(formatting, part, count));
    else if (part[0] === "value" || part[0] === "number")
      appendText(chunks, formatValue(values[part[1]], locale, part));
    else {
      const value = values[part[1]];
      const chosen = chooseOption(part, value, locale);
      appendParts({ parts: chosen, locale, values, chunks }, part[0] === "select" ? count : Number(value));
    }
  }
}

function renderTag<Node>(
  { locale, values }: Formatting<Node>,
  [, name, content]: Extract<MessagePart, readonly ["tag", ...unknown[]]>,
  count: number | undefined,
): Node {
  const render = values[name];
  if (typeof render !== "function") throw new TypeError(`The message needs a function for <${name}>`);
  const chunks: (string | Node)[] = [];
  appendParts({ parts: content, locale, values, chunks }, count);
  return render(chunks);
}

function formatValue<Node>(value: MessageValue<Node> | undefined, locale: Locale, part: readonly string[]): string {
  if (typeof value === "number") return formatNumber(value, locale);
  if (typeof value === "string") return value;
  throw new TypeError(`The message needs a value for {${part[1]}}`);
}

function chooseOption<Node>(
  [kind, name, options]: Extract<MessagePart, readonly ["plural" | "ordinal" | "select", ...unknown[]]>,
  value: MessageValue<Node> | undefined,
  locale: Locale,
): CompiledMessage {
  const other = options["other"] ?? "";
  if (kind === "select") return options[String(value)] ?? other;
  if (typeof value !== "number") throw new TypeError(`The message needs a number for {${name}}`);
  const form = pluralRules(locale, kind === "plural" ? "cardinal" : "ordinal").select(value);
  return options[`=${value}`] ?? options[form] ?? other;
}

function appendText(chunks: unknown[], text: string): void {
  const last = chunks.at(-1);
  if (typeof last === "string") chunks[chunks.length - 1] = last + text;
  else chunks.push(text);
}

/** Between thousands, where it is no comma. To ask `Intl` for it takes a phone 25 ms, before a page with a count comes alive. */
const thousandsSeparators: Partial<Record<Locale, string>> = {
  fr: "\u202F",
  de: ".",
  it: ".",
  pt: ".",
  ru: "\u00A0",
  es: ".",
};
const numberFormats = new Map<Locale, Intl.NumberFormat>();
const pluralRulesByKey = new Map<string, Intl.PluralRules>();

/** A number with the thousands separators of the language. */
export function formatNumber(value: number, locale: Locale): string {
  if (Number.isSafeInteger(value) && value >= 0)
    return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, thousandsSeparators[locale] ?? ",");
  let format = numberFormats.get(locale);
  if (format === undefined) {
    // Spanish and Portuguese leave four digits alone by default; counts read evenly when all are grouped.
    format = new Intl.NumberFormat(languageTags[locale], { useGrouping: "always" });
    numberFormats.set(locale, format);
  }
  return format.format(value);
}

function pluralRules(locale: Locale, type: "cardinal" | "ordinal"): Intl.PluralRules {
  const key = `${locale} ${type}`;
  let rules = pluralRulesByKey.get(key);
  if (rules === undefined) {
    rules = new Intl.PluralRules(languageTags[locale], { type });
    pluralRulesByKey.set(key, rules);
  }
  return rules;
}

/** Counts of at least 100 are shown rounded down to hundreds: 324,531 becomes 324,500. */
export function roundCount(count: number): number {
  return count < 100 ? count : Math.floor(count / 100) * 100;
}
