import { expect, test } from "vitest";
import { withServerLock } from "./server-lock.server.ts";

test.each([
  ["no database", undefined],
  ["a database that is away", "postgres://somebody@127.0.0.1:1/site"],
  ["a primary and a standby that are away", "postgres://somebody@127.0.0.1:1,127.0.0.1:2/site"],
])("work is done at once with %s", async (_what, url) => {
  expect(await withServerLock({ url, name: "test" }, async () => "done")).toBe("done");
});
