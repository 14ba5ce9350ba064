import type { IconLook } from "../../core/svg/icon-look.ts";
import { printLook } from "../../core/urls/look-in-address.ts";
import { lookKey, lookRulesKey } from "./look-memory.ts";
import { printLookRules } from "./print-look-rules.ts";

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
