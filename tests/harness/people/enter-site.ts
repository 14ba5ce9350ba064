import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The site by a name: signing in begins and ends at names, not at addresses of machines. */
export const nameSite = (site: string, language = "en") =>
  `http://${language === "en" ? "" : `${language}.`}localhost:${new URL(site).port}`;

/**
 * Signs in by the link in the header, which leads back to where one is.
 *
 * @param person one of the ready people, or the address of somebody new
 */
export async function signInFromHere(page: Page, person: RegExp | string): Promise<void> {
  const here = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: /Continue with GitHub/ }).click();
  if (typeof person === "string") {
    await page.getByLabel("Another user").fill(person);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
  } else await page.getByRole("button", { name: person }).click();
  await expect.poll(() => page.url()).toBe(here);
}
