import type { Page, Response } from "playwright-core";
import { isHydrated } from "./is-hydrated.ts";

/** Opens a page of the site and waits until React listens on it. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const response = await page.goto(address);
  await page.waitForFunction(isHydrated);
  return response;
}

/** Loads the page again and waits until React listens on it. */
export async function reloadPage(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(isHydrated);
}
