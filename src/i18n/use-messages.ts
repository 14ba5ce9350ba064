import { createContext, useContext } from "react";
import type { Translator } from "./translator.ts";

/** Provided by the document; holds what the matched routes loaded. */
export const TranslatorContext = createContext<Translator | null>(null);

/** `const t = useMessages()` then `t("search.count", { count })`. */
export function useMessages(): Translator {
  const translator = useContext(TranslatorContext);
  if (translator === null) throw new Error("useMessages needs a TranslatorContext above it");
  return translator;
}
