import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createMemoryBackoffs } from "../src/platform/http/limits/backoff.server.ts";
import { readMailLink } from "../src/features/accounts/mail/mail-link.ts";
import { installMovableClock, type MovableClock } from "./harness/movable-clock.ts";
import { createRememberingProvider, type RememberingProvider } from "./harness/payments/remembering-provider.ts";
import { signIn } from "./harness/people/sign-in.ts";
import { proveWork } from "./harness/people/solve-captcha.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;
const yearMs = 365 * dayMs;
const jumps = [
  { name: "a day forward", byMs: dayMs },
  { name: "a day back", byMs: -dayMs },
  { name: "a year forward", byMs: yearMs },
  { name: "a year back", byMs: -yearMs },
];

let site: TestApp;
let far: RememberingProvider;
let clock: MovableClock;

beforeAll(async () => {
  clock = installMovableClock();
  far = createRememberingProvider();
  site = await startTestApp({}, undefined, { paymentProviders: [far] });
});
afterEach(() => clock.put(0));
afterAll(async () => {
  await site.close();
  clock.remove();
});

let people = 0;
const somebody = () => `person-${people++}@example.com`;

const askForLetter = async (email: string) =>
  site.app.inject({
    method: "POST",
    url: "/api/auth/v1/login/email",
    payload: { email },
    headers: { host: "localhost", ...(await proveWork(site.app)) },
    remoteAddress: `10.${people++}.1.1`,
  });

async function readLetters(to: string): Promise<string[]> {
  const letters = (await site.services.outbox!.list()).filter((mail) => mail.to === to);
  return letters.map(({ text }) => readMailLink(new URL(/https?:\S+/.exec(text)![0]).hash)!.token);
}

const confirm = (token: string) =>
  site.app.inject({ method: "POST", url: "/api/auth/v1/login/email/confirm", payload: { token } });

/** Read from the database, whatever this process remembers. */
const isSignedIn = async (token: string) => (await site.services.sessions.find(token)) !== undefined;

describe.each(jumps)("the clock jumps $name", ({ byMs }) => {
  test("people stay signed in after the clock is corrected, though others signed in meanwhile", async () => {
    const { token } = await signIn(site, somebody());
    clock.put(byMs);
    // A sign-in lasts for some weeks.
    expect(await isSignedIn(token)).toBe(byMs < yearMs);
    const meanwhile = await signIn(site, somebody());
    expect(await isSignedIn(meanwhile.token)).toBe(true);
    clock.put(0);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(meanwhile.token)).toBe(byMs > -yearMs);
  });

  test("an email requested after the jump signs its reader in, once", async () => {
    const email = somebody();
    expect((await askForLetter(email)).statusCode).toBe(200);
    clock.put(byMs);
    expect((await askForLetter(email)).statusCode).toBe(200);
    const letters = await readLetters(email);
    expect(letters).toHaveLength(2);
    const statuses = [];
    for (const letter of [...letters, ...letters]) statuses.push((await confirm(letter)).statusCode);
    // Of before: too old when it was put forward.
    expect(statuses.toSorted((one, other) => one - other)).toEqual(
      byMs > 0 ? [200, 404, 404, 404] : [200, 200, 404, 404],
    );
  });

  test("rate limits last as long as announced", async () => {
    const rule = { name: "tries", freely: 0, firstMs: 60_000, longestMs: 3_600_000 };
    const backoffs = createMemoryBackoffs();
    await backoffs.note(rule, "somebody");
    clock.put(byMs);
    expect(Math.ceil((await backoffs.read(rule, "somebody")) / 1000)).toBeOneOf([59, 60]);
  });

  test("scheduled jobs run within days after the clock is corrected, once each", async () => {
    const { id } = await signIn(site, somebody());
    const page = { locale: "en" as const, returnUrl: "http://localhost/done", cancelUrl: "http://localhost/left" };
    const order = { productCode: "pro-month", quantity: 1, currency: "USD", ...page };
    clock.put(byMs);
    const { orderId } = await site.services.billing.startOrder(id, order);
    far.pay(orderId);
    await site.services.reconciliation.run();
    // Nothing is asked about more than once in two minutes, and an order of three days not for longer than three days.
    for (const rightMs of [3 * minuteMs, 4 * dayMs]) {
      clock.put(rightMs);
      await site.services.reconciliation.run();
      const countAsked = () => far.asked.filter((call) => call === "readOrder").length;
      const asked = countAsked();
      await site.services.reconciliation.run();
      expect(countAsked()).toBe(asked);
    }
    const owned = await site.services.billing.listSubscriptions(id);
    expect(owned.map(({ product }) => product.code)).toEqual(["pro-month"]);
  });
});

test("a clock that jumps ahead doesn't delete accounts before their time", async () => {
  const email = somebody();
  const { id } = await signIn(site, email);
  await site.services.accountDeletion.ask((await site.services.people.find(id))!, { origin: "http://localhost" });
  clock.put(yearMs);
  expect(await site.services.accountDeletion.deleteDue()).toBe(0);
  clock.put(0);
  expect((await site.services.people.meetByEmail(email, { locale: "en" })).id).toBe(id);
});

test("a sign-in dated in the future doesn't count as recent", async () => {
  clock.put(yearMs);
  const member = await signIn(site, somebody());
  clock.put(0);
  const answer = await site.app.inject({
    method: "GET",
    url: "/api/token/v1",
    headers: { ...member.headers, "sec-fetch-dest": "document" },
  });
  expect(answer.statusCode).toBe(403);
});
