import { gzipSync } from "node:zlib";
import { measureLoad, type LoadOrder, type LoadResult } from "./load.ts";
import { formatNumber, printTable } from "../measure/report.ts";
import { startOurs } from "./servers.ts";
import { words } from "../measure/words.data.ts";

const page = "/icons/set/home";

const connections = 10;
const seconds = 10;
/** More than are kept, so that each is new when its turn comes again. */
const missingCount = 10_000;

/** The server-rendered search page: how quickly it comes, how cheap what does not exist is, and what a first visit loads. */
export async function benchPages(): Promise<void> {
  const searches = words.map((word) => `/icons/set/${word}`);
  const missing = Array.from({ length: missingCount }, (_, index) => `/nothing/${index}`);
  const cached = await measure({ paths: searches, acceptEncoding: "br" });
  // The least memory there is holds a few pages: a page that comes after two hundred others is always rendered afresh.
  const least = { RESPONSE_CACHE_MB: "1" };
  const fresh = await measure({ paths: searches, acceptEncoding: "br", environment: least });
  const plain = await measure({ paths: searches, acceptEncoding: "identity", environment: least });
  const refused = await measure({ paths: missing, acceptEncoding: "br", isMissing: true });
  printTable(
    `Search page of 120 icons: ${words.length} rotating terms, ${connections} connections, guests, one server process`,
    ["", "requests/s", "per core", "p50 ms", "p99 ms", "cpu µs each", "failures"],
    [
      { name: "kept, Brotli", load: cached.load },
      { name: "rendered, Brotli", load: fresh.load },
      { name: "rendered, uncompressed", load: plain.load },
      { name: "random paths (404), Brotli", load: refused.load },
    ].map(({ name, load }) => printLoad(name, load)),
  );
  process.stdout.write(
    "requests/s: measured, on as many cores as the server and its threads used; per core: what one core can do, by the\n" +
      "CPU time of all server threads. Every server was warm: requested until responses stopped getting cheaper.\n",
  );
  printTable(
    `First load of ${page}`,
    ["", "files", "KB", "KB gzip"],
    cached.weights.map(({ name, files, bytes, gzip }) => [
      name,
      String(files),
      formatNumber(bytes / 1024),
      formatNumber(gzip / 1024),
    ]),
  );
}

function printLoad(name: string, load: LoadResult): string[] {
  const cpuMicroseconds = load.cpuMicrosecondsPerRequest ?? Number.NaN;
  return [
    name,
    formatNumber(load.requestsPerSecond),
    formatNumber(1_000_000 / cpuMicroseconds),
    formatNumber(load.p50Ms),
    formatNumber(load.p99Ms),
    formatNumber(cpuMicroseconds),
    String(load.failures),
  ];
}

interface Case extends Pick<LoadOrder, "paths" | "acceptEncoding" | "isMissing"> {
  environment?: Record<string, string>;
}

async function measure({ environment = {}, ...order }: Case) {
  const server = await startOurs(environment);
  try {
    const load = await measureLoad(server.pid, { url: server.url, connections, seconds, ...order });
    return { load, weights: await weighPage(server.url) };
  } finally {
    await server.stop();
  }
}

async function weighPage(site: string) {
  const html = await readText(site + page);
  const scripts = listScripts(html);
  const styles = matchAll(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  return [
    weigh("HTML", [html]),
    weigh("script", await Promise.all(scripts.map((path) => readText(new URL(path, site).href)))),
    weigh("style", await Promise.all(styles.map((path) => readText(new URL(path, site).href)))),
  ];
}

/** Scripts come after the first paint: a list of what is fetched ahead, and imports. */
function listScripts(html: string): string[] {
  const ahead = matchAll(html, /for\(let href of (\[[^\]]*\])\)/g).flatMap((list) => JSON.parse(list) as string[]);
  const imports = matchAll(html, /\bimport\("([^"]+)"\)/g);
  if (ahead.length === 0 || imports.length === 0) throw new Error(`${page} doesn’t say which scripts it loads`);
  return [...new Set([...ahead, ...imports])];
}

function weigh(name: string, texts: readonly string[]) {
  const sum = (measureText: (text: string) => number) => texts.reduce((total, text) => total + measureText(text), 0);
  return {
    name,
    files: texts.length,
    bytes: sum((text) => Buffer.byteLength(text)),
    gzip: sum((text) => gzipSync(text).length),
  };
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response.text();
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}
