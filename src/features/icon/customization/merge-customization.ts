import { settleFraming } from "../../../core/svg/frame-drawing.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";

/** Properties to be set, and with undefined those to be reset. */
export type CustomizationChange = { readonly [Key in keyof IconCustomization]?: IconCustomization[Key] | undefined };

/** A customization with other properties; those that change nothing are left out, so that the address says no more than it must. */
export function mergeCustomization(customization: IconCustomization, change: CustomizationChange): IconCustomization {
  const {
    size,
    color,
    colors = {},
    variables,
    stroke,
    absoluteStroke,
    ...framing
  }: CustomizationChange = { ...customization, ...change };
  const replaced = Object.entries(colors).filter(([from, to]) => from !== to);
  const { padding, background, rotate, flip, opacity } = framing;
  return {
    ...(size !== undefined && { size }),
    ...(color !== undefined && color !== "currentColor" && { color }),
    ...(replaced.length > 0 && { colors: Object.fromEntries(replaced) }),
    ...(variables && { variables }),
    ...(stroke !== undefined && { stroke }),
    ...(absoluteStroke && { absoluteStroke }),
    ...settleFraming({
      ...(padding !== undefined && { padding }),
      ...(background !== undefined && { background }),
      ...(rotate !== undefined && { rotate }),
      ...(flip !== undefined && { flip }),
      ...(opacity !== undefined && { opacity }),
    }),
  };
}
