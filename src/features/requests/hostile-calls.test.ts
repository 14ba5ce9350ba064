import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRequestCallers, drawing, makePng } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { requestLimits } from "../../core/requests/request-rules.ts";
import { drawingLimits } from "../../core/svg-sanitizer/drawing-limits.ts";
import { makersPath, noticesPath, requestsPath, uploadFilesPath } from "./contract.ts";

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let anna: Member;
let ben: Member;
let admin: Member;

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  callers = createRequestCallers(site);
  [anna, ben] = [await callers.join(), await callers.join()];
  admin = await callers.join("admin");
});
afterAll(() => site.close());

const item = (change: object = {}) => ({
  name: "Hedgehog",
  tags: ["animal"],
  category: "animals",
  license: "CC0-1.0",
  svg: drawing,
  ...change,
});

const some = "7f3f0e7e-3b52-4d0e-8f0e-0d8f6f6f6f60";

test.each([
  ["PUT", requestsPath, { title: "Hedgehog" }],
  ["DELETE", `${requestsPath}/${some}`, undefined],
  ["GET", `${requestsPath}?isMine=true`, undefined],
  ["GET", `${requestsPath}?isAssignedToMe=true`, undefined],
  ["GET", makersPath, undefined],
  ["GET", noticesPath, undefined],
  ["POST", `${noticesPath}/read`, {}],
  ["POST", `${noticesPath}/mail`, { isMailed: false }],
  ["POST", uploadFilesPath, undefined],
  ...["vote", "unvote", "takeToWork", "hide", "unhide"].map(
    (action) => ["POST", `${requestsPath}/${some}/${action}`, undefined] as const,
  ),
  ["POST", `${requestsPath}/${some}/assignMaker`, { makerId: some }],
  ["POST", `${requestsPath}/${some}/decline`, { reason: "Because" }],
  ["POST", `${requestsPath}/${some}/merge`, { duplicateOf: some }],
  ["POST", `${requestsPath}/${some}/report`, { reason: "Because" }],
  ["POST", `${requestsPath}/${some}/resolve`, { resolvedItems: [item()] }],
] as const)("guests must sign in for %s %s", async (method, url, body) => {
  const answer = await callers.call(method, url, body && { body });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { success: false, code: "signed_out" }]);
});

test("an unknown id is not found", async () => {
  for (const id of [some, "x", "%00", "../../etc/passwd"]) {
    const path = `${requestsPath}/${encodeURIComponent(id)}`;
    expect((await callers.call("GET", path)).statusCode).toBe(404);
    expect((await callers.call("DELETE", path, { by: anna })).statusCode).toBe(404);
    expect((await callers.call("POST", `${path}/vote`, { by: anna })).statusCode).toBe(404);
    expect((await callers.call("GET", `${uploadFilesPath}/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  }
});

test("a request needs a captcha proof, valid once", async () => {
  expect((await callers.call("PUT", requestsPath, { by: anna, body: { title: "Hedgehog" } })).statusCode).toBe(403);
  const headers = await callers.proof();
  expect((await callers.call("PUT", requestsPath, { by: anna, body: { title: "Hedgehog" }, headers })).statusCode).toBe(
    200,
  );
  expect((await callers.call("PUT", requestsPath, { by: anna, body: { title: "Hedgehog" }, headers })).statusCode).toBe(
    403,
  );
});

test("an invalid request is rejected, and changes nothing", async () => {
  const cleo = await callers.join();
  const theirs = await callers.uploadOne(ben, "a.svg", drawing);
  const used = await callers.uploadOne(cleo, "a.svg", drawing);
  await callers.make(cleo, { attachments: [used.id] });
  const bad: object[] = [
    {},
    { title: "ab" },
    { title: " \n\u0000a " },
    { title: "x".repeat(81) },
    { title: 5 },
    { title: ["Hedgehog"] },
    { title: "Hedgehog", description: "x".repeat(requestLimits.descriptionLength + 1) },
    { title: "Hedgehog", isAnimated: "yes" },
    { title: "Hedgehog", platforms: ["no-such-style"] },
    { title: "Hedgehog", platforms: "all" },
    { title: "Hedgehog", attachments: ["x"] },
    { title: "Hedgehog", attachments: [some] },
    { title: "Hedgehog", attachments: [theirs.id] },
    { title: "Hedgehog", attachments: [used.id] },
    { title: "Hedgehog", attachments: Array.from({ length: 6 }, (_, n) => some.replace(/0$/, String(n))) },
    { title: "Hedgehog", status: "resolved" },
    { title: "Hedgehog", id: "1" },
  ];
  const headers = await callers.proof();
  for (const body of bad) {
    const isValidForm = JSON.stringify(body).includes("no-such-style") || JSON.stringify(body).includes("attachments");
    const proven = isValidForm ? await callers.proof() : headers;
    const answer = await callers.call("PUT", requestsPath, { by: cleo, body, headers: proven });
    expect([JSON.stringify(body).slice(0, 80), answer.statusCode]).toEqual([expect.any(String), 400]);
  }
  expect((await callers.call("GET", `${requestsPath}?isMine=1`, { by: cleo })).json()).toMatchObject({ total: 1 });
  const { id } = await callers.make(cleo);
  const orders: [string, object][] = [
    ["assignMaker", {}],
    ["assignMaker", { makerId: "x" }],
    ["assignMaker", { makerId: some }],
    ["decline", {}],
    ["decline", { reason: " " }],
    ["decline", { reason: "x".repeat(501) }],
    ["merge", { duplicateOf: id }],
    ["merge", { duplicateOf: some }],
    ["report", { reason: "" }],
    ["resolve", { resolvedItems: [] }],
    ["resolve", { resolvedItems: [item({ svg: undefined })] }],
    ["resolve", { resolvedItems: [item({ fileId: some })] }],
    ["resolve", { resolvedItems: Array.from({ length: 51 }, () => item()) }],
  ];
  for (const [action, body] of orders) {
    const answer = await callers.post(id, action, { by: admin, body });
    expect([action, answer.statusCode, answer.json()]).toMatchObject([action, 400, { code: "invalid_input" }]);
  }
  for (const query of ["sort=x", "page=0", "limit=61", "status=open", "type=photo", "isAssignedTo=x", "isMine=maybe"]) {
    expect((await callers.call("GET", `${requestsPath}?${query}`, { by: cleo })).statusCode, query).toBe(400);
  }
});

test("files that aren't images, or are too large, are rejected, with the whole request", async () => {
  const cleo = await callers.join();
  const good: [string, string] = ["a.svg", drawing];
  const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: "#fff" } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const cases: [string, Buffer | string, number][] = [
    ["a.png", "no picture", 415],
    ["a.html", "<html><script>1</script></html>", 415],
    ["a.svg", '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>', 415],
    ["a.gif", Buffer.from("GIF89a"), 415],
    ["a.png", (await makePng(50)).subarray(0, 60), 415],
    ["large.png", Buffer.alloc(requestLimits.attachmentBytes + 1, 1), 413],
    ["bomb.png", bomb, 413],
  ];
  for (const [name, content, status] of cases) {
    const answer = await callers.upload(cleo, [good, [name, content]]);
    expect([name, answer.statusCode, answer.body.slice(0, 200)]).toEqual([name, status, expect.any(String)]);
  }
  expect((await callers.upload(cleo, [])).statusCode).toBe(400);
  expect(
    (
      await callers.upload(
        cleo,
        Array.from({ length: 6 }, () => good),
      )
    ).statusCode,
  ).toBe(400);
  expect((await callers.upload(undefined, [good])).statusCode).toBe(401);
  const json = await callers.call("POST", uploadFilesPath, { by: cleo, body: { files: [] } });
  expect(json.statusCode).toBe(400);
  const loose = await callers.uploadOne(cleo, "  \u0000odd\n name.svg", drawing);
  expect(loose.name).toBe("odd name.svg");
  expect((await callers.call("GET", loose.url, { by: cleo })).statusCode).toBe(200);
  for (const by of [undefined, anna, admin])
    expect((await callers.call("GET", loose.url, { by })).statusCode).toBe(404);
});

test("an SVG that exceeds the size of icons is sanitized and stays an SVG; an overly complex one becomes a raster image", async () => {
  const line = `<path d="M2 2${"l1.5 2 1.25-.5".repeat(20)}z" onclick="x()"/>`;
  const repeated = (times: number) => drawing.replace("<path", `${line.repeat(times)}<path`);
  const large = repeated(4_500);
  expect(large.length).toBeGreaterThan(10 * drawingLimits.bytes);
  const uploaded = await callers.uploadOne(anna, "large.svg", large);
  expect(uploaded).toMatchObject({ type: "image/svg+xml", widthPx: 24, heightPx: 24 });
  const { body } = await callers.call("GET", uploaded.url, { by: anna });
  expect([body.includes("onclick"), body.match(/<path/g)!.length]).toEqual([false, 4_501]);
  const crowded = drawing.replace("<path", `${'<path d="M0 0h9v9z"/>'.repeat(45_000)}<path`);
  expect(await callers.uploadOne(anna, "crowded.svg", crowded)).toMatchObject({ type: "image/webp" });
});

test("a person who exceeds a limit gets an error", async () => {
  const cleo = await callers.join();
  const answers: number[] = [];
  const { id } = await callers.make(anna);
  for (let time = 0; time < 12; time++) {
    answers.push((await callers.post(id, "report", { by: cleo, body: { reason: "Rude" } })).statusCode);
  }
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(answers.at(-1)).toBe(429);
  // It is theirs alone, and they may still do the rest.
  expect((await callers.post(id, "report", { by: ben, body: { reason: "Rude" } })).statusCode).toBe(200);
  expect((await callers.post(id, "vote", { by: cleo })).statusCode).toBe(200);
});

test("a person can't send more than twenty requests an hour, or a hundred and twenty votes a minute", async () => {
  const [cleo, dora] = [await callers.join(), await callers.join()];
  for (let time = 0; time < 20; time++) await callers.make(cleo, { title: `Wish number ${time}` });
  const refused = await callers.create(cleo, { title: "One more wish" });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: "limit_reached" }]);
  const mine = await callers.call("GET", `${requestsPath}?isMine=1`, { by: cleo });
  expect(mine.json()).toMatchObject({ total: 20 });
  const { id } = await callers.make(dora);
  const votes: number[] = [];
  for (let time = 0; time < 121; time++) {
    votes.push((await callers.post(id, time % 2 === 0 ? "vote" : "unvote", { by: cleo })).statusCode);
  }
  expect(new Set(votes.slice(0, 120))).toEqual(new Set([200]));
  expect(votes.at(-1)).toBe(429);
  expect(await callers.readAs(dora, id)).toMatchObject({ votes: 1 });
});

const find = (body: object, by?: Member) => callers.call("POST", `${requestsPath}/alike`, { by, body });

test("similar icons and open requests are found while a request is written", async () => {
  const { id } = await callers.make(anna, { title: "Shopping carts with a flag" });
  const { icons, requests } = (await find({ term: "shopping cart icon", description: "" })).json<{
    icons: { name: string; url: string }[];
    requests: { id: string }[];
  }>();
  expect(icons.length).toBeGreaterThan(0);
  expect(icons[0]!.name.toLowerCase()).toContain("cart");
  expect(requests.map((each) => each.id)).toContain(id);
  expect((await find({ term: "xyzzyplugh" })).json()).toMatchObject({ requests: [] });
  expect((await find({ term: "" })).json()).toMatchObject({ icons: [], requests: [] });
  expect((await find({ term: ".*(" })).statusCode).toBe(200);
  const theirs = await callers.uploadOne(ben, "a.svg", drawing);
  expect((await find({ term: "cart", attachment: theirs.id }, anna)).statusCode).toBe(404);
  expect((await find({ term: "cart", attachment: theirs.id }, ben)).statusCode).toBe(200);
  for (const body of [{}, { term: 5 }, { term: "x".repeat(900) }, { term: "a", more: 1 }]) {
    expect((await find(body)).statusCode).toBe(400);
  }
});

test("tags and a category are suggested for a name in the words of the catalogue", async () => {
  const words = await callers.call("GET", `${requestsPath}/words?name=Shopping+cart`);
  const { tags, category } = words.json<{ tags: string[]; category: string }>();
  expect(tags.length).toBeGreaterThan(0);
  expect(tags).not.toContain("shopping cart");
  expect(site.services.catalogue.current().catalogue.findCategory(category)).toBeDefined();
  expect((await callers.call("GET", `${requestsPath}/words?name=xyzzyplugh`)).json()).toMatchObject({ success: true });
  expect((await callers.call("GET", `${requestsPath}/words`)).statusCode).toBe(400);
});
