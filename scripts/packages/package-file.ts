import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** One npm package at one exact content. */
export interface PackageRelease {
  name: string;
  version: string;
  /** Subresource integrity of the tarball, as the registry and lockfiles write it. */
  integrity: string;
}

/**
 * Downloads the package's tarball into `folder` and unpacks the given files only; nothing is installed.
 * @returns the folder that holds the package's content
 * @throws if the tarball is not the one that was reviewed
 */
export function unpackRelease(release: PackageRelease, files: readonly string[], folder: string): string {
  const target = join(folder, release.name.replace("/", "__"));
  mkdirSync(target, { recursive: true });
  execFileSync("npm", ["pack", "--silent", "--ignore-scripts", `${release.name}@${release.version}`], {
    cwd: target,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  const tarball = readdirSync(target).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error(`npm pack wrote no tarball for ${release.name}`);
  const integrity = `sha512-${createHash("sha512")
    .update(readFileSync(join(target, tarball)))
    .digest("base64")}`;
  if (integrity !== release.integrity) {
    throw new Error(`${release.name}@${release.version} has integrity ${integrity}, expected ${release.integrity}`);
  }
  execFileSync("tar", ["-xzf", tarball, ...files.map((file) => `package/${file}`)], { cwd: target });
  return join(target, "package");
}
