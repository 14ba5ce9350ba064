import type { Translator } from "./translator.ts";

/** What a format of files is called: most have one name in all languages. Needs the messages of `download`. */
export function nameFormat(t: Translator, { id, label }: { id: string; label: string }): string {
  return id === "svg-simplified" || id === "webp-animated" ? t(`download.format.${id}`) : label;
}
