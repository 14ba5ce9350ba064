/** What time it is for whatever is paid; in test mode one can make it pass. */
export interface BillingClock {
  readonly now: () => Date;
}

/** The time of everywhere. */
export const worldClock: BillingClock = { now: () => new Date() };
