import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";

const hidden = new WeakSet<Error>();

/**
 * Takes out of an error of the database, and of its causes, what was asked for and with which values: what stays fits in one
 * line. Errors get into the log and to Sentry, where what people typed, such as their addresses, has no place.
 */
export function hideStatement(error: unknown): void {
  if (!(error instanceof Error) || hidden.has(error)) return;
  hidden.add(error);
  if (error instanceof DrizzleQueryError) {
    error.query = nameStatement(error.query);
    rewrite(error, `Failed query: ${error.query}`);
    error.params = [];
  }
  if (error instanceof DatabaseError) {
    // Of data that cannot be read, PostgreSQL tells which.
    if (error.code?.startsWith("22")) rewrite(error, error.message.replace(/"[^]*"/, '"…"'));
    error.detail = undefined;
    error.where = undefined;
    error.internalQuery = undefined;
    error.hint = undefined;
  }
  hideStatement(error.cause);
}

function rewrite(error: Error, message: string): void {
  const text = error.message;
  error.message = message;
  if (error.stack !== undefined) error.stack = error.stack.replace(text, () => message);
}

/** What is done, and to which table: `insert into search_terms`. */
function nameStatement(statement: string): string {
  const text = statement.replaceAll('"', " ").replaceAll(/\s+/g, " ").trim();
  const verb = /^(?:insert into|delete from|\w+)/i.exec(text)?.[0].toLowerCase() ?? "";
  if (/^(?:insert into|delete from|update)$/.test(verb))
    return `${verb} ${/^[\w.]+/.exec(text.slice(verb.length).trim())?.[0] ?? ""}`.trim();
  const table = /\b(?:from|into|update|table) (?:public ?\. ?)?(\w+)/i.exec(text)?.[1];
  return table === undefined ? verb : `${verb} … ${table}`;
}
