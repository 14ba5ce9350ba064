import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import {
  renderModules,
  type AliasOfPackage,
  type IconOfPackage,
  type PackageFile,
} from "../../core/packages/package-modules.ts";
import { packFiles } from "./pack-files.server.ts";

/** Two files: what the package is made of, and where the tarball goes. */
export interface BuildTask {
  input: string;
  output: string;
}

/** The first line of the input as JSON; each that follows is an icon. */
export interface BuildInput {
  /** `package.json`, README and the like. */
  papers: readonly PackageFile[];
  aliases: readonly AliasOfPackage[];
}

export interface BuiltPackage {
  integrity: string;
  shasum: string;
  fileCount: number;
  unpackedBytes: number;
}

/** Makes the tarball of a package; the same input makes the same bytes. */
export async function buildPackage({ input, output }: BuildTask): Promise<BuiltPackage> {
  const [first = "", ...lines] = (await readFile(input, "utf8")).split("\n");
  const { papers, aliases } = JSON.parse(first) as BuildInput;
  const icons = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as IconOfPackage);
  const files = [...papers, ...renderModules(icons, aliases)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { bytes, unpackedBytes } = await packFiles(files);
  await writeFile(output, bytes);
  return {
    integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
    shasum: createHash("sha1").update(bytes).digest("hex"),
    fileCount: files.length,
    unpackedBytes,
  };
}
