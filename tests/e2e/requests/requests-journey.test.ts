import type { Page } from "playwright-core";
import { expect } from "vitest";
import { requestsPath } from "../../../src/features/requests/contract.ts";
import { requestPagesPath } from "../../../src/core/urls/paths/request-paths.ts";
import { nameSite, signInFromHere } from "../../harness/people/enter-site.ts";
import { journey, openBrowser } from "../../harness/browser/journey.ts";
import { listAccessFaults } from "../../harness/browser/page-access.ts";
import { openPage, reloadPage } from "../../harness/browser/open-page.ts";

/** A word that no icon has, another one in each run. */
const makeUp = () =>
  `zq${crypto
    .randomUUID()
    .replaceAll(/[^a-z]/g, "")
    .slice(0, 8)}x`;

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${inside}"/></svg>`;
const picture = (name: string, inside: string) => ({
  name,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(drawing(inside)),
});

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
const status = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor();

/** A page of somebody else, which must be as silent. */
async function openAs(site: string, path: string, person: RegExp | string): Promise<{ page: Page; noise: string[] }> {
  const context = await (await openBrowser()).newContext({ baseURL: site, viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const noise: string[] = [];
  const page = await context.newPage();
  page.on("console", (message) => noise.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => noise.push(String(error)));
  await page.goto(`${site}${path}`);
  await signInFromHere(page, person);
  return { page, noise };
}

/** Fills in the form of whoever is signed in, and sends it. */
async function ask(page: Page, site: string, draft: { title: string; description?: string }): Promise<string> {
  await openPage(page, `${site}/icons/request-icon?view=ask`);
  await page.getByLabel("What should the icon show?").fill(draft.title);
  await page.getByLabel("Details for the icon maker").fill(draft.description ?? "");
  await press(page, "Send request");
  await page.getByRole("heading", { level: 1, name: draft.title }).waitFor();
  return new URL(page.url()).pathname;
}

journey(
  "a member requests an icon, another votes, an admin assigns a maker, who delivers it; a guest finds it right away",
  { timeout: 240_000 },
  async ({ page, otherPage, site: address }) => {
    const site = nameSite(address);
    const word = makeUp();

    // What is searched for in vain leads to the form; what is typed waits while its owner signs in.
    await openPage(page, `${site}/icons/set/${word}`);
    await page.getByRole("link", { name: "Request this icon" }).click();
    await expect.poll(() => page.getByLabel("What should the icon show?").inputValue()).toBe(word);
    await page.waitForLoadState("networkidle");
    await page.getByLabel("Details for the icon maker").fill("A small animal that smiles");
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), press(page, "Choose images")]);
    await chooser.setFiles([picture("front.svg", "M2 2h20v20H2z"), picture("side.svg", "M4 4h16v8H4z")]);
    await expect
      .poll(() =>
        main(page)
          .getByRole("button", { name: /^Remove .*svg$/ })
          .count(),
      )
      .toBe(2);
    expect(await listAccessFaults(page)).toEqual([]);
    await press(page, "Sign in and send");
    await page.getByRole("link", { name: /Continue with GitHub/ }).click();
    await page.getByRole("button", { name: /Mel Member/ }).click();
    await expect
      .poll(() => page.getByLabel("Details for the icon maker").inputValue())
      .toBe("A small animal that smiles");
    await expect
      .poll(() =>
        main(page)
          .getByRole("button", { name: /^Remove .*svg$/ })
          .count(),
      )
      .toBe(2);
    await expect.poll(() => main(page).getByRole("status", { name: "Uploading" }).count()).toBe(0);
    await press(page, "Send request");
    await page.getByRole("heading", { level: 1, name: word }).waitFor();
    const path = new URL(page.url()).pathname;
    await expect
      .poll(() =>
        main(page)
          .getByRole("img", { name: /^Image \d/ })
          .count(),
      )
      .toBe(2);
    const pictures = main(page).getByRole("img", { name: /^Image \d/ });
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    expect(
      await main(page)
        .getByRole("button", { name: /^Vote for/ })
        .isDisabled(),
    ).toBe(true);
    expect(await listAccessFaults(page)).toEqual([]);

    // Somebody else wants the same, is shown the request instead, and votes for it.
    const voter = await openAs(site, "/icons/request-icon?view=ask", "voter@example.com");
    await voter.page.waitForLoadState("networkidle");
    await voter.page.getByLabel("What should the icon show?").fill(word);
    const vote = voter.page.getByRole("button", { name: `Vote for “${word}”` });
    // The count is shown before it is kept.
    await Promise.all([voter.page.waitForResponse((response) => response.url().endsWith("/vote")), vote.click()]);
    await expect.poll(() => vote.innerText()).toMatch(/\b2$/);
    await voter.page.goto(`${site}/icons/request-icon?q=${word}`);
    await voter.page.getByRole("button", { name: `Vote for “${word}” 2` }).waitFor();
    expect(await listAccessFaults(voter.page)).toEqual([]);

    // Makers are known once they have signed in.
    const maker = await openAs(site, path, /Mira Maker/);
    const admin = await openAs(site, path, /Ada Admin/);
    await admin.page.waitForLoadState("networkidle");
    await press(admin.page, "Assign maker");
    await dialog(admin.page).getByRole("radio", { name: "Mira Maker" }).check({ force: true });
    await dialog(admin.page).getByRole("button", { name: "Assign maker" }).click();
    await status(admin.page, "Assigned");

    await openPage(maker.page, `${site}/icons/request-icon?view=board&whose=assigned`);
    expect(await listAccessFaults(maker.page)).toEqual([]);
    await maker.page.getByRole("region", { name: "Assigned" }).getByRole("link", { name: word }).press("Enter");
    await maker.page.getByRole("heading", { level: 1, name: word }).waitFor();
    await press(maker.page, "Start work");
    await status(maker.page, "In progress");
    await press(maker.page, "Deliver icons");
    const [files] = await Promise.all([
      maker.page.waitForEvent("filechooser"),
      dialog(maker.page).getByRole("button", { name: "Choose SVG files" }).click(),
    ]);
    await files.setFiles([
      picture(`${word}.svg`, "M4 4h16v16H4z"),
      picture(`${word}-outline.svg`, "M6 6h12v12H6zM8 8v8h8V8z"),
      {
        name: "flat.svg",
        mimeType: "image/svg+xml",
        buffer: Buffer.from(drawing("M4 4h8v8H4z").replace("0 0 24 24", "0 0 24 20")),
      },
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no icon") },
      { name: "photo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("JFIF") },
    ]);
    await dialog(maker.page).getByText("notes.txt isn’t an SVG.").waitFor();
    await dialog(maker.page).getByText("photo.svg", { exact: false }).waitFor();
    await expect.poll(() => dialog(maker.page).getByLabel("Name", { exact: true }).count()).toBe(3);
    await dialog(maker.page).getByText("The icon must be square.").waitFor();
    await dialog(maker.page).getByText("24 × 24 px, 1 color").first().waitFor();
    await dialog(maker.page).getByRole("button", { name: "Remove Flat" }).click();
    for (const place of [0, 1]) {
      await dialog(maker.page).getByLabel("Category").nth(place).selectOption({ index: 1 });
      await dialog(maker.page).getByLabel("Tags", { exact: true }).nth(place).fill("animal, smile");
    }
    expect(await listAccessFaults(maker.page, "dialog")).toEqual([]);
    await dialog(maker.page).getByRole("button", { name: "Publish 2 icons" }).click();
    await status(maker.page, "Done");

    // A guest finds the icons by search.
    await expect
      .poll(
        async () => {
          await otherPage.goto(`${site}/icons/set/${word}`);
          return otherPage.locator("main li > a[data-icon]").count();
        },
        { timeout: 2_000, interval: 50 },
      )
      .toBeGreaterThan(0);

    // Whoever asked is told, and led there.
    await openPage(page, `${site}/icons`);
    await page.getByRole("button", { name: /New notifications/ }).click();
    await page.getByRole("menuitem", { name: `Your request “${word}” is done` }).click();
    await main(page).getByRole("heading", { name: "Result" }).waitFor();
    await expect.poll(() => main(page).getByText("Mira Maker delivered the icons").count()).toBe(1);
    expect(await listAccessFaults(page)).toEqual([]);

    expect([...voter.noise, ...maker.noise, ...admin.noise]).toEqual([]);
    await Promise.all([voter, maker, admin].map((one) => one.page.context().close()));
  },
);

journey(
  "an admin declines, merges, hides and restores requests, and their owners are told",
  { timeout: 240_000 },
  async ({ page, otherPage, site: address }) => {
    const site = nameSite(address);
    const word = makeUp();
    await page.goto(`${site}/icons/request-icon`);
    await signInFromHere(page, /Mel Member/);
    const [voter, maker, admin] = [
      await openAs(site, "/icons/request-icon", "voter@example.com"),
      await openAs(site, "/icons/request-icon", /Mira Maker/),
      await openAs(site, "/icons/request-icon", /Ada Admin/),
    ];

    // What will not be drawn is declined, with a reason that everybody reads.
    const refused = await ask(page, site, { title: `${word} logo`, description: "The logo of a company" });
    await openPage(admin.page, site + refused);
    await press(admin.page, "Decline");
    await dialog(admin.page).getByLabel("Reason").fill("It is a trademark");
    expect(await listAccessFaults(admin.page, "dialog")).toEqual([]);
    await dialog(admin.page).getByRole("button", { name: "Decline" }).click();
    await status(admin.page, "Declined");
    await otherPage.goto(site + refused);
    await otherPage.getByText("Declined: It is a trademark").waitFor();

    // Who wants no letters leaves by the last one, without signing in.
    await otherPage.goto(`${site}/test/outbox`);
    const letter = otherPage.getByRole("listitem").filter({ hasText: `${word} logo` });
    const { pathname, hash } = new URL((await letter.first().getByRole("link").last().getAttribute("href"))!);
    await openPage(otherPage, site + pathname + hash);
    expect(await listAccessFaults(otherPage)).toEqual([]);
    await press(otherPage, "Unsubscribe");
    await otherPage.getByText("You’re unsubscribed from request emails.").waitFor();
    expect(await (await page.request.get(`${site}/api/notices`)).json()).toMatchObject({ isMailed: false });

    // Arrows move between the requests of the board, within a status and across them.
    const [remaining, repeated] = [`${word} crest`, `${word} badge`];
    const remainingPath = await ask(voter.page, site, { title: remaining });
    const repeatedPath = await ask(page, site, { title: repeated });
    await openPage(maker.page, `${site}/icons/request-icon?view=board&sort=createdAt&q=${word}`);
    const onBoard = (title: string) => main(maker.page).getByRole("link", { name: title, exact: true });
    await onBoard(remaining).focus();
    for (const [key, title] of [
      ["ArrowDown", repeated],
      ["ArrowRight", `${word} logo`],
      ["ArrowLeft", remaining],
      ["ArrowUp", remaining],
    ] as const) {
      await maker.page.keyboard.press(key);
      expect(await maker.page.locator(":focus").innerText()).toBe(title);
    }

    // What repeats another request becomes part of it, with its votes.
    await openPage(admin.page, site + repeatedPath);
    await press(admin.page, "Merge");
    await dialog(admin.page).getByRole("searchbox").fill(remaining);
    await dialog(admin.page).getByRole("radio", { name: remaining }).check({ force: true });
    expect(await listAccessFaults(admin.page, "dialog")).toEqual([]);
    await dialog(admin.page).getByRole("button", { name: "Merge" }).click();
    await status(admin.page, "Merged");
    await main(admin.page).getByRole("link", { name: remaining }).click();
    await main(admin.page).getByRole("heading", { level: 1, name: remaining }).waitFor();
    await expect
      .poll(() =>
        main(admin.page)
          .getByRole("button", { name: /^Vote for/ })
          .innerText(),
      )
      .toMatch(/\b2$/);

    // What is reported, admins hide; then it is there for its owner only, until they show it again.
    await openPage(maker.page, site + remainingPath);
    await press(maker.page, "Report");
    await dialog(maker.page).getByLabel("Reason").fill("It is rude");
    await dialog(maker.page).getByRole("button", { name: "Report" }).click();
    await maker.page.getByText("Thanks, we’ll take a look.").first().waitFor();
    await reloadPage(admin.page);
    expect(await main(admin.page).getByRole("definition").last().innerText()).toBe("1");
    await press(admin.page, "Hide");
    await main(admin.page).getByText("This request is hidden").waitFor();
    const call = `${site}${requestsPath}${remainingPath.slice(requestPagesPath.length)}`;
    const seenByGuests = () => Promise.all([call, site + remainingPath].map(async (at) => (await fetch(at)).status));
    expect(await seenByGuests()).toEqual([404, 404]);
    expect((await voter.page.goto(site + remainingPath))?.status()).toBe(200);
    await press(admin.page, "Restore");
    await expect.poll(seenByGuests).toEqual([200, 200]);

    expect([...voter.noise, ...maker.noise, ...admin.noise]).toEqual([]);
    await Promise.all([voter, maker, admin].map((one) => one.page.context().close()));
  },
);

journey("only its owner can delete a request, after a confirmation", async ({ page, otherPage, site: address }) => {
  const site = nameSite(address);
  await page.goto(`${site}/icons/request-icon`);
  await signInFromHere(page, `${makeUp()}@example.com`);
  const title = `${makeUp()} to forget`;
  const path = await ask(page, site, { title });
  await otherPage.goto(site + path);
  expect(await otherPage.getByRole("button", { name: "Delete" }).count()).toBe(0);
  await press(page, "Delete");
  await dialog(page).getByText(`“${title}” will be deleted`).waitFor();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("**/icons/request-icon");
  await page.goto(`${site}/icons/request-icon?q=${encodeURIComponent(title)}`);
  await main(page).getByText("No requests match these filters.").waitFor();
});
