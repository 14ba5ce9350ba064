import { formatNumber, printTable } from "../measure/report.ts";
import { readMemoryMb, startOurs } from "./servers.ts";

const pageCount = 20_000;
const connections = 4;
const steps = 10;

/** What a crawler does to the server's memory: pages of all kinds from the sitemaps, each asked for once. */
export async function benchCrawl(): Promise<void> {
  const server = await startOurs();
  try {
    const paths = await listPaths(server.url);
    const rows: string[][] = [];
    for (let step = 0; step < steps; step++) {
      const part = paths.slice((step * paths.length) / steps, ((step + 1) * paths.length) / steps);
      const startedAt = performance.now();
      const failures = await crawl(server.url, part);
      const seconds = (performance.now() - startedAt) / 1000;
      const crawled = Math.floor(((step + 1) * paths.length) / steps);
      rows.push([
        formatNumber(crawled),
        formatNumber(readMemoryMb(server.pid)),
        formatNumber(part.length / seconds),
        String(failures),
      ]);
    }
    printTable(
      `${formatNumber(paths.length)} different pages, ${connections} connections, Brotli`,
      ["pages", "memory MB", "pages/s", "failures"],
      rows,
    );
  } finally {
    await server.stop();
  }
}

/** Lists of all kinds, and icons from all over the catalogue. */
async function listPaths(site: string): Promise<string[]> {
  const files = await listLocations(site, "/sitemap.xml");
  const lists: string[] = [];
  const icons: string[] = [];
  for (const file of files) (file.includes("/icons-") ? icons : lists).push(...(await listLocations(site, file)));
  const chosen = spread(lists, pageCount / 2);
  return spread([...chosen, ...spread(icons, pageCount - chosen.length)], pageCount);
}

/** So many of a list, from all over it. */
function spread(paths: readonly string[], count: number): string[] {
  const amount = Math.min(count, paths.length);
  // A step without a common divisor with the length visits everything, far from what was visited last.
  let step = Math.floor(paths.length * 0.618);
  while (greatestDivisor(step, paths.length) !== 1) step++;
  return Array.from({ length: amount }, (_, index) => paths[(index * step) % paths.length]!);
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right);
}

/** The paths that a sitemap or an index of sitemaps names. */
async function listLocations(site: string, path: string): Promise<string[]> {
  const response = await fetch(site + path);
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  const text = await response.text();
  return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, location]) => new URL(location!).pathname);
}

async function crawl(site: string, paths: readonly string[]): Promise<number> {
  let next = 0;
  let failures = 0;
  const walk = async () => {
    while (next < paths.length) {
      const response = await fetch(site + paths[next++], { headers: { "accept-encoding": "br" } });
      await response.arrayBuffer();
      if (!response.ok) failures++;
    }
  };
  await Promise.all(Array.from({ length: connections }, walk));
  return failures;
}
