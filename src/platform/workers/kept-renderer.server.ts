import { createHash } from "node:crypto";
import type { DiskCache } from "../cache/disk-cache.server.ts";
import type { RenderPool } from "./render-pool.server.ts";

/** Turns SVG into PNG once: what was rendered before comes from the disk, but for what is made as quickly as it is read. */
export interface KeptRenderer {
  /** @throws AppError `unavailable` when it cannot be rendered or too many wait */
  renderPng(svg: string, options: { sizePx: number }): Promise<Buffer>;
}

/** Up to these a picture takes less than a millisecond, which is what writing and reading a file take. */
const quickSizePx = 100;
const quickLength = 16_384;

/** The same picture is rendered once, whoever asks for it meanwhile; so a caller who leaves does not stop it. */
export function createKeptRenderer(deps: { renderPool: RenderPool; cache: DiskCache }): KeptRenderer {
  const { renderPool, cache } = deps;
  const running = new Map<string, Promise<Buffer>>();

  async function make(key: string, svg: string, sizePx: number): Promise<Buffer> {
    const kept = await cache.get(key);
    if (kept) return kept;
    const png = await renderPool.renderPng(svg, { sizePx });
    void cache.set(key, png);
    return png;
  }

  return {
    renderPng(svg, { sizePx }) {
      if (sizePx <= quickSizePx && svg.length <= quickLength) return renderPool.renderPng(svg, { sizePx });
      const key = createHash("sha256").update(`${sizePx} ${svg}`).digest("base64url");
      let picture = running.get(key);
      if (!picture) {
        picture = make(key, svg, sizePx).finally(() => running.delete(key));
        running.set(key, picture);
      }
      return picture;
    },
  };
}
