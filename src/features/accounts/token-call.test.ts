import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ ORIGIN: "https://icons.example" });
});
afterAll(() => site.close());

/** Signs somebody in as browsers are over https. */
async function signInSafely(email: string) {
  const { token } = await signIn(site, email);
  return { token, headers: { cookie: `__Host-token=${token}`, origin: "https://icons.example" } };
}

const ask = (headers: Record<string, string>) =>
  site.app.inject({ url: "/api/token/v1", headers: { host: "icons.example", ...headers } });

it("gives a browser its own token, as a file that scripts can't read", async () => {
  const { token, headers } = await signInSafely("tools@example.com");
  const answer = await ask({ ...headers, "sec-fetch-dest": "document" });
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ]);
  const given = answer.json<{ token: string }>().token;
  expect(given).not.toBe(token);
  expect((await ask({ authorization: `Bearer ${given}` })).json()).toEqual({ success: true, token: given });
});

it.each(["empty", "iframe", "image", "script"])("gives no token to a page that requests it as %s", async (target) => {
  const { token, headers } = await signInSafely("page@example.com");
  const answer = await ask({ ...headers, "sec-fetch-dest": target });
  expect([answer.statusCode, answer.body.includes(token)]).toEqual([403, false]);
});

it("gives no token to an old sign-in", async () => {
  const { headers } = await signInSafely("earlier@example.com");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask(headers)).statusCode).toBe(403);
});

it("rejects cookies that others could have set, alone or beside its own", async () => {
  const planted = await signIn(site, "planted@example.com");
  for (const cookie of [`token=${planted.token}`, `token=${planted.token}; __Host-uid=x`])
    expect((await ask({ cookie })).statusCode).toBe(401);
  const { headers } = await signInSafely("own@example.com");
  const both = await ask({ cookie: `token=${planted.token}; ${headers.cookie}` });
  const { viewer } = await site.services.sessionCache.read(both.json<{ token: string }>().token);
  expect(viewer.person?.email).toBe("own@example.com");
});
