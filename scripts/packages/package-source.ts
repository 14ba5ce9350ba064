import type { PackageRelease } from "./package-file.ts";

/** An npm package that data files are drawn from. */
export interface PackageSource {
  release: PackageRelease;
  /** SPDX expression of what is read, not of the whole package. */
  license: string;
  author: string;
  /** The project's own address. */
  url?: string;
  /** Files of the package that are read. */
  files: readonly string[];
  purpose: string;
}

/** The text of a `sources.json`: whose work a folder of data files is. */
export function describeSources(sources: readonly PackageSource[]): string {
  const records = sources.map(({ release, license, author, url, files, purpose }) => ({
    package: release.name,
    version: release.version,
    license,
    author,
    url,
    files: files.filter((file) => file !== "package.json"),
    purpose,
  }));
  return `${JSON.stringify(records, undefined, 2)}\n`;
}
