import { resolve } from "node:path";
import type { UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { CatalogueHost } from "../../features/catalogue/contract.ts";
import type { CollectionService } from "../../features/collections/contract.ts";
import { createNpmRegistry } from "../../features/npm-registry/service.server.ts";
import { createDiskCache } from "../../platform/files/disk-cache.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";

const bytesPerMegabyte = 1_048_576;

/** Packages of icons, and what is kept of them. */
export function openPackages(
  config: Config,
  deps: {
    database: Database;
    objects: ObjectStore;
    catalogue: CatalogueHost;
    collections: CollectionService;
    uploads: UploadFinder;
    formatHref: (path: string) => string;
    metrics: Metrics | undefined;
    dataDir: string;
    log: Log;
  },
) {
  const { dataDir, metrics, log } = deps;
  const cache = createDiskCache({
    folder: resolve(dataDir, "cache", "packages"),
    maxBytes: config.PACKAGE_CACHE_MB * bytesPerMegabyte,
    log,
  });
  metrics?.watch("cache_bytes", "packages", () => cache.bytes);
  const archiveBytes = config.PACKAGE_ARCHIVE_MB * bytesPerMegabyte;
  return createNpmRegistry({ ...deps, cache, archiveBytes, scope: config.NPM_SCOPE });
}
