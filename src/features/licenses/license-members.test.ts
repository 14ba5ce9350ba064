import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createRememberingProvider,
  signEvents,
  type RememberingProvider,
} from "../../../tests/harness/payments/remembering-provider.ts";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { readMailLink } from "../accounts/mail/mail-link.ts";
import type { ProviderSubscription } from "../../core/billing/provider-subscription.ts";

let site: TestApp;
let far: RememberingProvider;
let owner: Member;
let licenseId: string;
let ref: string;
let count = 0;

beforeAll(async () => {
  far = createRememberingProvider();
  site = await startTestApp({}, undefined, { paymentProviders: [far] });
});
beforeEach(async () => {
  owner = await signIn(site, `owner-${count++}@example.com`);
  const { orderId } = await site.services.billing.startOrder(owner.id, {
    productCode: "team-month",
    quantity: 3,
    currency: "USD",
    locale: "en",
    returnUrl: "http://localhost/icons",
    cancelUrl: "http://localhost/icons",
  });
  far.pay(orderId);
  await site.services.billing.settleOrders(owner.id);
  ref = `sub-${orderId}`;
  licenseId = (await site.services.licenses.list(owner.id))[0]!.id;
});
afterAll(() => site.close());

async function call(by: Member, method: "GET" | "POST" | "DELETE", path: string, body?: object) {
  const url = `/billing/v2/${path}`;
  const answered = await site.app.inject({ method, url, headers: by.headers, ...(body && { payload: body }) });
  return { status: answered.statusCode, ...answered.json<{ link?: string; message?: string }>() };
}

interface Shown {
  isOwner: boolean;
  seats: number | null;
  members: { id: string; name: string; email: string | null; isOwner: boolean }[];
  invitations: { id: string; email: string }[];
}
const read = async (by: Member, id = licenseId) =>
  (await call(by, "GET", `licenses/${id}/members`)) as unknown as Shown;
const invite = (email: string, by = owner) => call(by, "POST", `licenses/${licenseId}/members`, { email });
const accept = (by: Member, link: string) =>
  call(by, "POST", `invitations/${link.slice(link.lastIndexOf("/") + 1)}/accept`, {});
const isPaid = async ({ id }: Member) => (await site.services.licenses.readStanding(id)).isPaid;

async function deliver(facts: Partial<ProviderSubscription>) {
  const event = far.change(ref, facts);
  await site.app.inject({ method: "POST", url: "/billing/webhooks/stripe", ...signEvents([event]) });
  await site.services.reconciliation.run();
}

async function join(email: string): Promise<Member> {
  const member = await signIn(site, email);
  const { link } = await invite(email);
  expect((await accept(member, link!)).status).toBe(200);
  return member;
}

test("an invitation is an email with a link, which gives one seat with everything in the license", async () => {
  const member = await signIn(site, `first-${count}@example.com`);
  const { status, link } = await invite(`first-${count}@example.com`);
  expect([status, link]).toEqual([200, expect.stringMatching(/^http:\/\/localhost\/icons\/join\/[\w-]{43}$/)]);
  const [letter] = await site.services.outbox!.list();
  expect([letter?.to, letter?.text]).toEqual([`first-${count}@example.com`, expect.stringContaining(link!)]);
  expect(await isPaid(member)).toBe(false);
  expect((await accept(member, link!)).status).toBe(200);
  expect(await isPaid(member)).toBe(true);
  const given = await site.services.licenses.listAllowances(member.id);
  expect(given).toEqual(await site.services.licenses.listAllowances(owner.id));
  expect((await accept(member, link!)).status).toBe(404);
});

test("a license has no more members than seats, however many are invited at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => invite(`many-${count}-${index}@example.com`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  const { invitations } = await read(owner);
  expect((await call(owner, "DELETE", `licenses/${licenseId}/invitations/${invitations[0]!.id}`)).status).toBe(200);
  expect((await invite(`late-${count}@example.com`)).status).toBe(200);
});

test("the owner sees all members, a member the owner and themselves, others nothing", async () => {
  const one = await join(`one-${count}@example.com`);
  await join(`two-${count}@example.com`);
  const all = await read(owner);
  expect([all.isOwner, all.seats, all.members.map(({ isOwner }) => isOwner)]).toEqual([true, 3, [true, false, false]]);
  const own = (await site.services.licenses.list(one.id))[0]!;
  const seen = await read(one, own.id);
  expect([seen.isOwner, seen.seats, seen.members.length]).toEqual([false, null, 2]);
  const stranger = await signIn(site, `stranger-${count}@example.com`);
  for (const by of [stranger, one]) {
    expect((await call(by, "GET", `licenses/${licenseId}/members`)).status).toBe(404);
    expect((await invite("x@example.com", by)).status).toBe(404);
    expect((await call(by, "POST", `licenses/${licenseId}/owner`, { member: own.id })).status).toBe(404);
  }
  expect((await call(stranger, "DELETE", `licenses/${licenseId}/members/${own.id}`)).status).toBe(404);
});

test("an owner can remove a member, a member can leave, and the seat is free again", async () => {
  const one = await join(`one-${count}@example.com`);
  const two = await join(`two-${count}@example.com`);
  const { members } = await read(owner);
  const [, first, second] = members;
  expect((await call(owner, "DELETE", `licenses/${licenseId}/members/${first!.id}`)).status).toBe(200);
  expect((await call(two, "DELETE", `licenses/${licenseId}/members/${second!.id}`)).status).toBe(200);
  expect([await isPaid(one), await isPaid(two), await isPaid(owner)]).toEqual([false, false, true]);
  expect((await read(owner)).members).toHaveLength(1);
});

test("a person has at most one seat of a license, and a withdrawn invitation gives none", async () => {
  const name = `one-${count}@example.com`;
  await join(name);
  expect([(await invite(name)).status, (await invite(`owner-${count - 1}@example.com`)).status]).toEqual([409, 409]);
  const { link } = await invite(`other-name-${count}@example.com`);
  expect((await read(owner)).members).toHaveLength(2);
  const { invitations } = await read(owner);
  const withdraw = () => call(owner, "DELETE", `licenses/${licenseId}/invitations/${invitations[0]!.id}`);
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404]);
  expect((await accept(await signIn(site, `other-name-${count}@example.com`), link!)).status).toBe(404);
});

test("only the invited address can accept an invitation, whoever opens the link", async () => {
  const { link } = await invite(`Invited-${count}@Example.com`);
  const stranger = await signIn(site, `stranger-${count}@example.com`);
  const member = await join(`has-${count}@example.com`);
  for (const by of [stranger, member, owner]) expect((await accept(by, link!)).status).toBe(403);
  expect(await isPaid(stranger)).toBe(false);
  expect((await read(owner)).invitations).toHaveLength(1);
  expect((await accept(await signIn(site, `invited-${count}@example.com`), link!)).status).toBe(200);
});

test("a member who opens an invitation for another of their addresses gets no second seat", async () => {
  const member = await join(`before-${count}@example.com`);
  const renamed = `after-${count}@example.com`;
  const { link } = await invite(renamed);
  const post = (url: string, payload: object) =>
    site.app.inject({ method: "POST", url: `/api/user/v2/email${url}`, headers: member.headers, payload });
  expect((await post("", { email: renamed })).statusCode).toBe(200);
  const letter = (await site.services.outbox!.list()).find(({ to }) => to === renamed);
  const token = readMailLink(new URL(/https?:\S+/.exec(letter!.text)![0]).hash)!.token;
  expect((await post("/confirm", { token })).statusCode).toBe(200);
  expect((await accept(member, link!)).status).toBe(409);
  expect((await read(owner)).members).toHaveLength(2);
});

test("changes to a license apply to all members", async () => {
  const member = await join(`one-${count}@example.com`);
  await deliver({ cancelsAtPeriodEnd: true });
  expect(await site.services.licenses.list(member.id)).toMatchObject([{ status: "unsubscribed" }]);
  await deliver({ status: "ended", endReason: "cancelled" });
  expect([await isPaid(member), await isPaid(owner)]).toEqual([false, false]);
});

test("a member who becomes the owner manages and pays from then on", async () => {
  const member = await join(`one-${count}@example.com`);
  const { members } = await read(owner);
  const { id } = members.find(({ isOwner }) => !isOwner)!;
  expect((await call(owner, "POST", `licenses/${licenseId}/owner`, { member: id })).status).toBe(200);
  expect((await read(member)).isOwner).toBe(true);
  expect((await call(owner, "POST", `subscriptions/${licenseId}/cancel`)).status).toBe(404);
  expect((await call(member, "POST", `subscriptions/${licenseId}/cancel`)).status).toBe(200);
  expect([await isPaid(member), await isPaid(owner)]).toEqual([true, true]);
});

test("a plan with fewer seats than members is refused", async () => {
  await join(`one-${count}@example.com`);
  await join(`two-${count}@example.com`);
  const smaller = { addProducts: ["team-month"], quantity: 2 };
  const refused = await call(owner, "POST", `subscriptions/${licenseId}/downgrade`, smaller);
  expect([refused.status, refused.message]).toEqual([400, "quantity: 3 seats are in use. Remove members first."]);
});
