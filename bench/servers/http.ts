import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout } from "node:timers/promises";
import { measureLoad, type LoadResult } from "./load.ts";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import { readMemoryMb, startIconify, startOurs, type Candidate } from "./servers.ts";
import { percentile } from "../measure/timing.ts";
import { words } from "../measure/words.data.ts";

const connections = 64;
const seconds = 10;
const idleAfterSearches = 1_000;
/** As browsers ask. */
const acceptEncoding = "gzip, deflate, br, zstd";

const searchOurs = (word: string) => `/api/iconsets/v7/search?term=${word}&amount=60`;
const searchIconify = (word: string) => `/search?query=${word}&limit=60`;

interface Measures {
  name: string;
  readyS: number;
  memoryMb: number;
  memoryAfterSearchesMb: number;
  search: LoadResult;
  svg: LoadResult;
  /** Compressed bytes of each search. */
  bytes: number[];
}

/**
 * Our HTTP calls beside those of `@iconify/api` on the same icon sets, one server after the other.
 *
 * @param prefixes the icon sets of the catalogue
 */
export async function benchHttp(prefixes: readonly string[]): Promise<void> {
  const ours = await measure("Iconarium", await startOurs(), searchOurs, findSvgPath);
  const uncached = await measure(
    "… with 1 MB of answer cache",
    await startOurs({ RESPONSE_CACHE_MB: "1" }),
    searchOurs,
    findSvgPath,
  );
  const iconify = await measure(
    "@iconify/api",
    await startIconify(prefixes),
    searchIconify,
    async () => "/lucide/house.svg",
  );
  printMeasures(ours, [ours, uncached, iconify]);
}

async function measure(
  name: string,
  server: Candidate,
  searchPath: (word: string) => string,
  findSvg: (url: string) => Promise<string>,
): Promise<Measures> {
  process.stdout.write(`${name} …\n`);
  try {
    const memoryMb = readMemoryMb(server.pid);
    for (let count = 0; count < idleAfterSearches; count += 1) {
      const response = await fetch(server.url + searchPath(words[count % words.length] ?? ""));
      await response.arrayBuffer();
    }
    await setTimeout(3_000);
    const memoryAfterSearchesMb = readMemoryMb(server.pid);
    const order = { url: server.url, connections, seconds, acceptEncoding };
    const search = await measureLoad(server.pid, { ...order, paths: words.map(searchPath) });
    const svg = await measureLoad(server.pid, { ...order, paths: [await findSvg(server.url)] });
    const bytes = await weighAnswers(server.url, words.map(searchPath));
    return { name, readyS: server.readyMs / 1000, memoryMb, memoryAfterSearchesMb, search, svg, bytes };
  } finally {
    await server.stop();
  }
}

/** Bytes that answers take on their way. */
async function weighAnswers(url: string, paths: readonly string[]): Promise<number[]> {
  const sizes: number[] = [];
  for (const path of paths) {
    const request = get(url + path, { headers: { "accept-encoding": acceptEncoding } });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length;
    sizes.push(bytes);
  }
  return sizes;
}

/** The picture of the first icon that a search for `house` finds. */
async function findSvgPath(url: string): Promise<string> {
  const response = await fetch(`${url}/api/iconsets/v7/search?term=house&amount=1`);
  const { icons } = (await response.json()) as { icons: { id: string }[] };
  if (!icons[0]) throw new Error("No icon found for the SVG benchmark");
  return `/img/${icons[0].id}.svg`;
}

function printMeasures(ours: Measures, all: readonly Measures[]): void {
  printTable(
    `Start and memory (after ${idleAfterSearches} searches: idle for 3 s)`,
    ["", "ready s", "ratio", "memory MB", "after searches MB", "ratio"],
    all.map((row) => [
      row.name,
      formatNumber(row.readyS),
      formatRatio(row.readyS, ours.readyS),
      formatNumber(row.memoryMb),
      formatNumber(row.memoryAfterSearchesMb),
      formatRatio(row.memoryAfterSearchesMb, ours.memoryAfterSearchesMb),
    ]),
  );
  printTable(
    `Bytes of the first 60 icons, as browsers ask for them (${acceptEncoding})`,
    ["", "KB p50", "KB most"],
    all.map(({ name, bytes }) => [
      name,
      formatNumber(percentile(bytes, 0.5) / 1024),
      formatNumber(Math.max(...bytes) / 1024),
    ]),
  );
  printLoad(`Search, 60 icons, ${words.length} rotating terms, ${connections} connections`, "search", ours, all);
  printLoad(`One SVG, ${connections} connections`, "svg", ours, all);
}

function printLoad(title: string, kind: "search" | "svg", ours: Measures, all: readonly Measures[]): void {
  printTable(
    title,
    ["", "requests/s", "ratio", "p50 ms", "p99 ms", "cpu µs each", "ratio", "failures"],
    all.map((row) => {
      const load = row[kind];
      const cpu = load.cpuMicrosecondsPerRequest ?? Number.NaN;
      return [
        row.name,
        formatNumber(load.requestsPerSecond),
        formatRatio(load.requestsPerSecond, ours[kind].requestsPerSecond),
        formatNumber(load.p50Ms),
        formatNumber(load.p99Ms),
        formatNumber(cpu),
        formatRatio(cpu, ours[kind].cpuMicrosecondsPerRequest ?? Number.NaN),
        String(load.failures),
      ];
    }),
  );
}
