import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runQuietly } from "./run-quietly.mjs";

const debianFolder = "/usr/lib/postgresql";

/** @returns {string | undefined} the folder with the programs of this machine's own PostgreSQL */
export function findPostgres() {
  const debian = existsSync(debianFolder)
    ? readdirSync(debianFolder).map((version) => join(debianFolder, version, "bin"))
    : [];
  const folders = [...debian, ...(process.env.PATH ?? "").split(delimiter)];
  return folders.find((folder) => ["initdb", "pg_ctl"].every((program) => existsSync(join(folder, program))));
}

/** Installs Debian's PostgreSQL where that needs no question: what we keep is proved on it too. */
export async function ensurePostgres() {
  if (findPostgres() !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write("Installing PostgreSQL…\n");
  const environment = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await runQuietly("apt-get", ["update", "-q"], environment);
  await runQuietly("apt-get", ["install", "-y", "-q", "--no-install-recommends", "postgresql"], environment);
}
