import { afterAll, beforeAll, expect, test } from "vitest";
import type { Challenge } from "altcha-lib";
import { startDatabase } from "../../../tests/harness/database.ts";
import { solveCaptcha } from "../../../tests/harness/solve-captcha.ts";
import { createAltchaCaptcha } from "../../platform/captcha/altcha-captcha.server.ts";
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

const print = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64");
const createCaptcha = (key = makeKey) =>
  createAltchaCaptcha({
    makeKey: key,
    used: createUsedChallenges({ database: store.database, now: () => now }),
    now: () => now,
  });
const makeChallenge = async (captcha = createCaptcha()) => (await captcha.makeChallenge!()) as Challenge;

test("the work of a browser is a proof, once, also after a new start", async () => {
  const token = await solveCaptcha(await makeChallenge());
  await createCaptcha().demand(token, "checkout");
  await expect(createCaptcha().demand(token, "checkout")).rejects.toMatchObject(refused);
});

test("of many who bring one proof at once exactly one is let in", async () => {
  const token = await solveCaptcha(await makeChallenge());
  const captcha = createCaptcha();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => captcha.demand(token, "sign_in")));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a proof does not last, and what was used is forgotten when it would not count any more", async () => {
  const captcha = createCaptcha();
  const token = await solveCaptcha(await makeChallenge(captcha));
  const used = await solveCaptcha(await makeChallenge(captcha));
  await captcha.demand(used, "sign_in");
  now = new Date(now.getTime() + 21 * minuteMs);
  await expect(captcha.demand(token, "sign_in")).rejects.toMatchObject(refused);
  await expect(captcha.demand(used, "sign_in")).rejects.toMatchObject(refused);
  await captcha.demand(await solveCaptcha(await makeChallenge(captcha)), "sign_in");
  const { rows } = await store.database.run((db) =>
    db.$client.query("select count(*)::int as count from used_challenges"),
  );
  expect(rows).toEqual([{ count: 1 }]);
});

test("what nobody worked for is no proof", async () => {
  const captcha = createCaptcha();
  const challenge = await makeChallenge(captcha);
  const solution = JSON.parse(Buffer.from(await solveCaptcha(challenge), "base64").toString()).solution as object;
  const { parameters } = challenge;
  const guesses = [
    undefined,
    "",
    "nonsense",
    print(null),
    print({ challenge }),
    print({ challenge, solution: { counter: 700, derivedKey: "00".repeat(32) } }),
    // Made easier, made to last, signed by somebody else.
    print({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: "00" } }, solution }),
    print({
      challenge: { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt! + 60 } },
      solution,
    }),
    await solveCaptcha(await makeChallenge(createCaptcha((use) => makeKey(`other ${use}`)))),
    "A".repeat(100_000),
  ];
  for (const guess of guesses) await expect(captcha.demand(guess, "sign_in"), guess).rejects.toMatchObject(refused);
  await captcha.demand(print({ challenge, solution }), "sign_in");
});
