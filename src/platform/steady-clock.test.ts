import { expect, test } from "vitest";
import { watchClock } from "./steady-clock.server.ts";

const minuteMs = 60_000;

function startClock() {
  let elapsedMs = 0;
  let aheadMs = 1_800_000_000_000;
  const clock = watchClock({ now: () => elapsedMs + aheadMs, elapsed: () => elapsedMs });
  return {
    isSteady: () => clock.isSteady(),
    pass: (minutes: number) => void (elapsedMs += minutes * minuteMs),
    jump: (minutes: number) => void (aheadMs += minutes * minuteMs),
  };
}

test("a clock counts as steady until it is changed, however long that is", () => {
  const clock = startClock();
  for (const minutes of [0, 1, 600, 600_000]) {
    clock.pass(minutes);
    expect(clock.isSteady()).toBe(true);
  }
});

test.each([1_440, -1_440, 525_600, -525_600])("after a jump of %i minutes a clock isn't steady for an hour", (by) => {
  const clock = startClock();
  clock.jump(by);
  expect(clock.isSteady()).toBe(false);
  clock.pass(59);
  expect(clock.isSteady()).toBe(false);
  clock.pass(2);
  expect(clock.isSteady()).toBe(true);
});

test("a jump back to the right time is a jump as well", () => {
  const clock = startClock();
  clock.jump(525_600);
  expect(clock.isSteady()).toBe(false);
  clock.pass(50);
  clock.jump(-525_600);
  expect(clock.isSteady()).toBe(false);
  clock.pass(50);
  expect(clock.isSteady()).toBe(false);
});

test("small corrections of the clock don't count", () => {
  const clock = startClock();
  for (let step = 0; step < 100; step++) {
    clock.pass(10);
    clock.jump(1);
    expect(clock.isSteady()).toBe(true);
  }
});
