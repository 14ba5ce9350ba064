import { z } from "zod";

/** Reads `page=1234567,reward=7654321`. */
function readAdSlots(text: string, context: z.RefinementCtx<string>): Readonly<Record<string, string>> {
  const slots: Record<string, string> = {};
  for (const pair of text.split(",")) {
    const [, place, slot] = /^\s*(page|reward)=([\w./:-]{1,100})\s*$/.exec(pair) ?? [];
    if (place !== undefined && slot !== undefined) slots[place] = slot;
    else context.addIssue({ code: "custom", message: `\`${pair}\` must look like page=1234567 or reward=7654321` });
  }
  return slots;
}

/** How promotions are shown; a part of the configuration. */
export const adKeys = {
  REWARD_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(15)
    .describe("For how long guests watch a promotion for a larger picture, where the flag `REWARDED_AD` is on."),
  REWARDS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(3)
    .describe("How many pictures one visitor may earn so in a day; a network ten times as many."),
  AD_TAG_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an http or https address such as https://ads.example/tag.js?slot={slot}",
    })
    .optional()
    .describe(
      "The script of a network whose promotions stand in place of our own; `{slot}` is its name for a place. See docs/advertising.md.",
    ),
  AD_SLOTS: z
    .string()
    .transform(readAdSlots)
    .optional()
    .describe("What the network calls the places: `page=1234567,reward=7654321`."),
};
