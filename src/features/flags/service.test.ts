import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../../platform/log.server.ts";
import { createFlags } from "./service.server.ts";

let folder: string;
let file: string;
const log = createLog("silent");
const visit = (id: string, more: { isPaid?: boolean; locale?: string } = {}) => ({
  id,
  userId: undefined,
  isPaid: false,
  locale: "en",
  ...more,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "flags-"));
  file = join(folder, "flags.json");
});
afterAll(() => rm(folder, { recursive: true }));

test("a visitor is in the same group of an experiment each time, and all groups have visitors", async () => {
  const rule = {
    key: "wording",
    variations: ["plain", "bold"],
    meta: [
      { key: "0", name: "plain" },
      { key: "1", name: "bold" },
    ],
  };
  await writeFile(file, JSON.stringify({ features: { WORDING: { defaultValue: "plain", rules: [rule] } } }));
  const flags = createFlags({ file, log });
  const drawn = await Promise.all(
    Array.from({ length: 200 }, (_, index) => flags.listGroups(visit(`visitor-${index}`))),
  );
  const again = await Promise.all(
    Array.from({ length: 200 }, (_, index) => flags.listGroups(visit(`visitor-${index}`))),
  );
  expect(again).toEqual(drawn);
  const counts = Map.groupBy(drawn.flat(), ({ group }) => group);
  expect([...counts.keys()].toSorted()).toEqual(["bold", "plain"]);
  for (const group of counts.values()) expect(group.length).toBeGreaterThan(60);
});

test("a flag is on for whom its rules say so, off where nobody knows it, and a faulty file changes nothing", async () => {
  const rules = [{ condition: { isPaid: false, locale: { $in: ["en", "de"] } }, force: true }];
  await writeFile(file, JSON.stringify({ features: { DISPLAY_AD: { defaultValue: false, rules } } }));
  const flags = createFlags({ file, log });
  expect(await flags.isOn("DISPLAY_AD", visit("a"))).toBe(true);
  expect(await flags.isOn("DISPLAY_AD", visit("a", { isPaid: true }))).toBe(false);
  expect(await flags.isOn("DISPLAY_AD", visit("a", { locale: "ja" }))).toBe(false);
  expect(await flags.isOn("NOBODY_KNOWS", visit("a"))).toBe(false);
  expect(await flags.listGroups(visit("a"))).toEqual([]);
  await writeFile(file, "{ no JSON");
  expect(await flags.isOn("DISPLAY_AD", visit("a"))).toBe(true);
});

test("a file that changes counts while the site runs", async () => {
  await writeFile(file, JSON.stringify({ features: { NEW: { defaultValue: false } } }));
  const flags = createFlags({ file, log });
  expect(await flags.isOn("NEW", visit("a"))).toBe(false);
  await writeFile(file, JSON.stringify({ features: { NEW: { defaultValue: true } } }));
  await expect.poll(() => flags.isOn("NEW", visit("a")), { timeout: 20_000 }).toBe(true);
});
