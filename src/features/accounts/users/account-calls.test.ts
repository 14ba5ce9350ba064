import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createAccountDeletion } from "./account-deletion.server.ts";

let site: TestApp;
let people = 0;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const join = () => signIn(site, `somebody${++people}@example.com`);

interface RefusedCall {
  url: string;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  by?: Member;
  body?: object;
}
const call = ({ url, method = "GET", by, body }: RefusedCall) =>
  site.app.inject({ method, url, ...(by && { headers: by.headers }), ...(body && { payload: body }) });

const calls: RefusedCall[] = [
  { method: "PATCH", url: "/api/user/v2", body: { name: "Anna" } },
  { method: "DELETE", url: "/api/user/v2", body: { confirm: "x" } },
  { method: "GET", url: "/api/user/v2/export" },
  { method: "DELETE", url: "/api/user/v2/sessions" },
  { method: "DELETE", url: "/api/user/v2/sessions/7f3f0e7e-3b52-4d0e-8f0e-0d8f6f6f6f6f" },
  { method: "DELETE", url: "/api/user/v2/identities/github" },
  { method: "POST", url: "/api/user/v2/email", body: { email: "x@example.com" } },
  { method: "POST", url: "/api/user/v2/passkeys/options", body: {} },
  { method: "PATCH", url: "/api/user/v2/passkeys/x", body: { name: "x" } },
  { method: "DELETE", url: "/api/user/v2/passkeys/x" },
];

test.each(calls)("guests are refused by $method $url", async (options) => {
  const answer = await call(options);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ success: false, code: "signed_out" });
});

test.each(calls.filter(({ method }) => method !== "GET"))(
  "$method $url rejects requests from another site",
  async ({ url, method = "POST", body }) => {
    const { headers } = await join();
    const answer = await site.app.inject({
      method,
      url,
      headers: { cookie: headers.cookie, origin: "https://evil.example" },
      ...(body && { payload: body }),
    });
    expect(answer.statusCode).toBe(403);
  },
);

test("an update without changes is accepted", async () => {
  const anna = await join();
  expect(await call({ method: "PATCH", url: "/api/user/v2", by: anna, body: {} })).toMatchObject({ statusCode: 200 });
});

test("a person chooses their name and the language of their emails", async () => {
  const anna = await join();
  expect(
    (await call({ method: "PATCH", url: "/api/user/v2", by: anna, body: { name: "Anna", locale: "ja" } })).statusCode,
  ).toBe(200);
  expect(await site.services.people.find(anna.id)).toMatchObject({ name: "Anna", locale: "ja" });
  for (const body of [{ name: "x".repeat(81) }, { locale: "xx" }, { locale: null }]) {
    const answer = await call({ method: "PATCH", url: "/api/user/v2", by: anna, body });
    expect(answer.statusCode).toBe(400);
  }
  expect(await site.services.people.find(anna.id)).toMatchObject({ name: "Anna", locale: "ja" });
});

test("a person signs out a device immediately, but no other person's", async () => {
  const [anna, ben] = [await join(), await join()];
  const { token, sessionId } = await site.services.sessions.open(anna.id, { device: "Phone" });
  const isIn = async () => (await site.services.sessionCache.read(token)).viewer.person !== undefined;
  expect(await isIn()).toBe(true);
  const url = `/api/user/v2/sessions/${sessionId}`;
  expect((await call({ method: "DELETE", url, by: ben })).statusCode).toBe(404);
  expect(await isIn()).toBe(true);
  expect((await call({ method: "DELETE", url, by: anna })).statusCode).toBe(200);
  expect(await isIn()).toBe(false);

  const other = await site.services.sessions.open(anna.id, { device: "Tablet" });
  expect((await call({ method: "DELETE", url: "/api/user/v2/sessions", by: anna })).statusCode).toBe(200);
  expect((await site.services.sessionCache.read(other.token)).viewer.isGuest).toBe(true);
  expect((await site.services.sessionCache.read(anna.token)).viewer.isGuest).toBe(false);
});

test("the last sign-in method can't be removed, even by two simultaneous requests", async () => {
  const { people: met, sessions } = site.services;
  const nobody = { verifiedEmail: undefined, name: "No Mail" };
  const { id } = await met.meet({ provider: "github", subject: "last", ...nobody }, { locale: "en" });
  const { token } = await sessions.open(id, { device: "Desk" });
  const by: Member = { id, token, headers: { cookie: `token=${token}`, origin: "http://localhost" } };
  const unlink = (provider: string) => call({ method: "DELETE", url: `/api/user/v2/identities/${provider}`, by });
  expect((await unlink("google")).statusCode).toBe(404);
  const only = await unlink("github");
  expect([only.statusCode, only.json()]).toMatchObject([409, { code: "conflict" }]);
  expect(await site.services.signInMethods.listProviders(id)).toEqual(["github"]);

  await site.services.people.link(id, { provider: "google", subject: "last" });
  const statuses = (await Promise.all([unlink("github"), unlink("google")])).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(expect.arrayContaining([200, 409]));
  expect(await site.services.signInMethods.listProviders(id)).toHaveLength(1);
});

test("a person with an email address needs no other sign-in method", async () => {
  const anna = await join();
  await site.services.people.link(anna.id, { provider: "github", subject: "spare" });
  expect((await call({ method: "DELETE", url: "/api/user/v2/identities/github", by: anna })).statusCode).toBe(200);
});

test("a provider account belongs to one person only", async () => {
  const [anna, ben] = [await join(), await join()];
  const account = { provider: "apple", subject: "one" } as const;
  await site.services.people.link(anna.id, account);
  await site.services.people.link(anna.id, account);
  await expect(site.services.people.link(ben.id, account)).rejects.toMatchObject({ code: "conflict" });
});

test("the data export contains everything about the person, and no secrets or data of others", async () => {
  const [anna, ben] = [await join(), await join()];
  await site.services.licenses.give(anna.id, { source: "manual" });
  await site.services.people.link(anna.id, { provider: "google", subject: "mine" });
  await site.services.history.remember(`user:${anna.id}`, { term: "teapot", language: "en" });
  await site.services.history.remember(`user:${ben.id}`, { term: "umbrella", language: "en" });
  const answer = await call({ url: "/api/user/v2/export", by: anna });
  expect(answer.headers["content-disposition"]).toContain("iconarium-account.json");
  expect(answer.headers["cache-control"]).toContain("no-store");
  const data = answer.json<Record<string, unknown[]>>();
  expect(Object.keys(data).toSorted()).toEqual(site.services.personalData.map(({ name }) => name).toSorted());
  expect(data).toMatchObject({
    account: [{ id: anna.id }],
    linkedAccounts: [{ provider: "google", subject: "mine" }],
    devices: [{ device: "Test" }],
    licenses: [{ source: "manual" }],
    searchHistory: ["teapot"],
  });
  expect(answer.body).not.toContain(ben.id);
  expect(answer.body).not.toContain("umbrella");
  expect(answer.body).not.toMatch(/token|publicKey/i);
});

test("every table that refers to a person is in the data export or documents why not", async () => {
  // A new table with a person in it has to appear in one of the parts, or here.
  // Who took an icon down is forgotten with the account.
  const withoutPart = new Set(["once_tokens", "taken_down_icons"]);
  const inParts = new Set([
    "api_keys",
    "identities",
    "sessions",
    "passkeys",
    "licences",
    "allowances",
    "paid_downloads",
    "monthly_usage",
    "orders",
    "subscriptions",
    "invoices",
    "collections",
    "collection_owners",
    "search_history",
    "uploaded_icons",
    "events",
    "published_sets",
    "icon_requests",
    "request_votes",
    "request_reports",
    "request_files",
    "request_events",
    "notices",
    "notice_choices",
  ]);
  const database = site.openDatabase();
  const { rows } = await database.run((db) =>
    db.execute<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'people'::regclass`,
    ),
  );
  await database.close();
  expect(
    rows
      .map(({ name }) => name)
      .filter((name) => !withoutPart.has(name))
      .toSorted(),
  ).toEqual([...inParts].toSorted());
});

const deleteAccount = (by: Member, confirm: string) =>
  call({ method: "DELETE", url: "/api/user/v2", by, body: { confirm } });

test("deleting an account ends all sessions immediately, and signing in again restores it", async () => {
  const anna = await join();
  const email = `somebody${people}@example.com`;
  const phone = await site.services.sessions.open(anna.id, { device: "Phone" });
  await site.services.history.remember(`user:${anna.id}`, { term: "teapot", language: "en" });
  expect((await deleteAccount(anna, "something else")).statusCode).toBe(400);
  expect((await site.services.sessionCache.read(phone.token)).viewer.isGuest).toBe(false);

  const answer = await deleteAccount(anna, ` ${email.toUpperCase()} `);
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies.find(({ name }) => name === "token")).toMatchObject({ value: "", maxAge: 0 });
  for (const { token } of [anna, phone])
    expect((await site.services.sessionCache.read(token)).viewer.isGuest).toBe(true);
  expect(await site.services.people.find(anna.id)).toBeUndefined();
  const [letter] = await site.services.outbox!.list();
  expect(letter).toMatchObject({ to: email, subject: "Your account will be deleted" });

  expect(await site.services.accountDeletion.deleteDue()).toBe(0);
  expect(await site.services.people.meetByEmail(email, { locale: "en" })).toMatchObject({ id: anna.id });
  expect(await site.services.history.list(`user:${anna.id}`)).toEqual(["teapot"]);
});

test("after 30 days an account is deleted with its data, and other accounts stay", async () => {
  const [anna, ben, cleo] = [await join(), await join(), await join()];
  for (const { id } of [anna, ben]) {
    await site.services.history.remember(`user:${id}`, { term: "teapot", language: "en" });
    await site.services.licenses.give(id, { source: "manual" });
  }
  await deleteAccount(anna, `somebody${people - 2}@example.com`);
  await deleteAccount(cleo, `somebody${people}@example.com`);
  const database = site.openDatabase();
  const later = (days: number) => {
    const { sessions, sessionCache, apiKeys } = site.services;
    const deletion = createAccountDeletion({
      stopPayments: () => Promise.resolve(),
      forgetReaders: () => Promise.resolve(),
      database,
      sessions,
      sessionCache,
      apiKeys,
      mailer: undefined,
      log: createLog("silent"),
      now: () => new Date(Date.now() + days * 86_400_000),
    });
    deletion.close();
    return deletion;
  };
  expect(await later(29).deleteDue()).toBe(0);
  await site.services.people.meetByEmail(`somebody${people}@example.com`, { locale: "en" });
  expect(await later(31).deleteDue()).toBe(1);
  await database.close();
  expect(await site.services.licenses.list(anna.id)).toEqual([]);
  expect(await site.services.history.list(`user:${anna.id}`)).toEqual([]);
  expect(await site.services.people.welcome(anna.id)).toBeUndefined();
  expect(await site.services.licenses.list(ben.id)).toHaveLength(1);
  expect(await site.services.history.list(`user:${ben.id}`)).toEqual(["teapot"]);
  expect(await site.services.people.find(cleo.id)).toBeDefined();
});
