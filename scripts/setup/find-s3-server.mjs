import { existsSync, mkdirSync, renameSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "./run-quietly.mjs";

const version = "1.8.0";
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const folder = join(root, ".cache", "programs");
const built = join(folder, `versitygw-${version}`);

/** @returns {string | undefined} the path of an S3 server that tests start, Versity’s gateway over a folder */
export function findS3Server() {
  const installed = findProgram("versitygw");
  return existsSync(built) ? built : installed;
}

/** Builds the S3 server where Go is installed, which takes two minutes once. */
export async function buildS3Server() {
  const go = findProgram("go");
  if (findS3Server() !== undefined || go === undefined || process.platform === "win32") return;
  process.stdout.write("Building an S3 server for tests…\n");
  const draft = join(folder, `draft-${process.pid}`);
  mkdirSync(draft, { recursive: true });
  const { code, output } = await runQuietly(go, ["install", `github.com/versity/versitygw/cmd/versitygw@v${version}`], {
    env: { ...process.env, GOBIN: draft },
  });
  if (code === 0) renameSync(join(draft, "versitygw"), built);
  else process.stdout.write(`${output.trim()}\n`);
}

/** Says what is not tested without it. */
export function reportS3Server() {
  if (findS3Server() !== undefined) return;
  const advice = findProgram("go") === undefined ? "Install Go and run" : "Run";
  process.stdout.write(`Tests on a real S3 server are skipped. ${advice} npm run test:soak once to build one.\n`);
}

/** @param {string} name */
function findProgram(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((path) => join(path, name))
    .find((path) => existsSync(path));
}
