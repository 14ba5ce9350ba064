import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decideTransition, requestActions, type RequestRole } from "../src/core/requests/request-rules.ts";
import { describeCalls, requestOf } from "./harness/calls/described-calls.ts";
import { listCallPlaces, type Place } from "./harness/calls/hostile-places.ts";
import { createRememberingProvider, type RememberingProvider } from "./harness/payments/remembering-provider.ts";
import { createRequestCallers } from "./harness/people/request-callers.ts";
import { signIn, type Member } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const callers = ["guest", "person", "paid", "teamOwner", "teamMember", "maker", "admin", "abuser"] as const;
type Caller = (typeof callers)[number];

/** Who a call is for; whoever it is not for learns nothing of what it does. */
type Level = "everybody" | "people" | "admins";

/** The first row that fits a call says it; calls that no row fits are for everybody. */
const levels: readonly (readonly [call: RegExp, level: Level])[] = [
  [/ \/api\/admin\//, "admins"],
  // Letters and browsers without a name come to these.
  [/^POST \/api\/user\/v2\/email\/(?:confirm|restore)$/, "everybody"],
  [/ \/api\/users?(?:\/v2)?\/history$/, "everybody"],
  [/ \/api\/users\/pinnedStyles/, "everybody"],
  [/ (?:\/api)?\/user\/v1\/paidDownloadIds$/, "everybody"],
  [/ (?:\/api)?\/user\//, "people"],
  [/ \/icons\/api\/user-hash$/, "people"],
  [/ \/api\/token\/v1$/, "people"],
  [/^GET \/siteApi\/collections\/v2\/:\w+(?:\/icons)?$/, "everybody"],
  [/^(?:GET|POST) \/siteApi\/collections\/v2\/:\w+\/download/, "everybody"],
  [/ \/siteApi\/(?:icons\/)?collections(?:\/|$)/, "people"],
  [/^GET \/billing\/v2\/abGroupInfo$/, "everybody"],
  [/ \/billing\/v2(?:\/|$)/, "people"],
  // Here they are asked for one's own.
  [/^GET \/api\/requests$/, "people"],
  [/^(?:PUT|DELETE) \/api\/requests/, "people"],
  [/^POST \/api\/requests\/:/, "people"],
  [/ \/api\/uploadFiles$/, "people"],
  [/ \/api\/makers$/, "people"],
  [/ \/api\/notices\/leave$/, "everybody"],
  [/ \/api\/notices/, "people"],
];
const levelOf = (place: Place): Level =>
  levels.find(([call]) => call.test(`${place.method} ${place.path}`))?.[1] ?? "everybody";

const isFor = (level: Level, caller: Caller) =>
  level === "everybody" || (level === "people" ? caller !== "guest" : caller === "admin");

let folder: string;
let far: RememberingProvider;
let site: TestApp;
let owner: Member;
let people: Record<Exclude<Caller, "guest">, Member>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "iconarium-permissions-"));
  const FLAGS_FILE = join(folder, "flags.json");
  await copyFile(join(import.meta.dirname, "../data/flags.json"), FLAGS_FILE);
  far = createRememberingProvider();
  site = await startTestApp({ FLAGS_FILE }, undefined, { paymentProviders: [far] });
  owner = await signIn(site, "owner@example.com");
  people = await joinAll();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function joinAll(): Promise<typeof people> {
  const meet = (name: Caller) => signIn(site, `${name}@example.com`);
  const { licenses, userAdmin } = site.services;
  const [person, paid, maker] = [await meet("person"), await meet("paid"), await meet("maker")];
  const [admin, flagged, teamOwner] = [await meet("admin"), await meet("abuser"), await meet("teamOwner")];
  const teamMember = await meet("teamMember");
  for (const { id } of [paid, flagged]) await licenses.give(id, { source: "manual" });
  await userAdmin.change(maker.id, { grant: "maker" });
  await userAdmin.change(admin.id, { grant: "admin" });
  // Who is flagged is signed out, and may come again.
  await userAdmin.change(flagged.id, { isAbuser: true });
  const abuser = await meet("abuser");
  const team = await buyTeam(teamOwner);
  const url = `/billing/v2/licenses/${team}/members`;
  const asked = {
    method: "POST",
    url,
    headers: teamOwner.headers,
    payload: { email: "teamMember@example.com" },
  } as const;
  const { link } = (await site.app.inject(asked)).json<{ link: string }>();
  const token = link.slice(link.lastIndexOf("/") + 1);
  const accept = {
    method: "POST",
    url: `/billing/v2/invitations/${token}/accept`,
    headers: teamMember.headers,
  } as const;
  expect((await site.app.inject({ ...accept, payload: {} })).statusCode).toBe(200);
  return { person, paid, teamOwner, teamMember, maker, admin, abuser };
}

/** The id of the license. */
async function buyTeam({ id }: Member): Promise<string> {
  const urls = { returnUrl: "http://localhost/icons", cancelUrl: "http://localhost/icons" };
  const order = { productCode: "team-month", quantity: 3, currency: "USD", locale: "en" as const, ...urls };
  far.pay((await site.services.billing.startOrder(id, order)).orderId);
  await site.services.billing.settleOrders(id);
  return (await site.services.licenses.list(id))[0]!.id;
}

const headersOf = (caller: Caller) => (caller === "guest" ? { origin: "http://localhost" } : people[caller].headers);

interface Answer {
  status: number;
  code: string | undefined;
  text: string;
}

let asked = 0;
async function ask(request: InjectOptions, caller: Caller): Promise<Answer> {
  asked += 1;
  // Each from a network of its own: how often somebody may ask is another matter.
  const remoteAddress = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const { statusCode, body } = await site.app.inject({ ...request, headers: headersOf(caller), remoteAddress });
  const { code } = (body.startsWith("{") ? JSON.parse(body) : {}) as { code?: string };
  return { status: statusCode, code, text: body.slice(0, 200) };
}

/** What an answer says about whether the call is for whoever asked. */
function judge({ status, code, text }: Answer, level: Level, caller: Caller): string | undefined {
  const isHidden = status === 404 && text.includes("There is no call");
  // Whoever is flagged hears that first.
  const isFlagged = caller === "abuser" && status === 403;
  const isRefused = level === "admins" ? isHidden || isFlagged : code === "signed_out";
  // Nobody can be asked who would sign them in.
  if (status >= 500 && status !== 503) return "fails";
  if (isRefused === isFor(level, caller)) return isRefused ? "is refused" : `is let in (${status})`;
  return undefined;
}

/** These end what the others ask with, have no end, or are read only when a browser has made what they take. */
const last =
  /^(?:POST \/api\/auth\/v1\/logout|DELETE \/api\/user\/v2(?:\/sessions.*)?|GET \/siteApi\/collections\/v2\/changes|POST \/api\/user\/v2\/passkeys)$/;

test(
  "every call is available to exactly the roles in the table, whatever its parameters",
  { timeout: 300_000 },
  async () => {
    const described = new Map((await describeCalls(site.app)).map((call) => [call.name, requestOf(call)]));
    const nobodysId = "00000000-0000-4000-8000-000000000000";
    const faults: string[] = [];
    for (const place of await listCallPlaces(site.app)) {
      const { method, path, body } = place;
      const name = `${method} ${path}`;
      if (last.test(name) || path.includes("*") || !/^\/(?:api|siteApi|user|billing\/v2|icons)(?:\/|$)/.test(path))
        continue;
      const url = path.replace(":provider", "google").replaceAll(/:\w+/g, nobodysId);
      const hidden = { method, url, ...(body !== undefined && { payload: body }) } as InjectOptions;
      const request = described.get(name.replaceAll(/:(\w+)/g, "{$1}")) ?? hidden;
      for (const caller of callers) {
        const fault = judge(await ask(request, caller), levelOf(place), caller);
        if (fault !== undefined) faults.push(`${name} by ${caller} ${fault}`);
      }
    }
    process.stdout.write(`${asked} requests of the permission matrix\n`);
    expect(faults).toEqual([]);
  },
);

/** What somebody is to a request that another person made, and nobody has taken. */
const rolesOf = (caller: Caller): ReadonlySet<RequestRole> =>
  new Set<RequestRole>(["member", ...(caller === "maker" || caller === "admin" ? [caller] : [])]);

/** Who may do nothing with requests, whatever the rules are for others. */
const refused: Partial<Record<Caller, number>> = { guest: 401, abuser: 403 };

const orders: Readonly<Record<string, object>> = {
  decline: { reason: "It is there." },
  report: { reason: "It is no request." },
};

test("only the people whom the rules allow can change another person's request", async () => {
  const { make } = createRequestCallers(site);
  for (const action of requestActions.filter((each) => !["assignMaker", "resolve", "merge"].includes(each))) {
    const { id } = await make(owner, { title: `Quokka ${action}` });
    // What admins do changes it for the others.
    for (const caller of callers.toSorted((a, b) => Number(a === "admin") - Number(b === "admin"))) {
      const url = action === "delete" ? `/api/requests/${id}` : `/api/requests/${id}/${action}`;
      const method = action === "delete" ? "DELETE" : "POST";
      const { status } = await ask({ method, url, payload: orders[action] ?? {} }, caller);
      const outcome = decideTransition("new", action, rolesOf(caller));
      const allowed = "to" in outcome ? 200 : outcome.refusal === "conflict" ? 409 : 403;
      expect([action, caller, status]).toEqual([action, caller, refused[caller] ?? allowed]);
    }
  }
});

test("no one reads or changes another person's private data, whatever their role", async () => {
  const own = { headers: owner.headers };
  const create = { method: "PUT", url: "/siteApi/collections/v2", ...own, payload: { name: "Own" } } as const;
  const { collection } = (await site.app.inject(create)).json<{ collection: { id: string } }>();
  const team = await buyTeam(owner);
  const ofCollection = `/siteApi/collections/v2/${collection.id}`;
  const ofTeam = `/billing/v2/licenses/${team}`;
  const nobody = "00000000-0000-4000-8000-000000000000";
  const writes: (InjectOptions & { url: string })[] = [
    { method: "GET", url: ofCollection },
    { method: "PATCH", url: ofCollection, payload: { name: "Taken" } },
    { method: "PUT", url: `${ofCollection}/icons`, payload: { icons: ["aaaaaaaaa"] } },
    { method: "POST", url: `${ofCollection}/icons/remove`, payload: { ids: ["aaaaaaaaa"] } },
    { method: "POST", url: `${ofCollection}/copy`, payload: {} },
    { method: "POST", url: `${ofCollection}/download`, payload: {} },
    { method: "DELETE", url: ofCollection },
    { method: "GET", url: `${ofTeam}/members` },
    { method: "POST", url: `${ofTeam}/members`, payload: { email: "thief@example.com" } },
    { method: "DELETE", url: `${ofTeam}/members/${nobody}` },
    { method: "POST", url: `${ofTeam}/owner`, payload: { member: nobody } },
    { method: "POST", url: `/billing/v2/subscriptions/${team}/cancel`, payload: {} },
    { method: "POST", url: `/billing/v2/subscriptions/${team}/resume`, payload: {} },
    { method: "POST", url: `/billing/v2/subscriptions/${team}/upgrade`, payload: { addProducts: ["pro-month"] } },
    { method: "POST", url: `/billing/v2/subscriptions/${team}/paymentMethod`, payload: {} },
  ];
  const read = async () =>
    Promise.all([ofCollection, `${ofTeam}/members`].map(async (url) => (await site.app.inject({ url, ...own })).body));
  const before = await read();
  const names: string[] = [];
  for (const request of writes) {
    for (const caller of callers) {
      const { status } = await ask(request, caller);
      if (![401, 403, 404].includes(status)) names.push(`${request.method} ${request.url} by ${caller}: ${status}`);
    }
  }
  expect(names).toEqual([]);
  expect(await read()).toEqual(before);
});
