import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { startEnvelopeSink } from "../harness/envelope-sink.ts";
import { isTakenOver } from "../harness/is-taken-over.ts";
import { journey, openBrowser } from "../harness/journey.ts";
import { startSiteProcess } from "../harness/site-process.ts";

const paths = [
  "/icons",
  "/icons/set/home",
  "/icons/lucide",
  "/icons/styles",
  "/icons/new",
  "/icons/pricing",
  "/icons/sign-in",
];

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
  SENTRY_DSN: `${url.replace("://", "://0123456789abcdef@")}/42`,
  GROWTHBOOK_HOST: url,
  GROWTHBOOK_CLIENT_KEY: "sdk-nobody",
  POSTHOG_KEY: "phc_nobody",
  POSTHOG_HOST: url,
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
    await page.waitForFunction(isTakenOver);
    await page.close();
  }
  await context.close();
  return faults;
}

for (const [mood, answer] of Object.entries(moods)) {
  journey(`pages open as ever, and in silence, where all other hosts ${mood}`, { timeout: 120_000 }, async () => {
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

const breakPage = async (page: Page, button: string) => {
  await page.goto("/test/sentry", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: button }).click();
};

journey("Sentry hears of an error in a browser and of one on the server, and nothing about the visitor", async () => {
  const sink = await startEnvelopeSink();
  const site = await startSiteProcess({ SENTRY_DSN: sink.dsn, TEST_PAGES: "true", LOG_LEVEL: "error" });
  const context = await (await openBrowser()).newContext({ baseURL: site.url, userAgent: "SecretBrowser/1.0" });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await page.goto("/test/sentry?visitor=anna", { waitUntil: "networkidle" });
    expect(scripts.filter((url) => /sentry.*\.js/.test(url))).toEqual([]);
    await breakPage(page, "In an event handler");
    await expect.poll(() => JSON.stringify(sink.envelopes)).toContain("Broken in an event handler, on purpose");
    await page.goto("/test/error?visitor=anna");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => sink.envelopes.length).toBeGreaterThan(1);
    const said = JSON.stringify(sink.envelopes);
    expect(said).toContain("/test/error");
    for (const word of ["anna", "SecretBrowser", "ip_address", "cookie"]) expect(said, word).not.toContain(word);
  } finally {
    await context.close();
    await site.stop();
    sink.close();
  }
});
