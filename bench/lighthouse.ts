import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { browserFlags, findBrowser } from "../scripts/setup/find-browser.mjs";
import { printTable } from "./report.ts";
import { startOurs } from "./servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"];
const measures = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "total-byte-weight"];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }>;
}

/** Lighthouse's marks for the pages that most people see first, on its simulated phone. */
export async function benchLighthouse(): Promise<void> {
  const server = await startOurs();
  try {
    const rows: string[][] = [];
    for (const path of ["/icons/set/home", await findIconPath(server.url)]) {
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
  if (chromePath === undefined) throw new Error("Lighthouse needs Chromium or Chrome; set CHROME_PATH");
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

async function findIconPath(url: string): Promise<string> {
  const response = await fetch(`${url}/api/iconsets/v7/search?term=house&amount=1`);
  const { icons } = (await response.json()) as { icons: { url: string }[] };
  if (!icons[0]) throw new Error("No icon was found for Lighthouse");
  return icons[0].url;
}
