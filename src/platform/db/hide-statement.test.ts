import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { expect, test, vi } from "vitest";
import { createLog } from "../log.server.ts";
import { hideStatement } from "./hide-statement.server.ts";

const statement = `insert into "people" ("id", "email")\n  values (default, $1) returning "id"`;

function fail(query = statement, message = "duplicate key value violates unique constraint", code = "23505") {
  const cause = new DatabaseError(message, 1, "error");
  cause.code = code;
  cause.detail = "Key (email)=(anna@secret.example) already exists.";
  return new DrizzleQueryError(query, ["anna@secret.example"], cause);
}

test.each([
  [statement, "insert into people"],
  [`select "id", "email" from "people" where "email" = $1`, "select … people"],
  [`with "old" as (select * from "sessions") delete from "sessions"`, "with … sessions"],
  [`update "people" set "email" = $1`, "update people"],
  [`delete from "people" where 'anna@secret.example' = email`, "delete from people"],
  ["", ""],
])("the log line of a statement has its operation and table: %j", (query, name) => {
  const error = fail(query);
  const stackLines = error.stack!.split("\n").length;
  hideStatement(error);
  hideStatement(error);
  expect(error.message).toBe(`Failed query: ${name}`);
  expect(error.message).not.toContain("\n");
  expect(error.stack!.split("\n").length).toBeLessThanOrEqual(stackLines);
  expect(`${error.stack} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}`).not.toMatch(/secret|\$1|returning/);
});

test("unreadable data isn't logged either", () => {
  const error = fail(statement, 'invalid input syntax for type uuid: "anna@secret.example"', "22P02");
  hideStatement(error);
  expect((error.cause as Error).message).toBe('invalid input syntax for type uuid: "…"');
});

test("log listeners get no data from a database error, whatever its cause", () => {
  const listener = vi.fn();
  const error = new Error("It failed", { cause: fail() });
  createLog("error", listener).error({ err: error }, "Rows wait");
  expect(listener).toHaveBeenCalledOnce();
  expect(`${(error.cause as Error).message} ${(error.cause as Error).stack}`).not.toMatch(/secret|\$1|returning/);
});
