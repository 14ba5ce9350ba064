import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { guest } from "../../../core/people/viewer.ts";
import { createLog } from "../../../platform/log.server.ts";
import { toStoredTerm } from "../../search/query-log/last-term.ts";
import { createAnalytics } from "../service.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

test("a report counts by day, week and month, lists top values, and compares slots and groups", async () => {
  let now = new Date("2026-03-31T10:00:00Z");
  const analytics = createAnalytics({
    database: held.database,
    log: createLog("silent"),
    retentionDays: 0,
    sinks: [],
    findStyle: (id) => `style-${id[0]}`,
    toStoredTerm: toStoredTerm,
    listGroups: () => [{ experiment: "wording", group: "bold" }],
    now: () => now,
  });
  const by = { headers: {}, viewer: guest };
  analytics.record({ name: "page_view", page: "search", isEntry: true });
  analytics.record({ name: "page_view", page: "search", isEntry: false });
  for (const term of ["home", "home", "cat"]) analytics.record({ name: "search", term, total: 1, locale: "en" });
  now = new Date("2026-03-30T10:00:00Z");
  analytics.record({ name: "search", term: "qwxz", total: 0, locale: "en" });
  analytics.record({ name: "zero_results", term: "qwxz", locale: "en" });
  analytics.record({ name: "take", kind: "bundle", icons: ["a1", "a2", "b1"], format: "svg" });
  now = new Date("2026-02-10T10:00:00Z");
  analytics.record({ name: "search", term: "old", total: 1, locale: "en" });
  for (const slot of ["rail", "rail", "grid"]) analytics.record({ name: "ad_shown", slot, ad: "house" });
  analytics.record({ name: "ad_clicked", slot: "grid", ad: "house" });
  analytics.record({ name: "experiment_seen", experiment: "wording", group: "bold" });
  analytics.record({ name: "checkout_paid", product: "pro-year" }, by);
  await analytics.flush();

  now = new Date("2026-03-31T23:00:00Z");
  const day = await analytics.report("day");
  expect(day.starts).toHaveLength(30);
  expect(day.starts.slice(-2)).toEqual(["2026-03-30", "2026-03-31"]);
  const [searches, inVain] = day.charts.searches;
  expect([searches!.times.slice(-2), searches!.total, inVain!.times.slice(-2)]).toEqual([[1, 3], 4, [1, 0]]);
  expect(day.charts.conversions.map(({ total }) => total)).toEqual([1, 0, 0, 0]);
  expect(day.terms).toEqual([
    { value: "home", times: 2 },
    { value: "cat", times: 1 },
    { value: "qwxz", times: 1 },
  ]);
  expect(day.missing).toEqual([{ value: "qwxz", times: 1 }]);
  expect(day.formats).toEqual([{ value: "svg", times: 3 }]);
  expect(day.styles).toEqual([
    { value: "style-a", times: 2 },
    { value: "style-b", times: 1 },
  ]);
  expect(day.ads).toEqual([]);

  const month = await analytics.report("month");
  expect(month.starts.slice(-2)).toEqual(["2026-02-01", "2026-03-01"]);
  expect(month.charts.searches[0]!.times.slice(-2)).toEqual([1, 4]);
  expect(month.ads).toEqual([
    { value: "rail", times: [2, 0, 0] },
    { value: "grid", times: [1, 1, 0] },
  ]);
  expect(month.groups).toEqual([{ value: "wording: bold", times: [1, 0, 0, 0, 1] }]);
  expect((await analytics.report("week")).starts.at(-1)).toBe("2026-03-30");
  await analytics.close();
});
