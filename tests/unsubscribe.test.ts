import { afterAll, beforeAll, expect, test } from "vitest";
import { subscribePath } from "../src/features/newsletter/contract.ts";
import { noticesPath } from "../src/features/requests/contract.ts";
import { readLetterHeaders, startMailServer } from "./harness/people/mail-server.ts";
import { createRequestCallers } from "./harness/people/request-callers.ts";
import { proveWork } from "./harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

/** RFC 8058: by what a letter brings, a program for mail ends such letters, without cookies, pages or anybody's click. */

let site: TestApp;
let mail: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mail = await startMailServer();
  site = await startTestApp({ SMTP_URL: `smtp://${mail.host}`, MAIL_FROM: "Iconarium <hello@icons.example>" });
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

/** What a program for mail is told by the last letter to somebody. */
function readUnsubscribeLink(to: string): { address: URL; body: string } {
  const headers = readLetterHeaders(mail.received.findLast((letter) => letter.to.includes(to))!);
  const [, address] = /^<([^>]+)>$/.exec(headers.get("list-unsubscribe") ?? "") ?? [];
  return { address: new URL(address!), body: headers.get("list-unsubscribe-post")! };
}

const follow = ({ address, body }: { address: URL; body: string }) =>
  site.app.inject({
    method: "POST",
    url: address.pathname + address.search,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: body,
  });

test("newsletters", async () => {
  const email = "anna@example.com";
  const headers = await proveWork(site.app);
  await site.app.inject({ method: "POST", url: subscribePath, payload: { email }, headers });
  const [, token] = /#confirm=([\w.-]+)/.exec(
    mail.received.at(-1)!.source.replaceAll("=\r\n", "").replaceAll("=3D", "="),
  )!;
  await site.app.inject({ method: "POST", url: `${subscribePath}/confirm`, payload: { token } });
  const link = readUnsubscribeLink(email);
  expect([mail.received.length, link.body]).toEqual([2, "List-Unsubscribe=One-Click"]);
  const listNews = async () => {
    const { id } = await site.services.people.meetByEmail(email, { locale: "en" });
    const news = site.services.personalData.find(({ name }) => name === "newsletter")!;
    const found: (object | string)[] = [];
    for await (const one of news.read(id)) found.push(one);
    return found;
  };
  expect(await listNews()).toHaveLength(1);
  expect((await follow(link)).statusCode).toBe(200);
  expect(await listNews()).toEqual([]);
});

test("emails about requests", async () => {
  const callers = createRequestCallers(site);
  const [requester, admin] = [await callers.join(), await callers.join("admin")];
  const { id } = await callers.make(requester);
  await callers.post(id, "decline", { by: admin, body: { reason: "There is one." } });
  await site.services.noticeLetters!.send();
  const link = readUnsubscribeLink("wisher1@example.com");
  expect(link.body).toBe("List-Unsubscribe=One-Click");
  expect((await follow(link)).statusCode).toBe(200);
  const listedNotices = await callers.call("GET", noticesPath, { by: requester });
  expect(listedNotices.json()).toMatchObject({ isMailed: false });
});
