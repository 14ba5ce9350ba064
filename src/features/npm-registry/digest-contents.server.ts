import { createHash } from "node:crypto";
import type { PackageState } from "../../core/packages/package-changes.ts";

/** Grows when packages of the same icons are made otherwise. */
const generation = 1;

/** Names what a tarball is made of; another zlib may pack the same files into other bytes. */
export function digestContents(state: PackageState): string {
  return createHash("sha256")
    .update(JSON.stringify([generation, process.versions.zlib, state]))
    .digest("base64url");
}
