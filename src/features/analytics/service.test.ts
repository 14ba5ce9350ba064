import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { guest, type Viewer } from "../../core/people/viewer.ts";
import { createLog } from "../../platform/log.server.ts";
import { people } from "../accounts/tables.server.ts";
import { toStoredTerm } from "../search/query-log/last-term.ts";
import type { EventContext, EventSink, StoredEvent, SiteEvent } from "./contract.ts";
import { describeEventData } from "./personal-data.server.ts";
import { createAnalytics, type AnalyticsDependencies } from "./service.server.ts";
import { eventCounts, events } from "./tables.server.ts";

const log = createLog("silent");
const cid = "abcdefghijklmnopqrstuv";
const agreed = { cookie: `cid=${cid}; consent=yes; referral=friend` };
let held: Awaited<ReturnType<typeof startDatabase>>;
let now = new Date("2026-03-01T12:00:00Z");

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  await held.database.run(async (db) => {
    await db.delete(events);
    await db.delete(eventCounts);
  });
});
afterAll(() => held.close());

const create = (more: Partial<AnalyticsDependencies> = {}) =>
  createAnalytics({
    database: held.database,
    log,
    retentionDays: 90,
    sinks: [],
    findStyle: (id) => (id.startsWith("x") ? undefined : `style-${id[0]}`),
    toStoredTerm: toStoredTerm,
    now: () => now,
    ...more,
  });
const by = (headers: Record<string, string>, viewer: Viewer = guest) => ({ headers, viewer });
const readStored = () => held.database.run((db) => db.select().from(events));
const readCounts = async () =>
  (await held.database.run((db) => db.select().from(eventCounts)))
    .filter(({ scale }) => scale === "day")
    .map(({ name, dimension, value, times }) => [name, dimension, value, times].join("|"))
    .toSorted();
const context: EventContext = {
  url: "http://localhost/icons/set/home?utm_source=x",
  path: "/icons/set/home",
  host: "localhost",
  query: "?utm_source=x",
  timezone: "Europe/Berlin",
  deviceType: "desktop",
  browser: "Firefox",
  os: "Linux",
  locale: "en",
  utm: { source: "x" },
  isPaid: true,
  allowances: [],
  groups: [{ experiment: "wording", group: "bold" }],
};
const download: SiteEvent = { name: "take", kind: "download", icons: ["a1", "a2", "b1", "x"], format: "svg" };

async function addPerson(): Promise<Viewer> {
  const [row] = await held.database.run((db) =>
    db.insert(people).values({ name: "Anna", locale: "en" }).returning({ id: people.id }),
  );
  return { ...guest, isGuest: false, person: { id: row!.id } as Viewer["person"] };
}

test("events with consent are stored with their details, and the server determines the person", async () => {
  const analytics = create();
  const viewer = await addPerson();
  const id = randomUUID();
  const at = "2026-03-01T11:59:30.000Z";
  analytics.accept([{ event: download, id, at, context }], by(agreed, viewer));
  await analytics.close();
  const { name: _, ...details } = download;
  expect(await readStored()).toEqual([
    {
      id,
      at: new Date(at),
      name: "take",
      visitor: cid,
      personId: viewer.person?.id,
      details,
      // Nobody is paid for saying so.
      context: { ...context, isPaid: false, referralCode: "friend" },
    },
  ]);
});

test.each([
  { who: "has not answered, and nobody knows where they are", headers: {} },
  { who: "has not answered where the law wants them to", headers: { cookie: `cid=${cid}; region=DE` } },
  { who: "said no", headers: { cookie: `cid=${cid}; region=US; consent=no` } },
])("for a person who $who only counts are stored", async ({ headers }) => {
  const analytics = create();
  analytics.accept([{ event: download, id: randomUUID(), at: now.toISOString(), context }], by(headers));
  await analytics.close();
  expect(await readStored()).toEqual([]);
  expect(await readCounts()).toEqual([
    "take|format|svg|4",
    "take|group|wording: bold|4",
    "take|kind|download|4",
    "take|style|style-a|2",
    "take|style|style-b|1",
    "take|||4",
  ]);
});

test.each([
  ["Do Not Track", { dnt: "1" }],
  ["Global Privacy Control", { "sec-gpc": "1" }],
])("%s is a decision: nothing is stored or counted, whatever was decided before", async (_, headers) => {
  const analytics = create();
  analytics.accept([{ event: download, context }], by({ ...agreed, ...headers }));
  analytics.record(download, by({ ...agreed, ...headers }));
  await analytics.close();
  expect([await readStored(), await readCounts()]).toEqual([[], []]);
});

test("where no law requires consent there is no banner, and server events are only counted", async () => {
  const analytics = create();
  analytics.record({ name: "signed_in", way: "mail" }, by({ cookie: `cid=${cid}; region=us` }));
  analytics.record({ name: "checkout_paid", product: "pro-year" });
  await analytics.close();
  expect(await readStored()).toMatchObject([
    { name: "signed_in", visitor: cid, personId: null, details: { way: "mail" } },
  ]);
  expect(await readCounts()).toEqual([
    "checkout_paid|product|pro-year|1",
    "checkout_paid|||1",
    "signed_in|way|mail|1",
    "signed_in|||1",
  ]);
});

test("a term that may reveal personal data is only counted as a search", async () => {
  const analytics = create();
  for (const term of ["Home ", "anna@example.com"])
    analytics.accept([{ event: { name: "search", term, total: 3, locale: "en" }, context }], by(agreed));
  await analytics.close();
  expect((await readStored()).map(({ details }) => details)).toEqual([{ term: "home", total: 3, locale: "en" }]);
  expect(await readCounts()).toEqual([
    "search|group|wording: bold|1",
    "search|locale|en|1",
    "search|term|home|1",
    "search|||2",
  ]);
});

test("a duplicate event is stored once, and a browser's wrong clock doesn't matter", async () => {
  const analytics = create();
  const id = randomUUID();
  const sent = { event: download, id, at: "1999-01-01T00:00:00.000Z", context };
  analytics.accept([sent], by(agreed));
  await analytics.flush();
  analytics.accept([sent, { ...sent, id: randomUUID() }], by(agreed));
  await analytics.close();
  expect((await readStored()).map(({ at }) => at)).toEqual([now, now]);
});

test("an account deleted while its events are in progress delays no one, and its stored events are deleted", async () => {
  const analytics = create();
  const [anna, ben] = [await addPerson(), await addPerson()];
  analytics.record({ name: "signed_in", way: "mail" }, by(agreed, anna));
  await analytics.flush();
  const [part] = describeEventData({ database: held.database });
  const read = async (viewer: Viewer) => {
    const own: object[] = [];
    for await (const event of part!.read(viewer.person!.id)) own.push(Object(event) as object);
    return own;
  };
  expect(await read(anna)).toMatchObject([{ name: "signed_in", details: { way: "mail" } }]);
  expect(await read(ben)).toEqual([]);
  analytics.record({ name: "signed_in", way: "passkey" }, by(agreed, anna));
  analytics.record({ name: "signed_in", way: "passkey" }, by(agreed, ben));
  await held.database.run((db) => db.delete(people));
  analytics.record({ name: "newsletter_joined" }, by(agreed));
  await analytics.close();
  expect((await readStored()).map(({ name }) => name)).toEqual(["newsletter_joined"]);
});

test("withdrawn consent leaves counts only, and stops pending events", async () => {
  const sent: StoredEvent[] = [];
  let isAway = true;
  const { promise: inProgress, resolve: arrive } = Promise.withResolvers<void>();
  const slow: EventSink<StoredEvent> = {
    name: "slow",
    async send(batch) {
      arrive();
      if (isAway) throw new Error("away");
      sent.push(...batch);
    },
  };
  const analytics = create({ sinks: [slow] });
  const viewer = await addPerson();
  const other = { cookie: `cid=${"z".repeat(22)}; consent=yes` };
  analytics.accept([{ event: download, context }], by(agreed));
  analytics.accept([{ event: download, context }], by(other, viewer));
  analytics.accept([{ event: download, context }], by(other));
  // The first two are on their way to a server that is away, and one more waits.
  const flushing = analytics.flush();
  await inProgress;
  analytics.record({ name: "signed_in", way: "mail" }, by(agreed, viewer));
  await analytics.forget(by(agreed, viewer));
  await flushing;
  isAway = false;
  await analytics.close();
  expect((await readStored()).map(({ visitor, personId }) => [visitor, personId])).toEqual([["z".repeat(22), null]]);
  expect(sent.map(({ visitorId, personId }) => [visitorId, personId])).toEqual([["z".repeat(22), undefined]]);
  expect(await readCounts()).toContain("take|||12");
});

test("an unidentified visitor's opt-out deletes no other visitor's data", async () => {
  const analytics = create();
  analytics.accept([{ event: download, context }], by({ cookie: "consent=yes" }));
  await analytics.flush();
  await analytics.forget(by({ cookie: "consent=no" }));
  expect(await readStored()).toHaveLength(1);
  await analytics.close();
});

test("events are stored as long as configured, and not at all with zero days", async () => {
  const [analytics, forgetful] = [create({ retentionDays: 10 }), create({ retentionDays: 0 })];
  analytics.record({ name: "newsletter_joined" }, by(agreed));
  now = new Date("2026-03-08T12:00:00Z");
  analytics.record({ name: "signed_in", way: "mail" }, by(agreed));
  forgetful.record(download, by(agreed));
  await Promise.all([analytics.flush(), forgetful.flush()]);
  expect((await readStored()).map(({ name }) => name).toSorted()).toEqual(["newsletter_joined", "signed_in"]);
  now = new Date("2026-03-12T12:00:00Z");
  await analytics.tidy();
  expect((await readStored()).map(({ name }) => name)).toEqual(["signed_in"]);
  expect(await readCounts()).toContain("newsletter_joined|||1");
  await Promise.all([analytics.close(), forgetful.close()]);
});

const listStarts = async (scale: "day" | "week" | "month") => {
  const rows = await held.database.run((db) => db.select().from(eventCounts));
  const own = rows.filter((row) => row.scale === scale).map(({ start, times }) => `${start} ${times}`);
  return own.toSorted();
};

test("a day, a week from Monday and a month are counted separately", async () => {
  const analytics = create();
  for (const at of ["2026-03-01T23:59:00Z", "2026-03-02T00:00:00Z", "2026-03-31T10:00:00Z"]) {
    now = new Date(at);
    analytics.record({ name: "newsletter_joined" });
  }
  await analytics.flush();
  expect(await listStarts("day")).toEqual(["2026-03-01 1", "2026-03-02 1", "2026-03-31 1"]);
  expect(await listStarts("week")).toEqual(["2026-02-23 1", "2026-03-02 1", "2026-03-30 1"]);
  expect(await listStarts("month")).toEqual(["2026-03-01 3"]);
  await analytics.close();
});
