import type { Pool } from "pg";
import { mayKeep } from "./careful-client.server.ts";
import type { Progress } from "./standstill.server.ts";

/** The same pool for one piece of work, which tells before each statement and each transaction what it is about to do. */
export function watchPool(pool: Pool, { note }: Progress): Pool {
  // oxlint-disable-next-line typescript/no-explicit-any -- one signature for all of the overloads of `pg`
  const tellFirst =
    (act: (...args: any[]) => any, tellsKeep: (asked: unknown) => boolean) =>
    // oxlint-disable-next-line typescript/no-explicit-any
    async (...args: any[]) => {
      note({ mayKeep: tellsKeep(args[0]) });
      return act(...args);
    };
  return Object.assign(Object.create(pool) as Pool, {
    query: tellFirst(pool.query.bind(pool), mayKeep),
    connect: tellFirst(pool.connect.bind(pool), () => true),
  });
}
