/** Pages about money. */
export const billingPaths = {
  pricing: "/icons/pricing",
  /** Where one waits until what was paid for is there. */
  wait: "/icons/pricing/thanks",
  account: "/icons/account/billing",
} as const;
