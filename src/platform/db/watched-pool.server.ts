import type { Pool } from "pg";
import { mayKeep } from "./careful-client.server.ts";
import type { Progress } from "./standstill.server.ts";

type Act = (...given: unknown[]) => unknown;

/** The same pool for one piece of work, which tells before each statement and each transaction what it is about to do. */
export function watchPool(pool: Pool, { note }: Progress): Pool {
  const tellFirst =
    (act: Act, tellsKeep: (asked: unknown) => boolean): Act =>
    async (...given) => {
      note({ mayKeep: tellsKeep(given[0]) });
      return act(...given);
    };
  return Object.assign(Object.create(pool) as Pool, {
    query: tellFirst(pool.query.bind(pool) as Act, mayKeep),
    connect: tellFirst(pool.connect.bind(pool) as Act, () => true),
  });
}
