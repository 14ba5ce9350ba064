import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { extract } from "tar-stream";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { uploadPrefix } from "../../core/icons/uploaded-icon.ts";
import type { PublishedIcons } from "./contract.ts";
import type { LedgerEntry, PackageLedger } from "./package-ledger.server.ts";

/** Reads the icons of what was published, as its tarball has them: also after the collection has changed. */
export interface PublishedReader {
  /** @returns undefined of styles */
  read(entry: LedgerEntry, catalogue: Pick<Catalogue, "findById">): Promise<PublishedIcons | undefined>;
}

/** Versions whose drawings are held in memory, at most 1,000 icons each. */
const versionsAtMost = 20;

export function createPublishedReader({ ledger }: { ledger: Pick<PackageLedger, "readTarball"> }): PublishedReader {
  const versions = new LRUCache<string, ReadonlyMap<string, string>>({ max: versionsAtMost });

  async function readDrawings({ name, releases }: LedgerEntry): Promise<ReadonlyMap<string, string> | undefined> {
    const { integrity, manifest } = releases.at(-1)!;
    const known = versions.get(integrity);
    if (known) return known;
    const tarball = await ledger.readTarball(name, manifest.version);
    const drawings = tarball && (await unpackDrawings(tarball));
    if (drawings) versions.set(integrity, drawings);
    return drawings;
  }

  return {
    async read(entry, catalogue) {
      const { owner, state, releases } = entry;
      const drawings = owner && state && (await readDrawings(entry));
      if (!drawings) return undefined;
      const { manifest, publishedAt } = releases.at(-1)!;
      const there = state.icons.filter(({ id }) => id.startsWith(uploadPrefix) || catalogue.findById(id) !== undefined);
      const icons = new Map(
        there.flatMap(({ id, name }) => {
          const svg = drawings.get(name);
          return svg === undefined ? [] : [[name, { id, svg }] as const];
        }),
      );
      return {
        title: owner.title,
        author: manifest.author,
        license: manifest.license,
        version: manifest.version,
        publishedAt,
        isPublic: owner.isPublic,
        icons,
        aliases: Object.fromEntries(Object.entries(state.aliases).filter(([, name]) => icons.has(name))),
      };
    },
  };
}

/** Name of an icon → its SVG document. */
async function unpackDrawings(tarball: Buffer): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>();
  const files = extract();
  const unpacking = pipeline([tarball], createGunzip(), files);
  for await (const file of files) {
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(chunk as Buffer);
    const [, name] = /^package\/svg\/(.+)\.svg$/.exec(file.header.name) ?? [];
    if (name !== undefined) drawings.set(name, Buffer.concat(chunks).toString().trim());
  }
  await unpacking;
  return drawings;
}
