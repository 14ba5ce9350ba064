import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { PackageFile } from "../../core/packages/package-modules.ts";
import type { ProgramManifest, Release } from "../../core/packages/package-manifest.ts";
import { packFiles } from "./pack-files.server.ts";

/** The scope of what is no package of icons: the programs of this site. */
export const programScope = "@iconarium";

interface PackedProgram {
  release: Release<ProgramManifest>;
  readme: string;
  bytes: Buffer;
}

/** Programs of this site as packages of its registry. */
export interface ProgramPackages {
  /**
   * @param name without the scope
   * @param origin of the site, which the program asks unless it is told another one
   * @returns undefined where there is none, or none was built
   */
  find(name: string, origin: string): Promise<PackedProgram | undefined>;
}

const builtManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  type: z.literal("module"),
  bin: z.record(z.string(), z.string()).exactOptional(),
  exports: z.record(z.string(), z.record(z.string(), z.string())).exactOptional(),
  sideEffects: z.literal(false).exactOptional(),
  engines: z.object({ node: z.string() }),
});

const build = join(import.meta.dirname, "../../../build");
/** What there is by name without the scope: where it was built, and the page that explains it. */
const programs: ReadonlyMap<string, { folder: string; page: string }> = new Map([
  ["cli", { folder: join(build, "cli"), page: "/developers/cli" }],
  ["client", { folder: join(build, "client-package"), page: "/developers#start" }],
]);
/** A site has an origin for each language. */
const packedAtMost = 40;

async function pack(
  { folder, page }: { folder: string; page: string },
  origin: string,
): Promise<PackedProgram | undefined> {
  const built = await stat(join(folder, "package.json")).catch(() => undefined);
  if (!built) return undefined;
  const { description, ...rest } = builtManifest.parse(
    JSON.parse(await readFile(join(folder, "package.json"), "utf8")),
  );
  const manifest: ProgramManifest = {
    ...rest,
    description,
    homepage: origin + page,
    iconarium: { site: origin },
  };
  const readme = `# ${manifest.name}\n\n${description}: [how it is used](${manifest.homepage}).\n`;
  const paths = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name !== "package.json")
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const files = await Promise.all(
    paths.map(async (path): Promise<PackageFile> => [path, await readFile(join(folder, path), "utf8")]),
  );
  const { bytes, unpackedBytes } = await packFiles([
    ["README.md", readme],
    ["package.json", `${JSON.stringify(manifest, undefined, 2)}\n`],
    ...files,
  ]);
  return {
    bytes,
    readme,
    release: {
      manifest,
      integrity: `sha512-${createHash("sha512").update(bytes).digest("base64")}`,
      shasum: createHash("sha1").update(bytes).digest("hex"),
      fileCount: files.length + 2,
      unpackedBytes,
      publishedAt: built.mtime.toISOString(),
    },
  };
}

/** Packs what was built when it is asked for the first time. */
export function createProgramPackages(): ProgramPackages {
  const packed = new LRUCache<string, Promise<PackedProgram | undefined>>({ max: packedAtMost });

  return {
    async find(name, origin) {
      const program = programs.get(name);
      if (!program) return undefined;
      const key = `${name} ${origin}`;
      const known = packed.get(key) ?? pack(program, origin);
      packed.set(key, known);
      return known;
    },
  };
}
