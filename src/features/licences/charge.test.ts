import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { giveCalls } from "../../../tests/harness/give-calls.ts";
import { signIn, type Member } from "../../../tests/harness/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/test-app.ts";
import type { AllowanceResource } from "../../core/allowances/allowance.ts";
import { bundlePaths } from "../../core/bundles/bundle-calls.ts";
import { createDatabase, type Database } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { collectionsPath } from "../collections/contract.ts";
import type { Allowance } from "./contract.ts";
import { allowances, licences } from "./tables.server.ts";

let site: TestApp;
let database: Database;
let member: Member;
let count = 0;
/** Icons that are not free. */
let ids: string[];
let freeIcon: string;

beforeAll(async () => {
  site = await startTestApp();
  const { catalogue } = site.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const list = (isFree: boolean) => ordinals.filter((ordinal) => catalogue.icon(ordinal).isFree === isFree);
  ids = list(false).map((ordinal) => catalogue.id(ordinal));
  freeIcon = catalogue.id(list(true)[0]!);
  await signIn(site, "first@example.com");
  database = createDatabase({ url: undefined, dataDir: site.dataDir, log: createLog("silent"), isVisitor: true });
});
beforeEach(async () => {
  member = await signIn(site, `member-${count++}@example.com`);
  await site.services.licences.give(member.id, { source: "manual" });
});
afterAll(async () => {
  await database.close();
  await site.close();
});

async function allow(allowance: Partial<Allowance>): Promise<void> {
  const usual = { resource: "icon", accountingType: "unique", usagesLeft: 0 } as const;
  await database.run((db) => db.insert(allowances).values({ personId: member.id, ...usual, ...allowance }));
}
const countLeft = async () => (await site.services.licences.listAllowances(member.id))[0]!.usagesLeft;
const take = async (id: string, size = 512) => {
  const { headers } = member;
  return (await site.app.inject({ url: `/img?id=${id}&size=${size}&format=png&download=true`, headers })).statusCode;
};
const takeZip = async (icons: readonly string[], size = 512) => {
  const payload = { icons: icons.map((id) => ({ id })), formats: [{ format: "png", size }] };
  return (await site.app.inject({ method: "POST", url: bundlePaths.zip, payload, headers: member.headers })).statusCode;
};
const takeCollection = async (icons: readonly string[], size = 512) => {
  const { headers } = member;
  const { id } = await site.services.collections.create({ personId: member.id, locale: "en" }, { icons });
  const order = { url: `${collectionsPath}/${id}/download`, payload: { format: "png", size } };
  const { url } = (await site.app.inject({ method: "POST", ...order, headers })).json<{ url: string }>();
  return (await site.app.inject({ url, headers })).statusCode;
};
const listPaid = async () => {
  const { headers } = member;
  return (await site.app.inject({ url: "/api/user/v1/paidDownloadIds", headers })).json<{ ids: string[] }>().ids;
};

test("an icon is counted when it is taken larger than everybody may have it, once", async () => {
  await allow({ usagesLeft: 2 });
  expect(await take(ids[0]!, 64)).toBe(200);
  expect(await take(freeIcon)).toBe(200);
  expect(await countLeft()).toBe(2);
  expect([await take(ids[0]!), await take(ids[0]!, 256)]).toEqual([200, 200]);
  expect(await countLeft()).toBe(1);
  expect(await listPaid()).toEqual([ids[0]]);
});

test("where nothing is left, nothing new is taken, and what was taken before is", async () => {
  await allow({ usagesLeft: 1, accountingType: "usage" });
  expect(await take(ids[0]!)).toBe(200);
  expect(await take(ids[1]!)).toBe(429);
  const byPath = await site.app.inject({ url: `/img/${ids[1]}.png?size=512`, headers: member.headers });
  expect([byPath.statusCode, byPath.json()]).toMatchObject([429, { success: false, code: "limit_reached" }]);
  expect(await take(ids[0]!)).toBe(200);
  expect([await countLeft(), await listPaid()]).toEqual([0, [ids[0]]]);
});

test("a bundle is counted at once, all of it or nothing", async () => {
  await allow({ usagesLeft: 3 });
  expect(await takeZip(ids.slice(0, 4))).toBe(429);
  expect(await takeCollection(ids.slice(0, 4))).toBe(429);
  expect([await countLeft(), await listPaid()]).toEqual([3, []]);
  expect(await takeZip([...ids.slice(0, 3), freeIcon])).toBe(200);
  expect(await takeZip(ids.slice(0, 3))).toBe(200);
  expect(await countLeft()).toBe(0);
  expect((await listPaid()).toSorted()).toEqual(ids.slice(0, 3).toSorted());
  expect(await takeZip(ids.slice(4, 8), 64)).toBe(200);
});

test("what was taken with a licence stays when that has ended, and nothing else", async () => {
  expect(await take(ids[0]!)).toBe(200);
  await database.run((db) => db.update(licences).set({ endsAt: new Date(0) }));
  site.services.viewers.forget(member.id);
  expect([await take(ids[0]!), await take(ids[1]!)]).toEqual([200, 403]);
});

const buyCalls = (calls: Partial<Record<AllowanceResource, number>>) => giveCalls(site, member, calls);

test("a package of calls pays for programs, one call for each, and not for the site", async () => {
  await buyCalls({ "api-call-icon": 2 });
  const takeByProgram = async (id: string) => {
    const headers = { authorization: `Bearer ${member.token}` };
    return (await site.app.inject({ url: `/img?id=${id}&size=512&format=png`, headers })).statusCode;
  };
  const answered = await site.app.inject({ url: "/user/v2", headers: member.headers });
  expect(answered.json()).toMatchObject({ user: { isPaid: false, activeLicense: null, licenses: [{ isApi: true }] } });
  expect([await take(ids[0]!), await takeByProgram(ids[0]!), await takeByProgram(ids[0]!)]).toEqual([403, 200, 200]);
  expect(await countLeft()).toBe(0);
  expect([await takeByProgram(ids[1]!), await take(ids[0]!)]).toEqual([429, 403]);
  // Beside a package, a plan pays for everything.
  await site.services.licences.give(member.id, { source: "manual" });
  site.services.viewers.forget(member.id);
  expect([await take(ids[1]!), await takeByProgram(ids[2]!)]).toEqual([200, 200]);
});

const searches = [
  "/api/iconsets/v7/search?term=home",
  "/api/iconsets/v5/search/group?term=home",
  "/api/iconsets/ai/v1/search?term=home",
];
const search = async (url: string, headers: Record<string, string> = { authorization: `Bearer ${member.token}` }) =>
  (await site.app.inject({ url, headers })).statusCode;
const countSearches = async () =>
  (await site.services.licences.listAllowances(member.id)).find(({ resource }) => resource === "meta-api-call-icon")
    ?.usagesLeft;

describe("searches of a package", () => {
  test("are counted one by one, and when they are used up its programs find nothing more", async () => {
    await buyCalls({ "api-call-icon": 5, "meta-api-call-icon": searches.length });
    for (const url of searches) expect([url, await search(url)]).toEqual([url, 200]);
    expect(await countSearches()).toBe(0);
    for (const url of searches) expect([url, await search(url)]).toEqual([url, 429]);
    const refused = await site.app.inject({ url: searches[0]!, headers: { authorization: `Bearer ${member.token}` } });
    expect(refused.json()).toMatchObject({ success: false, code: "limit_reached" });
    expect(await listPaid()).toEqual([]);
  });

  test("are not what people look for on the site, what guests look for, or what could not be understood", async () => {
    await buyCalls({ "api-call-icon": 5, "meta-api-call-icon": 1 });
    for (const url of searches) {
      expect([await search(url, member.headers), await search(url, {})]).toEqual([200, 200]);
      expect([await search(`${url}&style=nope`), await search(`${url}&amount=-1`)]).toEqual([400, 400]);
    }
    expect(await countSearches()).toBe(1);
  });

  test("are counted for programs of those only who have no plan for the site, and of many at once none is given away", async () => {
    await buyCalls({ "api-call-icon": 5, "meta-api-call-icon": 3 });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => search(searches[0]!)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    await site.services.licences.give(member.id, { source: "manual" });
    site.services.viewers.forget(member.id);
    expect([await search(searches[0]!), await countSearches()]).toEqual([200, 0]);
  });
});
