import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { createDatabase } from "../../platform/db/database.server.ts";
import { createLog } from "../../platform/log.server.ts";
import { iconDownloads } from "./tables.server.ts";
import { createDownloadLog } from "./download-log.server.ts";

const log = createLog("silent");
let held: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(() => held.database.run((db) => db.delete(iconDownloads)));
afterAll(() => held.close());

const open = (day: string, mostRows?: number) =>
  createDownloadLog({
    ...held,
    log,
    now: () => new Date(`${day}T12:00:00Z`),
    ...(mostRows !== undefined && { mostRows }),
  });
const readAll = () =>
  held.database.run((db) => db.select().from(iconDownloads).orderBy(iconDownloads.icon, iconDownloads.size));

test("downloads of one day and kind are one row, with sizes rounded to the standard ones", async () => {
  const counts = open("2026-03-01");
  counts.record({ icons: ["a", "b"], kind: "download", format: "png", sizePx: 100, page: "icon" });
  await counts.flush();
  counts.record({ icons: ["a"], kind: "download", format: "png", sizePx: 127, page: "icon" });
  counts.record({ icons: ["a"], kind: "download", format: "png", sizePx: 4_000, page: "icon" });
  await counts.close();
  const row = { icon: "a", day: "2026-03-01", kind: "download", format: "png", page: "icon" };
  expect(await readAll()).toEqual([
    { ...row, size: 128, downloads: 2 },
    { ...row, size: 2_048, downloads: 1 },
    { ...row, icon: "b", size: 128, downloads: 1 },
  ]);
});

test("the most downloaded icons are those downloaded lately; views do not count", async () => {
  const long = open("2026-01-01");
  long.record({ icons: ["old"], kind: "download", format: "svg" });
  await long.close();
  const downloadLog = open("2026-03-01");
  for (const icons of [["a", "b"], ["b"]]) downloadLog.record({ icons, kind: "bundle", format: "zip" });
  for (let times = 0; times < 9; times++) downloadLog.record({ icons: ["seen"], kind: "click" });
  await downloadLog.flush();
  expect(await downloadLog.listMostDownloaded({ days: 30, limit: 10 })).toEqual([
    { icon: "b", downloads: 2 },
    { icon: "a", downloads: 1 },
  ]);
  downloadLog.record({ icons: ["media:garden"], kind: "download", format: "png" });
  await downloadLog.flush();
  expect(await downloadLog.listMostDownloaded({ days: 30, limit: 10 })).toHaveLength(2);
  expect(await downloadLog.listMostDownloaded({ days: 30, limit: 10, prefix: "media:" })).toEqual([
    { icon: "media:garden", downloads: 1 },
  ]);
  expect(await downloadLog.countDownloads([], { days: 30 })).toEqual([]);
  expect(await downloadLog.countDownloads(["old", "seen"], { days: 90 })).toEqual([
    { icon: "seen", day: "2026-03-01", kind: "click", format: "", downloads: 9 },
    { icon: "old", day: "2026-01-01", kind: "download", format: "svg", downloads: 1 },
  ]);
  await downloadLog.close();
});

test("old and surplus rows are deleted, those with the fewest downloads first", async () => {
  const long = open("2025-01-01");
  long.record({ icons: ["old"], kind: "copy", format: "svg" });
  await long.close();
  const downloadLog = open("2026-03-01", 2);
  for (const icons of [
    ["a", "b", "c"],
    ["a", "b"],
  ])
    downloadLog.record({ icons, kind: "copy", format: "svg" });
  await downloadLog.flush();
  await downloadLog.tidy();
  await downloadLog.close();
  expect((await readAll()).map(({ icon }) => icon)).toEqual(["a", "b"]);
});

test("without a database nothing fails, and downloads wait to be stored", async () => {
  const database = createDatabase({ url: "postgres://localhost:1/none", dataDir: ".", log });
  const downloadLog = createDownloadLog({ database, log });
  downloadLog.record({ icons: ["a"], kind: "download", format: "svg" });
  await downloadLog.flush();
  await downloadLog.tidy();
  await expect(downloadLog.countDownloads(["a"], { days: 1 })).rejects.toMatchObject({ code: "unavailable" });
  await downloadLog.close();
  await database.close();
});
