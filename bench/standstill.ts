import { setTimeout as wait } from "node:timers/promises";
import { collectionsPath } from "../src/core/urls/paths/collection-paths.ts";
import { requestsPath } from "../src/features/requests/contract.ts";
import { beSomebody } from "../tests/harness/people/be-somebody.ts";
import { addressOf, listCalls, requestOf, type DescribedCall } from "../tests/harness/calls/described-calls.ts";
import { freezeDatabase } from "../tests/harness/database/freeze-database.ts";
import { createHttpVisitor, type HttpVisitor } from "../tests/harness/people/http-visitor.ts";
import { formatNumber, printTable } from "./measure/report.ts";
import { startOurs } from "./servers/servers.ts";

const wantedReadMs = 300;
const wantedWriteMs = 3_000;
/** What the site knows of a session by itself, and needs to be sure that the database stands still. */
const everythingIsKnownAfterMs = 6_000;

const longestAddress = 60;
/** Its id works once, which is written. */
const usesUp = /\/download\/[^/]+$/;
/** News comes as long as somebody listens; the others lead to other sites and sign people in and out. */
const leftOut = /\/changes$|\/auth\//;

const pages = [
  "/",
  "/icons",
  "/icons/set/house",
  "/icons/set/animals--technique-outline",
  "/icons/set/qqxxzz",
  "/icons/lucide",
  "/icons/family-phosphor",
  "/icons/authors/google/google",
  "/icons/styles",
  "/icons/new",
  "/icons/presentation-clip-art",
  "/icons/search-by-image",
  "/icons/illustrations",
  "/icons/illustrations/garden-noto",
  "/icons/images",
  "/icons/pricing",
  "/icons/pricing/checkout?product=pro-year",
  "/icons/request-icon",
  "/icons/collections",
  "/icons/sign-in",
  "/icons/account",
  "/icons/account/link",
  "/icons/account/billing",
  "/icons/account-policy",
  "/icons/newsletter",
  "/developers",
  "/view/results?of=/icons/set/house&page=2",
  "/view/collections",
  "/no-such-page",
];

interface Asked {
  ms: number;
  status: number;
  /** Who somebody is was known from before. */
  isOld: boolean;
}

/**
 * The database is stopped in the middle of everything. Each page and each call that reads is asked for in the moment after that,
 * and once more when the site knows; each call that writes, from the moment after.
 */
export async function benchStandstill(): Promise<void> {
  const server = await startOurs({ TEST_MODE: "true", LOG_LEVEL: "fatal" });
  const site = server.url.replace("127.0.0.1", "localhost");
  let goOn: (() => void) | undefined;
  try {
    const guest = createHttpVisitor();
    const member = createHttpVisitor();
    await beSomebody(member, await member.go(`${site}/api/auth/v1/login/github?path=/icons`), { person: "member" });
    const calls = listCalls(JSON.parse((await guest.ask(`${site}/api/openapi.json`)).text) as never);
    const collection = await saveSample(member, site);
    const icon = await findIconPath(site);
    const isAsked = ({ method, path }: DescribedCall) => method === "GET" && !leftOut.test(path) && !usesUp.test(path);
    const reading = [
      ...pages,
      icon,
      `/icons/collections/${collection}`,
      ...calls.filter(isAsked).map((call) => addressOf(call)),
    ];
    const clients: Record<string, () => HttpVisitor> = {
      guest: () => guest,
      "signed in": () => member,
      "never seen": makeStranger,
    };
    // What runs for the first time takes longer, whoever asks.
    for (const address of reading) await ask(makeStranger(), site + address);
    const stop = () => (goOn = freezeDatabase(server.dataDir));
    const first = new Map<string, Asked>();
    const later = new Map<string, Asked>();
    for (const [name, make] of Object.entries(clients)) {
      for (const address of reading) {
        await waitForDatabase(member, site);
        stop();
        first.set(`${name} ${address}`, await ask(make(), site + address));
        goOn?.();
      }
    }
    await waitForDatabase(member, site);
    stop();
    await wait(everythingIsKnownAfterMs);
    for (const [name, make] of Object.entries(clients))
      for (const address of reading) later.set(`${name} ${address}`, await ask(make(), site + address));
    const names = Object.keys(clients);
    printTable(
      "Stopped database: ms and status right after it stopped, and once the site knows (* = last known session)",
      ["", ...names.flatMap((name) => [`${name}, first`, "later"])],
      reading.map((address) =>
        [address.length > longestAddress ? `${address.slice(0, longestAddress - 1)}…` : address].concat(
          names.flatMap((name) => [first, later].map((times) => print(times.get(`${name} ${address}`)!))),
        ),
      ),
    );
    report("read", { asked: [...first.values(), ...later.values()], wantedMs: wantedReadMs });
    goOn?.();
    await waitForDatabase(member, site);
    stop();
    const writing = calls.filter(
      ({ method, path, mediaType }) =>
        method !== "GET" && !leftOut.test(path) && (mediaType ?? "application/json") === "application/json",
    );
    report("write", { asked: await tryWriting(writing, { member, site }), wantedMs: wantedWriteMs });
  } finally {
    goOn?.();
    await server.stop();
  }
}

/** A browser with a token that the site has not met. */
function makeStranger(): HttpVisitor {
  const stranger = createHttpVisitor();
  const token = Array.from({ length: 43 }, () => "abcdefghijklmnop"[Math.floor(Math.random() * 16)]).join("");
  return { ...stranger, ask: (url, asking) => stranger.ask(url, { ...asking, headers: { cookie: `token=${token}` } }) };
}

async function ask(visitor: HttpVisitor, url: string, asking?: Parameters<HttpVisitor["ask"]>[1]): Promise<Asked> {
  const startedAt = performance.now();
  const { status, headers } = await visitor.ask(url, asking);
  return { ms: performance.now() - startedAt, status, isOld: headers["x-session-state"] !== undefined };
}

async function tryWriting(
  calls: readonly DescribedCall[],
  { member, site }: { member: HttpVisitor; site: string },
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const call of calls) {
    const { method, url, payload } = requestOf(call);
    asked.push(
      await ask(member, site + (url as string), { method: method!, headers: { origin: site }, json: payload ?? {} }),
    );
  }
  return asked;
}

/** @returns the code of a collection */
async function saveSample(member: HttpVisitor, site: string): Promise<string> {
  const { text } = await member.ask(site + collectionsPath, { method: "PUT", json: { name: "Mine" } });
  return (JSON.parse(text) as { collection: { apiCode: string } }).collection.apiCode;
}

async function findIconPath(site: string): Promise<string> {
  const response = await fetch(`${site}/view/results?of=/icons/set/shopping-cart&page=1`);
  return new URL(((await response.json()) as { icons: { path: string }[] }).icons[0]!.path, site).pathname;
}

async function waitForDatabase(member: HttpVisitor, site: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { status } = await member.ask(`${site}${requestsPath}?isMine=true`);
    if (status === 200) return;
    if (status !== 503) throw new Error(`The database is back, but the response is ${status}`);
    await wait(50);
  }
  throw new Error("The database is back, but the site doesn’t use it");
}

const print = ({ ms, status, isOld }: Asked) => `${formatNumber(ms)}  ${status}${isOld ? "*" : " "}`;

function report(what: string, { asked, wantedMs }: { asked: readonly Asked[]; wantedMs: number }): void {
  const slowest = Math.max(...asked.map(({ ms }) => ms));
  const late = asked.filter(({ ms }) => ms > wantedMs).length;
  const statuses = Map.groupBy(asked, ({ status }) => status);
  const shares = [...statuses].map(([status, { length }]) => `${length} × ${status}`).toSorted();
  process.stdout.write(
    `${asked.length} requests to ${what}: ${shares.join(", ")}; slowest ${formatNumber(slowest)} ms, ${late} over ${wantedMs} ms.\n`,
  );
}
