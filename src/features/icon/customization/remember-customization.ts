import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { serializeCustomization } from "../../../core/urls/customization-param.ts";
import { customizationKey, customizationRulesKey } from "./customization-memory.ts";
import { renderCustomizationCss } from "./render-customization-css.ts";

/** Keeps a customization for the next visit, but for colors of one icon's own. */
export function rememberCustomization(customization: IconCustomization): void {
  const stored = { ...customization };
  delete stored.colors;
  try {
    localStorage.setItem(customizationKey, serializeCustomization(stored));
    localStorage.setItem(customizationRulesKey, renderCustomizationCss(stored));
  } catch {
    // The customization lasts as long as the address has it.
  }
}
