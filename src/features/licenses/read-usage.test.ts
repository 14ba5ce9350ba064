import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { freeFilesPerMinute } from "../../core/quotas/free-rate.ts";

let site: TestApp;
let member: Member;
let count = 0;
beforeAll(async () => {
  site = await startTestApp();
});
beforeEach(async () => {
  member = await signIn(site, `member-${count++}@example.com`);
});
afterAll(() => site.close());

const ask = (headers: Record<string, string> = {}) => site.app.inject({ url: "/api/user/v2/usage", headers });
const makeKey = async (scope: "download" | "search") => {
  const wish = { name: "Test", scopes: [scope], expiresAt: undefined };
  return { authorization: `Bearer ${(await site.services.apiKeys.make(member.id, wish)).key}` };
};

/** As if it was paid for. */
async function buy(code: string): Promise<void> {
  const product = (await site.services.billing.listProducts()).find((each) => each.code === code)!;
  const database = site.openDatabase();
  await database.run((db) =>
    db.transaction(async (step) => {
      const id = await site.services.licenses.prepare(step, member.id, { product, seats: 1 });
      const paid = { status: "active", orderProvider: "test", isSetupFinished: true } as const;
      const grant = { ...paid, product, seats: 1, endsAt: undefined, periodStart: new Date() };
      await site.services.licenses.settle(step, id, grant);
    }),
  );
  await database.close();
  site.services.sessionCache.forget(member.id);
}

test("guests are refused, and keys that may not download", async () => {
  expect((await ask()).statusCode).toBe(401);
  expect((await ask({ authorization: "Bearer icn_1" })).statusCode).toBe(401);
  expect((await ask(await makeKey("search"))).statusCode).toBe(403);
});

test("who has nothing is told what is free", async () => {
  const answer = await ask(member.headers);
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  expect(answer.json()).toEqual({ success: true, freeFilesPerMinute, usage: [] });
});

test("each package has what is left of what it gave, and a paid image takes one off", async () => {
  await buy("api-10k");
  await buy("api-100k");
  const key = await makeKey("download");
  const calls = (await ask(key)).json<{ usage: unknown[] }>().usage;
  const given = { accountingType: "usage", isUnlimited: false, licenseId: expect.any(String) as string };
  const untouched = { ...given, usagesLeft: 100_000, total: 100_000 };
  const small = { ...given, usagesLeft: 10_000, total: 10_000 };
  expect(calls).toEqual([{ resource: "api-call-icon", usedThisMonth: 0, given: [small, untouched] }]);

  const { catalogue } = site.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const id = catalogue.id(ordinals.find((ordinal) => !catalogue.icon(ordinal).isFree)!);
  const image = await site.app.inject({ url: `/img?id=${id}&size=512&format=png`, headers: key });
  expect([image.statusCode, image.headers["ratelimit"]]).toEqual([200, '"package";r=109999']);
  const used = { resource: "api-call-icon", usedThisMonth: 1, given: [{ ...small, usagesLeft: 9_999 }, untouched] };
  expect((await ask(member.headers)).json()).toMatchObject({ usage: [used] });
  const exported = await site.app.inject({ url: "/api/user/v2/export", headers: member.headers });
  expect(exported.json()).toMatchObject({ monthlyUsage: [{ resource: "api-call-icon", used: 1 }] });
});
