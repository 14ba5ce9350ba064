import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import {
  renderModules,
  type AliasOfPackage,
  type IconOfPackage,
  type PackageFile,
} from "../../core/packages/package-modules.ts";

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

const compress = promisify(gzip);
/** As npm sets them: all that is packed is of one moment. */
const packedAt = new Date("1985-10-26T08:15:00.000Z");
const smallest = 9;

/** Makes the tarball of a package; the same input makes the same bytes. */
export async function buildPackage({ input, output }: BuildTask): Promise<BuiltPackage> {
  const [first = "", ...lines] = (await readFile(input, "utf8")).split("\n");
  const { papers, aliases } = JSON.parse(first) as BuildInput;
  const icons = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as IconOfPackage);
  const files = [...papers, ...renderModules(icons, aliases)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const tar = await packFiles(files);
  const bytes = await compress(tar.bytes, { level: smallest });
  await writeFile(output, bytes);
  return {
    integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
    shasum: createHash("sha1").update(bytes).digest("hex"),
    fileCount: files.length,
    unpackedBytes: tar.unpackedBytes,
  };
}

async function packFiles(files: readonly PackageFile[]): Promise<{ bytes: Buffer; unpackedBytes: number }> {
  const tar = pack();
  const chunks: Buffer[] = [];
  const read = (async () => {
    for await (const chunk of tar) chunks.push(chunk as Buffer);
  })();
  let unpackedBytes = 0;
  for (const [path, text] of files) {
    const bytes = Buffer.from(text);
    unpackedBytes += bytes.length;
    tar.entry({ name: `package/${path}`, mtime: packedAt, mode: 0o644, uid: 0, gid: 0 }, bytes);
  }
  tar.finalize();
  await read;
  return { bytes: Buffer.concat(chunks), unpackedBytes };
}
