import type { IconCustomization } from "../../core/svg/icon-customization.ts";

/** The same look for renderers, which do not know CSS variables. */
export function makeDrawable(look: IconCustomization): IconCustomization {
  return look.variables === undefined ? look : { ...look, variables: false };
}
