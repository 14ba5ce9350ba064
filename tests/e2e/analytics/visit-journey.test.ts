import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import type { SentEvent } from "../../../src/features/analytics/contract.ts";
import { journey } from "../../harness/browser/journey.ts";

const eventsPath = "/api/events/v1";

/** Everything that a page tells from now on. */
function collectEvents(page: Page): SentEvent[] {
  const received: SentEvent[] = [];
  page.on("request", (request: Request) => {
    if (new URL(request.url()).pathname !== eventsPath) return;
    received.push(...(request.postDataJSON() as { events: SentEvent[] }).events);
  });
  return received;
}

const line = (page: Page) => page.getByRole("region", { name: /Allow analytics/ });
const consent = (page: Page) => page.evaluate(() => /consent=(\w+)/.exec(document.cookie)?.[1]);

/** A browser that does not say that no person is at it. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

journey.extend({ contextOptions: { userAgent } })(
  "without consent a visit is only counted; with consent its details are recorded",
  async ({ page }) => {
    const received = collectEvents(page);
    await page.goto("/icons/set/home?utm_source=letter");
    await page.mouse.move(200, 300);
    await expect.poll(() => line(page).isVisible()).toBe(true);
    await expect.poll(() => received.map(({ event }) => event.name)).toEqual(["page_view", "search"]);
    expect(received).toMatchObject([
      { event: { name: "page_view", page: "search", isEntry: true, locale: "en" } },
      { event: { name: "search", term: "home" } },
    ]);
    expect(received.every((sent) => Object.keys(sent).join(" ") === "event")).toBe(true);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("consent");

    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await expect.poll(() => line(page).count()).toBe(0);
    await page.getByRole("link", { name: "Styles", exact: true }).first().click();
    await page.waitForURL("**/icons/styles");
    await expect.poll(() => received.length).toBe(3);
    const { pathname, origin } = new URL(page.url());
    expect(received[2]).toMatchObject({
      event: { name: "page_view", page: "styles", isEntry: false },
      context: {
        url: origin + pathname,
        path: "/icons/styles",
        deviceType: "desktop",
        browser: "Chrome",
        locale: "en",
        isPaid: false,
        allowances: [],
      },
    });
    expect(received[2]!.context!.timezone).not.toBe("");
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("cid");
  },
);

journey("consent can be changed in the footer of every page, also by keyboard", async ({ page }) => {
  const received = collectEvents(page);
  await page.goto("/icons/styles");
  await page.keyboard.press("Tab");
  await line(page).getByRole("button", { name: "Decline", exact: true }).press("Enter");
  expect(await consent(page)).toBe("no");
  await page.getByRole("link", { name: "Privacy choices" }).press("Enter");
  await expect.poll(() => line(page).textContent()).toContain("You declined analytics.");
  await line(page).getByRole("button", { name: "Allow", exact: true }).press("Enter");
  await expect.poll(() => line(page).count()).toBe(0);
  expect([await consent(page), new URL(page.url()).hash]).toEqual(["yes", ""]);
  await page.reload();
  await page.keyboard.press("Tab");
  await expect.poll(() => received.some(({ context }) => context !== undefined)).toBe(true);
  expect(await line(page).count()).toBe(0);
});

journey.extend({ contextOptions: { extraHTTPHeaders: { "sec-gpc": "1" } } })(
  "a visitor whose browser sends an opt-out signal sees no banner and isn't tracked",
  async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto("/icons/set/home");
    await page.mouse.move(200, 300);
    await page.goto("/icons/styles");
    await page.getByRole("link", { name: "Privacy choices" }).click();
    await page.getByText("Your browser asks sites not to track you").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    expect(asked.filter((path) => path === eventsPath)).toEqual([]);
  },
);

journey("a page works when its analytics calls are blocked, slow or invalid", async ({ page }) => {
  for (const answer of ["abort", "late", "nonsense"] as const) {
    let calls = 0;
    await page.unrouteAll();
    await page.route(`**${eventsPath}**`, async (route) => {
      calls++;
      if (answer === "abort") await route.fulfill({ status: 204 });
      else if (answer === "nonsense") await route.fulfill({ status: 200, body: "<html>no", contentType: "text/html" });
    });
    await page.goto("/icons/set/home");
    await page.mouse.move(200, 300);
    await expect.poll(() => calls).toBe(1);
    await page.getByRole("link", { name: "Styles", exact: true }).first().click();
    await page.waitForURL("**/icons/styles");
    expect(await line(page).count()).toBe(0);
  }
});

journey(
  "on a phone the consent banner is below the search field, and hides while suggestions are open",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/icons");
    await page.mouse.move(100, 300);
    await line(page).waitFor();
    const field = page.locator("[data-search-field]").first();
    const [box, question] = [(await field.boundingBox())!, (await line(page).boundingBox())!];
    expect(box.y + box.height).toBeLessThan(question.y);
    await field.fill("hom");
    await expect.poll(() => line(page).isVisible()).toBe(false);
  },
);

for (const [width, mostPx] of [
  [1440, 48],
  [390, 72],
] as const) {
  journey.extend({ contextOptions: { viewport: { width, height: 844 } } })(
    `the consent strip is slim, and the end of the page can be scrolled free of it, ${width} px wide`,
    async ({ page }) => {
      await page.goto("/icons/collections");
      await page.mouse.move(200, 300);
      await line(page).waitFor();
      // It comes by a short movement.
      await expect
        .poll(async () => {
          const { y, height } = (await line(page).boundingBox())!;
          return y + height;
        })
        .toBe(844);
      const strip = (await line(page).boundingBox())!;
      expect(strip.height).toBeLessThanOrEqual(mostPx);
      expect([strip.x, strip.width]).toEqual([0, width]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const foot = (await page.locator("footer").last().boundingBox())!;
      expect(Math.floor(foot.y + foot.height)).toBeLessThanOrEqual(strip.y);
    },
  );
}
