import { readdirSync, readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { bundlePaths } from "../../src/core/bundles/bundle-calls.ts";
import { measureLoad, measureOnce, type LoadOrder } from "../load.ts";
import { formatNumber, formatRatio, printTable } from "../report.ts";
import { startOurs, type Candidate } from "../servers.ts";
import { words } from "../words.data.ts";
import { bundleBare } from "./bundle-bare.ts";
import type { Sample } from "./pick-samples.ts";

const wanted = { zipS: 15, fontS: 5, growthMb: 200, slower: 3 };
const sizePx = 48;
const searchers = 2;
const seconds = 10;
const watchEveryMs = 50;
/** Searches are made and not repeated. */
const noKeptAnswers = { RESPONSE_CACHE_MB: "1" };

interface Taken {
  seconds: number;
  bytes: number;
  entries: number;
  /** By how much the server, and it with its helper processes, grew at most. */
  growthMb: number;
  treeGrowthMb: number;
}

/** A ZIP of 1,000 icons and a font of 200 as they are served, and what searches notice while everything is made at once. */
export async function benchBundles(samples: readonly Sample[]): Promise<void> {
  const server = await startOurs(noKeptAnswers);
  try {
    const icons = samples.slice(0, 1_000).map(({ id }) => ({ id }));
    const formats = [{ format: "svg" }, { format: "png", size: sizePx }];
    const takeZip = () => take(server, { method: "POST", path: bundlePaths.zip, body: { icons, formats } });
    const fontBody = { icons: icons.slice(0, 200) };
    const takeFont = () => take(server, { method: "PUT", path: bundlePaths.webfont, body: fontBody });
    const zip = await takeZip();
    const font = await takeFont();
    const bare = await bundleBare(samples.slice(0, 1_000), { sizePx });
    const row = (name: string, taken: Taken, limitS: number) => [
      name,
      formatNumber(taken.seconds),
      formatNumber(limitS),
      formatNumber(taken.bytes / 1024),
      formatNumber(taken.growthMb),
      formatNumber(taken.treeGrowthMb),
    ];
    printTable(
      `Bundles as they are served (wanted: memory of the server grows ≤ ${wanted.growthMb} MB)`,
      ["", "s", "wanted ≤", "KB", "server + MB", "with helpers + MB"],
      [
        row(`ZIP of 1,000 icons, SVG and PNG ${sizePx} px (${zip.entries} files)`, zip, wanted.zipS),
        row(`Icon font of 200 (${font.entries} files)`, font, wanted.fontS),
      ],
    );
    process.stdout.write(
      `The same 1,000 by sharp and archiver in one process, without licences and names: ${formatNumber(bare.seconds)} s, ${formatRatio(bare.seconds, zip.seconds)} ours, ${formatNumber(bare.growthMb)} MB more memory.\n`,
    );
    await benchSearches(server, [takeZip, takeFont]);
  } finally {
    await server.stop();
  }
}

/** Searches by some people, alone and while bundles and pictures are made without a pause. */
async function benchSearches(server: Candidate, makers: readonly (() => Promise<unknown>)[]): Promise<void> {
  const paths = words.map((word) => `/api/iconsets/v7/search?term=${word}&amount=60`);
  const order: LoadOrder = { url: server.url, connections: searchers, seconds, paths };
  const idle = await measureLoad(server.pid, order);
  const making = new AbortController();
  let made = 0;
  const work = [...makers, () => takePictures(server, made)].map(async (make) => {
    while (!making.signal.aborted) {
      await make();
      made++;
    }
  });
  await setTimeout(1_000);
  const busy = await measureOnce(server.pid, order);
  making.abort();
  await Promise.all(work);
  const row = (name: string, { p50Ms, p99Ms, requestsPerSecond }: typeof idle) => [
    name,
    formatNumber(p50Ms),
    formatNumber(p99Ms),
    formatRatio(p99Ms, idle.p99Ms),
    formatNumber(requestsPerSecond),
  ];
  printTable(
    `Searches by ${searchers} people without a pause, answers not kept (wanted: p99 ≤ ${wanted.slower} × alone)`,
    ["", "p50 ms", "p99 ms", "of alone", "searches/s"],
    [row("alone", idle), row(`while ${made} bundles and sets of pictures are made`, busy)],
  );
}

/** Pictures of other sizes than before, which nobody has made. */
async function takePictures({ url }: Candidate, round: number): Promise<void> {
  const size = 16 + (round % 80);
  await Promise.all(
    words.slice(0, 40).map(async (word) => {
      const response = await fetch(`${url}/img/lucide/${word}.png?size=${size}&color=${(round % 999) + 100_000}`);
      await response.arrayBuffer();
    }),
  );
}

async function take(
  { url, pid }: Candidate,
  { method, path, body }: { method: string; path: string; body: object },
): Promise<Taken> {
  const before = { server: readRssMb(pid), tree: readTreeMb(pid) };
  let most = before;
  const watch = setInterval(() => {
    most = { server: Math.max(most.server, readRssMb(pid)), tree: Math.max(most.tree, readTreeMb(pid)) };
  }, watchEveryMs);
  const startedAt = performance.now();
  try {
    const headers = { "content-type": "application/json" };
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const bytes = (await response.arrayBuffer()).byteLength;
    return {
      bytes,
      seconds: (performance.now() - startedAt) / 1_000,
      entries: Number(response.headers.get("x-entries")),
      growthMb: most.server - before.server,
      treeGrowthMb: most.tree - before.tree,
    };
  } finally {
    clearInterval(watch);
  }
}

/** 0 for what has ended. */
function readRssMb(pid: number | string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** A process with those that it has started; pages of programs that they share are counted in each. */
function readTreeMb(root: number): number {
  const parents = new Map<string, string>();
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      parents.set(pid, /PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? "");
    } catch {
      // It has ended meanwhile.
    }
  }
  const tree = new Set([String(root)]);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree].reduce((sum, pid) => sum + readRssMb(pid), 0);
}
