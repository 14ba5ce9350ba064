import { gzipSync } from "node:zlib";
import { measureLoad } from "./load.ts";
import { formatNumber, printTable } from "./report.ts";
import { startOurs } from "./servers.ts";
import { words } from "./words.data.ts";

const page = "/icons/set/home";

/** The server-rendered search page: how quickly it comes and what a first visit loads. */
export async function benchPages(): Promise<void> {
  const cached = await measure({});
  const rendered = await measure({ RESPONSE_CACHE_MB: "1" });
  printTable(
    `Search page, ${words.length} words in turn, Brotli, 16 connections`,
    ["", "requests/s", "p50 ms", "p99 ms", "cpu µs each", "failures"],
    [
      { name: "from the answer cache", load: cached.load },
      { name: "rendered each time", load: rendered.load },
    ].map(({ name, load }) => [
      name,
      formatNumber(load.requestsPerSecond),
      formatNumber(load.p50Ms),
      formatNumber(load.p99Ms),
      formatNumber(load.cpuMicrosecondsPerRequest ?? Number.NaN),
      String(load.failures),
    ]),
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

async function measure(environment: Record<string, string>) {
  const server = await startOurs(environment);
  try {
    const paths = words.map((word) => `/icons/set/${word}`);
    const load = await measureLoad(server.pid, {
      url: server.url,
      paths,
      connections: 16,
      seconds: 10,
      acceptEncoding: "br",
    });
    return { load, weights: await weighPage(server.url) };
  } finally {
    await server.stop();
  }
}

async function weighPage(site: string) {
  const html = await readText(site + page);
  const scripts = matchAll(html, /(?:<script[^>]+src|<link[^>]+rel="modulepreload"[^>]+href)="([^"]+)"/g);
  const styles = matchAll(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  return [
    weigh("HTML", [html]),
    weigh("script", await Promise.all(scripts.map((path) => readText(new URL(path, site).href)))),
    weigh("style", await Promise.all(styles.map((path) => readText(new URL(path, site).href)))),
  ];
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
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))];
}
