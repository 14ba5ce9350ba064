import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guest } from "../../src/context.ts";
import type { CatalogueHost } from "../../src/features/catalogue/contract.ts";
import { createConverter } from "../../src/features/exports/converter.server.ts";
import { createExportService } from "../../src/features/exports/service.server.ts";
import { createDiskCache } from "../../src/platform/cache/disk-cache.server.ts";
import { createLog } from "../../src/platform/log.server.ts";
import { createKeptRenderer } from "../../src/platform/workers/kept-renderer.server.ts";
import { createRenderPool } from "../../src/platform/workers/render-pool.server.ts";
import { formatNumber, formatRatio, printTable } from "../report.ts";
import type { Sample } from "./pick-samples.ts";
import type { BareOrder } from "./render-bare.ts";

const sizePx = 48;
const rounds = 3;
const workers = 2;
/** Files that are asked for at the same time. */
const asked = 64;
const pngSizes = { free: 100, paid: 1_600 };
const wanted = 0.8;

/** PNG files of 48 px that were never made before: `exportFile` beside renderers with nothing around them, in as many processes. */
export async function benchPngRates(catalogue: CatalogueHost, samples: readonly Sample[]): Promise<void> {
  const rates = { ours: 0, resvg: 0, sharp: 0 };
  for (let round = 0; round < rounds; round++) {
    rates.resvg = Math.max(rates.resvg, await measureBare("resvg", samples));
    rates.ours = Math.max(rates.ours, await measureOurs(catalogue, samples));
    rates.sharp = Math.max(rates.sharp, await measureBare("sharp", samples));
  }
  const row = (name: string, rate: number) => [name, formatNumber(rate), formatRatio(rate, rates.resvg)];
  printTable(
    `PNG of ${sizePx} px, ${formatNumber(samples.length)} icons of all styles, ${workers} processes, best of ${rounds} (wanted: ours ≥ ${wanted} × resvg)`,
    ["", "files/s", "of resvg"],
    [
      row("Iconarium, exportFile: limits, look, cache on disk", rates.ours),
      row("resvg alone", rates.resvg),
      row("sharp alone (librsvg)", rates.sharp),
    ],
  );
}

/** Files a second of all processes together. */
async function measureBare(renderer: BareOrder["renderer"], samples: readonly Sample[]): Promise<number> {
  const times = await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const svgs = samples.filter((_sample, index) => index % workers === worker).map(({ svg }) => svg);
      return renderElsewhere({ renderer, svgs, sizePx });
    }),
  );
  return (samples.length * 1_000) / Math.max(...times);
}

function renderElsewhere(order: BareOrder): Promise<number> {
  return new Promise((done, fail) => {
    const child = fork(join(import.meta.dirname, "render-bare.ts"));
    child.on("message", (ms) => done(ms as number));
    child.on("exit", (code, signal) => fail(new Error(`${order.renderer} ended with ${code ?? signal}`)));
    child.send(order);
  });
}

/** With nothing kept from before. */
async function measureOurs(catalogue: CatalogueHost, samples: readonly Sample[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-png-"));
  const renderPool = createRenderPool({ workers });
  const cache = createDiskCache({ folder, maxBytes: 1_000_000_000, log: createLog("silent") });
  const converter = createConverter({ workers });
  const exports = createExportService({
    catalogue,
    converter,
    renderer: createKeptRenderer({ renderPool, cache }),
    charge: async () => undefined,
    uploads: { find: async () => new Map() },
    pngSizes,
    imageHosts: { free: undefined, paid: undefined },
  });
  const take = (id: string, px: number) => exports.exportFile({ id, format: "png", sizePx: px }, { viewer: guest });
  await Promise.all(samples.slice(0, asked * 2).map(({ id }) => take(id, sizePx - 1)));
  const startedAt = performance.now();
  const waiting = samples.values();
  await Promise.all(
    Array.from({ length: asked }, async () => {
      for (const { id } of waiting) await take(id, sizePx);
    }),
  );
  const rate = (samples.length * 1_000) / (performance.now() - startedAt);
  renderPool.close();
  converter.close();
  await rm(folder, { recursive: true, force: true });
  return rate;
}
