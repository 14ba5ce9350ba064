import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import type { PackageFile } from "../../core/packages/package-modules.ts";

const compress = promisify(gzip);
/** As npm sets them: all that is packed is of one moment. */
const packedAt = new Date("1985-10-26T08:15:00.000Z");
const smallest = 9;

/** A tarball of files in their order; the same files make the same bytes. */
export async function packFiles(files: readonly PackageFile[]): Promise<{ bytes: Buffer; unpackedBytes: number }> {
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
  return { bytes: await compress(Buffer.concat(chunks), { level: smallest }), unpackedBytes };
}
