import { z } from "zod";
import type { FlagDefinition } from "./contract.ts";

const most = 200;
const ruleSchema = z.looseObject({
  condition: z.record(z.string(), z.json()).exactOptional(),
  coverage: z.number().min(0).max(1).exactOptional(),
  variations: z.array(z.json()).min(1).max(most).exactOptional(),
  weights: z.array(z.number().min(0).max(1)).exactOptional(),
});

/** A flag in GrowthBook's format; of what a rule may hold, that is checked which could harm. */
export const flagSchema = z.object({
  defaultValue: z.json().default(null),
  rules: z.array(ruleSchema).max(most).default([]),
}) satisfies z.ZodType<FlagDefinition>;

/** What the SDK understands of a rule. */
const ruleKeys: ReadonlySet<string> = new Set(
  (
    "id condition parentConditions force variations weights key hashAttribute hashVersion " +
    "fallbackAttribute range ranges coverage namespace meta filters seed name phase " +
    "disableStickyBucketing bucketVersion minBucketVersion tracks"
  ).split(" "),
);

const writtenRuleSchema = ruleSchema
  .refine((rule) => Object.keys(rule).every((key) => ruleKeys.has(key)), "has an unknown key")
  .refine((rule) => "force" in rule || "variations" in rule, "needs force or variations")
  .refine(
    ({ variations, weights }) => weights === undefined || weights.length === variations?.length,
    "needs as many weights as variations",
  );

/** A flag as admins write it: whole, and with what rules have only, as a slip would otherwise be a rule for everybody. */
export const writtenFlagSchema = z.strictObject({
  defaultValue: z.json(),
  rules: z.array(writtenRuleSchema).max(most),
});

/** All flags, as they stand in the file and as a host gives them. */
export const flagsSchema = z.looseObject({
  features: z.record(z.string().regex(/^[\w.:|-]{1,100}$/), z.looseObject(flagSchema.shape)),
});

export type FlagsPayload = z.infer<typeof flagsSchema>;
