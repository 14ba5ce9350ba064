import { execFile } from "node:child_process";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findPostgres } from "../../../scripts/setup/find-postgres.mjs";

const run = promisify(execFile);
const programs = findPostgres();

/** Whether this machine has a PostgreSQL of its own, as Debian's package brings it. */
export const hasOwnPostgres = programs !== undefined && process.platform !== "win32";

/** A folder for servers of this machine's own PostgreSQL, and the way to call its programs. They do not run for root, who borrows `nobody`. */
export async function prepareOwnPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-postgres-"));
  const account = process.getuid?.() === 0 ? await readAccount("nobody") : undefined;
  if (account) await chown(folder, account.uid, account.gid);
  const call = (program: string, ...parameters: string[]) =>
    run(join(programs!, program), parameters, { ...account, cwd: folder });
  return { folder, call };
}

/** A fresh server of this machine's own PostgreSQL on a free port. */
export async function startOwnPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { folder, call } = await prepareOwnPostgres();
  const cluster = join(folder, "cluster");
  const port = await findFreePort();
  await call("initdb", `--pgdata=${cluster}`, "--username=iconarium", "--auth=trust", "--encoding=UTF8", "--locale=C");
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories= -c fsync=off`;
  await call(
    "pg_ctl",
    `--pgdata=${cluster}`,
    `--log=${join(folder, "log")}`,
    `--options=${settings}`,
    "--wait",
    "start",
  );
  return {
    url: `postgres://iconarium@127.0.0.1:${port}/postgres`,
    async stop() {
      await call("pg_ctl", `--pgdata=${cluster}`, "--mode=immediate", "--wait", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readAccount(name: string): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile("/etc/passwd", "utf8")).split("\n");
  const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
