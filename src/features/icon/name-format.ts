import type { Translator } from "../../i18n/translator.ts";
import type { TakeFormat } from "./take-format.ts";

/** What a format is called: most have one name in all languages. */
export function nameFormat(t: Translator, { id, label }: Pick<TakeFormat, "id" | "label">): string {
  return id === "svg-simplified" || id === "webp-animated" ? t(`take.format.${id}`) : label;
}
