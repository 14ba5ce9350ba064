import type { IconLook } from "../../core/svg/icon-look.ts";
import { printLook } from "../../core/urls/look-in-address.ts";

const storageKey = "look";

/** The look that a person has chosen last, as addresses say it; empty for none, and where the browser keeps nothing. */
export function recallLook(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Whether there is one. */
export const hasKeptLook = (): boolean => recallLook() !== "";

/** Keeps a look for the next visit, but for colours of one icon's own. */
export function keepLook(look: IconLook): void {
  const kept = { ...look };
  delete kept.colors;
  try {
    localStorage.setItem(storageKey, printLook(kept));
  } catch {
    // The look lasts as long as the address says it.
  }
}
