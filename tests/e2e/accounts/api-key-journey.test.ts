import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";

journey("an API key is made, shown once, used, and refused once it is revoked", async ({ page, site }) => {
  await page.goto(`${nameSite(site)}/icons`);
  await signInFromHere(page, "keys@example.com");
  await page.goto(`${nameSite(site)}/icons/account`);
  const section = page.getByRole("region", { name: "API keys" });
  const dialog = page.getByRole("dialog");
  await section.getByRole("button", { name: "Create API key" }).click();
  await dialog.getByRole("button", { name: "Create API key" }).click();
  await dialog.getByText("Enter a name and choose at least one scope.").waitFor();
  await dialog.getByLabel("Name").fill("Build server");
  await dialog.getByLabel("Read collections").check();
  expect(await listAccessFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create API key" }).click();
  const key = await dialog.locator("code").innerText();
  expect(key).toMatch(/^icn_[0-9A-Za-z]{49}$/);
  await dialog.getByRole("button", { name: "Copy key" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole("button", { name: "Done" }).click();
  await section.getByText("Build server").waitFor();
  expect(await page.content()).not.toContain(key);

  const ask = async () => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(`${nameSite(site)}/siteApi/collections/v2`, { headers });
    return [answer.status, answer.headers.get("www-authenticate")];
  };
  expect(await ask()).toEqual([200, null]);
  await section.getByRole("button", { name: "Revoke Build server" }).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect.poll(() => section.getByText("Build server").count()).toBe(0);
  expect(await ask()).toEqual([401, 'Bearer error="invalid_token"']);
});

journey(
  "a key made for publishing fills a collection, publishes it and installs its private package",
  async ({ page, site }) => {
    const home = nameSite(site);
    await page.goto(`${home}/icons`);
    await signInFromHere(page, "publisher@example.com");
    await page.goto(`${home}/icons/account`);
    const dialog = page.getByRole("dialog");
    await page.getByRole("region", { name: "API keys" }).getByRole("button", { name: "Create API key" }).click();
    await dialog.getByLabel("Name").fill("Release");
    for (const scope of ["Read collections", "Change collections", "Publish packages"]) {
      await dialog.getByLabel(scope).check();
    }
    await dialog.getByRole("button", { name: "Create API key" }).click();
    const key = await dialog.locator("code").innerText();

    const ask = async (
      path: string,
      { method = "GET", body, by = key }: { method?: string; body?: object; by?: string } = {},
    ) => {
      const answer = await fetch(home + path, {
        method,
        headers: { ...(by && { authorization: `Bearer ${by}` }), ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const collections = "/siteApi/collections/v2";
    const { icon } = (await ask("/siteApi/icons/icon?id=lucide:house")).body as { icon: { id: string } };
    const made = await ask(collections, { method: "PUT", body: { name: "Brand" } });
    const { id } = made.body["collection"] as { id: string };
    const added = await ask(`${collections}/${id}/icons`, { method: "PUT", body: { icons: [icon.id] } });
    expect(added.status).toBe(200);
    const published = await ask(`${collections}/${id}/versions`, { method: "POST" });
    expect(published).toMatchObject({ status: 200, body: { version: "1.0.0", isNew: true } });
    const path = `/npm/${(published.body["name"] as string).replace("/", "%2f")}`;
    expect(await ask(path)).toMatchObject({ status: 200, body: { "dist-tags": { latest: "1.0.0" } } });
    expect((await ask(path, { by: "" })).status).toBe(404);
  },
);
