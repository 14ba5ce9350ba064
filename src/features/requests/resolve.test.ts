import { afterAll, beforeAll, expect, test } from "vitest";
import { createRequestCallers } from "../../../tests/harness/people/request-callers.ts";
import type { Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { noticesPath, type RequestDetails } from "./contract.ts";

let site: TestApp;
let callers: ReturnType<typeof createRequestCallers>;
let anna: Member;
let ben: Member;
let maker: Member;
let admin: Member;

beforeAll(async () => {
  site = await startTestApp({ TEST_MODE: "true" });
  callers = createRequestCallers(site);
  [anna, ben] = [await callers.join(), await callers.join()];
  [maker, admin] = [await callers.join("maker"), await callers.join("admin")];
  await site.services.people.update(maker.id, { name: "Mara Maker" });
});
afterAll(() => site.close());

let drawn = 0;
const draw = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" d="M2 2l${++drawn} 20M${drawn} 4h5z"/></svg>`;
const item = (change: object = {}) => ({
  name: "Quokka",
  tags: ["marsupial"],
  category: "animals",
  license: "CC0-1.0",
  svg: draw(),
  ...change,
});

async function beginWork(): Promise<RequestDetails> {
  const request = await callers.make(anna, { title: "A quokka" });
  await callers.post(request.id, "vote", { by: ben });
  await callers.post(request.id, "assignMaker", { by: maker, body: { makerId: maker.id } });
  await callers.post(request.id, "takeToWork", { by: maker });
  return request;
}
const resolve = (id: string, resolvedItems: object[], by = maker) =>
  callers.post(id, "resolve", { by, body: { resolvedItems } });
const countFound = async (term: string) => (await site.services.search.search({ term, isLiteral: true })).total;

test("delivered icons are in the catalogue immediately, with credit, and voters are notified", async () => {
  const { id } = await beginWork();
  const file = await callers.uploadOne(maker, "quokka.svg", draw());
  const answer = await resolve(id, [item(), item({ name: "Quokka asleep", svg: undefined, fileId: file.id })]);
  expect(answer.statusCode, answer.body).toBe(200);
  const { request } = answer.json<{ request: RequestDetails }>();
  expect(request).toMatchObject({ status: "resolved", resolvedItems: [{ name: "Quokka" }, { name: "Quokka Asleep" }] });
  expect(request.history.at(-1)).toMatchObject({ action: "resolve", to: "resolved", by: { id: maker.id } });
  const { catalogue } = site.services.catalogue.current();
  const { icons } = await site.services.search.search({ term: "quokka", isLiteral: true });
  const published = request.resolvedItems.map((icon) => icon.id);
  expect(
    icons
      .slice(0, 2)
      .map((icon) => icon.id)
      .toSorted(),
  ).toEqual(published.toSorted());
  const [first] = request.resolvedItems;
  expect(catalogue.icon(catalogue.findById(first!.id)!)).toMatchObject({ url: first!.url, categoryApiCode: "animals" });
  expect(catalogue.findAuthor("mara-maker")).toMatchObject({ name: "Mara Maker", iconCount: 2 });
  for (const by of [anna, ben]) {
    const listedNotices = await callers.call("GET", noticesPath, { by });
    expect(listedNotices.json()).toMatchObject({ notices: [{ kind: "resolved", request: { id } }] });
  }
  await site.services.noticeLetters!.send();
  expect((await site.services.outbox!.list()).filter(({ subject }) => subject.includes("A quokka"))).toHaveLength(2);
});

test("resolving a request repeatedly, or simultaneously, publishes its icons once", async () => {
  const { id } = await beginWork();
  const before = await countFound("quokka");
  const answers = await Promise.all([maker, maker, admin, admin].map((by) => resolve(id, [item()], by)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409]);
  expect((await resolve(id, [item()])).statusCode).toBe(409);
  expect(await countFound("quokka")).toBe(before + 1);
});

test("an invalid icon changes nothing, neither the request nor the catalogue", async () => {
  const { id } = await beginWork();
  const before = site.services.catalogue.current().catalogue.count;
  const theirs = await callers.uploadOne(ben, "theirs.svg", draw());
  for (const bad of [
    { svg: "no drawing" },
    { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"></svg>' },
    { category: "no-such-category" },
    { license: "no-such-license" },
    { svg: undefined, fileId: theirs.id },
  ]) {
    const answer = await resolve(id, [item(), item(bad)]);
    expect([JSON.stringify(bad), answer.statusCode]).toEqual([JSON.stringify(bad), 400]);
  }
  expect(await callers.readAs(maker, id)).toMatchObject({ status: "inWork", resolvedItems: [] });
  expect(site.services.catalogue.current().catalogue.count).toBe(before);
});
