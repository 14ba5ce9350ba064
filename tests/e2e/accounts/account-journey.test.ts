import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";

/** Passkeys belong to names, not to numbers. */
const named = (site: string) => site.replace("127.0.0.1", "localhost");

/** A device that keeps passkeys, as a phone or a laptop does, which agrees to everything. */
async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A page of which some calls are meant to be refused: `noise` is what its console reports. */
async function openPage(context: BrowserContext): Promise<{ page: Page; noise: string[] }> {
  const noise: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => noise.push(message.text()));
  page.on("pageerror", (error) => noise.push(String(error)));
  return { page, noise };
}

const refusal = (status: number) => expect.stringContaining(`the server responded with a status of ${status}`);

/** Follows the link of the last letter to somebody, as they find it in the outbox. */
async function followLetter(page: Page, site: string, reader: string): Promise<void> {
  await page.goto(`${site}/test/outbox`);
  await page.getByRole("listitem").filter({ hasText: reader }).first().getByRole("link").click();
  await page.waitForURL("**/icons/account/link**");
}

/** @param welcome what the page says that they come to */
async function signInByMail(page: Page, site: string, email: string, welcome = "Account"): Promise<void> {
  await page.goto(`${site}/icons/sign-in?path=/icons/account`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await page.getByText(`We sent a link to ${email}`).waitFor();
  await followLetter(page, site, email);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: welcome }).waitFor();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL("**/icons");
}

journey("a guest signs in by email, adds a passkey, and signs in with it", async ({ context, site: number }) => {
  const site = named(number);
  const { page, noise } = await openPage(context);
  await addAuthenticator(context, page);
  await page.goto(`${site}/icons/account`);
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  expect(await listAccessFaults(page)).toEqual([]);
  await signInByMail(page, site, "anna@example.com");
  expect(await listAccessFaults(page)).toEqual([]);

  await page.getByRole("button", { name: "Add passkey" }).click();
  const passkeys = page.getByRole("list", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  await page.getByRole("textbox", { name: "Passkey name" }).fill("Work laptop");
  await passkeys.getByRole("button", { name: "Save" }).click();
  await passkeys.getByText("Work laptop").waitFor();
  // The device knows that it has one.
  await page.getByRole("button", { name: "Add passkey" }).click();
  await page.getByText("This device already has a passkey for your account.").waitFor();

  await signOut(page);
  await page.goto(`${site}/icons/sign-in?path=/icons/account`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  await passkeys.getByText("Last used").waitFor();
  await passkeys.getByRole("button", { name: "Remove Work laptop" }).click();
  await passkeys.waitFor({ state: "detached" });

  // A device may keep a passkey that its owner has removed here.
  await signOut(page);
  await page.goto(`${site}/icons/sign-in`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("This passkey isn’t registered here").waitFor();
  expect(noise).toEqual([refusal(403)]);
});

journey(
  "a form that is sent before the page has come alive is sent once it has, and not to the URL",
  async ({ page, site: number }) => {
    const pressed = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto(`${named(number)}/icons/sign-in?path=/icons/account`, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Email" }).fill("early@example.com");
    await page.getByRole("button", { name: "Email me a sign-in link" }).click();
    pressed.resolve();
    await page.getByText("We sent a link to early@example.com").waitFor();
    expect(page.url()).not.toContain("early");
  },
);

journey("a sign-in link works once, and link scanners don't use it up", async ({ context, site: number }) => {
  const site = named(number);
  const { page, noise } = await openPage(context);
  await signInByMail(page, site, "once@example.com");
  await signOut(page);
  await page.goto(`${site}/test/outbox`);
  const href = await page
    .getByRole("listitem")
    .filter({ hasText: "once@example.com" })
    .getByRole("link")
    .getAttribute("href");
  await page.goto(href!);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "This link no longer works" }).waitFor();

  await page.goto(`${site}/icons/sign-in`);
  await page.getByRole("textbox", { name: "Email" }).fill("once@example.com");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await page.getByText("We sent a link").waitFor();
  await page.goto(`${site}/test/outbox`);
  const next = page.getByRole("listitem").filter({ hasText: "once@example.com" }).first().getByRole("link");
  const fresh = await next.getAttribute("href");
  for (let count = 0; count < 3; count += 1) expect((await page.request.get(fresh!)).status()).toBe(200);
  await page.goto(fresh!);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/icons");
  expect(noise).toEqual([refusal(404)]);
});

journey(
  "a person lists devices, changes their email address, exports their data, deletes the account and restores it",
  async ({ context, page, site: number }) => {
    const site = named(number);
    await signInByMail(page, site, "carla@example.com");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Carla");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved").waitFor();

    // Another device.
    const { cookies } = await context.storageState();
    await context.clearCookies();
    await signInByMail(page, site, "carla@example.com");
    const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
    await expect.poll(() => devices.count()).toBe(2);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect.poll(() => devices.count()).toBe(1);
    const token = cookies.find(({ name }) => name === "token")!.value;
    const other = await page.request.get(`${site}/api/user/v2/export`, { headers: { cookie: `token=${token}` } });
    expect(other.status()).toBe(401);

    await page.getByRole("textbox", { name: "New email address" }).fill("carla");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("Enter an email address such as").waitFor();
    await page.getByRole("textbox", { name: "New email address" }).fill("carla@new.example");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("We sent a link to carla@new.example").waitFor();
    await followLetter(page, site, "carla@new.example");
    await page.getByRole("button", { name: "Confirm address" }).click();
    await page.getByText("carla@new.example is now your email address.").waitFor();
    await page.getByRole("link", { name: "Go to your account" }).click();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    const exported = JSON.parse(await readFile(await download.path(), "utf8")) as Record<string, object[]>;
    expect(exported).toMatchObject({ account: [{ email: "carla@new.example", name: "Carla" }] });

    await page.getByRole("button", { name: "Delete account…" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete account" });
    expect(await listAccessFaults(page, "dialog")).toEqual([]);
    await dialog.getByRole("textbox").fill("somebody");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await dialog.getByText("That’s not carla@new.example.").waitFor();
    await dialog.getByRole("textbox").fill("carla@new.example");
    await dialog.getByRole("button", { name: "Delete account" }).click();
    await page.getByRole("heading", { name: "Your account will be deleted" }).waitFor();
    await page.goto(`${site}/icons/account`);
    await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();

    await signInByMail(page, site, "carla@new.example", "Welcome back");
    expect(await listAccessFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Continue" }).click();
    await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Carla");
  },
);

/** As somebody whom no other journey knows. */
async function comeFromThere(page: Page): Promise<void> {
  await page.getByLabel("Another user").fill("linda@elsewhere.example");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
}

journey("a provider account can be linked to one person only", async ({ context, site: number }) => {
  const site = named(number);
  const { page, noise } = await openPage(context);
  await signInByMail(page, site, "linda@example.com");
  const linkedAccounts = page.getByRole("list", { name: "Linked accounts" });
  await linkedAccounts.getByRole("link", { name: "Link GitHub" }).click();
  await comeFromThere(page);
  await linkedAccounts.getByText("Linked").waitFor();
  expect(await page.getByRole("main").getByText("linda@example.com").count()).toBeGreaterThan(0);
  await signOut(page);

  // Whoever signs in there is Linda here.
  await page.goto(`${site}/icons/sign-in?path=/icons/account`);
  await page.getByRole("link", { name: /Continue with GitHub/ }).click();
  await comeFromThere(page);
  await page.getByRole("main").getByText("linda@example.com").first().waitFor();
  await signOut(page);

  await signInByMail(page, site, "luise@example.com");
  await linkedAccounts.getByRole("link", { name: "Link GitHub" }).click();
  await comeFromThere(page);
  await page.getByText("This account is already linked to another user.").waitFor();
  expect(await linkedAccounts.getByText("Linked").count()).toBe(0);

  // Another site cannot have anything linked.
  await page.goto(`${site}/api/auth/v1/login/google?link=true&path=/icons/account`);
  await page.getByRole("heading", { level: 1, name: "Account" }).waitFor();
  expect(await linkedAccounts.getByText("Linked").count()).toBe(0);
  expect(noise).toEqual([]);
});
