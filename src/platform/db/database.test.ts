import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { freezeDatabase } from "../../../tests/harness/database/freeze-database.ts";
import { placeCluster } from "../../../tests/harness/database/postgres-template.ts";
import { createTestDatabase } from "../../../tests/harness/database/shared-postgres.ts";
import { createLog } from "../log.server.ts";
import { createDatabase, type Database } from "./database.server.ts";

const log = createLog("silent");

async function freshFolder(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  return dataDir;
}

/** A folder where the server has run before. */
async function usedFolder(): Promise<string> {
  const dataDir = await freshFolder();
  await placeCluster(dataDir);
  return dataDir;
}

function open(options: { url?: string; dataDir: string; patienceMs?: number; isVisitor?: boolean }): Database {
  const database = createDatabase({ url: undefined, ...options, log });
  onTestFinished(() => database.close());
  return database;
}

async function readNumber(database: Database, statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await database.run((db) => db.execute<{ value: number }>(statement));
  return Number(rows[0]?.value);
}

const json = (value: unknown) => sql`select ${JSON.stringify(value)}::jsonb`;

const adapters = [{ name: "the embedded server", url: undefined as string | undefined }];
const ownServer = process.env["DATABASE_URL_TEST"];
if (ownServer) adapters.push({ name: "a server of your own", url: ownServer });

describe.each(adapters)("$name", ({ url }) => {
  let folder: Awaited<ReturnType<typeof makeDataDir>>;
  /** The server runs from the first test to the last. */
  let keeper: Database;
  beforeAll(async () => {
    folder = await makeDataDir();
    await placeCluster(folder.dataDir);
    keeper = createDatabase({ url, dataDir: folder.dataDir, log });
    await keeper.run((db) => db.execute(sql`select 1`));
  });
  afterAll(async () => {
    await keeper.close();
    await folder.remove();
  });
  const openAgain = (options: { patienceMs?: number } = {}) =>
    open({ dataDir: folder.dataDir, isVisitor: true, ...options, ...(url !== undefined && { url }) });

  test("the first query finds every table of the migrations", async () => {
    expect(await readNumber(openAgain(), sql`select count(*) as value from search_terms`)).toBeGreaterThanOrEqual(0);
  });

  test("many processes may start simultaneously: migrations run one after the other", async () => {
    const first = openAgain();
    await first.run((db) => db.execute(sql`select 1`));
    const others = [1, 2, 3].map(() => openAgain());
    const values = await Promise.all(others.map((database) => readNumber(database, sql`select 7 as value`)));
    expect(values).toEqual([7, 7, 7]);
  });

  test("an invalid statement is the caller's error and leaves the connection usable", async () => {
    const database = openAgain();
    await expect(database.run((db) => db.execute(sql`select nonsense`))).rejects.toMatchObject({
      cause: { code: "42703" },
    });
    expect(await readNumber(database, sql`select 1 as value`)).toBe(1);
  });

  test("text that PostgreSQL can't store is the client's error, and no other mistake is", async () => {
    const database = openAgain();
    for (const statement of [
      sql`select ${"a\u0000"}::text`,
      json("a\u0000"),
      json(["\ud800b"]),
      json({ "\udc00": 1 }),
    ]) {
      const failure = expect.objectContaining({ code: "invalid_input" });
      await expect(database.run((db) => db.execute(statement))).rejects.toEqual(failure);
      await expect(database.run((db) => db.transaction((step) => step.execute(statement)))).rejects.toEqual(failure);
    }
    await expect(database.run((db) => db.execute(sql`select ${"nobody"}::uuid`))).rejects.toMatchObject({
      cause: { code: "22P02" },
    });
    expect(await readNumber(database, sql`select ${"7"}::jsonb as value`)).toBe(7);
  });

  test("an error doesn't reveal the values of its statement", async () => {
    const database = openAgain();
    const address = "anna@secret.example";
    await database.run((db) => db.execute(sql`create table if not exists addressed (email text primary key)`));
    const write = sql`insert into addressed values (${address}), (${address})`;
    const failures = [
      await database.run((db) => db.execute(write)).catch((error: unknown) => error),
      await database.run((db) => db.transaction((step) => step.execute(write))).catch((error: unknown) => error),
    ];
    for (const failure of failures) {
      expect(failure).toMatchObject({ cause: { code: "23505" } });
      let written = "";
      pino({ level: "error" }, { write: (line: string) => (written += line) }).error({ err: failure }, "It failed");
      expect(written).toContain("insert into addressed");
      expect(written).not.toContain(address);
    }
  });

  test("a lost connection is `unavailable` once, then queries work again", async () => {
    const database = openAgain();
    const terminate = sql`select pg_terminate_backend(pg_backend_pid())`;
    await expect(database.run((db) => db.execute(terminate))).rejects.toMatchObject({ code: "unavailable" });
    expect(await readNumber(database, sql`select 1 as value`)).toBe(1);
  });

  test("a connection lost between two statements of a transaction is `unavailable`, and ends nothing else", async () => {
    const database = openAgain();
    const lost = database.run((db) =>
      db.transaction(async (step) => {
        const { rows } = await step.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        const isThere = sql`select count(*) as value from pg_stat_activity where pid = ${rows[0]?.pid}`;
        await database.run((other) => other.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`));
        await expect.poll(() => readNumber(database, isThere)).toBe(0);
        await step.execute(sql`select 1`);
      }),
    );
    await expect(lost).rejects.toMatchObject({ code: "unavailable" });
    expect(await readNumber(database, sql`select 1 as value`)).toBe(1);
  });

  test("a connection timeout is reported, and busy connections stay open", async () => {
    const database = openAgain({ patienceMs: 300 });
    const pool = await database.run(async (db) => db.$client);
    const { promise: enough, resolve: release } = Promise.withResolvers<void>();
    const hold = () =>
      database.run((db) =>
        db.transaction(async (step) => {
          await step.execute(sql`select 1`);
          await enough;
          return step.execute(sql`select 2`);
        }),
      );
    const busy = Array.from({ length: pool.options.max }, hold);
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(pool.options.max);
    await expect(database.run((db) => db.execute(sql`select 1`))).rejects.toMatchObject({
      code: "unavailable",
      message: "The database is overloaded. Try again in a minute.",
    });
    release();
    await Promise.all(busy);
    expect(await database.run(async (db) => db.$client)).toBe(pool);
  });

  test("transactions that wait too long, or deadlock, fail as overloaded, and connections stay", async () => {
    const database = openAgain();
    const pool = await database.run(async (db) => db.$client);
    const tooMuch = { code: "unavailable", message: "The database is overloaded. Try again in a minute." };
    await expect(
      database.run((db) =>
        db.transaction(async (step) => {
          await step.execute(sql`set local statement_timeout = 1`);
          await step.execute(sql`select pg_sleep(60)`);
        }),
      ),
    ).rejects.toMatchObject(tooMuch);
    const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    const lock = (own: 0 | 1) =>
      database.run((db) =>
        db.transaction(async (step) => {
          const other = own === 0 ? 1 : 0;
          await step.execute(sql`select pg_advisory_xact_lock(${own}::int)`);
          locked[own].resolve();
          await locked[other].promise;
          await step.execute(sql`select pg_advisory_xact_lock(${other}::int)`);
        }),
      );
    const ends = await Promise.allSettled([lock(0), lock(1)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find(({ status }) => status === "rejected")).toMatchObject({ reason: tooMuch });
    expect(await database.run(async (db) => db.$client)).toBe(pool);
  });

  test("transactions in progress when others lose the connection fail the same way, whatever they query next", async () => {
    const database = openAgain();
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    const steps = [
      database.run(async (db) => {
        await lost;
        return db.execute(sql`select 1`);
      }),
      database.run(async (db) => {
        await lost;
        return db.transaction((step) => step.execute(sql`select 1`));
      }),
    ];
    const loser = database.run(() => Promise.reject(new Error("Connection terminated unexpectedly")));
    await expect(loser).rejects.toMatchObject({ code: "unavailable" });
    lose();
    for (const { reason } of (await Promise.allSettled(steps)) as PromiseRejectedResult[])
      expect(reason).toMatchObject({
        code: "unavailable",
        message: "The connection to the database was lost. Try again.",
      });
    expect(await readNumber(database, sql`select 7 as value`)).toBe(7);
  });

  test("rows for a deleted person are rejected with an error", async () => {
    const database = openAgain();
    const nobody = "00000000-0000-4000-8000-000000000000";
    const write = sql`insert into licences (person_id, status) values (${nobody}, 'active')`;
    await expect(database.run((db) => db.execute(write))).rejects.toMatchObject({ code: "signed_out" });
  });

  test("a closed database rejects queries", async () => {
    const database = openAgain();
    await readNumber(database, sql`select 1 as value`);
    await database.close();
    await expect(database.run((db) => db.execute(sql`select 1`))).rejects.toMatchObject({ code: "unavailable" });
  });
});

describe("the embedded server", () => {
  test("stored rows survive a restart", async () => {
    const dataDir = await usedFolder();
    const first = open({ dataDir });
    await first.run((db) => db.execute(sql`insert into search_terms values ('kept', 'en', '2026-01-01', 4, 0)`));
    await first.close();
    expect(await readNumber(open({ dataDir }), sql`select searches as value from search_terms`)).toBe(4);
  });

  test("processes that start simultaneously create the cluster once, in place of an interrupted one, and share its server", async () => {
    const dataDir = await freshFolder();
    const draft = join(dataDir, "postgres-18.new-abc123");
    await mkdir(join(draft, "cluster"), { recursive: true });
    await writeFile(join(draft, "cluster", "PG_VERSION"), "18\n");
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    await utimes(draft, yesterday, yesterday);
    const databases = [1, 2, 3].map(() => open({ dataDir }));
    await Promise.all(databases.map((database) => readNumber(database, sql`select 7 as value`)));
    await databases[0]!.run((db) => db.execute(sql`insert into search_terms values ('one', 'en', '2026-01-01', 6, 0)`));
    for (const database of databases) {
      expect(await readNumber(database, sql`select searches as value from search_terms`)).toBe(6);
    }
    expect(await readdir(dataDir)).toEqual(["postgres-18"]);
  });

  test("a server that outlives its parent is reused, not started twice", async () => {
    const dataDir = await usedFolder();
    const orphaned = createDatabase({ url: undefined, dataDir, log });
    await orphaned.run((db) => db.execute(sql`select 1`));
    const pidFile = join(dataDir, "postgres-18", "cluster", "postmaster.pid");
    const pid = (await readFile(pidFile, "utf8")).split("\n")[0];
    const successor = open({ dataDir });
    expect(await readNumber(successor, sql`select 3 as value`)).toBe(3);
    expect((await readFile(pidFile, "utf8")).split("\n")[0]).toBe(pid);
  });

  test.skipIf(process.platform === "win32")(
    "a server that stands still while it is taken over is reported at once, and used as soon as it answers",
    async () => {
      const dataDir = await usedFolder();
      const orphaned = createDatabase({ url: undefined, dataDir, log });
      await orphaned.run((db) => db.execute(sql`select 1`));
      const goOn = freezeDatabase(dataDir);
      const successor = open({ dataDir });
      try {
        for (let time = 1; time <= 2; time++)
          await expect(readNumber(successor, sql`select 3 as value`)).rejects.toMatchObject({
            code: "unavailable",
            message: expect.stringContaining("doesn’t respond") as string,
          });
      } finally {
        goOn();
      }
      await expect
        .poll(() => readNumber(successor, sql`select 3 as value`).catch(() => undefined), { timeout: 30_000 })
        .toBe(3);
    },
  );

  test("a server that was killed is started again by the next call", async () => {
    const dataDir = await usedFolder();
    const database = open({ dataDir });
    await database.run((db) => db.execute(sql`insert into search_terms values ('kept', 'en', '2026-01-01', 5, 0)`));
    const pidFile = join(dataDir, "postgres-18", "cluster", "postmaster.pid");
    process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGKILL");
    await expect
      .poll(() => readNumber(database, sql`select searches as value from search_terms`).catch(() => undefined), {
        timeout: 30_000,
      })
      .toBe(5);
  });

  test.runIf(process.platform === "linux")(
    "a server that was killed is restarted even while the system still lists its process",
    async () => {
      const dataDir = await usedFolder();
      const first = open({ dataDir });
      await first.run((db) => db.execute(sql`insert into search_terms values ('kept', 'en', '2026-01-01', 6, 0)`));
      const paths = ["postmaster.pid", ".s.PGSQL.5432.lock"].map((name) =>
        join(dataDir, "postgres-18", "cluster", name),
      );
      const notes = await Promise.all(paths.map((path) => readFile(path, "utf8")));
      const { uid, gid } = await stat(paths[0]!);
      await first.close();
      // The shell becomes somebody who never asks how its child ended.
      // In the background, a shell reads nothing from its own input: the child would end at once, and the shell ask.
      const script = "exec 3<&0; cat <&3 & echo $!; exec sleep 600";
      const careless = spawn("sh", ["-c", script], { uid, gid, cwd: "/", stdio: ["pipe", "pipe", "ignore"] });
      onTestFinished(() => void careless.kill());
      const [line] = (await once(careless.stdout, "data")) as [Buffer];
      const pid = line.toString().trim();
      await expect.poll(() => readFile(`/proc/${careless.pid}/comm`, "utf8")).toBe("sleep\n");
      careless.stdin.end();
      await expect.poll(() => readFile(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
      for (const [index, path] of paths.entries()) await writeFile(path, notes[index]!.replace(/^\d+/, pid));
      expect(await readNumber(open({ dataDir }), sql`select searches as value from search_terms`)).toBe(6);
    },
  );

  test("a folder too deep for a socket is served over loopback, with a password", async () => {
    const dataDir = join(await freshFolder(), "deep".repeat(12), "folder".repeat(10));
    await mkdir(dataDir, { recursive: true });
    await placeCluster(dataDir);
    expect(await readNumber(open({ dataDir }), sql`select 1 as value`)).toBe(1);
    const port = (await readFile(join(dataDir, "postgres-18", "cluster", "postmaster.pid"), "utf8")).split("\n")[3];
    const stranger = open({ url: `postgres://iconarium:guess@127.0.0.1:${port}/postgres`, dataDir });
    await expect(stranger.run((db) => db.execute(sql`select 1`))).rejects.toMatchObject({ code: "unavailable" });
  });
});

test.skipIf(process.platform === "win32")("a process that is busy while it connects still gets connected", async () => {
  const { url, drop } = await createTestDatabase();
  onTestFinished(drop);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const database = open({ url: url!, dataDir: "." });
  // Time is up before an answer was read.
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  expect(await readNumber(database, sql`select 3 as value`)).toBe(3);
});
