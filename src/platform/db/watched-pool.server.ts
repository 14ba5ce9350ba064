import type { Pool, PoolClient } from "pg";
import { isOfTransaction, mayChangeData } from "./careful-client.server.ts";
import type { Progress } from "./standstill.server.ts";

type Ask = (...given: unknown[]) => unknown;

/** The same pool for one piece of work, which tells before each statement what it is about to ask. */
export function watchPool(pool: Pool, { note }: Progress): Pool {
  function announceQueries<Asked extends Pool | PoolClient>(asked: Asked): Asked {
    const ask = asked.query.bind(asked) as Ask;
    const query: Ask = async (statement, ...rest) => {
      // Work that has been given up still ends its transactions: connections go back to the pool without one.
      if (!isOfTransaction(statement)) note({ mayChangeData: mayChangeData(statement) });
      return ask(statement, ...rest);
    };
    return Object.assign(Object.create(asked) as Asked, { query });
  }
  return Object.assign(announceQueries(pool), {
    async connect() {
      note({ mayChangeData: false });
      return announceQueries(await pool.connect());
    },
  });
}
