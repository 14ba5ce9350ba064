import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { nameSite } from "../../harness/people/enter-site.ts";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey, openBrowser } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { siteUrl } from "../../harness/site/site-url.ts";
import { reloadPage } from "../../harness/browser/open-page.ts";

const addressIn = (site: string, label: string, path: string) => nameSite(site, label) + path;

const menu = (page: Page, name = "Your account") => page.getByRole("button", { name, exact: true });
const link = (page: Page, name = "Sign in") => page.getByRole("banner").getByRole("link", { name, exact: true });

async function signIn(page: Page, { site, person, path = "/icons" }: { site: string; person: RegExp; path?: string }) {
  await page.goto(addressIn(site, "en", `/icons/sign-in?path=${encodeURIComponent(path)}`));
  await page.getByRole("link", { name: /Continue with GitHub/ }).click();
  await page.getByRole("button", { name: person }).click();
}

/** Runs in the page. */
const signOutEverywhere = () =>
  fetch("/api/auth/v1/logout", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ everywhere: true }),
  }).then(({ status }) => status);

const cookies = async (context: BrowserContext, address: string) =>
  new Map((await context.cookies(address)).map((cookie) => [cookie.name, cookie]));

journey(
  "signing in leads back to the same page, persists, carries over to another language, and ends everywhere",
  async ({ page, site }) => {
    const wanted = addressIn(site, "en", "/icons/set/home--technique-outline?sorting=new");
    await page.goto(wanted);
    await link(page).click();
    await page.getByRole("link", { name: /Continue with Google/ }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Choose a test user" }).isVisible()).toBe(true);
    await page.getByRole("button", { name: /Pia Paid/ }).click();
    await expect.poll(() => page.url()).toBe(wanted);
    expect(await page.locator("html").getAttribute("data-paid")).toBe("true");
    expect(await link(page).count()).toBe(0);

    await reloadPage(page);
    await menu(page).click();
    await expect.poll(() => page.getByRole("menuitem", { name: /Account.*Pia Paid/ }).isVisible()).toBe(true);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Language", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await expect.poll(() => page.url()).toBe(wanted.replace("//localhost", "//de.localhost"));
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.waitForFunction(isHydrated);
    await menu(page, "Dein Konto").click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
    await expect.poll(() => link(page, "Anmelden").isVisible()).toBe(true);

    await page.goto(wanted);
    expect(await link(page).isVisible()).toBe(true);
    expect(await page.locator("html").getAttribute("data-paid")).toBe(null);
  },
);

journey("a person who is signed in is also signed in on the site in another language", async ({ page, site }) => {
  await signIn(page, { site, person: /Mel Member/ });
  await expect.poll(() => page.url()).toBe(addressIn(site, "en", "/icons"));
  await page.goto(addressIn(site, "ja", "/icons/styles"));
  await link(page, "ログイン").click();
  await expect.poll(() => page.url()).toBe(addressIn(site, "ja", "/icons/styles"));
  expect(await menu(page, "アカウント").isVisible()).toBe(true);
});

journey("signing out on all devices signs out the other ones", async ({ page, context, site }) => {
  const other = await (await openBrowser()).newContext();
  try {
    const phone = await other.newPage();
    for (const device of [page, phone]) {
      await signIn(device, { site, person: /Mira Maker/ });
      await expect.poll(() => menu(device).isVisible()).toBe(true);
    }
    expect(await page.evaluate(signOutEverywhere)).toBe(200);
    await phone.reload();
    expect(await link(phone).isVisible()).toBe(true);
    expect((await cookies(context, addressIn(site, "en", "/"))).has("token")).toBe(false);
  } finally {
    await other.close();
  }
});

journey("canceling a sign-in shows a message and leads back to the page before", async ({ page, site }) => {
  await page.goto(addressIn(site, "en", "/icons/sign-in?path=/icons/new"));
  await page.getByRole("link", { name: /Continue with Microsoft/ }).click();
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect.poll(() => page.getByRole("alert").textContent()).toContain("Sign-in with Microsoft was canceled.");
  await page.getByRole("link", { name: /Continue with Apple/ }).click();
  await page.getByLabel("Another user").fill("new@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect.poll(() => page.url()).toBe(addressIn(site, "en", "/icons/new"));
  await menu(page).click();
  await expect.poll(() => page.getByRole("menuitem", { name: /new@example\.com/ }).isVisible()).toBe(true);
});

journey(
  "a person who violates a license is redirected from every page to the license rules, and may sign out",
  async ({ page, site }) => {
    const policy = addressIn(site, "en", "/icons/account-policy");
    await signIn(page, { site, person: /Abe Abuser/, path: "/icons/set/home" });
    await expect.poll(() => page.url()).toBe(policy);
    for (const path of ["/icons", "/icons/lucide", "/developers", "/icons/sign-in"]) {
      await page.goto(addressIn(site, "en", path));
      expect(page.url()).toBe(policy);
    }
    await page.getByRole("link", { name: "Styles", exact: true }).first().click();
    await page.waitForLoadState("networkidle");
    expect(page.url()).toBe(policy);
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect.poll(() => page.url()).toBe(addressIn(site, "en", "/icons"));
    expect(await link(page).isVisible()).toBe(true);
  },
);

journey("a referral is remembered for 45 days", async ({ page, context, site }) => {
  const address = addressIn(site, "en", "/icons?ref=partner-7");
  for (const round of [1, 2]) {
    await page.goto(address);
    const referral = (await cookies(context, address)).get("referral");
    expect(referral, `visit ${round}`).toMatchObject({ value: "partner-7", httpOnly: true, sameSite: "Lax" });
    expect(referral?.expires).toBeGreaterThan(Date.now() / 1000 + 44 * 86_400);
    await context.clearCookies();
  }
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("links and forms sign a person in and out", async ({ page, site }) => {
    await page.goto(addressIn(site, "en", "/icons/styles"));
    await link(page).click();
    await page.getByRole("link", { name: /Continue with Facebook/ }).click();
    await page.getByRole("button", { name: /Abe Abuser/ }).click();
    await expect.poll(() => page.url()).toBe(addressIn(site, "en", "/icons/account-policy"));
    await page.getByRole("button", { name: "Sign out", exact: true }).click();
    await expect.poll(() => link(page).isVisible()).toBe(true);
  });

  journey("features that need JavaScript say so", async ({ page, site }) => {
    // Chromium shows what is in `noscript` only where script was switched off by hand.
    const open = async (path: string, words: string) => {
      const response = await page.goto(addressIn(site, "en", path));
      expect(await response?.text()).toContain(`<noscript><p>${words}</p></noscript>`);
    };
    await open("/icons/account/link", "This button needs JavaScript.");
    await open("/icons/sign-in", "Passkeys need JavaScript.");
    await page.getByRole("link", { name: /Continue with GitHub/ }).click();
    await page.getByRole("button", { name: /Pia Paid/ }).click();
    for (const path of ["/icons/account/billing", "/icons/account"]) await open(path, "Changes need JavaScript.");
  });
});

async function readSignInPage(headers: Record<string, string>): Promise<string> {
  const answer = await fetch(addressIn(siteUrl(), "en", "/icons/sign-in"), { headers });
  expect(answer.status).toBe(200);
  return answer.text();
}

test("a visitor from another host to a site in test mode sees no sign-in options, as none would work", async () => {
  expect(await readSignInPage({})).toContain("/api/auth/v1/login/github");
  const elsewhere = await readSignInPage({ via: "1.1 tunnel" });
  expect(elsewhere).not.toMatch(/\/api\/auth\/v1\/login|type="email"|\/test\//);
  expect(elsewhere).toContain("Sign-in isn’t set up on this site yet.");
});
