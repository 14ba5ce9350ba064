import { expect, test } from "vitest";
import { beSomebody } from "../../harness/people/be-somebody.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { createHttpVisitor } from "../../harness/people/http-visitor.ts";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { siteUrl } from "../../harness/site/site-url.ts";
import { openPage } from "../../harness/browser/open-page.ts";

const paths = [
  "/icons/admin",
  "/icons/admin/people",
  "/icons/admin/seo",
  "/icons/admin/redirects",
  "/icons/admin/catalogue",
  "/icons/admin/flags",
  "/icons/admin/products",
];

/** A page as it is for somebody of the ready people, or for a guest. */
async function openAs(person: string | undefined, path: string) {
  const site = nameSite(siteUrl());
  const visitor = createHttpVisitor();
  if (person !== undefined) {
    await beSomebody(visitor, await visitor.go(`${site}/api/auth/v1/login/github?path=/icons`), { person });
    expect(visitor.cookies.get(new URL(site).host)?.has("token")).toBe(true);
  }
  return visitor.ask(site + path);
}

test.for([undefined, "member", "paid", "maker"].flatMap((person) => paths.map((path) => ({ person, path }))))(
  "anyone but an admin ($person) gets a 404 at $path",
  async ({ person, path }) => {
    const page = await openAs(person, path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(`Page Not Found: ${path}`);
    expect(page.text).toContain(">Or start with a style<");
    expect(page.text).not.toContain("@people.example");
  },
);

test("admins get pages, which are not cached and link to each other", async () => {
  const noStore = { "cache-control": "private, no-store" };
  const overview = await openAs("admin", "/icons/admin");
  expect(overview).toMatchObject({ status: 200, headers: noStore });
  for (const path of paths) expect(overview.text).toContain(`href="${path}"`);
  const people = await openAs("admin", "/icons/admin/people");
  expect(people).toMatchObject({ status: 200, headers: noStore });
  expect(people.text).toContain("admin@people.example");
  expect(await openAs("admin", "/icons/admin/nothing")).toMatchObject({ status: 404 });
});

const asAdmin = journey.override("site", nameSite(siteUrl()));

asAdmin("an admin writes the heading of a page, sees it before and after, and takes it back", async ({ page }) => {
  await page.goto("/icons");
  await signInFromHere(page, /admin/i);
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Page texts" }).click();
  await page.getByRole("button", { name: "Add texts" }).click();
  const dialog = page.getByRole("dialog", { name: "Add texts" });
  await dialog.getByLabel("Page URL").fill("/icons/set/lighthouse");
  const preview = dialog.getByRole("region", { name: "Preview" });
  // What is not written is said by the template.
  await expect.poll(() => preview.textContent()).toContain("Iconarium");
  await dialog.getByLabel("Heading", { exact: true }).fill("Lights by the sea");
  expect(await preview.textContent()).toContain("Lights by the sea");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Remove /icons/set/lighthouse" }).waitFor();
  const readPage = async () => (await page.request.get("/icons/set/lighthouse")).text();
  expect(await readPage()).toMatch(/<h1[^>]*>(?:<[^>]*>)*Lights by the sea/);
  await page.getByRole("button", { name: "Remove /icons/set/lighthouse" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  expect(await readPage()).not.toContain("Lights by the sea");
});

asAdmin("an admin leads an old address on, removes that and takes the removal back", async ({ page }) => {
  await page.goto("/icons");
  await signInFromHere(page, /admin/i);
  await openPage(page, "/icons/admin/redirects");
  await page.getByRole("button", { name: "Add redirect" }).click();
  const dialog = page.getByRole("dialog", { name: "Add redirect" });
  await dialog.getByLabel("From", { exact: true }).fill("/old-lighthouses");
  await dialog.getByLabel("To", { exact: true }).fill("/icons/new");
  await dialog.getByText("The target is a page.").waitFor();
  await dialog.getByRole("button", { name: "Save" }).click();
  const lead = async () => (await page.request.get("/old-lighthouses", { maxRedirects: 0 })).headers()["location"];
  await page.getByRole("button", { name: "Remove /old-lighthouses" }).waitFor();
  expect(await lead()).toBe("/icons/new");
  await page.getByRole("button", { name: "Remove /old-lighthouses" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  expect(await lead()).toBeUndefined();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Remove /old-lighthouses" }).waitFor();
  expect(await lead()).toBe("/icons/new");
  await page.getByRole("button", { name: "Remove /old-lighthouses" }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
});

asAdmin("an admin takes an icon down, which is gone everywhere and says why, and puts it back", async ({ page }) => {
  await page.goto("/icons");
  await signInFromHere(page, /admin/i);
  const found = await page.request.get("/api/iconsets/v7/search?term=lighthouse&amount=1");
  const { id } = ((await found.json()) as { icons: { id: string }[] }).icons[0]!;
  await openPage(page, "/icons/admin/catalogue");
  await page.getByLabel("Icon", { exact: true }).fill(`/icon/${id}/lighthouse`);
  await page.getByLabel("Reason").selectOption("author");
  await page.getByRole("button", { name: "Take an icon down" }).first().click();
  const list = page.getByRole("region", { name: "Taken down" });
  await list.getByText(id).waitFor();
  expect(await list.textContent()).toContain("At the author’s request");
  const gone = await page.request.get(`/icon/${id}/lighthouse`);
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain("This icon was removed at its author’s request");
  expect((await page.request.get(`/img/${id}.svg`)).status()).toBe(410);
  await list.getByRole("button", { name: /^Restore / }).click();
  await expect.poll(() => list.getByText(id).count()).toBe(0);
  expect((await page.request.get(`/icon/${id}/lighthouse`)).status()).toBe(200);
});

asAdmin(
  "an admin changes a price, withdraws a product and offers it again, and guests see that at once",
  async ({ page }) => {
    await page.goto("/icons");
    await signInFromHere(page, /admin/i);
    await page.goto("/icons/admin/products");
    const readPrices = async () => (await fetch(new URL("/icons/pricing", page.url()))).text();
    expect(await readPrices()).toContain(">$174<");
    await page.getByRole("button", { name: "Edit api-100k" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit api-100k" });
    expect(await listAccessFaults(page)).toEqual([]);
    await dialog.getByLabel("Amount").last().fill("0");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter an amount such as 9 or 9.50.").waitFor();
    await dialog.getByLabel("Amount").last().fill("175.5");
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByText("$175.50").waitFor();
    expect(await readPrices()).toContain(">$175.50<");
    await page.getByRole("button", { name: "Withdraw api-100k" }).click();
    await page.getByText("Not for sale", { exact: true }).waitFor();
    expect(await readPrices()).not.toContain("$175.50");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Withdraw api-100k" }).waitFor();
    expect(await readPrices()).toContain(">$175.50<");
  },
);
