import type { Database } from "../../../src/platform/db/database.server.ts";

/** A database under a process that dies. */
export interface Mortal {
  database: Database;
  /** After so many calls, one more is never made, and nothing after it; what was committed stays. */
  dieAfter(calls: number): void;
  /** Another process begins. @returns whether the one before had died */
  revive(): boolean;
}

export function createMortal(real: Database): Mortal {
  let left = Infinity;
  let isDead = false;
  return {
    database: {
      run(work) {
        isDead ||= left <= 0;
        left--;
        // As nothing is left that could catch it, this must not look like anything expected.
        return isDead ? Promise.reject(new Error("The process has died.")) : real.run(work);
      },
      close: () => real.close(),
    },
    dieAfter(calls) {
      left = calls;
    },
    revive() {
      const hasDied = isDead;
      left = Infinity;
      isDead = false;
      return hasDied;
    },
  };
}
