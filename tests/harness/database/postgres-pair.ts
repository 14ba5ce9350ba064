import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { expect } from "vitest";
import { listChildren } from "./freeze-database.ts";
import { findFreePort, prepareOwnPostgres } from "./own-postgres.ts";

/** A primary that answers when its standby has what it confirms. */
export interface PostgresPair {
  /** Of both. */
  url: string;
  standbyUrl: string;
  /** Ends all processes of the primary, in the middle of whatever they do. */
  killPrimary: () => void;
  /** From then on the standby takes changes. */
  promote: () => Promise<void>;
  stop: () => Promise<void>;
}

const user = "iconarium";

export async function startPostgresPair(): Promise<PostgresPair> {
  const { folder, call } = await prepareOwnPostgres();
  const [primary, standby] = [join(folder, "primary"), join(folder, "standby")];
  const [port, standbyPort] = [await findFreePort(), await findFreePort()];
  const start = (cluster: string, at: number) => {
    const settings = `-c listen_addresses=127.0.0.1 -c port=${at} -c unix_socket_directories= -c fsync=off`;
    return call("pg_ctl", `--pgdata=${cluster}`, `--log=${cluster}.log`, `--options=${settings}`, "--wait", "start");
  };
  await call("initdb", `--pgdata=${primary}`, `--username=${user}`, "--auth=trust", "--encoding=UTF8", "--locale=C");
  await start(primary, port);
  const connection = ["--host=127.0.0.1", `--port=${port}`, `--username=${user}`];
  await call("pg_basebackup", `--pgdata=${standby}`, "--write-recovery-conf", "--checkpoint=fast", ...connection);
  await start(standby, standbyPort);
  const urlOf = (at: number) => `postgres://${user}@127.0.0.1:${at}/postgres`;
  await confirmByStandby(urlOf(port));
  return {
    url: `postgres://${user}@127.0.0.1:${port},127.0.0.1:${standbyPort}/postgres?target_session_attrs=read-write`,
    standbyUrl: urlOf(standbyPort),
    killPrimary() {
      const [first] = readFileSync(join(primary, "postmaster.pid"), "utf8").split("\n");
      const server = Number(first);
      // It starts no others then.
      process.kill(server, "SIGSTOP");
      for (const pid of [...listChildren(server), server]) process.kill(pid, "SIGKILL");
    },
    promote: async () => void (await call("pg_ctl", `--pgdata=${standby}`, "--wait", "promote")),
    async stop() {
      for (const cluster of [primary, standby])
        await call("pg_ctl", `--pgdata=${cluster}`, "--mode=immediate", "--wait", "stop").catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** From now on nothing is confirmed that the standby does not have. */
async function confirmByStandby(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("alter system set synchronous_standby_names = '*'");
  await client.query("select pg_reload_conf()");
  const readState = async () => (await client.query("select sync_state from pg_stat_replication")).rows;
  await expect.poll(readState).toEqual([{ sync_state: "sync" }]);
  await client.end();
}
