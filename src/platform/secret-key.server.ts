import { hkdfSync, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Makes keys for different uses out of one secret: none of them tells anything of another. */
export type KeyMaker = (use: string) => Uint8Array;

const fileName = "secret.key";
const ownerOnly = 0o600;
const keyBytes = 32;

/** @param given the site's secret; without it one is made in the data folder, and stays */
export function createKeyMaker({ given, dataDir }: { given: string | undefined; dataDir: string }): KeyMaker {
  const secret = given ?? readOrMake(dataDir);
  return (use) => new Uint8Array(hkdfSync("sha256", secret, "", use, keyBytes));
}

function readOrMake(dataDir: string): string {
  const path = join(dataDir, fileName);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two who make it at once, the first counts.
    writeFileSync(path, randomBytes(keyBytes).toString("base64url"), { flag: "wx", mode: ownerOnly });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(path, "utf8");
}
