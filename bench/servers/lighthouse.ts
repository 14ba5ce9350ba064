import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { browserFlags, findBrowser } from "../../scripts/setup/find-browser.mjs";
import { printTable } from "../measure/report.ts";
import { startOurs } from "./servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const measures = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "total-byte-weight"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>;
}

/** Lighthouse's marks for a page of each kind that people come to from elsewhere, on its simulated phone. */
export async function benchLighthouse(): Promise<void> {
  const server = await startOurs();
  try {
    const rows: string[][] = [];
    for (const path of await listPages(server.url)) {
      const report = await audit(server.url + path);
      printFaults(path, report);
      rows.push([
        path,
        ...categories.map((name) => String(Math.round((report.categories[name]?.score ?? 0) * 100))),
        ...measures.map((name) => report.audits[name]?.displayValue?.replace("Total size was ", "") ?? "–"),
      ]);
    }
    printTable("Lighthouse, mobile", ["", ...categories, "LCP", "TBT", "CLS", "bytes"], rows);
  } finally {
    await server.stop();
  }
}

/** By its command: its module changes types of the whole program. */
async function audit(url: string): Promise<Report> {
  const chromePath = findBrowser();
  if (chromePath === undefined)
    throw new Error("Lighthouse needs Chromium or Chrome. Install one, or set CHROME_PATH.");
  const program = join(dirname(createRequire(import.meta.url).resolve("lighthouse/package.json")), "cli", "index.js");
  const flags = [...browserFlags, "--headless=new"].join(" ");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, "--output=json", "--quiet", `--chrome-flags=${flags}`, `--only-categories=${categories.join(",")}`],
    { env: { ...process.env, CHROME_PATH: chromePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

function printFaults(path: string, { audits }: Report): void {
  for (const [name, { title, score, scoreDisplayMode, displayValue }] of Object.entries(audits)) {
    if (score === null || score >= 0.9 || scoreDisplayMode === "informative") continue;
    process.stdout.write(`${path}: ${name}: ${title} ${displayValue ?? ""}\n`);
  }
}

/** Landing, search, style, author, category and icon page; the latter four as the sitemaps name them. */
async function listPages(site: string): Promise<string[]> {
  const kinds = ["styles", "authors", "categories", "icons"];
  const found = await Promise.all(kinds.map((kind) => findFirstPath(site, kind)));
  return ["/icons", "/icons/set/home", ...found];
}

async function findFirstPath(site: string, kind: string): Promise<string> {
  const response = await fetch(`${site}/sitemaps/en/${kind}-1.xml`);
  const location = /<loc>([^<]+)<\/loc>/.exec(await response.text())?.[1];
  if (location === undefined) throw new Error(`The sitemap of ${kind} lists no page`);
  return new URL(location).pathname;
}
