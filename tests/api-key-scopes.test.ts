import { afterAll, beforeAll, expect, it } from "vitest";
import { keyScopes, type KeyScope } from "../src/core/people/api-key-scopes.ts";
import { describeCalls, requestOf, type DescribedCall } from "./harness/calls/described-calls.ts";
import { listCallPlaces } from "./harness/calls/hostile-places.ts";
import { signIn } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

let site: TestApp;
let calls: DescribedCall[];
let adminId: string;

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  calls = await describeCalls(site.app);
  const { id } = await signIn(site, "anna@example.com");
  await site.services.userAdmin.change(id, { grant: "admin" });
  adminId = id;
});
afterAll(() => site.close());

const bearerOf = (key: string) => ({ authorization: `Bearer ${key}` });
const makeKey = async (scopes: readonly KeyScope[], id = adminId) =>
  bearerOf((await site.services.apiKeys.make(id, { name: "Test", scopes, expiresAt: undefined })).key);

async function ask(call: DescribedCall, headers: Record<string, string>) {
  const { statusCode, headers: answered, body } = await site.app.inject({ ...requestOf(call), headers });
  const { code, message } = (body.startsWith("{") ? JSON.parse(body) : {}) as { code?: string; message?: string };
  return { statusCode, code, message, challenge: answered["www-authenticate"] };
}

/** It stays open. */
const isEndless = ({ operationId }: DescribedCall) => operationId === "followCollections";
const opened = () => calls.filter(({ keyScope }) => keyScope !== undefined);

it("opens calls of each scope", () => {
  const documented = new Set(opened().map(({ keyScope }) => keyScope));
  expect(keyScopes.filter((scope) => !documented.has(scope))).toEqual([]);
});

it("refuses keys that nobody has, and says so to pages of other sites", async () => {
  const { apiKey, key: revoked } = await site.services.apiKeys.make(adminId, {
    name: "Old",
    scopes: keyScopes,
    expiresAt: undefined,
  });
  await site.services.apiKeys.revoke(adminId, apiKey.id);
  for (const call of opened()) {
    for (const key of [revoked, "icn_1"]) {
      const answer = await ask(call, bearerOf(key));
      const expected = { statusCode: 401, code: "invalid_key", challenge: 'Bearer error="invalid_token"' };
      expect(answer, call.name).toMatchObject(expected);
    }
  }
  const { headers } = await site.app.inject({ ...requestOf(opened()[0]!), headers: bearerOf(revoked) });
  expect(headers).toMatchObject({
    "access-control-allow-origin": "*",
    "access-control-expose-headers": expect.stringContaining("www-authenticate") as string,
  });
});

it("what a call answers to a key that nobody has, or to somebody else’s token, is documented", async () => {
  const { headers } = await signIn(site, "anna@example.com");
  const others = [bearerOf("icn_1"), { ...headers, uid: "00000000-0000-4000-8000-000000000000" }];
  for (const call of calls.filter((each) => !isEndless(each))) {
    for (const refused of others) {
      const { statusCode } = await ask(call, refused);
      expect(call.statuses, `${call.name} ${statusCode}`).toContain(statusCode);
      if (call.isForPeople || call.keyScope !== undefined) expect([401, 403], call.name).toContain(statusCode);
    }
  }
});

it("a key without the scope of a call gets 403 that names the scope, with any other scopes", async () => {
  for (const scope of keyScopes) {
    const others = await makeKey(keyScopes.filter((each) => each !== scope));
    for (const call of opened().filter(({ keyScope }) => keyScope === scope)) {
      const answer = await ask(call, others);
      const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
      expect(answer, call.name).toMatchObject({ statusCode: 403, code: "missing_scope", challenge });
      expect(answer.message).toContain(scope);
    }
  }
});

it("a key with the scope of a call makes it as its owner does with a cookie", async () => {
  for (const scope of keyScopes) {
    const key = await makeKey([scope]);
    for (const call of opened().filter(({ keyScope }) => keyScope === scope)) {
      if (isEndless(call)) continue;
      const { headers } = await signIn(site, "anna@example.com");
      const [byKey, byCookie] = [await ask(call, key), await ask(call, headers)];
      expect(byKey.code, call.name).not.toBe("signed_out");
      expect(byKey.code, call.name).not.toBe("missing_scope");
      // What is written twice may be refused the second time; what is read twice is the same.
      if (call.method === "GET") expect(byKey, call.name).toEqual(byCookie);
      else expect(byKey.code === "not_allowed", call.name).toBe(byCookie.code === "not_allowed");
    }
  }
});

it("gives nobody’s rights to any other call: an admin’s key with all scopes is a guest there", async () => {
  const key = await makeKey(keyScopes);
  const known = new Set(opened().map(({ name }) => name.replaceAll(/\{(\w+)\}/g, ":$1")));
  const described = new Map(calls.map((call) => [call.name.replaceAll(/\{(\w+)\}/g, ":$1"), call]));
  const refused: string[] = [];
  for (const { method, path, body } of await listCallPlaces(site.app)) {
    const name = `${method} ${path}`;
    if (known.has(name) || path.includes("*") || !/^\/(?:api|user|billing\/v2|icons\/api)(?:\/|$)/.test(path)) continue;
    const call = described.get(name);
    const url = path.replace(":provider", "google").replaceAll(/:\w+/g, "00000000-0000-4000-8000-000000000000");
    const request = call
      ? requestOf(call)
      : { method: method as "GET", url, ...(body !== undefined && { payload: body as object }) };
    const answer = await site.app.inject({ ...request, headers: key });
    const { code, message = "" } = (answer.body.startsWith("{") ? JSON.parse(answer.body) : {}) as {
      code?: string;
      message?: string;
    };
    if (path.startsWith("/api/admin/"))
      expect([answer.statusCode, message], name).toEqual([404, expect.stringContaining("There is no call")]);
    if (call?.isForPeople) expect(["not_allowed", "signed_out"], name).toContain(code);
    if (code === "not_allowed") refused.push(name);
  }
  for (const closed of [
    "DELETE /api/user/v2",
    "PATCH /api/user/v2",
    "POST /api/user/v2/email",
    "GET /api/user/v2/export",
    "POST /api/user/v2/api-keys",
    "DELETE /api/user/v2/sessions",
    "GET /api/token/v1",
  ])
    expect(refused).toContain(closed);
});

it("holds accounts on hold by their keys as well", async () => {
  const { id } = await signIn(site, "held@example.com");
  const key = await makeKey(keyScopes, id);
  await site.services.licenses.give(id, { source: "manual" });
  await site.services.userAdmin.change(id, { isAbuser: true });
  site.services.sessionCache.forget(id);
  const held = await ask(
    calls.find(({ operationId }) => operationId === "searchIcons")!,
    key,
  );
  expect(held).toMatchObject({ statusCode: 403, code: "account_held" });
});
