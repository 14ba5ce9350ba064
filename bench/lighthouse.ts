import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../scripts/setup/find-browser.mjs";
import { printTable } from "./report.ts";
import { startOurs } from "./servers.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = [
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "total-byte-weight",
] as const;

/** Lighthouse's marks for the pages that most people see first, on its simulated phone. */
export async function benchLighthouse(): Promise<void> {
  const chromePath = findBrowser();
  if (chromePath === undefined) throw new Error("Lighthouse needs Chromium or Chrome; set CHROME_PATH");
  const server = await startOurs();
  const chrome = await launch({ chromePath, chromeFlags: [...browserFlags, "--headless=new"] });
  try {
    const rows = [];
    for (const path of ["/icons/set/home", await findIconPath(server.url)]) {
      rows.push([path, ...(await audit(server.url + path, chrome.port))]);
    }
    printTable("Lighthouse, mobile", ["", ...categories, "LCP", "TBT", "CLS", "bytes"], rows);
  } finally {
    chrome.kill();
    await server.stop();
  }
}

async function audit(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, { port, logLevel: "silent", onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
  );
  for (const { id, title, displayValue } of failed) process.stdout.write(`  ${id}: ${title} ${displayValue ?? ""}\n`);
  return [
    ...categories.map((category) => String(Math.round((lhr.categories[category]?.score ?? 0) * 100))),
    ...audits.map((id) => lhr.audits[id]?.displayValue?.replace("Total size was ", "") ?? "–"),
  ];
}

async function findIconPath(url: string): Promise<string> {
  const response = await fetch(`${url}/api/iconsets/v7/search?term=house&amount=1`);
  const { icons } = (await response.json()) as { icons: { id: string; commonName: string }[] };
  if (!icons[0]) throw new Error("No icon was found for Lighthouse");
  return `/icon/${icons[0].id}/${icons[0].commonName}`;
}
