import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { visitPath } from "../../../src/core/urls/paths/event-paths.ts";
import { startEventSinks } from "../../harness/browser/event-sinks.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

/** An experiment whose groups see the same: who has no name yet sees it, too. */
const flags = {
  features: {
    DISPLAY_AD: {
      defaultValue: true,
      rules: [{ key: "ad-words", variations: [true, true], weights: [0.5, 0.5], hashAttribute: "id" }],
    },
    REWARDED_AD: { defaultValue: true },
  },
};

let site: SiteProcess;
let sinks: Awaited<ReturnType<typeof startEventSinks>>;
let folder: string;
beforeAll(async () => {
  sinks = await startEventSinks();
  folder = await mkdtemp(join(tmpdir(), "iconarium-flags-"));
  const FLAGS_FILE = join(folder, "flags.json");
  await writeFile(FLAGS_FILE, JSON.stringify(flags));
  site = await startSiteProcess({ ...sinks.environment, FLAGS_FILE, REWARD_SECONDS: "1", TEST_PAGES: "true" });
});
afterAll(async () => {
  await site.stop();
  sinks.close();
  await rm(folder, { recursive: true, force: true });
});

/** A browser that does not say that no person is at it. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const asVisitor = journey.extend({ contextOptions: { userAgent } });

const promotion = (page: Page) => page.getByRole("complementary", { name: "From Iconarium" });
const region = (page: Page, name: string) => page.getByRole("figure", { name, exact: true });
const listCookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
/** The name of the browser. */
const readName = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "cid")?.value;
const listTags = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: { event?: string }[] }).dataLayer?.map(({ event }) => event) ?? []);

/** What is sent while a page goes has the user agent of this browser again, by which no person is at it: it is sent before. */
const sendRest = (page: Page) => page.evaluate(() => void dispatchEvent(new Event("pagehide")));

/** Opens a page and waits until it tells of the visit: who leaves earlier is not counted. */
async function visit(page: Page, url: string): Promise<void> {
  await sendRest(page);
  const known = page.waitForResponse((answer) => new URL(answer.url()).pathname === visitPath);
  await openPage(page, url);
  await page.mouse.move(200, 300);
  await known;
}

async function openDashboard(page: Page, home: string): Promise<void> {
  await openPage(page, `${home}/icons/admin/events`);
  await page.getByRole("heading", { level: 1, name: "Events" }).waitFor();
}

asVisitor(
  "what somebody does comes to all who are told, and to the charts, until they take their consent back",
  { timeout: 120_000 },
  async ({ page, otherPage }) => {
    const home = nameSite(site.url);
    await otherPage.goto(`${home}/icons`);
    await signInFromHere(otherPage, /admin/i);
    await openDashboard(otherPage, home);
    expect(await otherPage.getByText("Nothing yet.").count()).toBeGreaterThan(4);
    expect(await listAccessFaults(otherPage)).toEqual([]);

    const results = `${home}/icons/set/house--style-tabler-outline`;
    await visit(page, `${home}/icons/styles`);
    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await expect.poll(() => listCookies(page)).toContain("timezone");
    await visit(page, `${home}/icons/set/zqzvwkx`);
    await expect.poll(() => listTags(page)).toContain("zero_results");

    // Looked for, found, looked at, taken and collected.
    await visit(page, results);
    const tile = page.locator("li > a[data-icon]").first();
    const id = await tile.getAttribute("data-icon");
    await tile.click();
    const panel = page.getByRole("complementary", { name: "Selected icon" });
    await panel.getByRole("button", { name: "Copy SVG" }).click();
    await page.keyboard.press("f");
    await page
      .getByText(/Favorites/)
      .first()
      .waitFor();

    // Promotions.
    await visit(page, `${home}/icons/presentation-clip-art`);
    await promotion(page).scrollIntoViewIfNeeded();
    // In another tab, so that this page stays.
    await promotion(page)
      .getByRole("link")
      .click({ modifiers: ["Control"] });
    await visit(page, `${results}?icon=${id}&look=size-512`);
    await panel.getByRole("button", { name: "Watch an ad for 512 px" }).click();
    const dialog = page.getByRole("dialog", { name: "Get one larger image" });
    const download = dialog.getByRole("button", { name: "Download PNG" });
    await dialog.getByRole("status").getByText("Your image is ready.").waitFor();
    await Promise.all([page.waitForEvent("download"), download.click()]);
    await expect
      .poll(() => listTags(page))
      .toEqual(expect.arrayContaining(["page_view", "search", "ad_shown", "ad_rewarded"]));

    // The newsletter, asked for twice.
    await sendRest(page);
    await openPage(page, `${home}/icons/newsletter`);
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Email address" }).fill("reader@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByText("We sent a link to reader@example.com").waitFor();
    await page.goto(`${home}/test/outbox`);
    await page
      .getByRole("listitem")
      .filter({ hasText: "reader@example.com" })
      .first()
      .getByRole("link")
      .first()
      .click();
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await page.getByRole("heading", { name: "You’re subscribed" }).waitFor();
    expect(await listAccessFaults(page)).toEqual([]);

    // Signing in and buying.
    await page.goto(`${home}/icons/pricing/checkout?product=pro-month`);
    await page.locator('a[href*="github"]').first().click();
    await page.getByLabel("Another user").fill("buyer@example.com");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.waitForURL(`${home}/icons/pricing/checkout?**`);
    await page.waitForLoadState("networkidle");
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL("**/test/checkout/**");
    await page.getByRole("link", { name: "4242" }).first().click();
    await page.locator("button.go").click();
    await page.getByRole("heading", { name: "You’re all set" }).waitFor();

    const expected = [
      "$pageview",
      "search",
      "zero_results",
      "click",
      "take",
      "collection_changed",
      "ad_shown",
      "ad_clicked",
      "ad_rewarded",
      "newsletter_joined",
      "signed_in",
      "checkout_started",
    ];
    await expect
      .poll(() => [...new Set(sinks.received.map(({ event }) => event))])
      .toEqual(expect.arrayContaining(expected));
    const downloadEvent = sinks.received.find(({ event }) => event === "take");
    expect(downloadEvent?.properties).toMatchObject({ icons: [id], kind: "copy", $browser: "Chrome", isPaid: false });

    // What admins see of it.
    const legends = async (name: string) => region(otherPage, name).locator("figcaption").innerText();
    await expect
      .poll(async () => {
        await openDashboard(otherPage, home);
        return legends("Conversion");
      })
      .toMatch(/Checkout started\s+1.*Paid\s+1/s);
    expect(await legends("Searches")).toMatch(/Searches\s+[2-9].*No results\s+1/s);
    expect(await legends("Community")).toMatch(/Collection changes\s+1.*Newsletter subscriptions\s+1/s);
    expect(await legends("Ads")).toMatch(/Shown\s+[2-9].*Clicked\s+1.*Rewarded\s+1/s);
    await otherPage.getByRole("link", { name: "zqzvwkx" }).last().waitFor();
    await otherPage
      .getByRole("row", { name: /^ad-words/ })
      .first()
      .waitFor();
    expect(await otherPage.evaluate(sumLayoutShifts)).toBeLessThan(0.02);

    // Taken back.
    await openPage(page, `${home}/icons/styles`);
    await page.evaluate(() => void (document.cookie = "_ga=GA1.1.1.1; path=/"));
    await page.getByRole("link", { name: "Privacy choices" }).click();
    const name = await readName(page);
    const forgotten = page.waitForResponse((answer) => answer.request().method() === "DELETE");
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    expect((await forgotten).status()).toBe(204);
    await expect.poll(() => listCookies(page)).not.toContain("timezone");
    expect(await listCookies(page)).not.toContain("_ga");
    expect(await readName(page)).not.toBe(name);
    const own = (await (await page.request.get(`${home}/api/user/v2/export`)).json()) as { events: object[] };
    expect(own.events).toEqual([]);
  },
);

journey("an admin switches a flag, and the next page changes from its first byte", async ({ page, otherPage }) => {
  const home = nameSite(site.url);
  const path = `${home}/icons/presentation-clip-art`;
  const isShown = async () =>
    (await (await fetch(path.replace("localhost", "127.0.0.1"))).text()).includes("From Iconarium");
  await page.goto(`${home}/icons`);
  await signInFromHere(page, /admin/i);
  await openPage(page, `${home}/icons/admin/flags`);
  const choice = page.getByRole("radiogroup", { name: /^DISPLAY_AD/ });
  expect([await listAccessFaults(page), await isShown()]).toEqual([[], true]);
  await choice.getByText("Off for everyone").click();
  await expect.poll(isShown).toBe(false);
  await openPage(otherPage, path);
  expect(await promotion(otherPage).count()).toBe(0);
  await page.getByRole("button", { name: "Edit DISPLAY_AD" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit DISPLAY_AD" });
  await dialog.getByRole("textbox").fill('{ "defaultValue": true, "rules": [{ "force": "nonsense", "x": }] }');
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByRole("alert").waitFor();
  await dialog.getByRole("textbox").fill('{ "defaultValue": true, "rules": [] }');
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(isShown).toBe(true);
  await reloadPage(otherPage);
  await promotion(otherPage).scrollIntoViewIfNeeded();
  expect(await otherPage.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
});
