import type { IconCustomization } from "../../core/svg/icon-customization.ts";

/** The same look for renderers, which do not know CSS variables. */
export function makeDrawable(customization: IconCustomization): IconCustomization {
  return customization.variables === undefined ? customization : { ...customization, variables: false };
}
