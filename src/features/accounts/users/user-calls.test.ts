import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let site: TestApp;
let anna: Member;
let ben: Member;
beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  ben = await signIn(site, "ben@example.com");
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const bearer = ({ token }: Member) => ({ authorization: `Bearer ${token}` });

test("a guest gets an empty user", async () => {
  for (const url of [
    "/user/v2",
    "/api/user/v2",
    "/user/v2/subscriptions",
    "/api/user/v2/subscriptions",
    "/api/token/v1",
  ]) {
    expect((await ask(url)).statusCode, url).toBe(401);
    expect((await ask(url, { authorization: `Bearer ${"x".repeat(43)}` })).statusCode, url).toBe(401);
  }
  expect((await site.app.inject({ method: "POST", url: "/icons/api/user-hash" })).statusCode).toBe(401);
});

test("people get their own data, at both paths", async () => {
  const response = await ask("/user/v2", { ...anna.headers, fingerprint: "f1" });
  expect(response.json()).toEqual({
    success: true,
    user: {
      id: anna.id,
      email: "anna@example.com",
      name: "",
      locale: "en",
      isGuest: false,
      isPaid: false,
      isAbuser: false,
      roles: [],
      activeLicense: null,
      defaultLicense: null,
      licenses: [],
      allowances: [],
      fingerPrintId: "f1",
    },
  });
  expect(response.headers["cache-control"]).toBe("private, no-store");
  expect(response.body).not.toContain(anna.token);
  expect((await ask("/api/user/v2", bearer(ben))).json()).toMatchObject({
    user: { id: ben.id, email: "ben@example.com" },
  });
});

test("a new license is visible immediately, and the browser remembers that the person has paid", async () => {
  expect((await ask("/user/v2", anna.headers)).cookies).toContainEqual(
    expect.objectContaining({ name: "paid", value: "false" }),
  );
  await site.services.licenses.give(anna.id, { source: "github" });
  const response = await ask("/user/v2", anna.headers);
  expect(response.json()).toMatchObject({
    user: { isPaid: true, activeLicense: { status: "active", source: "github", orderProvider: null, endsAt: null } },
  });
  expect(response.cookies).toContainEqual(expect.objectContaining({ name: "paid", value: "true", httpOnly: true }));
  expect((await ask("/user/v2/subscriptions", anna.headers)).json()).toMatchObject({
    subscriptions: [{ source: "github" }],
  });
  expect((await ask("/user/v2", ben.headers)).json()).toMatchObject({ user: { isPaid: false } });
});

test("a token of a user other than expected is rejected", async () => {
  expect((await ask("/user/v2", { ...bearer(anna), uid: anna.id, cid: "c" })).statusCode).toBe(200);
  const refused = await ask("/user/v2", { ...bearer(anna), uid: ben.id });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, "signed_out"]);
});

async function prove(member: Member) {
  const response = await site.app.inject({ method: "POST", url: "/icons/api/user-hash", headers: member.headers });
  return response.json<{ id: string; hash: string }>();
}

test("the identity proof differs for everyone and stays the same", async () => {
  const [first, again, other] = [await prove(anna), await prove(anna), await prove(ben)];
  expect(first).toMatchObject({ id: anna.id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(again).toEqual(first);
  expect(other.hash).not.toBe(first.hash);
});

test("signing out on all devices ends every session", async () => {
  const [phone, laptop] = [await signIn(site, "cleo@example.com"), await signIn(site, "cleo@example.com")];
  const signOut = (headers: Record<string, string>, payload?: object) =>
    site.app.inject({ method: "POST", url: "/api/auth/v1/logout", headers, ...(payload && { payload }) });
  const out = await signOut(phone.headers);
  expect(out.statusCode).toBe(200);
  expect(out.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([
    ["token", "", 0],
    ["uid", "", 0],
    ["paid", "", 0],
  ]);
  expect((await ask("/user/v2", phone.headers)).statusCode).toBe(401);
  expect((await ask("/user/v2", laptop.headers)).statusCode).toBe(200);
  const tablet = await signIn(site, "cleo@example.com");
  expect((await signOut(tablet.headers, { everywhere: true })).statusCode).toBe(200);
  expect((await ask("/user/v2", laptop.headers)).statusCode).toBe(401);
  expect((await signOut({}, { everywhere: true })).statusCode).toBe(200);
});

test("a form signs out and redirects to a page of this site", async () => {
  const { headers } = await signIn(site, "dora@example.com");
  const send = async (form: string) => {
    const response = await site.app.inject({
      method: "POST",
      url: "/api/auth/v1/logout",
      headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
      payload: form,
    });
    return [response.statusCode, response.headers.location];
  };
  expect(await send("everywhere=true&path=%2Ficons%2Fnew")).toEqual([303, "http://localhost/icons/new"]);
  expect(await send("path=https%3A%2F%2Fevil.example")).toEqual([303, "http://localhost/icons"]);
});
