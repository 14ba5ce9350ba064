import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/harness/database/shared-postgres.ts";
import type { Database } from "./database.server.ts";
import { createOneAtATime } from "./one-at-a-time.server.ts";

let shared: TestDatabase;
let servers: readonly { database: Database; close: () => Promise<void> }[];
beforeAll(async () => {
  shared = await createTestDatabase();
  servers = [await startDatabase(shared.url), await startDatabase(shared.url), await startDatabase(shared.url)];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await shared.drop();
});

test("of three servers one works at a time, and each has its turn", async () => {
  let running = 0;
  let most = 0;
  const rounds = servers.flatMap(({ database }) => {
    const alone = createOneAtATime({ database, name: "letters", patienceMs: 30_000 });
    return [1, 2, 3].map(() =>
      alone(async () => {
        most = Math.max(most, ++running);
        await database.run((db) => db.execute("select pg_sleep(0.02)"));
        running--;
        return true;
      }, false),
    );
  });
  expect(await Promise.all(rounds)).toEqual(Array.from({ length: 9 }, () => true));
  expect(most).toBe(1);
});

test("other work goes on meanwhile, and who has waited long enough does not work; after a failure others do", async () => {
  const [one, other] = servers.map(({ database }) => createOneAtATime({ database, name: "sums", patienceMs: 50 }));
  const third = createOneAtATime({ database: servers[2]!.database, name: "other sums" });
  await one!(async () => {
    expect(await other!(async () => "worked", "waited")).toBe("waited");
    expect(await third(async () => "worked", "waited")).toBe("worked");
    return "";
  }, "");
  const failing = one!(async () => {
    throw new Error("broken");
  }, undefined);
  await expect(failing).rejects.toThrow("broken");
  expect(await other!(async () => "worked", "waited")).toBe("worked");
});

const work = async () => "worked";

const holder = `
import { createDatabase } from "${new URL("database.server.ts", import.meta.url).href}";
import { createOneAtATime } from "${new URL("one-at-a-time.server.ts", import.meta.url).href}";
import { createLog } from "${new URL("../log.server.ts", import.meta.url).href}";
const database = createDatabase({ url: process.env.DATABASE_URL, dataDir: ".", log: createLog("silent") });
await createOneAtATime({ database, name: "killed" })(async () => {
  process.stdout.write("working");
  await new Promise(() => setInterval(() => undefined, 1_000));
});
`;

test("when the server that works is killed, another one takes over", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", holder], {
    env: { ...process.env, DATABASE_URL: shared.url! },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const hasty = createOneAtATime({ database: servers[0]!.database, name: "killed", patienceMs: 0 });
  expect(await hasty(work, "waited")).toBe("waited");
  child.kill("SIGKILL");
  const patient = createOneAtATime({ database: servers[0]!.database, name: "killed", patienceMs: 30_000 });
  expect(await patient(work, "waited")).toBe("worked");
});
