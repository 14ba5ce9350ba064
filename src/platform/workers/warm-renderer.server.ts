import { createHash } from "node:crypto";
import type { DiskCache } from "../files/disk-cache.server.ts";
import { currentClient, workFor } from "./work-client.server.ts";
import type { RenderPool } from "./render-pool.server.ts";

/** Turns SVG into PNG once: what was rendered before comes from the disk, but for what is made as quickly as it is read. */
export interface WarmRenderer {
  /** @throws AppError `too_large` when it takes too long, `unavailable` when it cannot be rendered or too many wait */
  renderPng(svg: string, options: { sizePx: number }): Promise<Buffer>;
}

/** Up to these a picture takes less than a millisecond, which is what writing and reading a file take. */
const quickSizePx = 100;
const quickLength = 16_384;
/** What pages show. */
const largestSmallPx = 256;

interface Making {
  picture: Promise<Buffer>;
  /** Those who wait for it. */
  clients: number;
  gone: AbortController;
}

/** The same picture is rendered once, whoever asks for it meanwhile; it is left off once all who asked have gone. */
export function createWarmRenderer(deps: {
  renderPool: Pick<RenderPool, "renderPng">;
  /** For pictures that are larger than those of pages, which do not wait for them. */
  largePool: Pick<RenderPool, "renderPng">;
  cache: DiskCache;
}): WarmRenderer {
  const { renderPool, largePool, cache } = deps;
  const running = new Map<string, Making>();

  async function make(key: string, svg: string, sizePx: number): Promise<Buffer> {
    const cached = await cache.get(key);
    if (cached) return cached;
    const pool = sizePx > largestSmallPx ? largePool : renderPool;
    const png = await pool.renderPng(svg, { sizePx });
    void cache.set(key, png);
    return png;
  }

  return {
    renderPng(svg, { sizePx }) {
      if (sizePx <= quickSizePx && svg.length <= quickLength) return renderPool.renderPng(svg, { sizePx });
      const key = createHash("sha256").update(`${sizePx} ${svg}`).digest("base64url");
      let making = running.get(key);
      if (!making) {
        const gone = new AbortController();
        const client = { network: currentClient().network, signal: gone.signal };
        const picture = workFor(client, () => make(key, svg, sizePx)).finally(() => {
          if (running.get(key)?.gone === gone) running.delete(key);
        });
        making = { picture, clients: 0, gone };
        running.set(key, making);
      }
      return waitFor(key, making);
    },
  };

  async function waitFor(key: string, making: Making): Promise<Buffer> {
    const { signal } = currentClient();
    making.clients++;
    const left = Promise.withResolvers<never>();
    const onAbort = () => {
      if (--making.clients === 0) {
        running.delete(key);
        making.gone.abort(signal!.reason);
      }
      left.reject(signal!.reason);
    };
    if (signal?.aborted) onAbort();
    else signal?.addEventListener("abort", onAbort, { once: true });
    try {
      return await Promise.race([making.picture, left.promise]);
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }
}
