import { afterAll, beforeAll, expect, test } from "vitest";
import { proveWork } from "../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { newsletterPath, subscribePath } from "./contract.ts";

/** One origin for all languages. */
const origin = "http://localhost:4999";
const email = "anna@example.com";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ ORIGIN: origin });
});
afterAll(() => site.close());

async function readLinks() {
  const [letter] = await site.services.outbox!.list();
  return [...letter!.text.matchAll(/https?:\S+/g)].map(([href]) => new URL(href));
}

test("where languages share a host, email links lead to pages in the language of the email, for every reader", async () => {
  const headers = { cookie: "lang=de", ...(await proveWork(site.app)) };
  await site.app.inject({ method: "POST", url: subscribePath, payload: { email }, headers });
  const asked = await readLinks();
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual(
    Array.from({ length: 2 }, () => `${newsletterPath}?lang=de`),
  );
  const token = asked.find(({ hash }) => hash.startsWith("#confirm="))!.hash.slice("#confirm=".length);

  // On another device, which knows nothing of the language.
  await site.app.inject({ method: "POST", url: `${subscribePath}/confirm`, payload: { token } });
  const welcome = await readLinks();
  expect(welcome.map(({ pathname, search }) => pathname + search).toSorted()).toEqual([
    "/icons/new?lang=de",
    `${newsletterPath}?lang=de`,
  ]);
});

test("email programs that open the one-click unsubscribe call are redirected to the page in its language", async () => {
  const token = "x".repeat(40);
  const answer = await site.app.inject(`${subscribePath}/leave?token=${token}&lang=ja`);
  expect(answer.headers.location).toBe(`${origin}${newsletterPath}?lang=ja#leave=${token}`);
});
