import { stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeDataDir } from "../../tests/harness/database.ts";
import { createKeyMaker } from "./secret-key.server.ts";

test("a secret is made once, for its owner only, and keys of different uses differ", async () => {
  const { dataDir, remove } = await makeDataDir();
  const first = createKeyMaker({ given: undefined, dataDir });
  const again = createKeyMaker({ given: undefined, dataDir });
  expect(again("cookies")).toEqual(first("cookies"));
  expect(first("cookies")).toHaveLength(32);
  expect(first("hashes")).not.toEqual(first("cookies"));
  expect((await stat(join(dataDir, "secret.key"))).mode & 0o077).toBe(0);
  const given = createKeyMaker({ given: "s".repeat(32), dataDir: "/nowhere" });
  expect(given("cookies")).not.toEqual(first("cookies"));
  await remove();
});
