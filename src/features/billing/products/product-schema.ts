import { z } from "zod";
import { allowanceResources } from "../../../core/quotas/quota.ts";
import type { Product } from "../../../core/billing/product.ts";

const most = 1_000_000_000;
/** Eight digits are the most that providers take. */
const mostMoney = 99_999_999;
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));
const code = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lowercase words joined by hyphens")
  .max(40);

/** A product as it stands in a file, and as admins write it. What is left out: no trial, one seat, nothing to spend. */
export const writtenProduct = z
  .strictObject({
    code,
    plan: code,
    period: z.enum(["month", "year"]).optional(),
    prices: z.record(
      z.string().refine((currency) => currencies.has(currency), "must be a currency code such as USD"),
      z.int().min(1).max(mostMoney),
    ),
    seats: z.strictObject({ min: z.int().min(1), max: z.int().max(10_000) }).default({ min: 1, max: 1 }),
    trialDays: z.int().min(0).max(365).default(0),
    allowances: z
      .array(
        z.strictObject({
          resource: z.enum(allowanceResources),
          accountingType: z.enum(["unique", "usage"]).default("usage"),
          usages: z.int().min(0).max(most).default(0),
          allowOverusage: z.boolean().default(false),
          isUnlimited: z.boolean().default(false),
        }),
      )
      .default([]),
    limits: z.strictObject({ pngSizePx: z.int().min(16).max(4_096) }),
    isObsolete: z.boolean().default(false),
    order: z.int().default(0),
  })
  .refine(({ seats }) => seats.min <= seats.max, { error: "min is more than max", path: ["seats"] })
  .refine(({ code: name, prices }) => (name === "free") === (Object.keys(prices).length === 0), {
    error: "only free products have no price",
    path: ["prices"],
  })
  .refine(({ period, seats, trialDays }) => period !== undefined || (seats.max === 1 && trialDays === 0), {
    error: "a one-time purchase has one seat and no trial",
    path: ["period"],
  })
  .refine(
    ({ allowances }) =>
      new Set(allowances.map(({ resource, accountingType }) => resource + accountingType)).size === allowances.length,
    { error: "has a duplicate", path: ["allowances"] },
  )
  .transform(({ period, ...one }): Product => Object.assign(one, { period }));

const file = z
  .array(writtenProduct)
  .max(100)
  .refine((list) => new Set(list.map(({ code: name }) => name)).size === list.length, "a code appears twice");

/** @throws Error that names each fault and its place */
export function readProducts(json: string): Product[] {
  const result = file.safeParse(JSON.parse(json));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}
