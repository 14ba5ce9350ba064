import { useEffect, useLayoutEffect } from "react";
import { adoptWhenSettled } from "./preview-stroke.ts";
import { paintTiles } from "../customizer/paint-tiles.ts";
import { renderCustomizationCss } from "./render-customization-css.ts";
import { useRememberedCustomization, type RememberedCustomizationOptions } from "./use-remembered-customization.ts";

/** Shows every tile of a page customized, and remembers the customization. */
export default function RememberCustomization(options: RememberedCustomizationOptions) {
  const rules = renderCustomizationCss(useRememberedCustomization(options));
  // Not with every step of a slider: what is painted waits until the address says it.
  const { customization } = options.address;
  useEffect(() => paintTiles(customization), [customization]);
  useEffect(() => () => paintTiles({}), []);
  useLayoutEffect(() => adoptWhenSettled(rules), [rules]);
  return null;
}
