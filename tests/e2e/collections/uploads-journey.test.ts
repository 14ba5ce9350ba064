import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const tiles = (page: Page) => page.locator("main li > a[data-icon]");
const listIds = (page: Page) => tiles(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-icon")!));
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });
const dialog = (page: Page) => page.getByRole("dialog");

const pick = (page: Page, place: number) =>
  tiles(page)
    .nth(place)
    .click({ modifiers: ["Control"] });
const listPicked = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem("picked-icons") ?? "[]") as { id: string }[]).map(({ id }) => id),
  );

async function download(page: Page): Promise<string[]> {
  const button = dialog(page).getByRole("button", { name: "Download", exact: true });
  const [saved] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return Object.keys(unzipSync(await readFile(await saved.path()))).filter((path) => path.endsWith(".svg"));
}

const logo = {
  name: "Our logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v3H5v17H2z"/></svg>',
  ),
};

journey("files and swaps leave out a guest's uploaded icon, and a message says so", async ({ page }) => {
  await openPage(page, "/icons/mdi");
  await tiles(page).first().hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
  await tiles(page).first().focus();
  await page.keyboard.press("f");
  await page.getByText("1 icon added to Favorites").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Collections" }).click();
  await page.getByRole("link", { name: "Favorites" }).click();
  await page.locator("input[type=file]").first().setInputFiles(logo);
  await expect.poll(() => tiles(page).count()).toBe(2);
  await tiles(page).first().hover();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .waitFor();
  await pick(page, 0);
  await pick(page, 1);
  const ids = await listIds(page);
  const own = ids.find((id) => id.startsWith("local-"))!;
  expect((await listPicked(page)).toSorted()).toEqual(ids.toSorted());

  await bar(page).getByRole("button", { name: "ZIP" }).click();
  await dialog(page).getByText("Sign in to include 1 uploaded icon.").waitFor();
  expect(await download(page)).toHaveLength(1);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  await bar(page).getByRole("button", { name: "Swap style" }).click();
  await dialog(page).getByText("1 uploaded icon stays as it is.").waitFor();
  await dialog(page).getByRole("searchbox", { name: "Find a style" }).press("Enter");
  await expect.poll(() => dialog(page).locator("li[data-from]").count()).toBe(1);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  await pick(page, ids.indexOf(ids.find((id) => id !== own)!));
  await expect.poll(() => listPicked(page)).toEqual([own]);
  await bar(page).getByRole("button", { name: "ZIP" }).click();
  await dialog(page).getByText("Sign in to include 1 uploaded icon.").waitFor();
  const button = dialog(page).getByRole("button", { name: "Download", exact: true });
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await bar(page).getByRole("button", { name: "Swap style" }).click();
  await dialog(page).getByText("No style has any of these icons.").waitFor();
});

const blended = {
  name: "Blended.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="#e11"><g style="isolation:isolate"><path d="M2 2h12v12H2z"/><path style="mix-blend-mode:multiply" d="M8 8h14v14H8z"/></g></svg>',
  ),
};

journey("an uploaded icon with blend modes is shown blended in lists and details", async ({ page }) => {
  await openPage(page, "/icons/collections");
  await page.getByRole("link", { name: "Favorites" }).click();
  await page.locator("input[type=file]").first().setInputFiles(blended);
  const readBlending = (place: string) =>
    page
      .locator(`${place} svg`)
      .first()
      .evaluate((svg) => {
        const parts = [...svg.querySelectorAll("*")].map((part) => getComputedStyle(part));
        return parts.map(({ isolation, mixBlendMode }) => `${isolation} ${mixBlendMode}`);
      });
  const drawn = expect.arrayContaining(["isolate normal", "auto normal", "auto multiply"]) as string[];
  await expect.poll(() => tiles(page).locator("svg").count()).toBe(1);
  // What is kept takes the place of what was just brought.
  await expect.poll(() => readBlending("main li > a[data-icon]")).toEqual(drawn);
  await tiles(page).first().click();
  await page.locator("[data-preview] svg").waitFor();
  await expect.poll(() => readBlending("[data-preview]")).toEqual(drawn);
});
