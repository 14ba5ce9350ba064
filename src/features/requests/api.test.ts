import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRequestCallers, drawing, makePng } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { makersPath, noticesPath, requestsPath, type RequestDetails } from "./contract.ts";

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let anna: Member;
let ben: Member;
let maker: Member;
let other: Member;
let admin: Member;

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  callers = createRequestCallers(site);
  [anna, ben] = [await callers.join(), await callers.join()];
  [maker, other, admin] = [await callers.join("maker"), await callers.join("maker"), await callers.join("admin")];
});
afterAll(() => site.close());

test("a request is stored with its files and visible to everyone", async () => {
  const picture = await callers.uploadOne(anna, "photo.png", await makePng(2_000, 1_000));
  expect(picture).toMatchObject({ name: "photo.png", type: "image/webp", widthPx: 1_600, heightPx: 800 });
  const sketch = await callers.uploadOne(anna, "sketch.svg", drawing);
  const style = site.services.catalogue.current().catalogue.styles[0]!;
  const made = await callers.make(anna, {
    title: "  <b>Hedgehog</b>\n reading ",
    description: "With\r\nglasses\u0000",
    attachments: [picture.id, sketch.id],
    platforms: [style.apiCode],
    isAnimated: true,
  });
  expect(made).toMatchObject({
    title: "<b>Hedgehog</b> reading",
    description: "With\nglasses",
    status: "new",
    votes: 1,
    isOwn: true,
    isVoted: true,
    platforms: [style.apiCode],
    attachments: [{ id: picture.id }, { id: sketch.id }],
    actions: ["vote", "unvote", "report", "delete"],
    history: [{ action: "create", to: "new", by: { id: anna.id } }],
  });
  const seen = await callers.readAs(undefined, made.id);
  expect(seen).toMatchObject({ title: made.title, isOwn: false, isVoted: false, actions: [] });
  const file = await callers.call("GET", sketch.url);
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(file.headers["content-security-policy"]).toContain("sandbox");
  expect(file.body).not.toContain("onclick");
  expect((await sharp((await callers.call("GET", picture.url)).rawPayload).metadata()).format).toBe("webp");
});

test("lists of requests and of makers are empty past the last page, with the same total", async () => {
  await callers.make(anna, { title: "One of a list" });
  for (const path of [`${requestsPath}?limit=1`, `${makersPath}?limit=1`]) {
    const ask = async (page: number) => callers.call("GET", `${path}&page=${page}`, { by: anna });
    const { total } = (await ask(1)).json<{ total: number }>();
    expect((await ask(total)).statusCode).toBe(200);
    const behind = (await ask(total + 1)).json<Record<string, unknown>>();
    expect(behind["requests"] ?? behind["makers"], path).toEqual([]);
    expect(behind["total"], path).toBe(total);
  }
  const none = await callers.call("GET", `${requestsPath}?term=xyzzyplugh`);
  expect([none.statusCode, none.json()]).toMatchObject([200, { requests: [], total: 0 }]);
});

test("repeated calls create one request, and no one can use the id of another person's", async () => {
  const id = "7f3f0e7e-3b52-4d0e-8f0e-0d8f6f6f6f6f";
  await callers.make(anna, { id, title: "One of these" });
  expect(await callers.make(anna, { id, title: "One of these" })).toMatchObject({ id, votes: 1 });
  expect((await callers.create(ben, { id })).statusCode).toBe(409);
});

test("of fifty simultaneous votes of one person one counts; after withdrawal, none does", async () => {
  const { id } = await callers.make(anna);
  const answers = await Promise.all(Array.from({ length: 50 }, () => callers.post(id, "vote", { by: ben })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await callers.readAs(ben, id)).toMatchObject({ votes: 2, isVoted: true });
  await Promise.all(Array.from({ length: 10 }, () => callers.post(id, "vote", { by: anna })));
  expect(await callers.readAs(ben, id)).toMatchObject({ votes: 2 });
  await Promise.all(Array.from({ length: 10 }, () => callers.post(id, "unvote", { by: ben })));
  expect(await callers.readAs(ben, id)).toMatchObject({ votes: 1, isVoted: false });
});

test("a request goes from admin to maker, and its history has each step", async () => {
  const { id } = await callers.make(anna);
  const assigned = await callers.post(id, "assignMaker", { by: admin, body: { makerId: maker.id } });
  expect(assigned.json()).toMatchObject({ request: { status: "assigned", maker: { id: maker.id } } });
  expect((await callers.post(id, "takeToWork", { by: maker })).json()).toMatchObject({ request: { status: "inWork" } });
  const back = await callers.post(id, "assignMaker", { by: admin, body: { makerId: other.id } });
  expect(back.json()).toMatchObject({ request: { status: "assigned", maker: { id: other.id } } });
  const declined = await callers.post(id, "decline", { by: other, body: { reason: "It is there already." } });
  expect(declined.json()).toMatchObject({ request: { status: "declined", reason: "It is there already." } });
  const { history } = await callers.readAs(undefined, id);
  expect(history.map(({ action, to }) => `${action} ${to}`)).toEqual([
    "create new",
    "assignMaker assigned",
    "takeToWork inWork",
    "assignMaker assigned",
    "decline declined",
  ]);
});

test("of two makers who start work on a request simultaneously, one succeeds", async () => {
  const { id } = await callers.make(anna);
  const answers = await Promise.all(
    [maker, other].map((each) => callers.post(id, "assignMaker", { by: each, body: { makerId: each.id } })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409]);
});

test("merging moves votes and notifies voters", async () => {
  const [original, copy] = [
    await callers.make(anna, { title: "Solar panel" }),
    await callers.make(ben, { title: "Solar panels" }),
  ];
  const merged = await callers.post(copy.id, "merge", { by: admin, body: { duplicateOf: original.id } });
  expect(merged.json()).toMatchObject({
    request: { status: "merged", duplicateOf: { id: original.id, title: "Solar panel" } },
  });
  expect(await callers.readAs(undefined, original.id)).toMatchObject({ votes: 2 });
  const listedNotices = await callers.call("GET", noticesPath, { by: ben });
  expect(listedNotices.json()).toMatchObject({
    notices: [{ kind: "merged", request: { id: copy.id }, isRead: false }],
  });
  for (const duplicateOf of [copy.id, original.id]) {
    expect((await callers.post(original.id, "merge", { by: admin, body: { duplicateOf } })).statusCode).toBe(400);
  }
});

test("a forbidden action is rejected and changes nothing", async () => {
  const { id } = await callers.make(anna);
  const makerId = maker.id;
  const refused: [string, Member, object | undefined, number][] = [
    ["assignMaker", anna, { makerId }, 403],
    ["assignMaker", other, { makerId }, 403],
    ["assignMaker", admin, { makerId: anna.id }, 400],
    ["takeToWork", maker, undefined, 403],
    ["resolve", anna, { resolvedItems: [item()] }, 403],
    ["resolve", admin, { resolvedItems: [item()] }, 409],
    ["decline", anna, { reason: "Not any more" }, 403],
    ["decline", maker, { reason: "Too much" }, 403],
    ["merge", anna, { duplicateOf: id }, 403],
    ["hide", maker, undefined, 403],
    ["unhide", anna, undefined, 403],
  ];
  for (const [action, by, body, status] of refused) {
    const answer = await callers.post(id, action, { by, ...(body && { body }) });
    expect([action, answer.statusCode]).toEqual([action, status]);
  }
  expect((await callers.call("DELETE", `${requestsPath}/${id}`, { by: ben })).statusCode).toBe(403);
  expect(await callers.readAs(undefined, id)).toMatchObject({ status: "new", votes: 1 });
});

const item = (change: object = {}) => ({
  name: "Hedgehog",
  tags: ["animal"],
  category: "animals",
  license: "CC0-1.0",
  svg: drawing,
  ...change,
});

test("closed requests accept no further actions", async () => {
  const { id } = await callers.make(anna);
  await callers.post(id, "decline", { by: admin, body: { reason: "Enough of them" } });
  for (const [action, by, body] of [
    ["vote", ben, undefined],
    ["unvote", anna, undefined],
    ["assignMaker", admin, { makerId: maker.id }],
    ["decline", admin, { reason: "Once more" }],
    ["merge", admin, { duplicateOf: (await callers.make(anna)).id }],
  ] as const) {
    const answer = await callers.post(id, action, { by, ...(body && { body }) });
    expect([action, answer.statusCode, answer.json()]).toMatchObject([action, 409, { code: "conflict" }]);
  }
  expect(await callers.readAs(anna, id)).toMatchObject({ status: "declined", votes: 1, isVoted: true });
});

test("work on a request starts only once", async () => {
  const { id } = await callers.make(anna);
  await callers.post(id, "assignMaker", { by: maker, body: { makerId: maker.id } });
  const statuses = [];
  for (let turn = 0; turn < 2; turn++) statuses.push((await callers.post(id, "takeToWork", { by: maker })).statusCode);
  expect(statuses).toEqual([200, 409]);
});

test("owners and admins can delete a request with its files", async () => {
  const picture = await callers.uploadOne(anna, "a.svg", drawing);
  const { id } = await callers.make(anna, { attachments: [picture.id] });
  expect((await callers.call("DELETE", `${requestsPath}/${id}`, { by: anna })).json()).toEqual({ success: true });
  expect((await callers.call("GET", `${requestsPath}/${id}`)).statusCode).toBe(404);
  expect((await callers.call("GET", picture.url, { by: anna })).statusCode).toBe(404);
  expect((await callers.call("DELETE", `${requestsPath}/${id}`, { by: anna })).statusCode).toBe(404);
  const { id: next } = await callers.make(anna);
  expect((await callers.call("DELETE", `${requestsPath}/${next}`, { by: admin })).statusCode).toBe(200);
});

test("a reported and hidden request is visible to admins and its owner only", async () => {
  const picture = await callers.uploadOne(anna, "a.svg", drawing);
  const { id } = await callers.make(anna, { attachments: [picture.id] });
  for (let time = 0; time < 3; time++) {
    expect((await callers.post(id, "report", { by: ben, body: { reason: "Rude" } })).statusCode).toBe(200);
  }
  expect(await callers.readAs(ben, id)).not.toHaveProperty("reports");
  const reported = await callers.call("GET", `${requestsPath}?isReported=true`, { by: admin });
  expect(reported.json()).toMatchObject({ requests: [{ id, reports: 1 }], total: 1 });
  expect((await callers.post(id, "hide", { by: admin })).json()).toMatchObject({ request: { isHidden: true } });
  for (const by of [undefined, ben, maker]) {
    expect((await callers.call("GET", `${requestsPath}/${id}`, { by })).statusCode).toBe(404);
    expect((await callers.call("GET", picture.url, { by })).statusCode).toBe(404);
  }
  const bodies: Record<string, object> = {
    assignMaker: { makerId: maker.id },
    resolve: { resolvedItems: [item()] },
    decline: { reason: "Enough of them" },
    merge: { duplicateOf: (await callers.make(anna)).id },
    report: { reason: "Rude" },
  };
  for (const action of ["vote", "unvote", "takeToWork", "hide", "unhide", ...Object.keys(bodies)]) {
    const answer = await callers.post(id, action, { by: ben, body: bodies[action] ?? {} });
    expect([action, answer.statusCode, answer.json()]).toMatchObject([action, 404, { code: "not_found" }]);
  }
  expect((await callers.call("DELETE", `${requestsPath}/${id}`, { by: ben })).statusCode).toBe(404);
  expect(await callers.readAs(anna, id)).toMatchObject({ isHidden: true });
  const lists = await Promise.all(
    [ben, anna, admin].map((by) => callers.call("GET", `${requestsPath}?limit=60`, { by })),
  );
  for (const list of lists) {
    expect(list.json<{ requests: RequestDetails[] }>().requests.some((each) => each.id === id)).toBe(false);
  }
  expect((await callers.call("GET", `${requestsPath}?isHidden=1`, { by: admin })).json()).toMatchObject({ total: 1 });
  expect((await callers.call("GET", `${requestsPath}?isHidden=1`, { by: ben })).statusCode).toBe(403);
  expect((await callers.call("GET", `${requestsPath}?isReported=1`)).statusCode).toBe(401);
  expect((await callers.post(id, "unhide", { by: admin })).json()).toMatchObject({ request: { isHidden: false } });
  expect((await callers.call("GET", `${requestsPath}/${id}`)).statusCode).toBe(200);
});

test("lists are sorted, filtered, counted and divided into pages of fifteen", async () => {
  const [cleo, dora] = [await callers.join(), await callers.join("maker")];
  const style = site.services.catalogue.current().catalogue.styles[1]!.apiCode;
  const made: RequestDetails[] = [];
  for (let count = 1; count <= 17; count++) {
    const body = { title: `Zeppelin number ${count}`, ...(count % 2 === 0 && { platforms: [style] }) };
    made.push(await callers.make(cleo, body));
  }
  await callers.post(made[4]!.id, "vote", { by: ben });
  await callers.post(made[5]!.id, "assignMaker", { by: dora, body: { makerId: dora.id } });
  const list = async (query: string, by?: Member) =>
    (await callers.call("GET", `${requestsPath}?term=zeppelin&${query}`, { by })).json<{
      requests: RequestDetails[];
      total: number;
      counts: Record<string, number>;
      limit: number;
    }>();
  const first = await list("");
  expect([first.requests.length, first.total, first.limit]).toEqual([15, 17, 15]);
  expect(first.requests[0]).toMatchObject({ id: made[4]!.id, votes: 2 });
  expect(first.counts).toEqual({ new: 16, assigned: 1, inWork: 0, resolved: 0, declined: 0, merged: 0 });
  expect((await list("page=2")).requests).toHaveLength(2);
  expect((await list("sort=createdAt&limit=1")).requests[0]).toMatchObject({ id: made[0]!.id });
  expect((await list("sort=-createdAt&limit=1")).requests[0]).toMatchObject({ id: made[16]!.id });
  expect((await list("sort=-updatedAt&limit=1")).requests[0]).toMatchObject({ id: made[5]!.id });
  expect(await list("status=assigned,inWork")).toMatchObject({ total: 1, counts: { new: 16 } });
  expect(await list(`platforms=${style},none`)).toMatchObject({ total: 8 });
  expect(await list("isMine=true", cleo)).toMatchObject({ total: 17 });
  expect(await list("isMine=true", ben)).toMatchObject({ total: 0 });
  expect(await list("isAssignedToMe=true", dora)).toMatchObject({ total: 1 });
  expect(await list("isUnassigned=true")).toMatchObject({ total: 16 });
  expect(await list(`isAssignedTo=${dora.id}&type=icon`)).toMatchObject({ total: 1 });
  expect((await callers.call("GET", `${requestsPath}?term=${encodeURIComponent("%_\\")}`)).json()).toMatchObject({
    total: 0,
  });
});

test("members can list makers, and only admins see their addresses", async () => {
  const listed = await callers.call("GET", `${makersPath}?limit=100`, { by: anna });
  const { makers } = listed.json<{ makers: { id: string; email?: string }[] }>();
  expect(makers.map(({ id }) => id)).toEqual(expect.arrayContaining([maker.id, other.id]));
  expect(makers.some(({ id, email }) => id === anna.id || email !== undefined)).toBe(false);
  const toAdmin = await callers.call("GET", `${makersPath}?limit=1&page=2`, { by: admin });
  expect(toAdmin.json()).toMatchObject({ limit: 1, page: 2, makers: [{ email: expect.any(String) as string }] });
  expect((await callers.call("GET", makersPath)).statusCode).toBe(401);
  expect((await callers.call("GET", `${makersPath}?limit=101`, { by: anna })).statusCode).toBe(400);
});

async function countCommunity(): Promise<Record<string, number>> {
  await site.services.analytics.flush();
  const { charts } = await site.services.analytics.report("day");
  return Object.fromEntries(charts.community.map(({ id, total }) => [id, total]));
}

test("requests and votes are counted once, even if a call is repeated", async () => {
  const before = await countCommunity();
  const id = "7f3f0e7e-3b52-4d0e-8f0e-0d8f6f6f0001";
  for (let turn = 0; turn < 2; turn++) await callers.make(anna, { id, title: "Counted once" });
  for (const action of ["vote", "vote", "unvote", "unvote"]) await callers.post(id, action, { by: ben });
  await callers.post(id, "assignMaker", { by: maker, body: { makerId: maker.id } });
  await callers.post(id, "takeToWork", { by: maker });
  const resolvedItems = [
    { name: "Counted once", tags: ["counted"], category: "animals", license: "CC0-1.0", svg: drawing },
  ];
  const done = await callers.post(id, "resolve", { by: maker, body: { resolvedItems } });
  expect(done.statusCode, done.body).toBe(200);
  await callers.post(id, "resolve", { by: maker, body: { resolvedItems } });
  expect(await countCommunity()).toEqual({
    ...before,
    request_made: before["request_made"]! + 1,
    request_voted: before["request_voted"]! + 2,
    request_resolved: before["request_resolved"]! + 1,
  });
});
