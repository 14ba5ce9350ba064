import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beSomebody } from "../../../../tests/harness/people/be-somebody.ts";
import { createHttpVisitor, type HttpVisitor } from "../../../../tests/harness/people/http-visitor.ts";
import { proveWork } from "../../../../tests/harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { signInTypes, type SignInType } from "../../../core/people/sign-in-types.ts";
import { readMailLink } from "../mail/mail-link.ts";

/** From the button to the page that was wanted, over HTTP, with the local identity provider. */

let app: TestApp;
let site: string;
beforeAll(async () => {
  app = await startTestApp();
  const { port } = new URL(await app.app.listen({ port: 0, host: "127.0.0.1" }));
  site = `http://localhost:${port}`;
});
afterAll(() => app.close());

const inGerman = () => site.replace("//", "//de.");

interface Choice {
  type?: SignInType;
  person?: string;
  path?: string;
  at?: string;
}

async function signInAs(
  visitor: HttpVisitor,
  { type = "github", person = "member", path = "/icons", at = site }: Choice,
) {
  const page = await visitor.go(`${at}/api/auth/v1/login/${type}?${new URLSearchParams({ path })}`);
  return beSomebody(visitor, page, { person });
}

const tokenAt = (visitor: HttpVisitor, at = site) => visitor.cookies.get(new URL(at).host)?.get("token");

async function readToken(visitor: HttpVisitor, at = site): Promise<string | undefined> {
  const { text } = await visitor.ask(`${at}/api/token/v1`);
  return (JSON.parse(text) as { token?: string }).token;
}

test.each(signInTypes)("with %s a person returns signed in, to the page before", async (type) => {
  const visitor = createHttpVisitor();
  const end = await signInAs(visitor, { type, path: "/icons/set/home?look=color-228be6" });
  expect(end.url).toBe(`${site}/icons/set/home?look=color-228be6`);
  const token = await readToken(visitor);
  expect(token).not.toBe(tokenAt(visitor));
  expect(await readToken(visitor)).not.toBe(token);
  const headers = { authorization: `Bearer ${token}` };
  expect((await createHttpVisitor().ask(`${site}/api/token/v1`, { headers })).text).toContain(token);
});

test("provider accounts with one verified address belong to one person", async () => {
  const ids = [];
  for (const type of signInTypes) {
    const visitor = createHttpVisitor();
    await signInAs(visitor, { type, person: "maker" });
    ids.push(visitor.cookies.get(new URL(site).host)?.get("uid"));
  }
  expect(new Set(ids).size).toBe(1);
  expect(await app.services.people.find(ids[0]!)).toMatchObject({ name: "Mira Maker", roles: ["maker"] });
});

test("sign-in cookies are limited to this site and hidden from scripts", async () => {
  const visitor = createHttpVisitor();
  const page = await visitor.go(`${site}/api/auth/v1/login/google`);
  const resume = await visitor.ask(page.url, { form: { person: "paid" } });
  const callback = await visitor.ask(resume.headers.location!);
  const back = await visitor.ask(callback.headers.location!);
  const cookies = back.headers["set-cookie"] ?? [];
  const names = cookies.map((line) => line.split("=", 1)[0]);
  expect(names).toEqual([expect.stringMatching(/^sign_in_/), "token", "uid", "paid", "cid"]);
  for (const line of cookies) expect(line).toMatch(/; HttpOnly/);
  expect(cookies.find((line) => line.startsWith("token="))).toMatch(/Max-Age=864000; Path=\/; HttpOnly; SameSite=Lax/);
  expect(cookies).toContainEqual(expect.stringMatching(/^paid=true;/));
});

test("each sign-in issues a new token and revokes the previous one", async () => {
  const visitor = createHttpVisitor();
  await signInAs(visitor, {});
  const first = tokenAt(visitor)!;
  await signInAs(visitor, { person: "paid" });
  expect(tokenAt(visitor)).not.toBe(first);
  expect((await visitor.ask(`${site}/api/token/v1`, { headers: { cookie: `token=${first}` } })).status).toBe(401);
});

test("canceling a sign-in shows a message and preserves the return path", async () => {
  const visitor = createHttpVisitor();
  const page = await visitor.go(`${site}/api/auth/v1/login/apple?path=/icons/new`);
  const end = await beSomebody(visitor, page, { cancel: "yes" });
  expect(end.url).toBe(`${site}/icons/sign-in?problem=cancelled&type=apple&path=%2Ficons%2Fnew`);
  expect(tokenAt(visitor)).toBeUndefined();
});

test("a response that this browser hasn't requested signs no one in", async () => {
  const [victim, attacker] = [createHttpVisitor(), createHttpVisitor()];
  const page = await attacker.go(`${site}/api/auth/v1/login/github`);
  const resume = await attacker.ask(page.url, { form: { person: "member" } });
  const { location } = (await attacker.ask(resume.headers.location!)).headers;
  expect((await victim.go(location!)).url).toBe(`${site}/icons/sign-in?problem=expired&type=github`);
  expect(tokenAt(victim)).toBeUndefined();
  const other = new URL(location!);
  other.searchParams.set("state", "another-state-of-somebody");
  expect((await attacker.go(other.href)).url).toContain("problem=expired");
  const elsewhere = location!.replace("callback/github", "callback/google");
  expect((await attacker.go(elsewhere)).url).toContain("problem=expired");
});

test("a code that the provider doesn't know is rejected", async () => {
  const visitor = createHttpVisitor();
  const page = await visitor.go(`${site}/api/auth/v1/login/github`);
  const resume = await visitor.ask(page.url, { form: { person: "member" } });
  const callback = new URL((await visitor.ask(resume.headers.location!)).headers.location!);
  callback.searchParams.set("code", "made-up");
  expect((await visitor.go(callback.href)).url).toContain("problem=refused");
  expect(tokenAt(visitor)).toBeUndefined();
});

test("only pages of this site are valid return paths", async () => {
  for (const path of ["https://evil.example/", "//evil.example/", "/\\evil.example", "/api/auth/v1/login/github"]) {
    expect((await signInAs(createHttpVisitor(), { path })).url, path).toBe(`${site}/icons`);
  }
});

test("a person who signs in after a deletion request sees once that their account stays", async () => {
  const visitor = createHttpVisitor();
  await signInAs(visitor, { person: "maker" });
  const json = { confirm: "maker@people.example" };
  expect((await visitor.ask(`${site}/api/user/v2`, { method: "DELETE", json })).status).toBe(200);
  const back = await signInAs(visitor, { person: "maker", path: "/icons/new" });
  expect(back.url).toBe(`${site}/icons/sign-in?notice=back&type=github&path=%2Ficons%2Fnew`);
  expect((await signInAs(visitor, { person: "maker", path: "/icons/new" })).url).toBe(`${site}/icons/new`);
});

describe("languages with their own origins", () => {
  test("a sign-in there signs in on that origin and on the one that providers know", async () => {
    const visitor = createHttpVisitor();
    const end = await signInAs(visitor, { at: inGerman(), path: "/icons/new" });
    expect(end.url).toBe(`${inGerman()}/icons/new`);
    expect(tokenAt(visitor, inGerman())).toBe(tokenAt(visitor));
    expect(await readToken(visitor, inGerman())).toBeDefined();
  });

  test("an email link from there signs in on that origin, too, and replaces a previous session", async () => {
    const visitor = createHttpVisitor();
    await signInAs(visitor, { person: "paid" });
    await visitor.ask(`${inGerman()}/api/auth/v1/login/email`, {
      headers: await proveWork(app.app),
      json: { email: "dora@example.com", path: "/icons/new" },
    });
    const [letter] = await app.services.outbox!.list();
    const href = /https?:\S+/.exec(letter!.text)![0];
    expect(href).toContain(inGerman());
    const { token } = readMailLink(new URL(href).hash)!;
    const answer = await visitor.ask(`${inGerman()}/api/auth/v1/login/email/confirm`, { json: { token } });
    const { path } = JSON.parse(answer.text) as { path: string };
    const end = await visitor.go(new URL(path, inGerman()).href);
    expect(end.url).toBe(`${inGerman()}/icons/new`);
    expect(tokenAt(visitor)).toBe(tokenAt(visitor, inGerman()));
    const dora = await app.services.sessionCache.read(tokenAt(visitor)!);
    expect(dora.viewer.person).toMatchObject({ email: "dora@example.com" });
  });

  test("changing the language preserves the session, and signing out ends it on both origins", async () => {
    const visitor = createHttpVisitor();
    await signInAs(visitor, {});
    const move = `${site}/api/token/v1/move?to=de&path=${encodeURIComponent("/icons/set/home?look=color-228be6")}`;
    expect((await visitor.go(move)).url).toBe(`${inGerman()}/icons/set/home?look=color-228be6`);
    expect(tokenAt(visitor, inGerman())).toBe(tokenAt(visitor));
    expect((await visitor.ask(`${inGerman()}/api/auth/v1/logout`, { method: "POST" })).status).toBe(403);
    expect((await visitor.ask(`${inGerman()}/api/auth/v1/logout`, { json: {} })).status).toBe(200);
    expect(await readToken(visitor, inGerman())).toBeUndefined();
    expect(await readToken(visitor)).toBeUndefined();
  });

  test("a guest stays a guest, and is redirected to the origin of the sign-in", async () => {
    const visitor = createHttpVisitor();
    expect((await visitor.go(`${site}/api/token/v1/move?to=de&path=/icons`)).url).toBe(`${inGerman()}/icons`);
    const enter = `${inGerman()}/api/token/v1/enter?path=/icons&otherwise=${encodeURIComponent("/icons/sign-in?path=/icons")}`;
    expect((await visitor.go(enter)).url).toBe(`${inGerman()}/icons/sign-in?path=/icons`);
    await signInAs(visitor, {});
    expect((await visitor.go(enter)).url).toBe(`${inGerman()}/icons`);
    expect(await readToken(visitor, inGerman())).toBeDefined();
  });

  test("another person's link signs no one in, and a code is valid once", async () => {
    const [attacker, victim] = [createHttpVisitor(), createHttpVisitor()];
    await signInAs(attacker, {});
    const ticket = await attacker.ask(`${inGerman()}/api/token/v1/enter?from=en&path=/icons`);
    const { location } = (await attacker.ask(ticket.headers.location!)).headers;
    expect((await victim.go(location!)).url).toBe(`${inGerman()}/icons`);
    expect(tokenAt(victim, inGerman())).toBeUndefined();
    // The victim's visit has used it up.
    await attacker.go(location!);
    expect(tokenAt(attacker, inGerman())).toBeUndefined();
  });
});

function redeem(type: string, json: unknown) {
  return createHttpVisitor().ask(`${site}/api/auth/v1/login/${type}`, { json });
}

async function refusal(type: string, body: unknown) {
  const { status, text } = await redeem(type, body);
  return [status, (JSON.parse(text) as { field?: string }).field];
}

describe("native clients", () => {
  const credentials = { redirectUri: "http://localhost/api/auth/v1/callback/github" };

  test("sign in with the code that they send", async () => {
    const stored = {
      nonce: "a-nonce-of-the-program",
      codeVerifier: "v".repeat(43),
      redirectUri: `${site}/api/auth/v1/callback/google`,
    };
    const url = app.services
      .localIdentity!.standInFor("google")
      .makeAuthorizationUrl({ ...stored, state: "s".repeat(20) });
    const visitor = createHttpVisitor();
    const page = await visitor.go(url.href);
    const resume = await visitor.ask(page.url, { form: { person: "member" } });
    const back = new URL((await visitor.ask(resume.headers.location!)).headers.location!);
    const body = { client: "plugin", code: back.searchParams.get("code"), credentials: stored };
    // Whatever others of their network have tried.
    const tried = [];
    for (let count = 0; count < 7; count++) tried.push((await redeem("google", { ...body, code: "made-up" })).status);
    expect(tried.at(-1)).toBe(429);
    const { status, text, headers } = await redeem("google", body);
    expect([status, headers["set-cookie"]]).toEqual([200, undefined]);
    const { token } = JSON.parse(text) as { token: string };
    const bearer = { authorization: `Bearer ${token}` };
    expect(await visitor.ask(`${site}/api/token/v1`, { headers: bearer })).toMatchObject({ status: 200 });
    const uid = "00000000-0000-0000-0000-000000000000";
    expect(await visitor.ask(`${site}/api/token/v1`, { headers: { ...bearer, uid } })).toMatchObject({ status: 401 });
    expect([403, 429]).toContain((await redeem("google", body)).status);
  });

  test("are rejected without a known type or a client, and nothing changes", async () => {
    const good = { client: "plugin", code: "made-up", credentials };
    expect(await refusal("myspace", good)).toEqual([400, "type"]);
    expect(await refusal("github", { ...good, client: undefined })).toEqual([400, "client"]);
    expect(await refusal("github", { ...good, client: "  " })).toEqual([400, "client"]);
    expect(await refusal("github", { ...good, code: undefined })).toEqual([400, "code"]);
    expect(await refusal("github", { ...good, credentials: { redirectUri: "no address" } })).toEqual([
      400,
      "credentials.redirectUri",
    ]);
  });
});

test("after repeated failures, a client gets the time to wait", async () => {
  const visitor = createHttpVisitor();
  const json = {
    client: "plugin",
    code: "made-up",
    credentials: { redirectUri: `${site}/api/auth/v1/callback/github` },
  };
  const statuses = [];
  for (let count = 0; count < 8; count++) {
    const { status, headers } = await visitor.ask(`${site}/api/auth/v1/login/github`, { json });
    statuses.push(status);
    if (status === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(statuses.at(-1)).toBe(429);
});

test("starting a sign-in succeeds, however many attempts its network has made", async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 150; count++) {
    statuses.add((await createHttpVisitor().ask(`${site}/api/auth/v1/login/github`)).status);
  }
  expect([...statuses]).toEqual([302]);
});
