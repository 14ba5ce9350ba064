import { hkdfSync, randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { findSecretWeakness } from "../core/text/secret-strength.ts";
import { ConfigError } from "./config/config.server.ts";
import { syncFolder } from "./sync-folder.server.ts";

/** Makes keys for different uses out of one secret: none of them tells anything of another. */
export type KeyMaker = (use: string) => Uint8Array;

const fileName = "secret.key";
const ownerOnly = 0o600;
const keyBytes = 32;

/**
 * @param given the site's secret; without it one is made in the data folder, and stays
 * @throws ConfigError when the file of the data folder cannot be a secret: with it, everybody could make cookies of everybody
 */
export function createKeyMaker({ given, dataDir }: { given: string | undefined; dataDir: string }): KeyMaker {
  const secret = given ?? readOrMake(dataDir);
  return (use) => new Uint8Array(hkdfSync("sha256", secret, "", use, keyBytes));
}

function readOrMake(dataDir: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(path)) make(path, dataDir);
  const secret = read(path);
  // Whoever wrote it by hand may have left a line end, which has been part of the secret ever since.
  const weakness = findSecretWeakness(secret.replace(/\r?\n$/, ""));
  if (weakness !== undefined) throw refuse(path, `it ${weakness}`);
  return secret;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw refuse(path, error instanceof Error ? error.message : String(error));
  }
}

/** A power cut leaves all of it or nothing. Of two processes that make it at once, the first counts. */
function make(path: string, folder: string): void {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
  const file = openSync(draft, "wx", ownerOnly);
  try {
    writeSync(file, randomBytes(keyBytes).toString("base64url"));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  place(draft, path);
  syncFolder(folder);
}

/** Renamed only where it takes nothing's place: a link fails when the name is taken, which a rename does not. */
function place(draft: string, path: string): void {
  try {
    linkSync(draft, path);
    rmSync(draft);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Some file systems have no links.
    if (code === "EEXIST" || existsSync(path)) rmSync(draft, { force: true });
    else renameSync(draft, path);
  }
}

const refuse = (path: string, fault: string) =>
  new ConfigError([
    `${path} is not a safe secret: ${fault}. Restore the right file, or delete it to generate a new one, which signs everyone out`,
  ]);
