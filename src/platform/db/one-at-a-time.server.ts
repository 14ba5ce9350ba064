import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./database.server.ts";

/** Does some work while no other server of the site does it; `otherwise` where another one is at it for too long. */
export type OneAtATime = <Result>(work: () => Promise<Result>, otherwise: Result) => Promise<Result>;

const lookEveryMs = 100;
const usualPatienceMs = 5_000;
/** Who is gone without a word is forgotten by the database server after so long, s: idle, then between three questions. */
const forgottenAfter = "set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 4; set tcp_keepalives_count = 3";

/**
 * Of several servers the one that has a lock of the database works, on a connection that has nothing else to do. With the
 * server the lock is gone: at once with its process, and within half a minute with its machine.
 *
 * @param options.name of the work, the same on all servers
 * @param options.patienceMs how long it waits for the others
 */
export function createOneAtATime(options: {
  database: Pick<Database, "run">;
  name: string;
  patienceMs?: number;
}): OneAtATime {
  const { database, name, patienceMs = usualPatienceMs } = options;

  const lock = `job ${name}`;

  /** @returns undefined when another server has the lock */
  async function attempt<Result>(work: () => Promise<Result>): Promise<{ result: Result } | undefined> {
    return database.run(async (db) => {
      const client = await db.$client.connect();
      let isFree = false;
      try {
        const { rows } = await client.query<{ isMine: boolean }>(
          `select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"`,
          [lock],
        );
        if (!rows[0]!.isMine) {
          isFree = true;
          return undefined;
        }
        await client.query(forgottenAfter);
        const result = await work();
        await client.query(`select pg_advisory_unlock(hashtextextended($1, 0))`, [lock]);
        isFree = true;
        return { result };
      } finally {
        // With the connection goes the lock, where work failed.
        client.release(!isFree);
      }
    });
  }

  return async (work, otherwise) => {
    const begunAt = performance.now();
    for (;;) {
      const done = await attempt(work);
      if (done) return done.result;
      if (performance.now() - begunAt > patienceMs) return otherwise;
      await wait(lookEveryMs, undefined, { ref: false });
    }
  };
}
