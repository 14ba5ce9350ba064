import * as fc from "fast-check";
import { expect, test } from "vitest";
import { listDatabaseServers } from "./database-servers.server.ts";

test.each([
  ["postgres://icons:p%40ss@db:5432/icons", ["postgres://icons:p%40ss@db:5432/icons"]],
  ["postgresql://db/icons?sslmode=require", ["postgresql://db/icons?sslmode=require"]],
  [
    "postgres://icons@one:5432,other:5433/icons?target_session_attrs=read-write",
    ["postgres://icons@one:5432/icons", "postgres://icons@other:5433/icons"],
  ],
  [
    "postgres://one,[::1]:6000/icons?target_session_attrs=primary&sslmode=require",
    ["postgres://one/icons?sslmode=require", "postgres://[::1]:6000/icons?sslmode=require"],
  ],
  [
    "postgres://one,other/icons?sslmode=require&target_session_attrs=any",
    ["postgres://one/icons?sslmode=require", "postgres://other/icons?sslmode=require"],
  ],
  ["postgres://one,/icons", []],
  ["postgres://one:many/icons", []],
  ["mysql://one/icons", []],
])("%s names these servers", (url, servers) => {
  expect(listDatabaseServers(url)).toEqual(servers);
});

test("whatever is no address names none, without an error", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const server of listDatabaseServers(`postgres://${text}`)) expect(URL.canParse(server)).toBe(true);
    }),
  );
});
