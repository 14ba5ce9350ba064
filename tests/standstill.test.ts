import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, describeCalls, requestOf, type DescribedCall } from "./harness/calls/described-calls.ts";
import { bundlePaths } from "../src/core/bundles/bundle-calls.ts";
import { freezeDatabase } from "./harness/database/freeze-database.ts";
import { signIn, type Member } from "./harness/people/sign-in.ts";
import { startTestApp, withOwnServer, type TestApp } from "./harness/site/test-app.ts";

let site: TestApp;
let member: Member;
let calls: DescribedCall[];
let goOn: (() => void) | undefined;
/** What each call answered before the database stood still. */
let before: Map<string, number>;
let paidIcon: string;
/** Larger than guests get it. */
let largeImage: string;

const stranger = { cookie: `token=${"s".repeat(43)}` };
/** Only our own pages may change something for whoever has a cookie. */
const fromOwnPage = (headers: Record<string, string>) => ({ ...headers, origin: "http://localhost" });

async function ask(call: DescribedCall, headers: Record<string, string> = {}): Promise<number> {
  const request = requestOf(call);
  // Who follows changes is told of them as long as they listen.
  const { statusCode } = await site.app.inject({ ...request, headers });
  return statusCode;
}

/** What everybody gets for a ZIP of an icon that is not free. */
async function exportZip(formats: object[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const [who, headers] of Object.entries({ guest: {}, member: member.headers, stranger: fromOwnPage(stranger) })) {
    const request = { method: "POST", url: bundlePaths.zip, payload: { icons: [{ id: paidIcon }], formats } } as const;
    statuses[who] = (await site.app.inject({ ...request, headers })).statusCode;
  }
  return statuses;
}

const isReading = ({ method, operationId }: DescribedCall) => method === "GET" && operationId !== "followCollections";

beforeAll(async () => {
  site = await startTestApp(withOwnServer);
  site.services.readiness.noteWarm();
  member = await signIn(site, "anna@example.com");
  calls = await describeCalls(site.app);
  const { icons } = (await site.app.inject("/siteApi/icons/v1/latest?amount=60")).json<{
    icons: { id: string; isFree: boolean }[];
  }>();
  paidIcon = icons.find(({ isFree }) => !isFree)!.id;
  largeImage = `/img?id=${paidIcon}&size=1024&format=png`;
  before = new Map();
  for (const call of calls.filter(isReading)) {
    before.set(`guest ${call.name}`, await ask(call));
    before.set(`member ${call.name}`, await ask(call, member.headers));
  }
});
afterAll(async () => {
  goOn?.();
  await site.close();
});

test.runIf(process.platform === "linux")(
  "while the database hangs, only calls for personal data fail, and nothing is written",
  { timeout: 180_000 },
  async () => {
    goOn = freezeDatabase(site.dataDir);
    const refused: Record<string, string[]> = { guest: [], member: [], stranger: [] };
    const others: string[] = [];
    for (const call of calls.filter(isReading)) {
      for (const [who, headers] of Object.entries({ guest: {}, member: member.headers, stranger })) {
        const status = await ask(call, headers);
        const usual = before.get(`${who === "stranger" ? "guest" : who} ${call.name}`);
        if (status === 503) refused[who]!.push(call.name);
        else if (status !== usual) others.push(`${call.name} of a ${who}: ${status}, not ${usual}`);
      }
    }
    // Whatever is not refused is as always.
    expect(others).toEqual([]);
    // What is about somebody's own drawings, collections and requests; icons of the catalogue are none of it.
    const stored = /^GET \/(?:api\/requests|api\/uploadFiles|siteApi\/collections|api\/user\/v1\/paidDownloadIds)/;
    const ofDrawings = calls.filter((call) => isReading(call) && addressOf(call).includes("upload-"));
    const used = new Set(ofDrawings.map(({ name }) => name));
    expect(refused["guest"]!.filter((name) => !stored.test(name) && !used.has(name))).toEqual([]);
    // What guests may not ask for.
    const own = new Set([...before].flatMap(([asked, status]) => (status === 401 || status === 403 ? [asked] : [])));
    for (const who of ["member", "stranger"]) {
      const lost = refused[who]!.filter((name) => !refused["guest"]!.includes(name) && !own.has(`guest ${name}`));
      expect(lost, who).toEqual(["GET /api/users/history"]);
    }
    expect((await site.app.inject({ url: largeImage, headers: stranger })).statusCode).toBe(503);
    expect((await site.app.inject(largeImage)).statusCode).toBe(403);
    // A ZIP depends on earlier downloads only where it has larger images of icons that are not free.
    const formats = [{ format: "svg" }, { format: "pdf" }, { format: "react-tsx" }, { format: "png", size: 64 }];
    expect(await exportZip(formats)).toEqual({ guest: 200, member: 200, stranger: 200 });
    expect(await exportZip([...formats, { format: "png", size: 1024 }])).toEqual({
      guest: 403,
      member: 503,
      stranger: 503,
    });
    // Nobody knows who a stranger is, and after a while who a member is: neither of them is a guest.
    for (const [who, headers] of Object.entries({ member: member.headers, stranger: fromOwnPage(stranger) })) {
      const done: string[] = [];
      for (const call of calls.filter(({ method }) => method !== "GET")) {
        const status = await ask(call, headers);
        if (status < 400) done.push(call.operationId);
      }
      // They write nothing, or not at once. Who asks for the hash is known for five seconds.
      expect(
        done.filter((name) => name !== "makeUserHash"),
        who,
      ).toEqual(["readTerm", "recordEvents", "recordClick", "recordDownload", "listSwapStyles", "swapIcons"]);
    }
  },
);

test.runIf(process.platform === "linux")("a site whose database hangs can be stopped", async () => {
  const other = await startTestApp(withOwnServer);
  await other.services.billing.listProducts();
  const thaw = freezeDatabase(other.dataDir);
  try {
    const refusal = other.services.people.meetByEmail("bea@example.com", { locale: "en" });
    await expect(refusal).rejects.toMatchObject({ code: "unavailable" });
  } finally {
    thaw();
  }
  await other.close();
});
