import { z } from "zod";
import { matchKinds } from "../../core/swap/find-likely-concepts.ts";
import { mostSwapped, type StyleCoverage, type SwapIcon, type SwapPair } from "./contract.ts";

const ids = z
  .array(z.string().min(1).max(64))
  .min(1)
  .max(mostSwapped)
  .describe(`Ids of icons, at most ${mostSwapped}.`);

export const swapStylesRequest = z.strictObject({ ids });
export const swapRequest = z.strictObject({
  ids,
  style: z.string().min(1).max(80).describe("Code of the style to swap to."),
});

export const styleCoverage = z
  .object({
    apiCode: z.string(),
    title: z.string(),
    family: z.string().describe("Name of the family."),
    isColor: z.boolean(),
    licence: z.string().describe("SPDX code."),
    exact: z.number().int().describe("How many of the icons have the same concept there."),
    near: z.number().int().describe("How many more have one there that means the same, or nearly."),
  })
  .meta({ id: "StyleCoverage" }) satisfies z.ZodType<StyleCoverage>;

export const swapIcon = z
  .object({
    id: z.string(),
    name: z.string(),
    isMono: z.boolean().describe("Drawn in the colour of the text around it."),
  })
  .meta({ id: "SwapIcon" }) satisfies z.ZodType<SwapIcon>;

export const swapPair = z
  .object({
    from: z.string().describe("Id of the icon."),
    to: z.string().exactOptional().describe("Id of the one in the style; absent where there is none."),
    kind: z
      .enum(matchKinds)
      .exactOptional()
      .describe("How the one stands for the other: `same` is the same concept, `synonym` means the same."),
    isExact: z.boolean(),
    isShared: z.boolean().describe("An icon of another concept is swapped to the same one."),
    others: z.array(z.string()).describe("Ids of icons that may be taken instead, the best first."),
  })
  .meta({ id: "SwapPair" }) satisfies z.ZodType<SwapPair>;
