import { resolve } from "node:path";
import { createBundleBuilder } from "../../features/exports/bundles/bundle-builder.server.ts";
import { createConverter } from "../../features/exports/converter.server.ts";
import { createDiskCache } from "../../platform/cache/disk-cache.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";
import { createRenderPool } from "../../platform/workers/render-pool.server.ts";
import { createWarmRenderer } from "../../platform/workers/warm-renderer.server.ts";

const bytesPerMegabyte = 1_048_576;

/** The processes that make pictures and files, and what is kept of pictures. */
export function openRendering(
  config: Config,
  { dataDir, metrics, log }: { dataDir: string; metrics: Metrics | undefined; log: Log },
) {
  const workers = config.RENDER_WORKERS;
  const renderPool = createRenderPool({ workers, niceness: 10 });
  const largePool = createRenderPool({ workers });
  const cache = createDiskCache({
    folder: resolve(dataDir, "cache", "png"),
    maxBytes: config.IMAGE_CACHE_MB * bytesPerMegabyte,
    log,
  });
  const converter = createConverter({ workers });
  const builder = createBundleBuilder({ workers });
  metrics?.watch("cache_bytes", "pictures", () => cache.bytes);
  const pools = { pictures: renderPool, large: largePool, files: converter, bundles: builder };
  for (const [part, pool] of Object.entries(pools)) metrics?.watch("pool_waiting", part, () => pool.waitingCount);
  return {
    cache,
    renderer: createWarmRenderer({ renderPool, largePool, cache }),
    converter,
    builder,
    warmUp() {
      for (const pool of [renderPool, converter]) pool.warmUp();
    },
    close() {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}
