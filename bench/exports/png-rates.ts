import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guest } from "../../src/core/people/viewer.ts";
import type { CatalogueHost } from "../../src/features/catalogue/contract.ts";
import { createConverter } from "../../src/features/exports/converter.server.ts";
import { createExportService } from "../../src/features/exports/service.server.ts";
import { createDiskCache } from "../../src/platform/files/disk-cache.server.ts";
import { createLog } from "../../src/platform/log.server.ts";
import { createWarmRenderer } from "../../src/platform/workers/warm-renderer.server.ts";
import { createRenderPool } from "../../src/platform/workers/render-pool.server.ts";
import { listProcessTree, readCpuMs } from "../servers/processes.ts";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import type { Sample } from "./pick-samples.ts";
import type { BareOrder, BareTimes } from "./render-bare.ts";

const sizePx = 48;
const rounds = 3;
const workers = 2;
/** Files that are asked for at the same time. */
const asked = 64;
const pngSizes = { free: 100, paid: 1_600 };
const wanted = 0.8;

/** PNG files of 48 px that were never made before: `exportFile` beside renderers with nothing around them, in as many processes. */
export async function benchPngRates(catalogue: CatalogueHost, samples: readonly Sample[]): Promise<void> {
  const best = { ours: never, resvg: never, sharp: never };
  for (let round = 0; round < rounds; round++) {
    best.resvg = pickLeast(best.resvg, await measureBare("resvg", samples));
    best.ours = pickLeast(best.ours, await measureOurs(catalogue, samples));
    best.sharp = pickLeast(best.sharp, await measureBare("sharp", samples));
  }
  const row = (name: string, { ms, cpuMs }: BareTimes) => [
    name,
    formatNumber((samples.length * 1_000) / ms),
    formatRatio(best.resvg.ms, ms),
    formatNumber((cpuMs * 1_000) / samples.length),
    formatRatio(best.resvg.cpuMs, cpuMs),
  ];
  printTable(
    `PNG of ${sizePx} px, ${formatNumber(samples.length)} icons from all styles, ${workers} processes, best of ${rounds} (target: ours ≥ ${wanted} × resvg)`,
    ["", "files/s", "of resvg", "CPU µs per file", "of which resvg"],
    [
      row("Iconarium, exportFile: with limits, customization and queue", best.ours),
      row("resvg alone", best.resvg),
      row("sharp alone (librsvg)", best.sharp),
    ],
  );
}

const never: BareTimes = { ms: Number.POSITIVE_INFINITY, cpuMs: Number.POSITIVE_INFINITY };

const pickLeast = (one: BareTimes, other: BareTimes): BareTimes => ({
  ms: Math.min(one.ms, other.ms),
  cpuMs: Math.min(one.cpuMs, other.cpuMs),
});

/** Until the last process is ready; processor time of all together. */
async function measureBare(renderer: BareOrder["renderer"], samples: readonly Sample[]): Promise<BareTimes> {
  const times = await Promise.all(
    Array.from({ length: workers }, (_, worker) => {
      const svgs = samples.filter((_sample, index) => index % workers === worker).map(({ svg }) => svg);
      return renderElsewhere({ renderer, svgs, sizePx });
    }),
  );
  return { ms: Math.max(...times.map(({ ms }) => ms)), cpuMs: times.reduce((sum, { cpuMs }) => sum + cpuMs, 0) };
}

function renderElsewhere(order: BareOrder): Promise<BareTimes> {
  return new Promise((done, fail) => {
    const child = fork(join(import.meta.dirname, "render-bare.ts"));
    child.on("message", (times) => done(times as BareTimes));
    child.on("exit", (code, signal) => fail(new Error(`${order.renderer} exited with ${code ?? signal}`)));
    child.send(order);
  });
}

/** Of this process and those that it has started. */
const readCpu = () => listProcessTree(process.pid).reduce((sum, pid) => sum + (readCpuMs(pid) ?? 0), 0);

/** With nothing kept from before. */
async function measureOurs(catalogue: CatalogueHost, samples: readonly Sample[]): Promise<BareTimes> {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-png-"));
  const renderPool = createRenderPool({ workers });
  const cache = createDiskCache({ folder, maxBytes: 1_000_000_000, log: createLog("silent") });
  const converter = createConverter({ workers });
  const exports = createExportService({
    catalogue,
    converter,
    renderer: createWarmRenderer({ renderPool, largePool: renderPool, cache }),
    charge: async () => undefined,
    licenses: { listPurchased: async () => new Set() },
    uploads: { find: async () => new Map() },
    pngSizes,
    imageHosts: { free: undefined, paid: undefined },
  });
  const exportPng = (id: string, px: number) =>
    exports.exportFile({ id, format: "png", sizePx: px }, { viewer: guest });
  await Promise.all(samples.slice(0, asked * 2).map(({ id }) => exportPng(id, sizePx - 1)));
  const cpuBefore = readCpu();
  const startedAt = performance.now();
  const waiting = samples.values();
  await Promise.all(
    Array.from({ length: asked }, async () => {
      for (const { id } of waiting) await exportPng(id, sizePx);
    }),
  );
  const times = { ms: performance.now() - startedAt, cpuMs: readCpu() - cpuBefore };
  renderPool.close();
  converter.close();
  await rm(folder, { recursive: true, force: true });
  return times;
}
