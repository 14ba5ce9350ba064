import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { freezeDatabase } from "../../../tests/harness/database/freeze-database.ts";
import { placeCluster } from "../../../tests/harness/database/postgres-template.ts";
import { createLog } from "../log.server.ts";
import { createDatabase, type Database } from "./database.server.ts";

const read = (db: NodePgDatabase) => db.execute(sql`select "by" from written order by 1`);
const write = (by: string) => sql`insert into written values (${by})`;

async function openDatabase(): Promise<{ database: Database; stop: () => void; goOn: () => void }> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  await placeCluster(dataDir);
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  onTestFinished(() => database.close());
  await database.run((db) => db.execute(sql`create table written (by text)`));
  let thaw: (() => void) | undefined;
  const goOn = () => thaw?.();
  onTestFinished(goOn);
  return { database, stop: () => void (thaw = freezeDatabase(dataDir)), goOn };
}

test.runIf(process.platform === "linux")(
  "a write to a hanging server fails, and doesn't happen when it recovers",
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
      message: "The database doesn’t respond. Try again in a few seconds.",
    });
    goOn();
    const readAll = async () => (await database.run(read)).rows;
    await expect.poll(() => readAll().catch(() => undefined), { timeout: 30_000 }).toBeDefined();
    // Those that the server had from before have read what was sent to them, and are gone.
    const others = sql`select pid from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await database.run((db) => db.execute(others))).rows).toEqual([]);
    expect((await readAll()).map(({ by }) => by)).toEqual(["a", "b", "c", "d"]);
    await database.run((db) => db.execute(write("after")));
    expect(await readAll()).toHaveLength(5);
  },
);

test.runIf(process.platform === "linux")(
  "a read doesn't wait until a silent server is known to hang, and a refused one sends no further queries",
  async () => {
    const { database, stop, goOn } = await openDatabase();
    const order: string[] = [];
    const note = (what: string) => (error: { code?: string }) => void order.push(`${what}: ${error.code}`);
    stop();
    const writing = database.run((db) => db.execute(write("a"))).catch(note("write"));
    const readThenWrite = async (db: NodePgDatabase) => {
      await read(db);
      await db.execute(write("what came after a read"));
    };
    await database.run(readThenWrite).catch(note("read"));
    await database.run(read).catch(note("read while it is silent"));
    await database.run((db) => db.transaction(read, { accessMode: "read only" })).catch(note("read in a transaction"));
    expect(order).toEqual([
      "read: unavailable",
      "read while it is silent: unavailable",
      "read in a transaction: unavailable",
    ]);
    goOn();
    await writing;
    expect(order).toHaveLength(3);
    // What was read late has been read by now: it was asked first.
    await expect
      .poll(() =>
        database.run(read).then(
          ({ rows }) => rows,
          () => undefined,
        ),
      )
      .toEqual([{ by: "a" }]);
  },
);

test.runIf(process.platform === "linux")(
  "a read-only transaction is given up like any read, and its connection is clean afterwards",
  async () => {
    const { database, stop, goOn } = await openDatabase();
    const { promise: isStopped, resolve: readOn } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: noteBegin } = Promise.withResolvers<void>();
    let begunCount = 0;
    const count = 10;
    const refusals = Array.from({ length: count }, () =>
      database.run((db) =>
        db.transaction(async (step) => {
          await read(step);
          if (++begunCount === count) noteBegin();
          await isStopped;
          return read(step);
        }),
      ),
    );
    await hasBegun;
    stop();
    readOn();
    for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: "unavailable" });
    goOn();
    const idle = sql`select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%'`;
    const countOpen = () =>
      database
        .run((db) => db.execute(idle))
        .then(
          ({ rows }) => rows,
          () => undefined,
        );
    await expect.poll(countOpen).toEqual([{ open: 0 }]);
  },
);

test("a long statement doesn't count as hanging", async () => {
  const { database } = await openDatabase();
  const slept = await database.run((db) => db.execute<{ is: number }>(sql`select 1 as is from pg_sleep(1.2)`));
  expect(slept.rows).toEqual([{ is: 1 }]);
});
