import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { BillingClock } from "../../billing-clock.ts";

/** A clock that one can put forward, and never back. */
export interface TestClock extends BillingClock {
  /** Whether it is ahead of the clock of everywhere. */
  isMoved(): boolean;
  /** Whoever asks after this returned, even after the process died, has the later time. */
  advance(ms: number): void;
}

const fileName = "test-clock.json";
const storedSchema = z.object({ aheadMs: z.number().int().nonnegative() });
/** Dates of JavaScript and of the database go further. */
const mostAheadMs = 100 * 366 * 86_400_000;

/**
 * @param options.folder how far it is ahead is kept there: a file can be read before anybody asks what time it is
 * @param options.now for tests; the clock of everywhere otherwise, milliseconds
 * @throws Error outside of test mode: whoever moves the clock could have what is not paid for
 */
export function createTestClock(options: { isTestMode: boolean; folder: string; now?: () => number }): TestClock {
  if (!options.isTestMode) throw new Error("The test clock is only available in test mode");
  const { folder, now = Date.now } = options;
  const path = join(folder, fileName);
  let aheadMs = readAhead(path);
  return {
    now: () => new Date(now() + aheadMs),
    isMoved: () => aheadMs > 0,
    advance(ms) {
      const laterMs = Math.min(mostAheadMs, aheadMs + Math.max(0, Math.round(ms)));
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${path}.part`, JSON.stringify({ aheadMs: laterMs }), { flush: true });
      renameSync(`${path}.part`, path);
      aheadMs = laterMs;
    },
  };
}

function readAhead(path: string): number {
  try {
    return storedSchema.parse(JSON.parse(readFileSync(path, "utf8"))).aheadMs;
  } catch {
    return 0;
  }
}
