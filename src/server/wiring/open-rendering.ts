import { resolve } from "node:path";
import { createBundleBuilder } from "../../features/exports/bundles/bundle-builder.server.ts";
import { createConverter } from "../../features/exports/converter.server.ts";
import { createDiskCache } from "../../platform/files/disk-cache.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";
import { createRenderPool } from "../../platform/workers/render-pool.server.ts";
import { createWarmRenderer } from "../../platform/workers/warm-renderer.server.ts";

const bytesPerMegabyte = 1_048_576;
const smallestDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

export type RenderingPools = ReturnType<typeof createRenderingPools>;

/** The processes that make pictures and files. */
export function createRenderingPools({ workers }: { workers: number }) {
  return {
    pictures: createRenderPool({ workers, niceness: 10 }),
    large: createRenderPool({ workers }),
    files: createConverter({ workers }),
    bundles: createBundleBuilder({ workers }),
  };
}

/** What makes pictures and files, and what is kept of pictures. */
export function openRendering(
  config: Config,
  {
    dataDir,
    metrics,
    log,
    pools = createRenderingPools({ workers: config.RENDER_WORKERS }),
  }: { dataDir: string; metrics: Metrics | undefined; log: Log; pools?: RenderingPools | undefined },
) {
  const cache = createDiskCache({
    folder: resolve(dataDir, "cache", "png"),
    maxBytes: config.IMAGE_CACHE_MB * bytesPerMegabyte,
    log,
  });
  metrics?.watch("cache_bytes", "pictures", () => cache.bytes);
  for (const [part, pool] of Object.entries(pools)) metrics?.watch("pool_waiting", part, () => pool.waitingCount);
  return {
    cache,
    renderer: createWarmRenderer({ renderPool: pools.pictures, largePool: pools.large, cache }),
    converter: pools.files,
    builder: pools.bundles,
    /** Ends when the first picture is drawn; never fails. */
    async warmUp() {
      for (const pool of [pools.pictures, pools.files]) pool.warmUp();
      try {
        await pools.pictures.renderPng(smallestDrawing, { sizePx: 1 });
      } catch (error) {
        // It says why to whoever wants a picture; a site that ends draws none.
        log.info({ err: error }, "The first picture can’t be drawn");
      }
    },
    close() {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}
