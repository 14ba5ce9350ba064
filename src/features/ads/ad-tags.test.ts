import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../../platform/log.server.ts";
import { createAdTags } from "./ad-tags.server.ts";
import { mayHaveAd } from "./may-have-ad.ts";

const script = "document.getElementById('ad').append('Hello');";

/** A network that answers as it is told; its script is fetched anew at each question. */
async function connect(answer: (response: ServerResponse) => void) {
  const standIn = { answer, asked: [] as string[] };
  const server = createServer((request, response) => {
    standIn.asked.push(request.url!);
    standIn.answer(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  let passedMs = 0;
  const tags = createAdTags({
    url: `http://127.0.0.1:${port}/tag.js?slot={slot}`,
    slots: { page: "12/34" },
    log: createLog("silent"),
    now: () => (passedMs += 1_000_000),
  });
  onTestFinished(() => {
    tags.close();
    server.closeAllConnections();
    server.close();
  });
  return { standIn, tags };
}

const answerWith =
  (text: string, type = "text/javascript") =>
  (response: ServerResponse) =>
    void response.setHeader("content-type", type).end(text);

test("the server fetches the script of a network in the background, by its slot", async () => {
  const { standIn, tags } = await connect(answerWith(script));
  expect([tags.find("page"), tags.find("reward")]).toEqual([undefined, undefined]);
  await expect.poll(() => tags.find("page")).toBe(script);
  expect(standIn.asked[0]).toBe("/tag.js?slot=12%2F34");
});

const misbehaviors: Record<string, (response: ServerResponse) => void> = {
  "cuts the line": (response) => void response.destroy(),
  "says nothing": () => undefined,
  "answers 500": (response) => void response.writeHead(500, { "content-type": "text/javascript" }).end(script),
  "answers a page": answerWith("<h1>Blocked</h1>", "text/html"),
  "answers garbage": answerWith("}{ no script"),
  "answers nothing": answerWith(""),
};

test.each(Object.keys(misbehaviors))("a network that %s has no script", async (name) => {
  const { standIn, tags } = await connect(misbehaviors[name]!);
  await expect.poll(() => standIn.asked.length).toBeGreaterThan(0);
  expect(tags.find("page")).toBeUndefined();
});

test.each(Object.keys(misbehaviors))("a network that %s later leaves the cached script in place", async (name) => {
  const { standIn, tags } = await connect(answerWith(script));
  await expect.poll(() => tags.find("page")).toBe(script);
  standIn.answer = misbehaviors[name]!;
  const before = standIn.asked.length;
  await expect.poll(() => tags.find("page") && standIn.asked.length).toBeGreaterThan(before);
  expect(tags.find("page")).toBe(script);
});

test("pages with icons may show a promotion, those about accounts and payments may not", () => {
  const pages = ["/icons", "/icons/", "/icons/set/home", "/icons/lucide", "/icon/abc/house", "/icons/search-by-image"];
  expect(pages.filter((path) => !mayHaveAd(path))).toEqual([]);
  const others = [
    "/",
    "/developers",
    "/test/ads",
    "/icons/sign-in",
    "/icons/account",
    "/icons/account/billing",
    "/icons/account-policy",
    "/icons/pricing",
    "/icons/collections/abc",
    "/icon/collections/abc",
    "/icons/request-icon/7",
    "/icons/admin",
    "/icons/join/token",
    "/icons/newsletter",
    "/icons/notices",
  ];
  expect(others.filter((path) => mayHaveAd(path))).toEqual([]);
});
