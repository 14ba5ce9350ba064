import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { siteEventsPath, visitPath } from "../../core/urls/paths/event-paths.ts";
import type { VisitAnswer } from "./contract.ts";

let site: TestApp;

beforeAll(async () => {
  site = await startTestApp({ TAG_MANAGER_ID: "GTM-ABC1234" });
});
afterAll(() => site.close());

const person = "Mozilla/5.0 Firefox/140.0";
const event = { name: "newsletter_joined" };

const sendEvents = (payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: "POST",
    url: siteEventsPath,
    payload,
    headers: { "user-agent": person, "x-forwarded-for": "203.0.113.1", ...headers },
  });

async function countDownloads(): Promise<number> {
  await site.services.analytics.flush();
  const report = await site.services.analytics.report("day");
  return report.charts.downloads[0]!.total;
}
const download = { event: { name: "take", kind: "copy", icons: ["no-such-icon"] } };

test("events get an empty response, and a browser gets an ID only with consent", async () => {
  const answer = await sendEvents({ events: [{ event }] });
  expect([answer.statusCode, answer.body, answer.cookies]).toEqual([204, "", []]);
  const agreed = await sendEvents({ events: [{ event }] }, { cookie: "consent=yes" });
  expect([agreed.statusCode, agreed.cookies.map(({ name }) => name)]).toEqual([204, ["cid"]]);
  const refused = await sendEvents({ events: [{ event }] }, { cookie: "consent=yes", "sec-gpc": "1" });
  expect(refused.cookies).toEqual([]);
});

const withdraw = (headers: Record<string, string>) =>
  site.app.inject({ method: "DELETE", url: siteEventsPath, headers: { "user-agent": person, ...headers } });
const listStored = async (member: Member) => {
  await site.services.analytics.flush();
  const { body } = await site.app.inject({ url: "/api/user/v2/export", headers: member.headers });
  return (JSON.parse(body) as { events: object[] }).events;
};

test("withdrawn consent deletes the stored events and the browser's ID", async () => {
  const cid = "abcdefghijklmnopqrstuv";
  const berta = await signIn(site, "berta@example.com");
  const cookie = `${berta.headers["cookie"]}; cid=${cid}; consent=yes`;
  await sendEvents({ events: [{ event }] }, { ...berta.headers, cookie });
  expect(await listStored(berta)).toHaveLength(1);
  const foreign = await withdraw({ ...berta.headers, cookie, "sec-fetch-site": "cross-site" });
  expect([foreign.statusCode, (await listStored(berta)).length]).toEqual([403, 1]);
  const answer = await withdraw({ ...berta.headers, cookie });
  expect([answer.statusCode, answer.cookies]).toMatchObject([204, [{ name: "cid", value: "", maxAge: 0 }]]);
  expect(await listStored(berta)).toEqual([]);
});

test("withdrawn consent moves a guest's search history to a new ID", async () => {
  const cookie = `cid=${"b".repeat(22)}`;
  const history = "/api/users/history";
  await site.app.inject({
    method: "POST",
    url: `${history}?searchTerm=otter&lang=en`,
    headers: { cookie, "user-agent": person },
  });
  const [fresh] = (await withdraw({ cookie })).cookies;
  expect(fresh).toMatchObject({ name: "cid", httpOnly: true });
  expect(fresh!.value).not.toBe("b".repeat(22));
  const listFor = async (name: string) =>
    (await site.app.inject({ url: history, headers: { cookie: `cid=${name}` } })).json<{ searchHistory: string[] }>()
      .searchHistory;
  expect([await listFor(fresh!.value), await listFor("b".repeat(22))]).toEqual([["otter"], []]);
});

test("an invalid batch of events is rejected as a whole", async () => {
  const before = await countDownloads();
  for (const fault of [
    {},
    { events: [] },
    { events: [{ event: { name: "made_up" } }] },
    { events: [download, { event: { name: "take", kind: "stolen", icons: ["a"] } }] },
    { events: [{ ...download, id: "no uuid" }] },
    { events: Array.from({ length: 41 }, () => download) },
    // What no database keeps would hold up all that waits with it.
    { events: [{ event: { name: "ad_shown", slot: "a\0", ad: "b" } }] },
    { events: [{ event: { name: "signed_in", way: "\ud800" } }] },
  ])
    expect((await sendEvents(fault)).statusCode).toBe(400);
  expect((await sendEvents({ events: [download], more: "m".repeat(70_000) })).statusCode).toBe(413);
  expect((await sendEvents({ events: [download] }, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await sendEvents({ events: [download] }, { "user-agent": "Googlebot/2.1" })).statusCode).toBe(204);
  expect(await countDownloads()).toBe(before);
  expect((await sendEvents({ events: [download] }, { "sec-fetch-site": "same-origin" })).statusCode).toBe(204);
  expect(await countDownloads()).toBe(before + 1);
});

test("a flood is rejected", async () => {
  const statuses = new Set<number>();
  for (let calls = 0; calls < 310; calls++) statuses.add((await sendEvents({ events: [{ event }] })).statusCode);
  expect([...statuses]).toEqual([204, 429]);
});

test("a page gets its visit settings, separately for each visitor", async () => {
  const answer = await site.app.inject({ url: visitPath, headers: { "user-agent": person } });
  expect(answer.headers["cache-control"]).toContain("no-store");
  expect(answer.json<VisitAnswer>()).toMatchObject({
    success: true,
    region: null,
    known: { browser: "Firefox", deviceType: "desktop", locale: "en", isPaid: false, allowances: [] },
    tagManager: { id: "GTM-ABC1234", url: "https://www.googletagmanager.com" },
  });
  const anna = await signIn(site, "anna@example.com");
  await site.services.licenses.give(anna.id, { source: "manual" });
  const own = (await site.app.inject({ url: visitPath, headers: anna.headers })).json<VisitAnswer>();
  expect(own.known.isPaid).toBe(true);
  expect(own.known.allowances).toEqual(await site.services.licenses.listAllowances(anna.id));
});
