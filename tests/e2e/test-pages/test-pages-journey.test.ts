import { afterAll, beforeAll, describe, expect } from "vitest";
import { startEnvelopeSink } from "../../harness/browser/envelope-sink.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { openPage } from "../../harness/browser/open-page.ts";

interface SentryException {
  values: { stacktrace: { frames: { filename: string }[] } }[];
}

const paths = [
  "/test",
  "/test/shopping-cart",
  "/test/locale",
  "/test/reactivity",
  "/test/sentry",
  "/test/ads",
  "/test/layout",
];

for (const [width, colorScheme] of [
  [390, "dark"],
  [1440, "light"],
] as const) {
  const look = journey.extend({ contextOptions: { viewport: { width, height: 900 }, colorScheme } });
  for (const path of paths) {
    look(
      `axe finds nothing on ${path}, ${width} px wide and ${colorScheme}, and nothing sticks out`,
      async ({ page }) => {
        await openPage(page, path);
        expect(await listAccessFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      },
    );
  }
}

journey("search engines and caches don't store the pages for developers", async ({ site }) => {
  const response = await fetch(`${site}/test/locale`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain('content="noindex, nofollow"');
});

journey("without configuration there are no pages for developers", async ({ site }) => {
  const plain = await startSiteProcess({ TEST_PAGES: "false" });
  try {
    for (const path of [...paths, "/test/error"]) expect((await fetch(plain.url + path)).status, path).toBe(404);
  } finally {
    await plain.stop();
  }
  expect((await fetch(`${site}/test`)).status).toBe(200);
});

journey("a term is explained, with its original words", async ({ page }) => {
  await openPage(page, "/test");
  await page.getByRole("searchbox", { name: "Explain a term" }).fill("Shopping Cart!");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/test/shopping-cart");
  await page.getByRole("heading", { level: 1, name: "“shopping cart”" }).waitFor();
  for (const word of ["shopping", "cart"])
    await page.getByRole("heading", { level: 4, name: word, exact: true }).waitFor();
  expect(await page.locator("main li svg").count()).toBeGreaterThan(10);
});

journey("each language has its own words", async ({ page }) => {
  await page.goto("/test/locale?lang=de");
  await page.getByText("This page came in Deutsch.").waitFor();
  const text = await page.locator("main").innerText();
  for (const sample of ["0 icons · 1 icon · 2 icons", "1 иконка · 2 иконки · 5 иконок", "13. Januar 2026", "$13.50"]) {
    expect(text).toContain(sample);
  }
});

describe("an infinite list", () => {
  journey("loads more while its end is less than 1300 px below the screen, and no further", async ({ page }) => {
    await openPage(page, "/test/reactivity");
    const tiles = page.locator("main li");
    const endDistance = () =>
      page.evaluate(() => {
        const end = [...document.querySelectorAll("main ul")].at(-1)!.getBoundingClientRect().bottom;
        return end - innerHeight;
      });
    await expect.poll(endDistance).toBeGreaterThan(1300);
    await page.waitForLoadState("networkidle");
    const before = await tiles.count();
    await page.evaluate(() => scrollBy(0, 2000));
    await expect.poll(() => tiles.count()).toBeGreaterThan(before);
    await expect.poll(endDistance).toBeGreaterThan(1300);
    const ids = await tiles.locator("a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("without JavaScript", () => {
  const plain = journey.extend({ contextOptions: { javaScriptEnabled: false } });
  plain("an infinite list leads on by a link without script", async ({ page }) => {
    await page.goto("/test/reactivity");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL("**/test/reactivity?page=2");
  });
});

describe("an error", () => {
  /** A site that does not fill the log of the test run with what fails on purpose. */
  let quiet: SiteProcess;
  let sentry: Awaited<ReturnType<typeof startEnvelopeSink>>;
  beforeAll(async () => {
    sentry = await startEnvelopeSink();
    quiet = await startSiteProcess({ TEST_PAGES: "true", LOG_LEVEL: "error", SENTRY_DSN: sentry.dsn });
  });
  afterAll(async () => {
    await quiet.stop();
    sentry.close();
  });

  const kinds = { "In an event handler": "error", "In a rejected promise": "rejection", "While rendering": "render" };
  for (const [name, kind] of Object.entries(kinds)) {
    journey(`${name.toLowerCase()} is reported to the server, once and without personal data`, async ({ context }) => {
      const page = await context.newPage();
      await openPage(page, `${quiet.url}/test/sentry`);
      const reports: unknown[] = [];
      await page.exposeFunction("noteReport", (report: string) => reports.push(JSON.parse(report)));
      await page.evaluate(() => {
        const { noteReport } = window as unknown as { noteReport: (report: string) => void };
        const send = navigator.sendBeacon.bind(navigator);
        navigator.sendBeacon = (address, body) => {
          void (body as Blob).text().then(noteReport);
          return send(address, body);
        };
      });
      const answered = page.waitForResponse("**/api/errors");
      await page.getByRole("button", { name }).click();
      expect((await answered).status()).toBe(204);
      if (kind === "render") await page.getByRole("heading", { level: 1, name: "An error occurred" }).waitFor();
      else await page.getByRole("button", { name }).click();
      await page.waitForLoadState("networkidle");
      expect(reports).toEqual([
        {
          kind,
          message: expect.stringMatching(/^Error: Deliberate error .*$/) as string,
          stack: expect.stringMatching(/assets\/.*\.js/) as string,
          path: "/test/sentry",
        },
      ]);
      expect(JSON.stringify(reports)).not.toContain("http");
    });
  }

  journey(
    "is reported to Sentry by browser and server: message, code location and build, without personal data",
    async ({ context }) => {
      const page = await context.newPage();
      const noise: string[] = [];
      page.on("console", (message) => noise.push(message.text()));
      await openPage(page, `${quiet.url}/test/sentry?term=secret-term&token=secret-token`);
      sentry.envelopes.length = 0;
      for (const name of ["In an event handler", "In a rejected promise"])
        await page.getByRole("button", { name }).click();
      await page.request.get(`${quiet.url}/test/error?term=secret-term`);
      const listEvents = () => sentry.envelopes.flatMap(({ items }) => items.map(({ payload }) => payload));
      await expect.poll(listEvents).toHaveLength(3);
      const ofBrowser = listEvents().filter(({ platform }) => platform === "javascript");
      const ofServer = listEvents().filter(({ platform }) => platform === "node");
      expect(ofBrowser.map(({ tags }) => tags)).toEqual(
        expect.arrayContaining([{ kind: "error" }, { kind: "rejection" }]),
      );
      expect(ofServer).toMatchObject([
        {
          tags: { log: "page failed" },
          request: { url: expect.stringMatching(/^http:\/\/localhost:\d+\/test\/error$/) },
        },
      ]);
      const releases = new Set(listEvents().map(({ release }) => release));
      expect([...releases]).toEqual([expect.stringMatching(/^iconarium@[0-9a-f]{8}$/)]);
      for (const { exception, request } of ofBrowser) {
        expect(request).toEqual({ url: `${quiet.url}/test/sentry` });
        const { values } = exception as SentryException;
        expect(values[0]).toMatchObject({
          type: "Error",
          value: expect.stringMatching(/^Deliberate error in/) as string,
        });
        for (const { filename } of values[0]!.stacktrace.frames)
          expect(filename).toMatch(/^app:\/\/\/assets\/[\w-]+\.js$/);
      }
      expect(JSON.stringify(sentry.envelopes)).not.toMatch(
        /secret|Mozilla|Chrome|"user"|cookie|breadcrumbs|ip_address/i,
      );
      expect(noise.filter((line) => !line.includes("Deliberate error"))).toEqual([]);
    },
  );

  journey(
    "on the server is a page with status 500, and the loading bar turns to its error color",
    async ({ context }) => {
      const page = await context.newPage();
      expect((await page.goto(`${quiet.url}/test/error`))?.status()).toBe(500);
      await openPage(page, `${quiet.url}/test/sentry`);
      const failed = page.locator("[data-phase][data-failed]").waitFor({ state: "attached" });
      await page.getByRole("link", { name: "A page that fails" }).click();
      await failed;
      await page.getByRole("heading", { level: 1, name: "An error occurred" }).waitFor();
      await page.locator("[data-phase]").waitFor({ state: "detached" });
    },
  );
});
