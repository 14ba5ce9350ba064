import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { rewardPath, type RewardOffer } from "./contract.ts";

const seconds = 15;
const agent = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36";
let site: TestApp;
let icons: string[];
let freeIcon: string;
let networks = 0;

beforeAll(async () => {
  site = await startTestApp({ REWARD_SECONDS: `${seconds}`, REWARDS_PER_DAY: "2", TRUSTED_PROXIES: "127.0.0.1" });
  const { icons: list } = await site.services.search.search({ term: "house", amount: 60 });
  icons = list.filter(({ isFree }) => !isFree).map(({ id }) => id);
  freeIcon = list.find(({ isFree }) => isFree)!.id;
  expect(icons.length).toBeGreaterThan(3);
});
afterAll(() => site.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const pass = (passedSeconds: number) => void vi.setSystemTime(Date.now() + passedSeconds * 1000);

/** A browser, by default in a network of its own. */
function browse({ network = `10.0.0.${++networks}`, token = "" } = {}) {
  let cookie = token === "" ? "" : `token=${token}`;
  const headers = () => ({
    "user-agent": agent,
    "x-forwarded-for": network,
    "sec-fetch-site": "same-origin",
    ...(cookie && { cookie }),
  });
  const post = async (url: string, payload: object) => {
    const answered = await site.app.inject({ method: "POST", url, headers: headers(), payload });
    for (const { name, value } of answered.cookies) if (name === "cid") cookie += `${cookie && "; "}cid=${value}`;
    return answered;
  };
  return {
    ask: (icon: string) => post(rewardPath, { icon }),
    async earn(icon: string) {
      const answered = await post(rewardPath, { icon });
      expect(answered.statusCode).toBe(200);
      return answered.json<RewardOffer>().token;
    },
    take: (id: string, reward: string, size = 512) => post("/plainConverter", { id, format: "png", size, reward }),
  };
}

const refused = (status: number, code: string) => expect.objectContaining({ statusCode: status, code });
const summarize = (answered: { statusCode: number; json: () => unknown }) => ({
  statusCode: answered.statusCode,
  code: answered.statusCode === 200 ? undefined : (answered.json() as { code: string }).code,
});
const notAllowed = refused(403, "not_allowed");

describe("a reward allows a larger image", () => {
  test("for a guest who watches to the end: one file, once", async () => {
    const guest = browse();
    const [icon] = icons as [string];
    const offer = (await guest.ask(icon)).json<RewardOffer>();
    expect(offer).toMatchObject({ seconds, ad: { labels: { house: "From Iconarium" } } });
    pass(seconds);
    const downloaded = await guest.take(icon, offer.token, 1600);
    expect([downloaded.statusCode, downloaded.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(downloaded.rawPayload.readUInt32BE(16)).toBe(1600);
    expect(downloaded.headers["cache-control"]).toBe("no-store");
    expect(summarize(await guest.take(icon, offer.token))).toEqual(notAllowed);
  });

  test("for a signed-in person without a plan", async () => {
    const { token } = await signIn(site, "member@example.com");
    const member = browse({ token });
    const reward = await member.earn(icons[0]!);
    pass(seconds);
    expect((await member.take(icons[0]!, reward)).statusCode).toBe(200);
  });

  test("and isn't used up by a free file, or by a failed one", async () => {
    const guest = browse();
    const [icon] = icons as [string];
    const reward = await guest.earn(icon);
    pass(seconds);
    expect((await guest.take(icon, reward, 64)).statusCode).toBe(200);
    expect((await guest.take(icon, reward, 512)).statusCode).toBe(200);
  });
});

describe("a reward is refused", () => {
  test.each([0, 1, seconds - 1])("%i seconds after it began", async (early) => {
    const guest = browse();
    const reward = await guest.earn(icons[0]!);
    pass(early);
    expect(summarize(await guest.take(icons[0]!, reward))).toEqual(notAllowed);
    pass(seconds - early);
    expect((await guest.take(icons[0]!, reward)).statusCode).toBe(200);
  });

  test("for another icon", async () => {
    const guest = browse();
    const reward = await guest.earn(icons[0]!);
    pass(seconds);
    expect(summarize(await guest.take(icons[1]!, reward))).toEqual(notAllowed);
  });

  test("with a forged or altered token", async () => {
    const guest = browse();
    const reward = await guest.earn(icons[0]!);
    pass(seconds);
    const step = Math.ceil(reward.length / 40);
    for (let at = 0; at < reward.length - 1; at += step) {
      const other = reward[at] === "A" ? "B" : "A";
      const forged = `${reward.slice(0, at)}${other}${reward.slice(at + 1)}`;
      expect(summarize(await guest.take(icons[0]!, forged)), `at ${at}`).toEqual(notAllowed);
    }
    for (const made of ["", ".", "a.b.c", "eyJhbGciOiJub25lIn0.e30."])
      expect((await guest.take(icons[0]!, made)).statusCode).toBe(403);
  });

  test("after a quarter of an hour", async () => {
    const guest = browse();
    const reward = await guest.earn(icons[0]!);
    pass(901);
    expect(summarize(await guest.take(icons[0]!, reward))).toEqual(notAllowed);
  });

  test("for simultaneous requests for the file", async () => {
    const guest = browse();
    const reward = await guest.earn(icons[0]!);
    pass(seconds);
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.take(icons[0]!, reward)));
    expect(
      answers
        .map(({ statusCode }) => String(statusCode))
        .toSorted()
        .map(Number),
    ).toEqual([200, 403, 403, 403, 403, 403, 403, 403]);
  });

  test("beyond the daily limit, also for simultaneous offers", async () => {
    const guest = browse();
    const rewards: { icon: string; reward: string }[] = [];
    for (const icon of icons.slice(0, 4)) rewards.push({ icon, reward: await guest.earn(icon) });
    pass(seconds);
    const answers = await Promise.all(rewards.map(({ icon, reward }) => guest.take(icon, reward)));
    expect(
      answers
        .map(({ statusCode }) => String(statusCode))
        .toSorted()
        .map(Number),
    ).toEqual([200, 200, 429, 429]);
    expect(summarize(await guest.ask(icons[0]!))).toEqual(refused(429, "limit_reached"));
    pass(86_400);
    expect((await guest.ask(icons[0]!)).statusCode).toBe(200);
  });

  test("beyond the daily limit of a network, however many browsers it has", async () => {
    const network = "192.0.2.7";
    const [icon] = icons as [string];
    const downloadOne = async () => {
      const guest = browse({ network });
      const answered = await guest.ask(icon);
      if (answered.statusCode !== 200) return answered.statusCode;
      pass(seconds);
      return (await guest.take(icon, answered.json<RewardOffer>().token)).statusCode;
    };
    for (let count = 0; count < 20; count++) expect(await downloadOne()).toBe(200);
    expect(await downloadOne()).toBe(429);
  });
});

test("free or unknown icons have no reward", async () => {
  expect(summarize(await browse().ask(freeIcon))).toEqual(refused(409, "conflict"));
  expect(summarize(await browse().ask("nothing"))).toEqual(refused(404, "not_found"));
  const faulty = await site.app.inject({ method: "POST", url: rewardPath, payload: { icon: 7 } });
  expect(summarize(faulty)).toEqual(refused(400, "invalid_input"));
});

test("without the flag there are no rewards", async () => {
  const plain = await startTestApp({ FLAGS_FILE: "/no/such/file" });
  try {
    const headers = { "user-agent": agent, "sec-fetch-site": "same-origin" };
    const answered = await plain.app.inject({ method: "POST", url: rewardPath, headers, payload: { icon: icons[0]! } });
    expect(summarize(answered)).toEqual(notAllowed);
  } finally {
    await plain.close();
  }
});
