import type { MessageKey } from "./source-messages.ts";
import type { Translator } from "./translator.ts";

/** The title of a category in the language of the page; the catalogue's own title where there is no translation of it. */
export function nameCategory(t: Translator, { apiCode, title }: { apiCode: string; title: string }): string {
  const key = `categories.${apiCode}` as MessageKey & `categories.${string}`;
  return t.has(key) ? t(key) : title;
}
