import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const path = "/api/user/v2/api-keys";
const wish = { name: " Build ", scopes: ["collections:read"] };
interface Listed {
  id: string;
  ending: string;
  expiresAt: string | null;
}

async function make(headers: Record<string, string>, payload: object = wish) {
  const answer = await site.app.inject({ method: "POST", url: path, headers, payload });
  return { status: answer.statusCode, ...answer.json<{ key: string; apiKey: Listed }>() };
}

test("a person makes a key, sees it once, lists it and revokes it", async () => {
  const { headers } = await signIn(site, "a@example.com");
  const { key, apiKey } = await make(headers, { ...wish, days: 30 });
  expect(apiKey).toMatchObject({ name: "Build", scopes: ["collections:read"], ending: key.slice(-4), usedAt: null });
  expect(Date.parse(apiKey.expiresAt!) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const listed = await site.app.inject({ url: path, headers });
  expect(listed.json()).toEqual({ success: true, apiKeys: [apiKey] });
  expect(listed.body).not.toContain(key);
  const ask = () => site.app.inject({ url: "/siteApi/collections/v2", headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).statusCode).toBe(200);
  const revoked = await site.app.inject({ method: "DELETE", url: `${path}/${apiKey.id}`, headers });
  expect(revoked.statusCode).toBe(200);
  const refused = await ask();
  expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([401, 'Bearer error="invalid_token"']);
  expect((await site.app.inject({ method: "DELETE", url: `${path}/${apiKey.id}`, headers })).statusCode).toBe(404);
});

test.each([{ name: "" }, { scopes: [] }, { scopes: ["admin"] }, { days: 0 }, { days: 4_000 }])(
  "a key with %j isn’t made",
  async (fault) => {
    const { headers } = await signIn(site, "b@example.com");
    expect((await make(headers, { ...wish, ...fault })).status).toBe(400);
  },
);

test("neither keys nor session tokens of programs manage keys", async () => {
  const { headers, token } = await signIn(site, "c@example.com");
  const { key, apiKey } = await make(headers);
  for (const bearer of [key, token]) {
    const authorization = `Bearer ${bearer}`;
    expect((await make({ authorization })).status).toBe(403);
    expect((await site.app.inject({ url: path, headers: { authorization } })).statusCode).toBe(403);
    const url = `${path}/${apiKey.id}`;
    expect((await site.app.inject({ method: "DELETE", url, headers: { authorization } })).statusCode).toBe(403);
  }
});

test("keys are in the file of personal data, and are revoked when the account is deleted", async () => {
  const { id, headers } = await signIn(site, "d@example.com");
  const { key, apiKey } = await make(headers);
  const file = await site.app.inject({ url: "/api/user/v2/export", headers });
  expect(file.json<{ apiKeys: object[] }>().apiKeys).toEqual([expect.objectContaining({ ending: apiKey.ending })]);
  expect(file.body).not.toContain(key);
  const payload = { confirm: "d@example.com" };
  expect((await site.app.inject({ method: "DELETE", url: "/api/user/v2", headers, payload })).statusCode).toBe(200);
  expect(await site.services.apiKeys.list(id)).toEqual([]);
});
