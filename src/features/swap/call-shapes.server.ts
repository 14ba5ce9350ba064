import { z } from "zod";
import { hasOneList, iconLists } from "../../platform/http/parameters/icon-fields.server.ts";
import { matchKinds } from "../../core/swap/find-likely-concepts.ts";
import { mostSwapped, type StyleCoverage, type SwapIcon, type SwapPair } from "./contract.ts";

const lists = iconLists(mostSwapped);

export const swapStylesRequest = z.strictObject(lists).refine(...hasOneList);
export const swapRequest = z
  .strictObject({ ...lists, style: z.string().min(1).max(80).describe("Code of the target style.") })
  .refine(...hasOneList);

export const styleCoverage = z
  .object({
    apiCode: z.string(),
    title: z.string(),
    family: z.string().describe("Family name."),
    isColor: z.boolean(),
    license: z.string().describe("SPDX identifier."),
    exact: z.number().int().describe("Number of icons with the same concept in the style."),
    near: z.number().int().describe("Number of further icons with a synonym or similar meaning in the style."),
  })
  .meta({ id: "StyleCoverage" }) satisfies z.ZodType<StyleCoverage>;

export const swapIcon = z
  .object({
    id: z.string(),
    name: z.string(),
    isMono: z.boolean().describe("Whether it uses the text color."),
  })
  .meta({ id: "SwapIcon" }) satisfies z.ZodType<SwapIcon>;

export const swapPair = z
  .object({
    from: z.string().describe("Icon ID."),
    to: z.string().exactOptional().describe("ID of the replacement; absent if there is none."),
    kind: z
      .enum(matchKinds)
      .exactOptional()
      .describe("Kind of match: `same` is the same concept, `synonym` means the same."),
    isExact: z.boolean(),
    isShared: z.boolean().describe("Whether an icon of another concept has the same replacement."),
    others: z.array(z.string()).describe("IDs of alternatives, best first."),
  })
  .meta({ id: "SwapPair" }) satisfies z.ZodType<SwapPair>;
