import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startMailServer } from "../../../tests/harness/people/mail-server.ts";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import {
  newsletterPath,
  formatUnsubscribeCall,
  readNewsletterLink,
  subscribePath,
  type NewsletterLinkKind,
} from "./contract.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

let visitors = 0;
const subscribe = async (payload: object, { host = "localhost", proven = true, remoteAddress = "" } = {}) =>
  site.app.inject({
    method: "POST",
    url: subscribePath,
    payload,
    headers: { host, ...(proven && (await proveWork(site.app))) },
    remoteAddress: remoteAddress || `10.1.${++visitors}.1`,
  });

const askAt = async ({ app }: TestApp, url: string) =>
  app.inject({ method: "POST", url, payload: { email: "anna@example.com" }, headers: await proveWork(app) });

const useLink = (kind: NewsletterLinkKind, token: string, remoteAddress = "10.2.0.1") =>
  site.app.inject({
    method: "POST",
    url: kind === "leave" ? formatUnsubscribeCall(token) : `${subscribePath}/confirm`,
    payload: { token },
    remoteAddress,
  });

async function listStatuses(count: number, write: (turn: number) => ReturnType<typeof subscribe>): Promise<number[]> {
  const found = [];
  for (let turn = 0; turn < count; turn++) found.push((await write(turn)).statusCode);
  return found;
}

/** Letters to somebody, the latest first, with the links in them. */
async function readLetters(to: string) {
  const letters = (await site.services.outbox!.list()).filter((mail) => mail.to === to);
  return letters.map(({ subject, text }) => {
    const links = [...text.matchAll(/https?:\S+/g)].map(([href]) => readNewsletterLink(new URL(href).hash));
    const tokenOf = (kind: NewsletterLinkKind) => links.find((link) => link?.kind === kind)?.token;
    return { subject, confirm: tokenOf("confirm"), unsubscribe: tokenOf("leave"), text };
  });
}

describe("GET /api/webhook/{name}", () => {
  it("200: describes the fields of the form", async () => {
    const response = await site.app.inject("/api/webhook/blog_subscribe_form");
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        success: true,
        name: "blog_subscribe_form",
        isOpen: true,
        fields: [
          { name: "email", isRequired: true },
          { name: "source", isRequired: false },
        ],
      },
    ]);
  });

  it("404: for an unknown form", async () => {
    expect((await site.app.inject("/api/webhook/other")).statusCode).toBe(404);
  });

  it("400: without a name", async () => {
    const response = await site.app.inject("/api/webhook/blog%20form");
    expect([response.statusCode, response.json<{ field: string }>().field]).toEqual([400, "name"]);
  });
});

describe("POST /api/webhook/blog_subscribe_form", () => {
  it("200: sends a confirmation first, in the reader's language, and subscribes no one without it", async () => {
    expect((await subscribe({ email: "Anna@example.com" }, { host: "de.localhost" })).json()).toEqual({
      success: true,
    });
    const [letter] = await readLetters("anna@example.com");
    expect(letter).toMatchObject({ subject: "Bestätige dein Newsletter-Abonnement" });
    expect(letter!.text).toContain("http://de.localhost/icons/newsletter#confirm=");
    expect((await useLink("confirm", letter!.confirm!)).statusCode).toBe(200);
    const [welcome] = await readLetters("anna@example.com");
    expect(welcome).toMatchObject({ subject: "Willkommen beim Iconarium-Newsletter", confirm: undefined });
    expect((await useLink("confirm", letter!.confirm!)).statusCode).toBe(404);
  });

  it("200: does the same for a subscriber, and confirming again changes nothing", async () => {
    const before = (await readLetters("anna@example.com")).length;
    const response = await subscribe({ email: "anna@example.com" });
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    const [letter, ...earlier] = await readLetters("anna@example.com");
    expect(earlier).toHaveLength(before);
    expect((await useLink("confirm", letter!.confirm!)).json()).toEqual({ success: true });
    expect(await readLetters("anna@example.com")).toHaveLength(before + 1);
  });

  it("has a link to unsubscribe in every email, which works repeatedly", async () => {
    for (const { unsubscribe } of await readLetters("anna@example.com")) {
      expect(unsubscribe).toBeDefined();
      expect((await useLink("leave", unsubscribe!)).json()).toEqual({ success: true });
    }
  });

  it("400, 403: rejects an invalid address, and a missing captcha", async () => {
    for (const payload of [{}, { email: "anna" }, { email: "a@example.com", source: "<b>" }])
      expect((await subscribe(payload)).statusCode).toBe(400);
    const response = await subscribe({ email: "bot@example.com" }, { proven: false });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, "INVALID_RECAPTCHA"]);
    expect(await readLetters("bot@example.com")).toEqual([]);
  });

  it("404: rejects other forms, and every form on a site without email", async () => {
    expect((await askAt(site, "/api/webhook/other_form")).statusCode).toBe(404);
    const quiet = await startTestApp({ TEST_MODE: "false" });
    const answers = [await askAt(quiet, subscribePath), await quiet.app.inject(subscribePath)];
    await quiet.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200]);
    expect(answers[1]!.json()).toMatchObject({ isOpen: false });
  });

  it("503: reports that the email can't be sent", async () => {
    const { host, close } = await startMailServer();
    await close();
    const cut = await startTestApp({ SMTP_URL: `smtp://${host}`, MAIL_FROM: "a@example.com" });
    const headers = await proveWork(cut.app);
    const payload = { email: "anna@example.com" };
    const response = await cut.app.inject({ method: "POST", url: subscribePath, payload, headers });
    await cut.close();
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([503, "unavailable"]);
  });

  it("429: floods neither one reader nor many", async () => {
    expect(await listStatuses(4, () => subscribe({ email: "flood@example.com" }))).toEqual([200, 200, 200, 429]);
    const many = await listStatuses(12, (turn) =>
      subscribe({ email: `many${turn}@example.com` }, { remoteAddress: "10.9.9.9" }),
    );
    expect(many.at(-1)).toBe(429);
  });
});

describe("a link in an email", () => {
  it("404: can't be forged, and guesses are rate-limited", async () => {
    const [letter] = await readLetters("flood@example.com");
    const [, mark] = letter!.unsubscribe!.split(".");
    const forged = `${Buffer.from("anna@example.com").toString("base64url")}.${mark}`;
    expect((await useLink("leave", forged)).statusCode).toBe(404);
    expect((await useLink("confirm", letter!.unsubscribe!)).statusCode).toBe(404);
    let status = 0;
    for (let turn = 0; turn < 32; turn++) status = (await useLink("confirm", "x".repeat(43), "10.3.0.1")).statusCode;
    expect(status).toBe(429);
  });
});

it("the data export contains a person's subscription", async () => {
  const berta = await signIn(site, "berta@example.com");
  await subscribe({ email: "berta@example.com" });
  await useLink("confirm", (await readLetters("berta@example.com"))[0]!.confirm!);
  const response = await site.app.inject({ url: "/api/user/v2/export", headers: berta.headers });
  expect(response.body).toContain('"newsletter"');
  expect(response.json()).toMatchObject({ newsletter: [{ email: "berta@example.com" }] });
});

test("a deleted account ends its subscription immediately, but no other subscriber's", async () => {
  const cleo = await signIn(site, "cleo@example.com");
  for (const email of ["Cleo@example.com", "cleo2@example.com"]) {
    await subscribe({ email });
    await useLink("confirm", (await readLetters(email.toLowerCase()))[0]!.confirm!);
  }
  const listNews = async () => {
    const members = [await signIn(site, "cleo@example.com"), await signIn(site, "cleo2@example.com")];
    const files = await Promise.all(
      members.map(({ headers }) => site.app.inject({ url: "/api/user/v2/export", headers })),
    );
    return files.map((file) => file.json<{ newsletter: object[] }>().newsletter.length);
  };
  expect(await listNews()).toEqual([1, 1]);
  const left = await site.app.inject({
    method: "DELETE",
    url: "/api/user/v2",
    headers: cleo.headers,
    payload: { confirm: "cleo@example.com" },
  });
  expect(left.statusCode).toBe(200);
  // They come back, to see what is left.
  expect(await listNews()).toEqual([0, 1]);
});

test("a person who opens the call for email programs sees a page with a button, and remains subscribed", async () => {
  const [letter] = await readLetters("cleo2@example.com");
  const opened = await site.app.inject(formatUnsubscribeCall(letter!.unsubscribe!));
  expect([opened.statusCode, opened.headers.location]).toEqual([
    303,
    `http://localhost${newsletterPath}#leave=${letter!.unsubscribe!}`,
  ]);
  expect((await site.app.inject(formatUnsubscribeCall("<script>"))).statusCode).toBe(400);
});
