import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { journey } from "../harness/browser/journey.ts";
import { locales } from "../../src/i18n/locales.ts";
import { sumLayoutShifts } from "../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../harness/browser/open-page.ts";

/** The address of a page in a language, as browsers find it on this machine without asking anybody. */
function addressIn(site: string, label: string, path: string): string {
  return `http://${label === "en" ? "" : `${label}.`}localhost:${new URL(site).port}${path}`;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const offer = (page: Page) => page.getByRole("region", { name: /^(Diese Seite|This page)/ });
const remembered = async (page: Page, address: string) =>
  (await page.context().cookies(address)).find(({ name }) => name === "language");

async function chooseLanguage(page: Page, { menu, language }: { menu: string; language: string }): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitemradio", { name: language }).click();
}

describe("changing the language", () => {
  journey("leads to the same page with its filters, selection and customization, and back", async ({ page, site }) => {
    await openPage(page, addressIn(site, "en", "/icons/set/home--technique-outline?sorting=new&look=color-228be6"));
    await page.locator("a[data-index='4']").click();
    await expect.poll(() => page.url()).toContain("icon=");
    const english = page.url();

    await chooseLanguage(page, { menu: "Language", language: "Deutsch" });
    await expect.poll(() => page.url()).toBe(english.replace("//localhost", "//de.localhost"));
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await expect.poll(() => heading(page).textContent()).toContain("Icons zu „Home“");
    expect(await page.getByRole("link", { name: /Filter entfernen: Umriss/ }).isVisible()).toBe(true);
    const year = Date.now() / 1000 + 364 * 86_400;
    for (const label of ["en", "de"]) {
      const cookie = await remembered(page, addressIn(site, label, "/"));
      expect(cookie).toMatchObject({ value: "de", sameSite: "Lax" });
      expect(cookie?.expires).toBeGreaterThan(year);
    }

    await chooseLanguage(page, { menu: "Sprache", language: "English" });
    await expect.poll(() => page.url()).toBe(english);
    await expect.poll(() => heading(page).textContent()).toContain("Home icons");
    expect((await remembered(page, english))?.value).toBe("en");
  });

  journey("translates words in the URL", async ({ page, site }) => {
    await page.goto(addressIn(site, "en", "/icon/set/emoji/emoji"));
    await chooseLanguage(page, { menu: "Language", language: "Русский" });
    await expect.poll(() => decodeURI(page.url())).toBe(addressIn(site, "ru", "/icon/set/эмодзи/emoji"));

    await page.goto(addressIn(site, "en", "/icons/set/animals"));
    await chooseLanguage(page, { menu: "Language", language: "Deutsch" });
    await expect.poll(() => page.url()).toBe(addressIn(site, "de", "/icons/set/tiere"));
  });
});

journey("the tabs beside results fit into the sidebar in every language", async ({ page, site }) => {
  for (const locale of locales) {
    await page.goto(addressIn(site, locale, "/icons/set/home"));
    const tabs = page.getByRole("tablist").first();
    expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth), locale).toBeLessThanOrEqual(0);
  }
});

const scripts = { ja: "Hiragino Sans", ko: "Apple SD Gothic Neo", zh: "PingFang SC" };

journey("Japanese, Korean and Chinese pages use fonts of their own script first", async ({ page, site }) => {
  for (const [label, font] of Object.entries(scripts)) {
    await page.goto(addressIn(site, label, "/icons"));
    const fonts = await page.evaluate(() => getComputedStyle(document.body).fontFamily.replaceAll('"', "").split(", "));
    const own = fonts.indexOf(font);
    expect(own, label).toBeGreaterThan(-1);
    for (const other of ["system-ui", ...Object.values(scripts)])
      if (other !== font) expect(own, `${label}: ${other}`).toBeLessThan(fonts.indexOf(other));
  }
});

describe("without JavaScript", () => {
  journey.override({ contextOptions: { javaScriptEnabled: false } });

  journey("plain links lead to the same page in every language", async ({ page, site }) => {
    await page.goto(addressIn(site, "en", "/icons/set/animals--technique-outline?sorting=new&look=color-228be6"));
    await page.getByRole("button", { name: "Language", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await expect
      .poll(() => page.url())
      .toBe(addressIn(site, "de", "/icons/set/tiere--technique-outline?sorting=new&look=color-228be6"));
  });
});

describe("a visitor whose browser prefers another language", () => {
  const german = { locale: "de-DE" };

  journey.override({ contextOptions: german });

  journey("isn't redirected, and is offered the language once, without a layout shift", async ({ page, site }) => {
    await openPage(page, addressIn(site, "en", "/icons"));
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await expect.poll(() => offer(page).isVisible()).toBe(true);
    expect(await offer(page).getAttribute("lang")).toBe("de");
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);

    await offer(page).getByRole("button", { name: "Nicht jetzt" }).click();
    await expect.poll(() => offer(page).count()).toBe(0);
    await openPage(page, addressIn(site, "en", "/icons/styles"));
    expect(await offer(page).count()).toBe(0);
  });

  journey("reaches the same page by the offer, and sees no further offer", async ({ page, site }) => {
    await page.goto(addressIn(site, "en", "/icons/set/home--black"));
    await offer(page).getByRole("link", { name: "Auf Deutsch lesen" }).click();
    await expect.poll(() => page.url()).toBe(addressIn(site, "de", "/icons/set/home--black"));
    await page.waitForLoadState("networkidle");
    expect(await offer(page).count()).toBe(0);
    expect((await remembered(page, page.url()))?.value).toBe("de");
  });

  journey("sees no offer on a page in that language", async ({ page, site }) => {
    await openPage(page, addressIn(site, "de", "/icons"));
    expect(await offer(page).count()).toBe(0);
  });
});
