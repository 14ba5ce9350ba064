import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { signIn } from "../../../tests/harness/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ ORIGIN: "https://icons.example" });
});
afterAll(() => site.close());

const ask = (headers: Record<string, string>) =>
  site.app.inject({ url: "/api/token/v1", headers: { host: "icons.example", ...headers } });

it("gives a browser a token of its own, as a file that no script reads", async () => {
  const { token, headers } = await signIn(site, "tools@example.com");
  const answer = await ask({ ...headers, "sec-fetch-dest": "document" });
  expect([answer.statusCode, answer.headers["content-disposition"]]).toEqual([
    200,
    expect.stringMatching(/^attachment/),
  ]);
  const given = answer.json<{ token: string }>().token;
  expect(given).not.toBe(token);
  expect((await ask({ authorization: `Bearer ${given}` })).json()).toEqual({ success: true, token: given });
});

it.each(["empty", "iframe", "image", "script"])("gives none to a page that asks for it as %s", async (target) => {
  const { token, headers } = await signIn(site, "page@example.com");
  const answer = await ask({ ...headers, "sec-fetch-dest": target });
  expect([answer.statusCode, answer.body.includes(token)]).toEqual([403, false]);
});

it("gives none to a sign-in of long ago", async () => {
  const { headers } = await signIn(site, "earlier@example.com");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask(headers)).statusCode).toBe(403);
});

it("moves a sign-in by the plain name to the guarded one, and believes no plain one beside it", async () => {
  const { token } = await signIn(site, "moved@example.com");
  const moved = await ask({ cookie: `token=${token}` });
  const written = moved.cookies.map(({ name, value, maxAge, secure }) => [name, value === token, maxAge, secure]);
  expect(written).toContainEqual(["__Host-token", true, 864_000, true]);
  expect(written).toContainEqual(["token", false, 0, true]);
  expect((await ask({ cookie: `__Host-token=${token}` })).statusCode).toBe(200);
  const other = await signIn(site, "planted@example.com");
  const both = await ask({ cookie: `token=${other.token}; __Host-token=${token}; __Host-uid=x` });
  const { viewer } = await site.services.viewers.read(both.json<{ token: string }>().token);
  expect(viewer.person?.email).toBe("moved@example.com");
});
