import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "../../../tests/harness/database.ts";
import { createLog } from "../log.server.ts";
import { createDatabase, type Database } from "./database.server.ts";

/** The server with all of its processes. */
function listProcesses(dataDir: string): number[] {
  const [pid] = readFileSync(join(dataDir, "postgres-18", "cluster", "postmaster.pid"), "utf8").split("\n");
  const children = readdirSync("/proc").filter((name) => {
    try {
      return readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1]?.split(" ")[1] === pid;
    } catch {
      return false;
    }
  });
  return [pid, ...children].map(Number);
}

const write = (by: string) => sql`insert into written values (${by})`;

async function openDatabase(): Promise<{ database: Database; stop: () => void; goOn: () => void }> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  onTestFinished(() => database.close());
  await database.run((db) => db.execute(sql`create table written (by text)`));
  let stopped: number[] = [];
  const signal = (name: "SIGSTOP" | "SIGCONT") => {
    for (const pid of stopped) process.kill(pid, name);
  };
  const goOn = () => {
    signal("SIGCONT");
    stopped = [];
  };
  onTestFinished(goOn);
  return {
    database,
    stop() {
      stopped = listProcesses(dataDir);
      signal("SIGSTOP");
    },
    goOn,
  };
}

test.runIf(process.platform === "linux")(
  "what a server that stands still was asked to write is refused, and it does not write it when it goes on",
  async () => {
    const { database, stop, goOn } = await openDatabase();
    await Promise.all(["a", "b", "c", "d"].map((by) => database.run((db) => db.execute(write(by)))));
    stop();
    const refused = await Promise.allSettled([
      database.run((db) => db.execute(write("with values"))),
      database.run((db) => db.execute(sql`insert into written values ('without values')`)),
      database.run((db) =>
        db.execute(sql`with done as (insert into written values ('with') returning 1) select * from done`),
      ),
      database.run((db) => db.transaction((step) => step.execute(write("in a transaction")))),
      database.run((db) => db.execute(sql`select 1`)),
    ]);
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ code: "unavailable" });
    await expect(database.run((db) => db.execute(write("later")))).rejects.toMatchObject({
      message: "The database does not answer",
    });
    goOn();
    const read = async () => (await database.run((db) => db.execute(sql`select "by" from written order by 1`))).rows;
    await expect.poll(() => read().catch(() => undefined), { timeout: 30_000 }).toBeDefined();
    // Those that the server had from before have read what was sent to them, and are gone.
    const others = sql`select pid from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await database.run((db) => db.execute(others))).rows).toEqual([]);
    expect((await read()).map(({ by }) => by)).toEqual(["a", "b", "c", "d"]);
    await database.run((db) => db.execute(write("after")));
    expect(await read()).toHaveLength(5);
  },
);

test("a long statement is no standstill", async () => {
  const { database } = await openDatabase();
  const slept = await database.run((db) => db.execute<{ is: number }>(sql`select 1 as is from pg_sleep(1.2)`));
  expect(slept.rows).toEqual([{ is: 1 }]);
});
