import { expect } from "vitest";
import { isHydrated } from "../../harness/browser/is-hydrated.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";

journey("who buys a package sees what is left of it, and one less after a paid image", async ({ page, site }) => {
  const home = nameSite(site);
  await page.goto(`${home}/icons`);
  await signInFromHere(page, "package@example.com");
  await page.goto(`${home}/icons/account`);
  const usage = page.getByRole("region", { name: "Usage" });
  await usage.getByText("240 exported files a minute").waitFor();
  expect(await usage.getByRole("meter").count()).toBe(0);

  await usage.getByRole("link", { name: "API packages" }).click();
  await page.waitForURL(`${home}/icons/pricing`);
  await page.goto(`${home}/icons/pricing/checkout?product=api-10k`);
  await page.waitForFunction(isHydrated);
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.waitForURL("**/test/checkout/**");
  await page.getByRole("link", { name: "4242" }).first().click();
  await page.locator("button.go").click();
  await page.getByRole("heading", { name: "You’re all set" }).waitFor();

  await page.goto(`${home}/icons/account`);
  await usage.getByText("Used this month: 0").waitFor();
  const meter = usage.getByRole("meter", { name: "10,000 of 10,000 left" });
  expect(await meter.getAttribute("value")).toBe("10000");
  expect(await listAccessFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Build server");
  await dialog.getByLabel("Download").check();
  await dialog.getByRole("button", { name: "Create API key" }).click();
  const key = await dialog.locator("code").innerText();
  const headers = { authorization: `Bearer ${key}` };
  const image = await fetch(`${home}/img/lucide/512/house.png`, { headers });
  expect([image.status, image.headers.get("ratelimit")]).toEqual([200, '"package";r=9999']);
  await dialog.getByRole("button", { name: "Done" }).click();
  await usage.getByText("Used this month: 1").waitFor();
  const left = usage.getByRole("meter", { name: "9,999 of 10,000 left" });
  expect(await left.getAttribute("value")).toBe("9999");
});
