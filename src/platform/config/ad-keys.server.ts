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

/** Which promotions are shown, and what guests earn by watching one. */
export const adKeys = {
  REWARD_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(15)
    .describe("Seconds a guest watches a promotion to earn a larger image, where the flag `REWARDED_AD` is on."),
  REWARDS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(3)
    .describe("Images each visitor can earn per day. A network can earn ten times as many."),
  AD_TAG_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an http or https URL such as https://ads.example/tag.js?slot={slot}",
    })
    .optional()
    .describe(
      "Script of an ad network that replaces the built-in promotions. `{slot}` is the network’s name for the slot. See [advertising](advertising.md).",
    ),
  AD_SLOTS: z
    .string()
    .transform(readAdSlots)
    .optional()
    .describe("The network’s names for the slots: `page=1234567,reward=7654321`."),
};
