import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { isHydrated } from "../harness/browser/is-hydrated.ts";
import { journey, openBrowser } from "../harness/browser/journey.ts";
import { amount } from "../harness/soak.ts";
import { startSiteProcess } from "../harness/site/site-process.ts";

const paths = [
  "/icons",
  "/icons/set/home",
  "/icons/lucide",
  "/icons/styles",
  "/icons/new",
  "/icons/pricing",
  "/icons/sign-in",
  "/icons/illustrations",
].filter((_, place) => place % amount(2, 1) === 0);

/** Whom a page asks that is not the site: they answer with nonsense, or never. */
const moods: Readonly<Record<string, ((response: ServerResponse) => void) | undefined>> = {
  "cannot be reached": undefined,
  "never answer": () => undefined,
  "answer nonsense": (response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end("\0{<nonsense>"),
};

async function startOther(answer: (response: ServerResponse) => void): Promise<{ url: string; server: Server }> {
  const server = createServer((_request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    answer(response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** All others that the configuration knows, at one address. */
const others = (url: string) => ({
  LOG_LEVEL: "error",
  SENTRY_DSN: `${url.replace("://", "://0123456789abcdef@")}/42`,
  GROWTHBOOK_HOST: url,
  GROWTHBOOK_CLIENT_KEY: "sdk-nobody",
  POSTHOG_KEY: "phc_nobody",
  POSTHOG_HOST: url,
  TAG_MANAGER_ID: "GTM-NOBODY",
  TAG_MANAGER_URL: url,
  AD_TAG_URL: `${url}/tag.js?slot={slot}`,
  AD_SLOTS: "page=1,reward=2",
  RECAPTCHA_URL: `${url}/recaptcha`,
  RECAPTCHA_V3_SITE_KEY: "unseen",
  RECAPTCHA_V3_SECRET: "unseen secret",
  RECAPTCHA_V2_SITE_KEY: "visible",
  RECAPTCHA_V2_SECRET: "visible secret",
  OPENVERSE_URL: `${url}/v1`,
});

async function openPages(url: string): Promise<string[]> {
  const context = await (await openBrowser()).newContext({ baseURL: url });
  const faults: string[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    page.on("console", (message) => faults.push(`${path} ${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => faults.push(`${path} ${String(error)}`));
    const response = await page.goto(path);
    if (response?.status() !== 200) faults.push(`${path} ${response?.status()}`);
    await page.waitForFunction(isHydrated);
    // What stands at the foot asks for more when it is seen.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState("networkidle");
    await page.close();
  }
  await context.close();
  return faults;
}

for (const [mood, answer] of Object.entries(moods)) {
  journey(`pages work without errors while all other hosts ${mood}`, { timeout: 120_000 }, async () => {
    const other = answer && (await startOther(answer));
    const site = await startSiteProcess(others(other?.url ?? "http://127.0.0.1:1"));
    try {
      expect(await openPages(site.url)).toEqual([]);
    } finally {
      await site.stop();
      other?.server.closeAllConnections();
      other?.server.close();
    }
  });
}
