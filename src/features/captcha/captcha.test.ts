import { afterAll, beforeAll, expect, test } from "vitest";
import type { Challenge } from "altcha-lib";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { solveCaptcha } from "../../../tests/harness/people/solve-captcha.ts";
import { createAltchaCaptcha } from "../../platform/captcha/altcha-captcha.server.ts";
import { createWorkload } from "../../platform/captcha/workload.server.ts";
import { createMemoryRateLimits } from "../../platform/http/limits/rate-limit.server.ts";
import { createUsedChallenges } from "./used-challenges.server.ts";

const minuteMs = 60_000;
const makeKey = (use: string) => new TextEncoder().encode(`secret of ${use}`);
const refused = { code: "INVALID_RECAPTCHA" };
let store: Awaited<ReturnType<typeof startDatabase>>;
let now = new Date();

beforeAll(async () => {
  store = await startDatabase();
});
afterAll(() => store.close());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const createCaptcha = (key = makeKey, workload = createWorkload(createMemoryRateLimits())) =>
  createAltchaCaptcha({
    makeKey: key,
    workload,
    used: createUsedChallenges({ database: store.database, now: () => now }),
    now: () => now,
  });
const network = "10.1.0.1";
const [checkout, signingIn] = [{ action: "checkout", network } as const, { action: "sign_in", network } as const];
const makeChallenge = async (captcha = createCaptcha(), from = network) =>
  (await captcha.makeChallenge!(from)) as Challenge;

test("a solved challenge is a valid proof, once, also after a restart", async () => {
  const token = await solveCaptcha(await makeChallenge());
  await createCaptcha().demand(token, checkout);
  await expect(createCaptcha().demand(token, checkout)).rejects.toMatchObject(refused);
});

test("of many simultaneous uses of one proof exactly one is accepted", async () => {
  const token = await solveCaptcha(await makeChallenge());
  const captcha = createCaptcha();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => captcha.demand(token, signingIn)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a proof expires, and a used one is deleted once it has expired", async () => {
  const captcha = createCaptcha();
  const token = await solveCaptcha(await makeChallenge(captcha));
  const used = await solveCaptcha(await makeChallenge(captcha));
  await captcha.demand(used, signingIn);
  now = new Date(now.getTime() + 21 * minuteMs);
  await expect(captcha.demand(token, signingIn)).rejects.toMatchObject(refused);
  await expect(captcha.demand(used, signingIn)).rejects.toMatchObject(refused);
  await captcha.demand(await solveCaptcha(await makeChallenge(captcha)), signingIn);
  const { rows } = await store.database.run((db) =>
    db.$client.query("select count(*)::int as count from used_challenges"),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("an unsolved challenge is no proof", async () => {
  const captcha = createCaptcha();
  const challenge = await makeChallenge(captcha);
  const solution = JSON.parse(Buffer.from(await solveCaptcha(challenge), "base64").toString()).solution as object;
  const { parameters } = challenge;
  const guesses = [
    undefined,
    "",
    "nonsense",
    encode(null),
    encode({ challenge }),
    encode({ challenge, solution: { counter: 700, derivedKey: "00".repeat(32) } }),
    // Made easier, made to last, signed by somebody else.
    encode({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: "00" } }, solution }),
    encode({
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt! + 60 } },
      solution,
    }),
    await solveCaptcha(await makeChallenge(createCaptcha((use) => makeKey(`other ${use}`)))),
    "A".repeat(100_000),
  ];
  for (const guess of guesses) await expect(captcha.demand(guess, signingIn), guess).rejects.toMatchObject(refused);
  await captcha.demand(encode({ challenge, solution }), signingIn);
});

test("a network with many proofs gets harder challenges, and easier ones are no longer valid", async () => {
  const workload = createWorkload(createMemoryRateLimits());
  const captcha = createCaptcha(makeKey, workload);
  const easy = await solveCaptcha(await makeChallenge(captcha));
  for (let count = 0; count < 80; count += 1) await workload.note(network);
  await expect(captcha.demand(easy, signingIn)).rejects.toMatchObject(refused);
  const elsewhere = { ...signingIn, network: "10.2.0.1" };
  await captcha.demand(await solveCaptcha(await makeChallenge(captcha)), signingIn);
  await captcha.demand(await solveCaptcha(await makeChallenge(captcha, elsewhere.network)), elsewhere);
});

test("reused proofs don't make challenges harder", async () => {
  const workload = createWorkload(createMemoryRateLimits());
  const captcha = createCaptcha(makeKey, workload);
  const token = await solveCaptcha(await makeChallenge(captcha));
  await captcha.demand(token, signingIn);
  for (let count = 0; count < 70; count += 1) {
    await expect(captcha.demand(token, signingIn)).rejects.toMatchObject(refused);
  }
  expect(await workload.factorOf(network)).toBe(1);
});
