import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;
const compressibleFromBytes = 860;

/** Writes a Brotli and a gzip twin beside every built text file, as small as it gets: it is done once and served often. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    // Last of all: the build of the server still adds files to the client's folder.
    buildApp: {
      order: "post",
      async handler({ environments }) {
        const dir = environments["client"]!.config.build.outDir;
        const files = await readdir(dir, { recursive: true, withFileTypes: true });
        const paths = files.filter((file) => file.isFile() && compressible.test(file.name));
        await Promise.all(paths.map((file) => writeTwins(join(file.parentPath, file.name))));
      },
    },
  };
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function writeTwins(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < compressibleFromBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    brotli(bytes, { params }).then((body) => writeFile(`${path}.br`, body)),
    compressGzip(bytes, { level: 9 }).then((body) => writeFile(`${path}.gz`, body)),
  ]);
}
