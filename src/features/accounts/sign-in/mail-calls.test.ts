import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { proveWork } from "../../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { readMailLink } from "../mail/mail-link.ts";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

type Method = "POST" | "PATCH" | "DELETE";

const call = (url: string, payload: object, headers: Record<string, string> = {}, method: Method = "POST") =>
  site.app.inject({
    method,
    url,
    payload,
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux) Firefox/140.0", ...headers },
  });

/** Every test is somebody in a network of their own would be too much to ask: addresses differ instead. */
let visitors = 0;
const fromElsewhere = () => ({ remoteAddress: `10.0.${++visitors}.1` });

const ask = async (
  email: string,
  rest: object = {},
  headers: Record<string, string> = {},
  from: object = fromElsewhere(),
) =>
  site.app.inject({
    method: "POST",
    url: "/api/auth/v1/login/email",
    payload: { email, ...rest },
    headers: { host: "localhost", ...(await proveWork(site.app)), ...headers },
    ...from,
  });

async function readLetter(to: string) {
  const letter = (await site.services.outbox!.list()).find((mail) => mail.to === to);
  const href = /https?:\S+/.exec(letter?.text ?? "")?.[0] ?? "";
  return { ...letter, href, token: href === "" ? "" : (readMailLink(new URL(href).hash)?.token ?? "") };
}

const confirm = (token: string, headers?: Record<string, string>) =>
  call("/api/auth/v1/login/email/confirm", { token }, headers);

test("a link by email signs its reader in, once, and leads to the page before", async () => {
  expect((await ask("anna@example.com", { path: "/icons/set/home" })).json()).toEqual({ success: true });
  const { token, href, subject, html } = await readLetter("anna@example.com");
  expect(subject).toBe("Sign in to Iconarium");
  expect(html).toContain(href);
  const answer = await confirm(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true, path: "/icons/set/home" });
  const cookie = answer.cookies.find(({ name }) => name === "token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const { viewer } = await site.services.sessionCache.read(cookie!.value);
  expect(viewer.person).toMatchObject({ email: "anna@example.com" });
  expect(await site.services.sessions.list(viewer.person!.id)).toMatchObject([{ device: "Firefox · Linux" }]);
  const again = await confirm(token);
  expect(again.statusCode).toBe(404);
  expect(again.cookies).toEqual([]);
});

test("of twenty simultaneous uses of a link exactly one signs in", async () => {
  await ask("rush@example.com");
  const { token } = await readLetter("rush@example.com");
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
});

test("the response is the same with and without an account", async () => {
  await signIn(site, "known@example.com");
  const [known, unknown] = [await ask("known@example.com"), await ask("unknown@example.com")];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
});

test("emails are in the language of the page and link to its host", async () => {
  await ask("berta@example.com", {}, { host: "de.localhost" });
  const { subject, href, html } = await readLetter("berta@example.com");
  expect(subject).toBe("Bei Iconarium anmelden");
  expect(href).toMatch(/^http:\/\/de\.localhost\/icons\/account\/link#sign-in=/);
  expect(html).toContain('lang="de"');
});

test("a link redirects to this site only", async () => {
  for (const [place, path] of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
  ].entries()) {
    const email = `lost${place}@example.com`;
    await ask(email, { path });
    const { token } = await readLetter(email);
    expect((await confirm(token)).json()).toMatchObject({ path: "/icons" });
  }
});

test("an invalid address gets no email", async () => {
  const before = (await site.services.outbox!.list()).length;
  for (const email of [
    "",
    "anna",
    "anna@",
    "a@example.com, b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    `${"a".repeat(300)}@example.com`,
  ]) {
    const answer = await ask(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: "invalid_input", field: "email" });
  }
  expect((await site.services.outbox!.list()).length).toBe(before);
});

test("a repeated request for one address is rate-limited, in any letter case, and other addresses aren't", async () => {
  const statuses = [];
  const here = { remoteAddress: "198.51.100.1" };
  for (const email of [
    "often@example.com",
    "Often@example.com",
    "OFTEN@example.com",
    "often@Example.com",
    "often@example.com",
  ]) {
    statuses.push((await ask(email, {}, {}, here)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const refused = await ask("often@example.com", {}, {}, here);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask("other@example.com", {}, {}, here)).statusCode).toBe(200);
  // Nor do they themselves, where they really are: a stranger keeps nobody from signing in.
  expect((await ask("often@example.com")).statusCode).toBe(200);
});

test("a person who solves a captcha gets an email, however many their network has requested", async () => {
  const here = { remoteAddress: "192.0.2.7" };
  for (let count = 0; count < 25; count += 1) await ask(`many${count}@example.com`, {}, {}, here);
  expect((await ask("last@example.com", {}, {}, here)).statusCode).toBe(200);
  expect((await readLetter("last@example.com")).href).not.toBe("");
});

test("a signed-in person can request few emails to new addresses, whatever others in their network do", async () => {
  const [frida, gerd] = [await signIn(site, "frida@example.com"), await signIn(site, "gerd@example.com")];
  const change = (email: string, { headers }: typeof frida) => call("/api/user/v2/email", { email }, headers);
  const statuses = [];
  for (let count = 0; count < 17; count += 1)
    statuses.push((await change(`new${count}@example.com`, frida)).statusCode);
  expect([statuses[0], statuses[15], statuses[16]]).toEqual([200, 200, 429]);
  expect((await change("gerd@other.example", gerd)).statusCode).toBe(200);
});

test("no email is sent without a captcha token, and one per token", async () => {
  const payload = { email: "robot@example.com" };
  const bare = await site.app.inject({ method: "POST", url: "/api/auth/v1/login/email", payload, ...fromElsewhere() });
  expect(bare.statusCode).toBe(403);
  expect(bare.json()).toMatchObject({ success: false, code: "INVALID_RECAPTCHA" });
  expect((await readLetter("robot@example.com")).href).toBe("");
  const proof = await proveWork(site.app);
  // What is refused for another reason uses nothing up.
  expect((await ask("no address", {}, proof)).statusCode).toBe(400);
  expect((await ask("first@example.com", {}, proof)).statusCode).toBe(200);
  expect((await ask("robot@example.com", {}, proof)).json()).toMatchObject({ code: "INVALID_RECAPTCHA" });
  expect((await readLetter("robot@example.com")).href).toBe("");
});

test("a form on another site cannot sign anyone in", async () => {
  await ask("victim@example.com");
  const { token } = await readLetter("victim@example.com");
  const form = await site.app.inject({
    method: "POST",
    url: "/api/auth/v1/login/email/confirm",
    payload: `token=${token}`,
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
  });
  expect(form.statusCode).toBe(415);
  expect(form.cookies).toEqual([]);
  expect((await confirm(token)).statusCode).toBe(200);
});

test("a link to the new address changes a person's email address, and the old address can undo it", async () => {
  const carla = await signIn(site, "carla@old.example");
  const request = await call("/api/user/v2/email", { email: "carla@new.example" }, carla.headers);
  expect(request.statusCode).toBe(200);
  expect(await site.services.people.find(carla.id)).toMatchObject({ email: "carla@old.example" });
  const { token } = await readLetter("carla@new.example");
  const done = await call("/api/user/v2/email/confirm", { token });
  expect(done.json()).toEqual({ success: true, email: "carla@new.example" });
  expect(await site.services.people.find(carla.id)).toMatchObject({ email: "carla@new.example" });
  expect((await call("/api/user/v2/email/confirm", { token })).statusCode).toBe(404);

  const back = await readLetter("carla@old.example");
  expect(back.text).toContain("carla@new.example");
  const restored = await call("/api/user/v2/email/restore", { token: back.token });
  expect(restored.json()).toEqual({ success: true, email: "carla@old.example" });
  expect(await site.services.people.find(carla.id)).toMatchObject({ email: "carla@old.example" });
  expect(await site.services.sessions.list(carla.id)).toEqual([]);
});

test("an address of another account cannot be taken over", async () => {
  await signIn(site, "taken@example.com");
  const dora = await signIn(site, "dora@example.com");
  expect((await call("/api/user/v2/email", { email: "Taken@example.com" }, dora.headers)).statusCode).toBe(200);
  const { token } = await readLetter("Taken@example.com");
  const refused = await call("/api/user/v2/email/confirm", { token });
  expect(refused.statusCode).toBe(409);
  expect(await site.services.people.find(dora.id)).toMatchObject({ email: "dora@example.com" });
});

test("a link is valid for one purpose only", async () => {
  const eva = await signIn(site, "eva@example.com");
  await call("/api/user/v2/email", { email: "eva@other.example" }, eva.headers);
  const { token } = await readLetter("eva@other.example");
  expect((await confirm(token)).statusCode).toBe(404);
  expect((await call("/api/user/v2/email/restore", { token })).statusCode).toBe(404);
  expect((await call("/api/user/v2/email/confirm", { token })).statusCode).toBe(200);
});

test("guests can't change email addresses", async () => {
  expect((await call("/api/user/v2/email", { email: "guest@example.com" })).statusCode).toBe(401);
  const anna = await signIn(site, "anna2@example.com");
  const { origin: _origin, ...foreign } = anna.headers;
  expect((await call("/api/user/v2/email", { email: "x@example.com" }, foreign)).statusCode).toBe(403);
});

test("without a mail server there is no sign-in by email", async () => {
  const quiet = await startTestApp({ TEST_MODE: "false" });
  const payload = { email: "anna@example.com" };
  const headers = await proveWork(quiet.app);
  const answer = await quiet.app.inject({ method: "POST", url: "/api/auth/v1/login/email", payload, headers });
  await quiet.close();
  expect(answer.statusCode).toBe(404);
});

test("an unreachable mail server causes an error message, and no log contains the link", async () => {
  const held = createServer();
  await new Promise<void>((resolve) => held.listen(0, "127.0.0.1", resolve));
  const { port } = held.address() as AddressInfo;
  await new Promise((resolve) => held.close(resolve));
  const cut = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "a@example.com" });
  const payload = { email: "anna@example.com" };
  const headers = await proveWork(cut.app);
  const answer = await cut.app.inject({ method: "POST", url: "/api/auth/v1/login/email", payload, headers });
  await cut.close();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "unavailable" });
});

test("a valid link signs in, however many attempts its network has made", async () => {
  await ask("patient@example.com");
  const { token } = await readLetter("patient@example.com");
  const guesses = [];
  for (let count = 0; count < 33; count += 1) guesses.push((await confirm("x".repeat(43))).statusCode);
  expect(guesses.at(-1)).toBe(429);
  expect((await confirm(token)).statusCode).toBe(200);
});
