import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { observe, type ObservedAnswer } from "../harness/browser/observatory.ts";
import { startSiteProcess, type SiteProcess } from "../harness/site/site-process.ts";

const host = "icons.example";
let site: SiteProcess;
let port = 0;
beforeAll(async () => {
  port = await findFreePort();
  site = await startSiteProcess({ ORIGIN: `https://${host}`, PORT: String(port), TEST_PAGES: "true" });
});
afterAll(() => site.stop());

/** The site tells where it is for everybody, and not where it listens. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port: found } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return found;
}

async function ask(path: string, method = "GET"): Promise<ObservedAnswer & { status: number | undefined }> {
  const sent = request({ hostname: "127.0.0.1", port, path, method, headers: { host } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let html = "";
  for await (const part of response.setEncoding("utf8")) html += String(part);
  return { status: response.statusCode, headers: response.headers, html };
}

async function findIcon(): Promise<{ id: string; path: string }> {
  const { html } = await ask("/view/results?of=/icons/set/shopping-cart&page=1");
  return (JSON.parse(html) as { icons: { id: string; path: string }[] }).icons[0]!;
}

const pages = [
  "/",
  "/icons",
  "/icons/set/home",
  "/icons/set/home?look=color-228be6_stroke-1",
  "/icons/set/popular",
  "/icons/set/animals",
  "/icons/set/qqxxzz",
  "/icon/set/emoji/emoji--style-twemoji",
  "/icons/lucide",
  "/icons/authors/google/google",
  "/icons/styles",
  "/icons/new",
  "/icons/presentation-clip-art",
  "/icons/search-by-image",
  "/icons/sign-in",
  "/icons/account-policy",
  "/icons/pricing",
  "/icons/illustrations",
  "/icons/illustrations/garden-noto",
  "/icons/images",
  "/icons/images/pattern-arcs-forest",
  "/icons/collections",
  "/icons/request-icon",
  "/icons/newsletter",
  "/developers",
  "/test",
  "/no/such/page",
];

it.each([...pages, "an icon"])(
  "the page %s gets the best grade, and allows styles from style sheets only",
  async (page) => {
    const path = page === "an icon" ? (await findIcon()).path : page;
    const answer = await ask(path);
    expect(answer.status).not.toBe(500);
    expect(observe(answer)).toMatchObject({ grade: "A+", lost: [] });
    expect(answer.html.match(/<[^>]* style="[^"]*"/g)).toBeNull();
    expect(answer.headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
  },
);

it.each([
  "/api/token/v1",
  "/api/no/such/call",
  "/siteApi/app-info/partial",
  "/robots.txt",
  "/server_status",
  "/view/results?of=/icons/set/home&page=1",
  "/favicon.svg",
  "/%E0%A4%A",
  "/icons/set/home?lang=de",
])("the response to %s gets the best grade", async (path) => {
  expect(observe(await ask(path))).toMatchObject({ grade: "A+", lost: [] });
});

it("a response to a method that isn't allowed gets the best grade, too", async () => {
  for (const method of ["POST", "DELETE", "OPTIONS"])
    expect(observe(await ask("/icons", method))).toMatchObject({ grade: "A+", lost: [] });
});

it("any site may embed images, and they run no scripts there", async () => {
  const { id } = await findIcon();
  for (const type of ["svg", "png"]) {
    const answer = await ask(`/img/${id}.${type}`);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(answer.headers["content-security-policy"]).not.toMatch(/style-src(?:-elem)? [^;]*unsafe|script/);
    expect(observe(answer).lost).toEqual(["x-frame-options-not-implemented"]);
  }
});

it("a cached page and its policy are identical byte for byte", async () => {
  const [first, second] = [await ask("/icons/set/umbrella"), await ask("/icons/set/umbrella")];
  expect(second.html).toBe(first.html);
  expect(second.headers["content-security-policy"]).toBe(first.headers["content-security-policy"]);
});
