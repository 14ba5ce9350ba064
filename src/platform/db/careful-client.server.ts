import { Client, DatabaseError, Query, type QueryConfig } from "pg";

type Callback = (error: Error | null, result?: unknown) => void;

/** More than PostgreSQL ever sends: all rows come at once. */
const allRows = 2_147_483_647;
/** What keeps nothing, and what ends or begins a transaction by itself. */
const changesNothing =
  /^\s*(?:begin|commit|rollback|savepoint|release|set|show|listen|unlisten|select(?![^]*\b(?:pg_notify|nextval|setval|advisory|for (?:no key )?update)\b))\b/i;
const isSeveral = /;\s*\S/;

/** What `pg` does with a query that reads its rows in parts: the server waits for `sync` before it commits. */
interface WireQuery {
  callback: Callback | undefined;
  handleError(error: Error, connection: { sync: () => void }): void;
}
const WireQuery = Query as unknown as new (config: object, values?: unknown, callback?: Callback) => WireQuery;

/** A statement that is committed only after its answer came: a server that stands still never performs it later. */
class CarefulQuery extends WireQuery {
  override handleError(error: Error, connection: { sync: () => void }): void {
    // The server passes over everything until then.
    if (error instanceof DatabaseError) connection.sync();
    super.handleError(error, connection);
  }
}

/**
 * A connection whose statements outside of transactions are committed in a second step, when their answer is there. What was
 * sent to a server that stands still lies in its socket and is read when it goes on; without the second step it undoes it.
 */
export class CarefulClient extends Client {
  // oxlint-disable-next-line typescript/no-explicit-any -- one signature for all of the overloads of `pg`
  override query(config: any, values?: any, callback?: any): any {
    const isSafe = this.getTransactionStatus() === "T" || typeof values === "function";
    if (isSafe || !isStatement(config) || !mayChangeData(config) || !canBeCareful(config, values))
      return super.query(config as string, values, callback);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const settle: Callback = callback ?? ((error, result) => (error ? reject(error) : resolve(result)));
    const careful = { ...(typeof config === "string" ? { text: config } : config), rows: allRows };
    void super.query(new CarefulQuery(careful, values, settle) as unknown as string);
    return callback ? undefined : promise;
  }
}

/** What is asked as text, in place of what brings its own protocol. */
function isStatement(config: unknown): config is string | QueryConfig {
  return typeof config === "string" || (typeof config === "object" && config !== null && !("submit" in config));
}

/** Several statements at once have no second step, unless they would fail anyway. */
function canBeCareful(config: string | QueryConfig, given?: unknown[]): boolean {
  const { text, values = given } = typeof config === "string" ? { text: config } : config;
  return !isSeveral.test(text) || (values ?? []).length > 0;
}

/** Whether a statement may change what the database keeps; false only of what surely reads. */
export function mayChangeData(config: unknown): boolean {
  return !isStatement(config) || !changesNothing.test(readText(config));
}

/** Whether a statement only begins or ends a transaction, or a part of one. */
export const isOfTransaction = (config: unknown): boolean =>
  isStatement(config) && /^\s*(?:begin|commit|rollback|savepoint|release)\b/i.test(readText(config));

const readText = (config: string | QueryConfig) => (typeof config === "string" ? config : config.text);
