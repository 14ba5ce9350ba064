import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let site: TestApp;
let admin: Member;

beforeAll(async () => {
  site = await startTestApp();
  admin = await signIn(site, "ada@example.com");
  await site.services.userAdmin.change(admin.id, { grant: "admin" });
});
afterAll(() => site.close());

const change = (id: string, payload: object, by?: Member) =>
  site.app.inject({ method: "PATCH", url: `/api/admin/v1/people/${id}`, payload, ...(by && { headers: by.headers }) });
const read = async (token: string) => (await site.services.sessionCache.read(token)).viewer;

test("the call doesn't exist for anyone but admins, whatever they send", async () => {
  const anna = await signIn(site, "anna@example.com");
  const maker = await signIn(site, "maker@example.com");
  await site.services.userAdmin.change(maker.id, { grant: "maker" });
  for (const by of [undefined, anna, maker]) {
    for (const body of [{ grant: "admin" }, { grant: "king" }]) {
      const answer = await change(anna.id, body, by);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "not_found" });
    }
  }
  expect(await site.services.people.find(anna.id)).toMatchObject({ roles: [] });
});

test("roles are granted and revoked immediately, and granting twice has no further effect", async () => {
  const mira = await signIn(site, "mira@example.com");
  expect((await read(mira.token)).person?.roles).toEqual([]);
  expect((await change(mira.id, { grant: "maker" }, admin)).statusCode).toBe(200);
  await change(mira.id, { grant: "maker" }, admin);
  expect((await read(mira.token)).person?.roles).toEqual(["maker"]);
  await change(mira.id, { grant: "admin" }, admin);
  await change(mira.id, { revoke: "maker" }, admin);
  expect((await read(mira.token)).person?.roles).toEqual(["admin"]);
});

test("concurrent grants of roles all succeed", async () => {
  const mira = await signIn(site, "rush@example.com");
  await Promise.all([change(mira.id, { grant: "maker" }, admin), change(mira.id, { grant: "admin" }, admin)]);
  expect((await site.services.people.find(mira.id))?.roles.toSorted()).toEqual(["admin", "maker"]);
});

test("flagging a person for abuse signs them out everywhere; removing the flag signs no one out", async () => {
  const abe = await signIn(site, "abe@example.com");
  expect((await read(abe.token)).isGuest).toBe(false);
  await change(abe.id, { isAbuser: true }, admin);
  expect((await read(abe.token)).isGuest).toBe(true);
  const again = await signIn(site, "abe@example.com");
  expect((await read(again.token)).person).toMatchObject({ isAbuser: true });
  await change(abe.id, { isAbuser: false }, admin);
  expect((await read(again.token)).person).toMatchObject({ isAbuser: false });
});

test("admins can't lock themselves out, and an unknown role is rejected", async () => {
  expect((await change(admin.id, { revoke: "admin" }, admin)).statusCode).toBe(409);
  expect((await change(admin.id, { grant: "king" }, admin)).statusCode).toBe(400);
  expect((await change("not-an-id", { grant: "maker" }, admin)).statusCode).toBe(400);
  expect((await change("7f3f0e7e-3b52-4d0e-8f0e-0d8f6f6f6f6f", { grant: "maker" }, admin)).statusCode).toBe(404);
  expect((await site.services.people.find(admin.id))?.roles).toEqual(["admin"]);
});

test("an admin finds people by a part of their name or address, up to a limit", async () => {
  for (let count = 0; count < 7; count += 1) await signIn(site, `crowd${count}@example.org`);
  const found = await site.services.userAdmin.list({ words: "CROWD", limit: 5 });
  expect(found.people.map(({ email }) => email)).toEqual([0, 1, 2, 3, 4].map((count) => `crowd${count}@example.org`));
  expect(found.isMore).toBe(true);
  const rest = await site.services.userAdmin.list({ words: "CROWD", limit: 5, pageNumber: 2 });
  expect([rest.people.map(({ email }) => email), rest.isMore]).toEqual([
    [5, 6].map((count) => `crowd${count}@example.org`),
    false,
  ]);
  for (const words of ["%", "_", "\\", "' or 1=1"]) {
    expect((await site.services.userAdmin.list({ words, limit: 5 })).people).toEqual([]);
  }
});
