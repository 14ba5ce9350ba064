import { expect, test } from "vitest";
import { createSlots } from "./slots.server.ts";

const limits = { forAll: 3, forOne: 2, waitingOfOne: 8, waitingOfAll: 10 };

/** Asks for places and notes in which order they are given. */
function createAskers(acquireSlot: ReturnType<typeof createSlots>) {
  const given: string[] = [];
  const ask = (who: string, name = who, signal?: AbortSignal) =>
    acquireSlot(who, signal).then((leave) => {
      given.push(name);
      return leave;
    });
  return { given, ask };
}

test("a person who wants ten at a time gets them one after the other, and an eleventh is refused", async () => {
  const { given, ask } = createAskers(createSlots(limits));
  const wanted = Array.from({ length: 10 }, (_, place) => ask("ann", String(place)));
  await expect(ask("ann")).rejects.toMatchObject({ code: "limit_reached" });
  for (const [place, one] of wanted.entries()) {
    const leave = await one;
    expect(given.length).toBeLessThanOrEqual(place + 2);
    leave();
    leave();
  }
  expect(given).toEqual(Array.from({ length: 10 }, (_, place) => String(place)));
});

test("who waits for places of their own doesn’t keep others waiting", async () => {
  const { given, ask } = createAskers(createSlots(limits));
  const leaves = await Promise.all([ask("ann"), ask("ann")]);
  const third = ask("ann", "ann again");
  await ask("bob");
  expect(given).toEqual(["ann", "ann", "bob"]);
  leaves[0]();
  await third;
});

test("who leaves while waiting has no place, and no more may wait than the limit for all", async () => {
  const { given, ask } = createAskers(createSlots(limits));
  const first = await ask("ann");
  await Promise.all([ask("ann"), ask("bob")]);
  const gone = new AbortController();
  const waits = ask("cid", "cid", gone.signal);
  gone.abort(new Error("gone"));
  await expect(waits).rejects.toThrow("gone");
  await expect(ask("cid", "cid", gone.signal)).rejects.toThrow("gone");
  const others = Array.from({ length: 10 }, (_, place) => ask(`person ${place}`));
  await expect(ask("dan")).rejects.toMatchObject({ code: "limit_reached" });
  first();
  await others[0];
  expect(given).toEqual(["ann", "ann", "bob", "person 0"]);
});
