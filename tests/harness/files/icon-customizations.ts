import * as fc from "fast-check";
import {
  backgroundShapes,
  flips,
  type IconCustomization,
  type Paint,
} from "../../../src/core/svg/icon-customization.ts";

/** Few enough that wishes meet each other and the colors of generated drawings. */
export const somePaints = ["#000000", "#ffffff", "#ff0000", "#00ff00", "#0000ff80"] as const;

const paint: fc.Arbitrary<Paint> = fc.oneof(
  fc.constantFrom<Paint>(...somePaints, "currentColor"),
  fc.stringMatching(/^[0-9a-f]{6}$/).map((digits): Paint => `#${digits}`),
);
const hundredths = (max: number) => fc.integer({ min: 0, max }).map((count) => count / 100);

export const framing = fc.record(
  {
    padding: hundredths(40),
    background: fc.oneof(
      fc.constant("none" as const),
      fc.record({ shape: fc.constantFrom(...backgroundShapes), color: paint }),
    ),
    rotate: fc.oneof(
      fc.constantFrom(-360, -90, 0, 90, 180, 270, 360),
      fc.integer({ min: -3600, max: 3600 }).map((tenths) => tenths / 10),
    ),
    flip: fc.constantFrom(...flips, "none" as const),
    opacity: hundredths(100),
  },
  { requiredKeys: [] },
);

export const recoloring = fc.record(
  {
    color: paint,
    colors: fc.dictionary(fc.constantFrom(...somePaints), paint, { maxKeys: 4, noNullPrototype: true }),
    variables: fc.boolean(),
  },
  { requiredKeys: [] },
);

export const sizing = fc.record(
  {
    size: fc.integer({ min: 1, max: 4096 }),
    stroke: fc.integer({ min: 1, max: 64 }).map((quarters) => quarters / 4),
  },
  { requiredKeys: [] },
);

/** Any look that the schema lets pass. */
export const iconCustomizations: fc.Arbitrary<IconCustomization> = fc
  .tuple(sizing, recoloring, framing, fc.record({ absoluteStroke: fc.boolean() }, { requiredKeys: [] }))
  .map((parts) => Object.assign({}, ...parts) as IconCustomization);
