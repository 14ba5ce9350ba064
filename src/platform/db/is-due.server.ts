import { gt, lte, or, type Column, type SQL } from "drizzle-orm";

/**
 * Whether what is planned for a time has to be done now. What is planned for later than anybody plans was planned by a clock
 * that has been put back since.
 *
 * @param longestMs nobody plans further ahead
 */
export const isDue = (planned: Column, { at, longestMs }: { at: Date; longestMs: number }): SQL =>
  or(lte(planned, at), gt(planned, new Date(at.getTime() + longestMs + skewMs)))!;

/** Between the clocks of two machines. */
const skewMs = 60_000;
