import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDataDir } from "../../../../../tests/harness/database/database.ts";
import { createTestClock } from "./test-clock.server.ts";

let held: Awaited<ReturnType<typeof makeDataDir>>;
beforeAll(async () => {
  held = await makeDataDir();
});
afterAll(() => held.remove());

const start = Date.UTC(2026, 0, 31);
const dayMs = 86_400_000;
const open = (name: string) =>
  createTestClock({ isTestMode: true, folder: join(held.dataDir, name), now: () => start });

test("it can't be created outside of test mode", () => {
  expect(() => createTestClock({ isTestMode: false, folder: held.dataDir })).toThrow("only available in test mode");
});

test("it follows the system clock until it is put forward, and stays ahead in another process", () => {
  const clock = open("clock");
  expect([clock.now().getTime(), clock.isMoved()]).toEqual([start, false]);
  clock.advance(dayMs);
  clock.advance(7 * dayMs);
  for (const each of [clock, open("clock")]) {
    expect([each.now().getTime(), each.isMoved()]).toEqual([start + 8 * dayMs, true]);
  }
});

test("it can't be put back, or beyond the range of dates", () => {
  const clock = open("limits");
  clock.advance(-dayMs);
  expect(clock.now().getTime()).toBe(start);
  for (let count = 0; count < 200; count += 1) clock.advance(366 * dayMs);
  expect(clock.now().getUTCFullYear()).toBe(2126);
});

test("an invalid file doesn't change it", () => {
  for (const text of ["{", '{"aheadMs":-5}', '{"aheadMs":"soon"}']) {
    const folder = join(held.dataDir, "spoiled");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "test-clock.json"), text);
    expect(open("spoiled").isMoved()).toBe(false);
  }
});
