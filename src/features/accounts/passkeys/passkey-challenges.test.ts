import { expect, test } from "vitest";
import { createPasskeyChallenges } from "./passkey-challenges.server.ts";

const minuteMs = 60_000;
const start = Date.UTC(2026, 0, 1);

function create({ key = 7, minutesLater = 0, used = new Set<string>() } = {}) {
  return createPasskeyChallenges({
    key: new Uint8Array(32).fill(key),
    used: { use: async (id) => !used.has(id) && Boolean(used.add(id)) },
    now: () => new Date(start + minutesLater * minuteMs),
  });
}
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

test("a challenge is valid once, on every server of the site, for a short time", async () => {
  const used = new Set<string>();
  const challenge = encode(create({ used }).make());
  expect(await create({ used, minutesLater: 5 }).use(challenge)).toBe(false);
  expect(await create({ used, minutesLater: 4 }).use(challenge)).toBe(true);
  expect(await create({ used }).use(challenge)).toBe(false);
  // Written in another way it is the same one.
  expect(await create({ used }).use(`${challenge}==`)).toBe(false);
});

test("a challenge signed with another key or with any changed bit is invalid", async () => {
  const made = create().make();
  expect(await create().use(encode(create({ key: 8 }).make()))).toBe(false);
  for (let bit = 0; bit < made.length * 8; bit += 1) {
    const changed = Uint8Array.from(made);
    changed[bit >> 3]! ^= 1 << (bit & 7);
    expect(await create().use(encode(changed))).toBe(false);
  }
  for (const other of ["", "A", "A".repeat(43), "A".repeat(72), "A".repeat(10_000)]) {
    expect(await create().use(other)).toBe(false);
  }
});

test("challenges are unique, and requesting one uses no storage", () => {
  const challenges = create();
  expect(new Set(Array.from({ length: 1_000 }, () => encode(challenges.make()))).size).toBe(1_000);
});
