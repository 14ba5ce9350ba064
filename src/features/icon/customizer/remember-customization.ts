import type { IconLook } from "../../../core/svg/icon-customization.ts";
import { printLook } from "../../../core/urls/customization-param.ts";
import { lookKey, lookRulesKey } from "./customization-memory.ts";
import { printLookRules } from "./render-customization-css.ts";

/** Keeps a look for the next visit, but for colours of one icon's own. */
export function keepLook(look: IconLook): void {
  const kept = { ...look };
  delete kept.colors;
  try {
    localStorage.setItem(lookKey, printLook(kept));
    localStorage.setItem(lookRulesKey, printLookRules(kept));
  } catch {
    // The look lasts as long as the address says it.
  }
}
