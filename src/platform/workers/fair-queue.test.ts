import { expect, test } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

test("a client with one task waits for at most one of each other, however many they have", () => {
  const queue = createFairQueue<string>();
  for (let place = 0; place < 3; place++) queue.push("crowd", `crowd ${place}`);
  queue.push("a", "a 0");
  queue.push("b", "b 0");
  queue.push("a", "a 1");
  expect([queue.length, queue.countOf("crowd"), queue.countOf("nobody")]).toEqual([6, 3, 0]);
  const order = Array.from({ length: 6 }, () => {
    expect(queue.peek()).toBeDefined();
    return queue.shift();
  });
  expect(order).toEqual(["crowd 0", "a 0", "b 0", "crowd 1", "a 1", "crowd 2"]);
  expect([queue.length, queue.shift(), queue.peek()]).toEqual([0, undefined, undefined]);
});

test("a canceled task is removed, once", () => {
  const queue = createFairQueue<string>();
  queue.push("a", "first");
  queue.push("a", "second");
  expect([queue.remove("a", "first"), queue.remove("a", "first"), queue.remove("b", "second")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(queue.clear()).toEqual(["second"]);
  expect(queue.length).toBe(0);
});
