import { array, assert, constantFrom, integer, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { createAdmissionQueue, usualLimits, type AdmissionLimits, type AdmissionQueue } from "./admission-queue.ts";

const limits: AdmissionLimits = {
  burst: 8,
  coldBurst: 8,
  coldRequests: 0,
  longestWaitMs: 100,
  ofFew: 5,
  besideHeavier: 0,
  besideBurst: 0,
  longestBurstMs: 0,
  mostWaiting: 1_000,
  calmAfterMs: 1_000,
};
const generous = { ...limits, burst: Number.POSITIVE_INFINITY };
const none = { ofFew: 0, longestWaitMs: 0 };

/** All that wait, in the order of their turns. */
function drain(queue: AdmissionQueue<string>): string[] {
  const items: string[] = [];
  for (let item = queue.next(0); item !== undefined; item = queue.next(0)) items.push(item);
  return items;
}

/** It knows how long turns take. */
function warm<Item>(queue: AdmissionQueue<Item>, item: Item, turnMs: number): void {
  for (let turn = 1; turn <= 200; turn++) {
    queue.enter("warm", item, -1_000_000 + turn * turnMs);
    queue.next(-1_000_000 + (turn + 1) * turnMs);
  }
}

const arrivals = array(constantFrom("a", "b", "c", "d"), { maxLength: 60 });

test("every queued request is released once, in order within one network", () => {
  assert(
    property(arrivals, array(nat(59)), (networks, left) => {
      const queue = createAdmissionQueue<string>(generous);
      const items = networks.map((network, index) => `${network}${index}`);
      for (const item of items) queue.enter(item[0]!, item, 0);
      const gone = new Set(left.flatMap((index) => items[index] ?? []));
      for (const item of gone) queue.leave(item[0]!, item);
      const staying = items.filter((item) => !gone.has(item));
      expect(queue.waiting).toBe(staying.length);
      const order = drain(queue);
      expect(queue.waiting).toBe(0);
      for (const network of "abcd") {
        const own = (item: string) => item.startsWith(network);
        expect(order.filter(own)).toEqual(staying.filter(own));
      }
    }),
  );
});

test("while a network waits for its next turn, no other has more than two: one as a newcomer, one after it", () => {
  assert(
    property(arrivals, (networks) => {
      const queue = createAdmissionQueue<string>(generous);
      for (const network of networks) queue.enter(network, network, 0);
      const order = drain(queue);
      for (const network of new Set(networks)) {
        const turns = order.flatMap((item, turn) => (item === network ? [turn] : []));
        for (const [index, turn] of turns.entries()) {
          const between = order.slice(index === 0 ? 0 : turns[index - 1]! + 1, turn);
          for (const other of between) expect(between.filter((item) => item === other).length).toBeLessThanOrEqual(2);
        }
      }
    }),
  );
});

test("a newcomer goes before a network with many waiting requests, but not forever", () => {
  const queue = createAdmissionQueue<string>(generous);
  for (let count = 0; count < 20; count++) queue.enter("greedy", "greedy", 0);
  queue.next(0);
  const order = Array.from({ length: 8 }, (_, index) => {
    queue.enter(`guest ${index}`, "guest", 0);
    return queue.next(0);
  });
  expect(order).toEqual(["guest", "greedy", "guest", "guest", "greedy", "guest", "guest", "greedy"]);
});

test("a network that returns right after its turn gets no more turns than one with many waiting requests", () => {
  const queue = createAdmissionQueue<string>(generous);
  for (let count = 0; count < 30; count++) queue.enter("greedy", "greedy", 0);
  queue.enter("hasty", "hasty", 0);
  const order = Array.from({ length: 20 }, () => {
    const item = queue.next(0);
    if (item === "hasty") queue.enter("hasty", "hasty", 0);
    return item;
  });
  expect(order.filter((item) => item === "hasty")).toHaveLength(10);
});

test("a burst waits; under overload, requests that would wait too long are refused, mostly those of the busiest network", () => {
  const queue = createAdmissionQueue<string>(limits);
  warm(queue, "", 20);
  const enter = (network: string, nowMs: number) => queue.enter(network, network, nowMs);
  const greedy = Array.from({ length: 50 }, () => enter("greedy", 0));
  expect(greedy.filter(Boolean)).toHaveLength(limits.burst);
  expect(queue.isShedding(0)).toBe(true);
  // 100 ms are five turns of 20 ms: the greedy one has eight waiting, a newcomer waits for one of them.
  expect(enter("greedy", 1)).toBe(false);
  expect([enter("guest", 1), enter("guest", 1), enter("guest", 1), enter("guest", 1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("under overload, no accepted request has more turns before it than fit into the longest wait", () => {
  assert(
    property(arrivals, integer({ min: 1, max: 50 }), (networks, turnMs) => {
      const queue = createAdmissionQueue<string>(limits);
      warm(queue, "", turnMs);
      // Too much waited: from now on each is looked at.
      for (let count = 0; count <= limits.burst; count++) queue.enter("first", "first", -100);
      drain(queue);
      const most = Math.max(limits.ofFew, Math.floor(limits.longestWaitMs / turnMs) + 1);
      const newcomers = Math.floor((0.66 * limits.longestWaitMs) / turnMs);
      const counts = new Map<string, number>();
      for (const network of networks) {
        if (queue.enter(network, network, 0)) counts.set(network, (counts.get(network) ?? 0) + 1);
      }
      for (const count of counts.values()) expect(count).toBeLessThanOrEqual(most);
      // A first request is let in as long as the others' first ones fit into the time.
      for (const network of new Set(networks)) if (counts.size <= newcomers) expect(counts.has(network)).toBe(true);
    }),
  );
});

test("the first requests of a process may wait longer, and overload ends after a while without refusals", () => {
  const queue = createAdmissionQueue<string>({
    ...limits,
    coldBurst: 12,
    coldRequests: 1,
    ...none,
  });
  const enter = (nowMs: number) => queue.enter("a", "a", nowMs);
  for (let count = 0; count < 12; count++) expect(enter(0)).toBe(true);
  queue.next(10);
  expect(enter(10)).toBe(false);
  for (let count = 0; count < 5; count++) queue.next(10);
  expect(enter(1_009)).toBe(false);
  expect(enter(2_008)).toBe(false);
  expect(enter(3_008)).toBe(true);
});

test("a network that may not proceed keeps its place", () => {
  const queue = createAdmissionQueue<string>(generous);
  for (const network of ["a", "b", "a", "b"]) queue.enter(network, network, 0);
  expect(queue.next(0, (network) => network !== "a")).toBe("b");
  expect(queue.next(0, (network) => network === "c")).toBeUndefined();
  expect(queue.waiting).toBe(3);
  expect(drain(queue).toSorted()).toEqual(["a", "a", "b"]);
});

/** One worker that takes `turnMs` for each request, and requests that come when `arrivals` say, in a time of its own. */
function simulate(turnMs: number, coming: readonly { network: string; atMs: number }[]) {
  const queue = createAdmissionQueue<{ network: string; atMs: number }>(usualLimits);
  warm(queue, { network: "warm", atMs: 0 }, turnMs);
  const waits = new Map<string, number[]>();
  const refused = new Map<string, number>();
  let freeAtMs = 0;
  const work = (untilMs: number) => {
    while (queue.waiting > 0 && freeAtMs <= untilMs) {
      const item = queue.next(freeAtMs)!;
      waits.set(item.network, [...(waits.get(item.network) ?? []), Math.max(0, freeAtMs - item.atMs)]);
      freeAtMs += turnMs;
    }
  };
  for (const arrival of coming) {
    work(arrival.atMs);
    if (freeAtMs < arrival.atMs) freeAtMs = arrival.atMs;
    if (!queue.enter(arrival.network, arrival, arrival.atMs))
      refused.set(arrival.network, (refused.get(arrival.network) ?? 0) + 1);
  }
  work(Number.POSITIVE_INFINITY);
  return { waits, refused };
}

/** Networks and moments by chance, always the same one. */
function come(count: number, { everyMs, networks }: { everyMs: number; networks: readonly string[] }) {
  let state = 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return Array.from({ length: count }, (_, index) => ({
    network: networks[Math.floor(random() * networks.length)]!,
    atMs: (index + random()) * everyMs,
  }));
}

const late = (waits: readonly number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
const networks = Array.from({ length: 50 }, (_, index) => `network ${index}`);

test.each([2, 4])("at %d times the capacity, the excess share is refused and the rest waits briefly", (factor) => {
  const turnMs = 5;
  const count = 3_000 * factor;
  const { waits, refused } = simulate(turnMs, come(count, { everyMs: turnMs / factor, networks }));
  const all = [...waits.values()].flat();
  expect(late(all)).toBeLessThanOrEqual(usualLimits.longestWaitMs + 3 * turnMs);
  const refusedShare = [...refused.values()].reduce((sum, value) => sum + value, 0) / count;
  expect(refusedShare).toBeCloseTo(1 - 1 / factor, 1);
  for (const network of networks) expect(waits.get(network)!.length).toBeGreaterThan((0.5 * count) / factor / 50);
});

test("next to a greedy network polite ones are never refused and wait for hardly more than a turn or two", () => {
  const turnMs = 10;
  const polite = come(600, { everyMs: turnMs * 3, networks: networks.slice(0, 10) });
  const greedy = come(18_000, { everyMs: turnMs / 10, networks: ["greedy"] });
  const alone = simulate(turnMs, polite);
  const beside = simulate(
    turnMs,
    [...polite, ...greedy].toSorted((a, b) => a.atMs - b.atMs),
  );
  expect([...beside.refused.keys()]).toEqual(["greedy"]);
  beside.waits.delete("greedy");
  const waited = late([...beside.waits.values()].flat());
  expect(waited).toBeLessThanOrEqual(late([...alone.waits.values()].flat()) + 2 * turnMs);
});

test("an office with 250 simultaneous requests to an otherwise idle server is never refused", () => {
  const calls = Array.from({ length: 250 }, (_, index) => ({ network: "office", atMs: index / 100 }));
  const guests = come(20, { everyMs: 50, networks: ["guest 1", "guest 2"] });
  expect(simulate(6, calls).refused.size).toBe(0);
  const { waits, refused } = simulate(
    6,
    [...calls, ...guests].toSorted((a, b) => a.atMs - b.atMs),
  );
  expect(refused.size).toBe(0);
  for (const guest of ["guest 1", "guest 2"])
    for (const waitMs of waits.get(guest)!) expect(waitMs).toBeLessThanOrEqual(4 * 6);
});

test("requests of a network that keeps overloading the server wait no longer than others", () => {
  const { waits } = simulate(10, come(6_000, { everyMs: 2.5, networks: ["proxy"] }));
  const last = waits.get("proxy")!.slice(-500);
  expect(Math.max(...last)).toBeLessThanOrEqual(usualLimits.longestWaitMs + usualLimits.ofFew * 10);
});

test("however many networks use their full share, there is room for one more", () => {
  assert(
    property(integer({ min: 1, max: 200 }), (count) => {
      const queue = createAdmissionQueue<string>({ ...generous, longestBurstMs: 1_000, mostWaiting: 512 });
      for (let round = 0; round < 512; round++) {
        for (let index = 0; index < count; index++) queue.enter(`${index}`, "", 0);
      }
      expect(queue.waiting).toBeLessThan(512);
      expect(queue.enter("newcomer", "", 0)).toBe(true);
    }),
  );
});

test("two browsers that load a page simultaneously on a slow machine are never refused", () => {
  const loads = Array.from({ length: 12 }, (_, index) => ({ network: index < 6 ? "a" : "b", atMs: index / 10 }));
  expect(simulate(200, loads).refused.size).toBe(0);
});
