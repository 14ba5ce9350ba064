import { bundlePaths } from "../../src/core/bundles/bundle-calls.ts";
import { listProcessTree, readRssMb } from "../servers/processes.ts";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import { startOurs, type Candidate } from "../servers/servers.ts";
import { bundleBare } from "./bundle-bare.ts";
import type { Sample } from "./pick-samples.ts";
import { benchSearches } from "./searches.ts";

const wanted = { zipS: 15, fontS: 5, growthMb: 200 };
const sizePx = 48;
const watchEveryMs = 50;
/** Searches are made and not repeated; bundles are asked for by many people, as one may only have so many in a minute. */
const environment = { RESPONSE_CACHE_MB: "1", TRUSTED_PROXIES: "127.0.0.0/8" };

interface Measured {
  seconds: number;
  bytes: number;
  entries: number;
  /** By how much the server, and it with its helper processes, grew at most. */
  growthMb: number;
  treeGrowthMb: number;
}

/** A ZIP of 1,000 icons and a font of 200 as they are served, and what searches notice while everything is made at once. */
export async function benchBundles(samples: readonly Sample[]): Promise<void> {
  const server = await startOurs(environment);
  try {
    const icons = samples.slice(0, 1_000).map(({ id }) => ({ id }));
    const formats = [{ format: "svg" }, { format: "png", size: sizePx }];
    const zipCall = { method: "POST", path: bundlePaths.zip, body: { icons, formats } };
    const fontCall = { method: "PUT", path: bundlePaths.webfont, body: { icons: icons.slice(0, 200) } };
    const zip = await measureBundle(server, zipCall);
    const font = await measureBundle(server, fontCall);
    const bare = await bundleBare(samples.slice(0, 1_000), { sizePx });
    const row = (name: string, measured: Measured, limitS: number) => [
      name,
      formatNumber(measured.seconds),
      formatNumber(limitS),
      formatNumber(measured.bytes / 1024),
      formatNumber(measured.growthMb),
      formatNumber(measured.treeGrowthMb),
    ];
    printTable(
      `Bundles over HTTP (target: server memory grows ≤ ${wanted.growthMb} MB)`,
      ["", "s", "wanted ≤", "KB", "server + MB", "with helpers + MB"],
      [
        row(`ZIP of 1,000 icons, SVG and PNG ${sizePx} px (${zip.entries} files)`, zip, wanted.zipS),
        row(`Icon font of 200 (${font.entries} files)`, font, wanted.fontS),
      ],
    );
    process.stdout.write(
      `The same 1,000 icons with sharp and archiver in one process, without licenses and names: ${formatNumber(bare.seconds)} s, ${formatRatio(bare.seconds, zip.seconds)} ours, ${formatNumber(bare.growthMb)} MB more memory.\n`,
    );
    await benchSearches(server, [() => ask(server.url, zipCall), () => ask(server.url, fontCall)]);
  } finally {
    await server.stop();
  }
}

interface BundleCall {
  method: string;
  path: string;
  body: object;
}

let asked = 0;

async function ask(url: string, { method, path, body }: BundleCall): Promise<{ bytes: number; entries: number }> {
  const headers = { "content-type": "application/json", "x-forwarded-for": `10.0.${asked >> 8}.${asked++ & 255}` };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return { bytes: (await response.arrayBuffer()).byteLength, entries: Number(response.headers.get("x-entries")) };
}

async function measureBundle({ url, pid }: Candidate, call: BundleCall): Promise<Measured> {
  const before = { server: readRssMb(pid), tree: readTreeMb(pid) };
  let most = before;
  const watch = setInterval(() => {
    most = { server: Math.max(most.server, readRssMb(pid)), tree: Math.max(most.tree, readTreeMb(pid)) };
  }, watchEveryMs);
  const startedAt = performance.now();
  try {
    const answer = await ask(url, call);
    return {
      ...answer,
      seconds: (performance.now() - startedAt) / 1_000,
      growthMb: most.server - before.server,
      treeGrowthMb: most.tree - before.tree,
    };
  } finally {
    clearInterval(watch);
  }
}

/** Pages of programs that processes share are counted in each. */
const readTreeMb = (root: number) => listProcessTree(root).reduce((sum, pid) => sum + readRssMb(pid), 0);
