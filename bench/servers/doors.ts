import { measureLoad, type LoadResult } from "./load.ts";
import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import { startIconify, startOurs, type Candidate } from "./servers.ts";
import { words } from "../measure/words.data.ts";

const connections = 64;
const seconds = 10;
const acceptEncoding = "gzip, deflate, br, zstd";

const twenty =
  "house,star,heart,search,settings,user,bell,mail,calendar,camera,cloud,download,upload,trash,pencil,lock,map,phone,sun,moon";
/** What programs ask of Iconify's API most. */
const asked: Readonly<Record<string, readonly string[]>> = {
  "20 icons as data": [`/lucide.json?icons=${twenty}`],
  "one SVG": ["/lucide/house.svg"],
  [`search, ${words.length} rotating terms`]: words.map((word) => `/search?query=${word}`),
};

/**
 * Iconify's API as we answer it beside Iconify's own server on the same sets, one after the other, as browsers ask.
 *
 * @param prefixes the icon sets of the catalogue
 */
export async function benchDoors(prefixes: readonly string[]): Promise<void> {
  const [ours, theirs] = [
    await measure(await startOurs(), "/iconify"),
    await measure(await startIconify(prefixes), ""),
  ];
  for (const [index, name] of Object.keys(asked).entries()) {
    const rows = [
      ["Iconarium", ours[index]!],
      ["@iconify/api", theirs[index]!],
    ] as const;
    printTable(
      `Iconify’s API: ${name}, ${connections} connections`,
      ["", "requests/s", "ratio", "p50 ms", "p99 ms", "cpu µs each", "failures"],
      rows.map(([who, load]) => [
        who,
        formatNumber(load.requestsPerSecond),
        formatRatio(load.requestsPerSecond, ours[index]!.requestsPerSecond),
        formatNumber(load.p50Ms),
        formatNumber(load.p99Ms),
        formatNumber(load.cpuMicrosecondsPerRequest ?? Number.NaN),
        String(load.failures),
      ]),
    );
  }
}

async function measure(server: Candidate, root: string): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  try {
    for (const paths of Object.values(asked)) {
      const order = { url: server.url, paths: paths.map((path) => root + path), connections, seconds, acceptEncoding };
      results.push(await measureLoad(server.pid, order));
    }
    return results;
  } finally {
    await server.stop();
  }
}
