import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.ts";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import { demandScope } from "../../core/people/api-key-scopes.ts";
import { findPerson, type Viewer } from "../../core/people/viewer.ts";
import type { Style } from "../../core/icons/style.ts";
import { listTags } from "../../core/packages/package-manifest.ts";
import { formatVersion, nextVersion, parseVersion } from "../../core/packages/package-version.ts";
import type { DiskCache } from "../../platform/files/disk-cache.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { CollectionService } from "../collections/contract.ts";
import { npmScopes, type FoundPackage, type NpmRegistry } from "./contract.ts";
import { createPackageBuilder } from "./package-builder.server.ts";
import { createPackageLedger, type LedgerEntry, type LedgerRelease } from "./package-ledger.server.ts";
import type { PackageSource } from "./package-source.ts";
import { createCollectionPublisher } from "./publish-collection.server.ts";
import { createPublishedReader } from "./published-icons.server.ts";
import { draftRelease, rebuildRelease } from "./release-package.server.ts";
import {
  describeStyle,
  findPackagedStyle,
  isPackaged,
  formatStyleHref,
  keywordsOf,
  openStyleSource,
} from "./style-source.server.ts";

interface Dependencies {
  database: Database;
  objects: ObjectStore;
  catalogue: CatalogueHost;
  collections: Pick<CollectionService, "listIcons">;
  uploads: UploadFinder;
  /** Tarballs of styles. */
  cache: DiskCache;
  /** How much of them is kept with the objects. */
  archiveBytes: number;
  scope: string;
  /** The absolute address of a path. */
  formatHref: (path: string) => string;
}

/** Descriptions of styles that are held in memory. */
const sourcesAtMost = 20;
const triesAtMost = 3;
const archivedAtMost = 10_000;

/** The registry over what the catalogue has now. */
export function createNpmRegistry(deps: Dependencies): NpmRegistry {
  const { database, objects, catalogue: host, cache, archiveBytes, scope, formatHref } = deps;
  const ledger = createPackageLedger({ database, objects });
  const builder = createPackageBuilder();
  const sources = new LRUCache<string, { opened: OpenCatalogue; source: Promise<PackageSource | undefined> }>({
    max: sourcesAtMost,
  });
  const published = createPublishedReader({ ledger });
  const running = new Map<string, Promise<unknown>>();
  /** Digests of tarballs that were kept with the objects already. */
  const archived = new LRUCache<string, true>({ max: archivedAtMost });

  /** Whoever asks for what is being made waits for it. */
  async function makeOnce<Made>(key: string, make: () => Promise<Made>): Promise<Made> {
    const begun = (running.get(key) as Promise<Made> | undefined) ?? make();
    running.set(key, begun);
    try {
      return await begun;
    } finally {
      running.delete(key);
    }
  }

  function openSource(style: Style): Promise<PackageSource | undefined> {
    const opened = host.current();
    const known = sources.get(style.seoCode);
    if (known?.opened === opened) return known.source;
    const source = openStyleSource(opened, { style, name: `${scope}/${style.seoCode}`, formatHref });
    sources.set(style.seoCode, { opened, source });
    source.catch(() => sources.delete(style.seoCode));
    return source;
  }

  /** The package with a version of what there is now. */
  async function releaseStyle(name: string, source: PackageSource): Promise<LedgerEntry> {
    for (let tries = 0; tries < triesAtMost; tries++) {
      const known = await ledger.find(name);
      if (known?.releases.some(({ contents }) => contents === source.contents)) return known;
      const { release, number, readme, bytes } = await draftRelease(source, { known, builder, now: new Date() });
      const isAdded = await ledger.add(name, release, { number, state: source.state, readme });
      if (isAdded) await cache.set(keyOf(release.integrity), bytes);
    }
    throw new AppError("unavailable", "This package can’t be built right now. Try again in a minute.");
  }

  async function findStyle(name: string): Promise<{ entry: LedgerEntry; source: PackageSource } | undefined> {
    const style = findPackagedStyle(host.current().catalogue, name);
    const source = style && (await openSource(style));
    if (!source) return undefined;
    return { entry: await makeOnce(name, () => releaseStyle(name, source)), source };
  }

  /** From the disk, the objects, or made again, which only the version of now can be; and kept for later. */
  async function findTarball(
    name: string,
    release: LedgerRelease,
    { entry: { releases }, source }: { entry: LedgerEntry; source: PackageSource },
  ): Promise<Buffer | undefined> {
    const { integrity, contents, manifest } = release;
    const onDisk = await cache.get(keyOf(integrity));
    if (onDisk && archived.has(integrity)) return onDisk;
    const inArchive = onDisk ? undefined : await ledger.readTarball(name, manifest.version);
    const tarball =
      onDisk ??
      inArchive ??
      (contents === source.contents
        ? await makeOnce(integrity, () => rebuildRelease(source, { releases, release, builder }))
        : undefined);
    if (!tarball) return undefined;
    if (!onDisk) await cache.set(keyOf(integrity), tarball);
    if (!inArchive) await ledger.keepTarball(name, manifest.version, { tarball, mostBytes: archiveBytes });
    archived.set(integrity, true);
    return tarball;
  }

  async function findCollection(viewer: Viewer, name: string): Promise<LedgerEntry | undefined> {
    if (!isOfCollection(name)) return undefined;
    const entry = await ledger.find(name);
    if (!entry?.owner || entry.owner.isPublic) return entry;
    if (findPerson({ viewer })?.id !== entry.owner.id) return undefined;
    demandScope(viewer, npmScopes.install);
    return entry;
  }

  return {
    scope,
    async find(viewer, name) {
      const entry = (await findStyle(name))?.entry ?? (await findCollection(viewer, name));
      if (!entry) return undefined;
      const { releases, readme, owner } = entry;
      return { name: `${scope}/${name}`, releases, readme, isPublic: owner?.isPublic ?? true };
    },
    async readPublished(viewer, name) {
      const entry = await findCollection(viewer, name);
      return entry && published.read(entry, host.current().catalogue);
    },
    async readTarball(viewer, name, version) {
      const collection = await findCollection(viewer, name);
      if (collection?.owner) {
        const integrity = collection.releases.find(({ manifest }) => manifest.version === version)?.integrity;
        const bytes = await ledger.readTarball(name, version);
        return integrity === undefined || !bytes
          ? undefined
          : { bytes, integrity, isPublic: collection.owner.isPublic };
      }
      const found = await findStyle(name);
      const release = found?.entry.releases.find(({ manifest }) => manifest.version === version);
      if (!found || !release) return undefined;
      const { integrity } = release;
      const bytes = await findTarball(name, release, found);
      if (!bytes) {
        const { latest } = listTags({ releases: found.entry.releases });
        throw new AppError(
          "not_found",
          `${scope}/${name}@${version} is no longer kept: nobody installed it here while it was the newest version, or newer ones needed its room. Install ${latest}.`,
        );
      }
      return { bytes, integrity, isPublic: true };
    },
    ...createCollectionPublisher({ ...deps, ledger, builder }),
    async search(words, { from, size }) {
      const { catalogue } = host.current();
      const wanted = words.toLowerCase().split(/\s+/);
      const isWanted = ({ seoCode, fullTitle }: Style) => {
        const text = `${scope}/${seoCode} ${fullTitle.toLowerCase()}`;
        return wanted.every((word) => text.includes(word));
      };
      const styles = catalogue.styles.filter((style) => isWanted(style) && isPackaged(catalogue, style));
      const shown = styles.slice(from, from + size);
      const newest = await ledger.listNewest(shown.map(({ seoCode }) => seoCode));
      const found = shown.map((style): FoundPackage => {
        const upstream = parseVersion(catalogue.findSet(style.set)?.version ?? "");
        return {
          name: `${scope}/${style.seoCode}`,
          version:
            newest.get(style.seoCode) ?? formatVersion(nextVersion({ last: undefined, level: "patch", upstream })),
          description: describeStyle(style),
          keywords: keywordsOf(style),
          license: style.license,
          author: catalogue.findAuthor(style.author)?.name ?? style.author,
          homepage: formatHref(formatStyleHref(style)),
        };
      });
      return { found, total: styles.length };
    },
    close() {
      builder.close();
    },
  };
}

/** A digest as the name of a file. */
const keyOf = (integrity: string) => integrity.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** No code of a style has a dot: packages of collections and styles never meet. */
const isOfCollection = (name: string) => name.includes(".");
