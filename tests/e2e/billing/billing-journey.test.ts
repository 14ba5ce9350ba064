import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { nameSite } from "../../harness/people/enter-site.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

/** A site whose time may pass. */
let site: SiteProcess;
beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.stop());

const cards = { good: "4242", asked: "4000 0027", once: "0341" };

/** Becomes somebody new at the page to sign in, which leads back. */
async function becomeSomebody(page: Page, email: string): Promise<void> {
  await page.locator('a[href*="github"]').first().click();
  await page.getByLabel("Another user").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Pays with one of the test cards at the test checkout. */
async function payAtTestCheckout(page: Page, card: string): Promise<void> {
  await page.waitForURL("**/test/checkout/**");
  await page.getByRole("link", { name: card }).first().click();
  await page.locator("button.go").click();
  if (card === cards.asked) await page.getByRole("button", { name: "Approve" }).click();
}

/** How wide a large picture of the first icon is that somebody gets. */
async function downloadLarge(page: Page): Promise<number> {
  const id = await page.locator("a[data-icon]").first().getAttribute("data-icon");
  return page.evaluate(async (path) => {
    const answer = await fetch(path);
    return (await createImageBitmap(await answer.blob())).width;
  }, `/img?id=${id}&size=1600&format=png`);
}

const words = {
  en: { choose: "Choose Pro", pay: "Continue to payment", done: "You’re all set", next: "Continue" },
  de: { choose: "Pro wählen", pay: "Weiter zur Zahlung", done: "Alles bereit", next: "Weiter" },
  ja: { choose: "Proを選択", pay: "お支払いに進む", done: "準備ができました", next: "続ける" },
} as const;
const prices = { en: "$9", de: "9 €", ja: "￥1,300" };

for (const language of ["en", "de", "ja"] as const) {
  const text = words[language];
  journey(`a guest buys a plan and downloads large images right away: ${language}`, async ({ page }) => {
    const home = nameSite(site.url, language);
    await page.goto(`${home}/icons/set/home--style-lucide`);
    expect(await page.locator("html").getAttribute("data-paid")).not.toBe("true");
    await page.goto(`${home}/icons/pricing?path=/icons/set/home--style-lucide`);
    expect(await listAccessFaults(page)).toEqual([]);
    expect(await page.getByText(prices[language], { exact: true }).count()).toBe(1);
    await page.getByRole("link", { name: text.choose }).first().click();
    await becomeSomebody(page, `buyer-${language}@example.com`);
    await page.waitForURL(`${home}/icons/pricing/checkout?**`);
    await page.waitForFunction(isHydrated);
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("button", { name: text.pay }).click();
    await payAtTestCheckout(page, cards.asked);
    await page.getByRole("heading", { name: text.done }).waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("link", { name: text.next, exact: true }).click();
    await page.waitForURL(`${home}/icons/set/home--style-lucide`);
    expect(await page.locator("html").getAttribute("data-paid")).toBe("true");
    expect(await downloadLarge(page)).toBe(1600);
    await page.goto(`${home}/icons/account/billing`);
    expect(await listAccessFaults(page)).toEqual([]);
  });
}

journey(
  "the owner of a team plan changes it, invites members, cancels and resubscribes",
  async ({ page, otherPage }) => {
    const home = nameSite(site.url);
    await page.goto(`${home}/icons/pricing/checkout?product=pro-month`);
    await becomeSomebody(page, "owner@example.com");
    await page.waitForURL("**/icons/pricing/checkout?**");
    await page.waitForFunction(isHydrated);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await page.waitForURL("**/test/checkout/**");
    // What was begun is no license yet.
    expect(await (await page.request.get(`${home}/icons/account`)).text()).toContain("You don’t have a license.");
    await payAtTestCheckout(page, cards.good);
    await page.getByRole("link", { name: "Plan and payments" }).click();

    await page.getByRole("button", { name: "Change plan" }).click();
    await page.getByRole("radio", { name: /Team \(Monthly/ }).check();
    await page.getByLabel("People").fill("3");
    await page.getByText("You pay about $27 now").waitFor();
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Change now" }).click();
    await page.getByText("3 people").waitFor();

    await page.getByLabel("Email address").fill("friend@example.com");
    await page.getByRole("button", { name: "Invite" }).click();
    const link = await page.locator("output code").textContent();
    await page.getByText("2 of 3 seats taken").waitFor();

    await otherPage.goto(link!);
    await otherPage.getByRole("link", { name: "Sign in to accept" }).click();
    await becomeSomebody(otherPage, "friend@example.com");
    await otherPage.waitForFunction(isHydrated);
    await otherPage.getByRole("button", { name: "Accept invitation" }).click();
    await otherPage.getByText("owner@example.com pays for your seat.").waitFor();
    expect(await listAccessFaults(otherPage)).toEqual([]);
    await otherPage.goto(`${home}/icons/set/home--style-lucide`);
    expect(await downloadLarge(otherPage)).toBe(1600);

    await reloadPage(page);
    await page.getByRole("button", { name: "Make friend@example.com the owner" }).click();
    await page.getByText("friend@example.com pays for your seat.").waitFor();
    await openPage(otherPage, `${home}/icons/account/billing`);
    await otherPage.getByRole("button", { name: "Make owner@example.com the owner" }).click();
    await otherPage.getByText("owner@example.com pays for your seat.").waitFor();

    await reloadPage(page);
    await page.getByRole("button", { name: "Remove friend@example.com" }).click();
    await page.getByText("1 of 3 seats taken").waitFor();
    await otherPage.reload();
    expect(await otherPage.locator("html").getAttribute("data-paid")).toBe("false");

    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByText("You won’t be charged again").waitFor();
    await page.getByRole("button", { name: "Resume plan" }).click();
    await page.getByText("Renews on").waitFor();
  },
);

journey("an owner who fills the last seat still gets the invitation link", async ({ page }) => {
  const home = nameSite(site.url);
  await page.goto(`${home}/icons/pricing/checkout?product=team-month`);
  await becomeSomebody(page, "pair@example.com");
  await page.waitForURL("**/icons/pricing/checkout?**");
  await page.waitForFunction(isHydrated);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await payAtTestCheckout(page, cards.good);
  await page.getByRole("link", { name: "Plan and payments" }).click();
  await page.getByText("1 of 2 seats taken").waitFor();
  await page.getByLabel("Email address").fill("Second@example.com");
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByText("2 of 2 seats taken").waitFor();
  expect(await page.getByLabel("Email address").count()).toBe(0);
  expect(await page.locator("output code").textContent()).toContain("/icons/join/");
  await page.getByRole("button", { name: /Withdraw/ }).click();
  await page.getByText("1 of 2 seats taken").waitFor();
  expect(await page.locator("output code").count()).toBe(0);
});

journey(
  "a customer whose card is declined at renewal keeps access for some days, and pays with another card",
  async ({ page }) => {
    const home = nameSite(site.url);
    const passMonth = async () => {
      const passed = await fetch(`${site.url}/test/clock`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ step: "month" }),
      });
      expect(passed.status).toBe(200);
    };
    await page.goto(`${home}/icons/pricing/checkout?product=pro-month`);
    await becomeSomebody(page, "renewing@example.com");
    await page.waitForURL("**/icons/pricing/checkout?**");
    await page.waitForFunction(isHydrated);
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await payAtTestCheckout(page, cards.once);
    await page.getByRole("link", { name: "Plan and payments" }).click();
    await page.getByText("Renews on").waitFor();

    await passMonth();
    await reloadPage(page);
    expect(await page.locator("html").getAttribute("data-paid")).toBe("true");
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Pay now" }).click();
    await payAtTestCheckout(page, cards.good);
    await page.waitForURL("**/icons/account/billing");
    await page.getByText("Renews on").waitFor();
    expect(await page.getByRole("button", { name: "Pay now" }).count()).toBe(0);

    const invoice = page.getByRole("link", { name: /PDF/ }).first();
    const [file] = await Promise.all([page.waitForEvent("download"), invoice.click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);

    await passMonth();
    await reloadPage(page);
    await page.getByText("Renews on").waitFor();
    expect(await page.getByRole("link", { name: /PDF/ }).count()).toBe(3);
  },
);
