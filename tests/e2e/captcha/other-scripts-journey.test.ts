import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect } from "vitest";
import { journey } from "../../harness/browser/journey.ts";
import { startSiteProcess, type SiteProcess } from "../../harness/site/site-process.ts";
import { sumLayoutShifts } from "../../harness/browser/sum-layout-shifts.ts";
import { openPage } from "../../harness/browser/open-page.ts";

/** What a network's script does: it shows a picture in its place, which has no size until it is loaded, and looks around. */
const formatTagScript = (picture: string) => `
const promotion = document.createElement("img");
promotion.alt = "Shoes, now half off";
promotion.src = "${picture}";
document.getElementById("ad").append(promotion);
let seen = "nothing";
try { seen = parent.document.title; } catch {}
promotion.title = seen;
`;

/** What of Google's script the site uses: it trusts nobody unseen, and a box that is clicked is ticked. */
const recaptchaScript = `
globalThis.grecaptcha = {
  ready: (then) => setTimeout(then),
  execute: async (key, { action }) => "doubtful " + key + " " + action,
  render(place, { sitekey, callback }) {
    const box = document.createElement("button");
    box.textContent = "I am a person";
    box.onclick = () => callback("ticked " + sitekey);
    place.append(box);
    return 0;
  },
};
`;

const picture = "/shoes.svg";
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"><rect width="728" height="90" fill="#fde68a"/></svg>';
const pictureDelayMs = 300;

const asked: string[] = [];
let other: Server;
let site: SiteProcess;

beforeAll(async () => {
  other = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { pathname } = new URL(request.url ?? "", "http://localhost");
      asked.push(`${pathname} ${body}`);
      if (pathname === picture) {
        response.setHeader("content-type", "image/svg+xml");
        return void setTimeout(() => response.end(drawing), pictureDelayMs);
      }
      const tagScript = formatTagScript(`http://${request.headers.host}${picture}`);
      const script = { "/tag.js": tagScript, "/recaptcha/api.js": recaptchaScript }[pathname];
      if (script !== undefined) return void response.setHeader("content-type", "text/javascript").end(script);
      const success = new URLSearchParams(body).get("response") === "ticked visible";
      return void response.end(JSON.stringify({ success, action: "newsletter", score: 0.1 }));
    });
  });
  await new Promise<void>((listening) => void other.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  site = await startSiteProcess({
    AD_TAG_URL: `${url}/tag.js?slot={slot}`,
    AD_SLOTS: "page=12",
    RECAPTCHA_URL: `${url}/recaptcha`,
    RECAPTCHA_V3_SITE_KEY: "unseen",
    RECAPTCHA_V3_SECRET: "unseen secret",
    RECAPTCHA_V2_SITE_KEY: "visible",
    RECAPTCHA_V2_SECRET: "visible secret",
  });
});
afterAll(async () => {
  await site.stop();
  other.closeAllConnections();
  other.close();
});

journey(
  "a network shows its ad in the reserved space, can't read the page, and causes no layout shift",
  async ({ page }) => {
    await openPage(page, `${site.url}/icons/presentation-clip-art`);
    const ours = page.getByRole("complementary", { name: "From Iconarium" });
    await ours.scrollIntoViewIfNeeded();
    const before = await ours.boundingBox();
    const theirs = page.getByRole("complementary", { name: "Advertisement" });
    await theirs.waitFor();
    const promotion = theirs.frameLocator("iframe").getByAltText("Shoes, now half off");
    await promotion.waitFor();
    expect(await promotion.getAttribute("title")).toBe("nothing");
    expect((await theirs.boundingBox())?.height).toBe(before?.height);
    // Whoever sees it reads what it is: above it, and not covered.
    const label = theirs.getByText("Advertisement", { exact: true });
    const [words, shown] = [await label.boundingBox(), await theirs.locator("iframe").boundingBox()];
    expect(words!.height).toBeGreaterThan(10);
    expect(words!.y + words!.height).toBeLessThanOrEqual(shown!.y);
    expect(await page.evaluate(sumLayoutShifts)).toBeLessThan(0.02);
  },
);

journey("a visitor whom reCAPTCHA doubts ticks a box in a dialog, and the action continues", async ({ context }) => {
  const page = await context.newPage();
  const noise: string[] = [];
  page.on("console", (message) => noise.push(message.text()));
  await openPage(page, `${site.url}/icons/newsletter`);
  await page.getByRole("textbox", { name: "Email" }).fill("anna@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  const dialog = page.getByRole("dialog", { name: "human" });
  await dialog.getByRole("button", { name: "I am a person" }).click();
  await page.getByRole("status").getByText("anna@example.com").waitFor();
  expect(await dialog.count()).toBe(0);
  const verified = asked.filter((line) => line.startsWith("/recaptcha/api/siteverify"));
  expect(verified).toEqual([
    expect.stringContaining("response=doubtful+unseen+newsletter"),
    expect.stringContaining("response=ticked+visible"),
  ]);
  expect(noise.filter((line) => !line.includes("403"))).toEqual([]);
});
