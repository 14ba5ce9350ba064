import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { openPage } from "../../harness/browser/open-page.ts";

journey("selected icons lie in a tray, and a press takes one out", async ({ page }) => {
  await openPage(page, "/icons/set/home");
  const tiles = page.locator("main li > a[data-icon]");
  const bar = page.getByRole("region", { name: "Selection" });
  await tiles.first().hover();
  await page.getByRole("checkbox", { name: /^Select / }).waitFor();
  for (const place of [0, 1, 2]) await tiles.nth(place).click({ modifiers: ["Control"] });
  await bar.getByText("3 icons selected", { exact: true }).waitFor();
  const thumbs = bar.getByRole("button", { name: /^Deselect / });
  expect(await thumbs.count()).toBe(3);
  await thumbs.first().click();
  await bar.getByText("2 icons selected", { exact: true }).waitFor();
  const picked = () => tiles.evaluateAll((all) => all.map((tile) => tile.parentElement!.hasAttribute("data-picked")));
  expect((await picked()).slice(0, 3)).toEqual([true, true, false]);
});
