import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { collectionLimits, type Collection } from "./contract.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";

let site: TestApp;
let anna: Member;
let icons: string[];

beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  const { catalogue } = site.services.catalogue.current();
  icons = Array.from({ length: 1_100 }, (_, ordinal) => catalogue.id(ordinal));
});
afterAll(() => site.close());

type Method = "GET" | "PUT" | "PATCH" | "POST" | "DELETE";
const call = (method: Method, path: string, body?: unknown, headers: Record<string, string> = anna.headers) =>
  site.app.inject({
    method,
    url: collectionsPath + path,
    headers,
    ...(body !== undefined && { body: body as object }),
  });
async function make(body: object): Promise<Collection> {
  const response = await call("PUT", "", body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ collection: Collection }>().collection;
}

test("calls create, fill, sort, share, copy and delete a collection", async () => {
  const { id, apiCode, name } = await make({ icons: icons.slice(0, 3), tags: ["a", "a"] });
  expect(name).toBe("Collection 1");
  const added = await call("PUT", `/${id}/icons`, { icons: [icons[3], { id: icons[4], position: 0.5 }] });
  expect(added.json()).toEqual({
    success: true,
    added: [icons[3], icons[4]],
    knownCount: 0,
    unknown: [],
    totalIcons: 5,
  });
  const sorted = await call("PATCH", `/${id}`, { access: "public", order: { icons: [icons[4]], before: icons[0] } });
  expect(sorted.json()).toMatchObject({
    collection: { access: "public", preview: [icons[3], icons[4], ...icons.slice(0, 3)] },
  });
  expect((await call("DELETE", `/${id}/icons/${icons[0]}`)).json()).toMatchObject({ removed: [{ id: icons[0] }] });
  const shared = await call("GET", `/${apiCode}/icons?limit=2`, undefined, {});
  expect(shared.json()).toMatchObject({ total: 4, icons: [{ id: icons[3], isUserSource: false }, { id: icons[4] }] });
  expect((await call("POST", `/${id}/copy`)).json()).toMatchObject({
    collection: { name: "Collection 1 2", tags: ["a"] },
  });
  expect((await call("DELETE", `/${id}`)).json()).toMatchObject({
    success: true,
    lastUsedId: expect.any(String) as string,
  });
  expect((await call("GET", `/${id}`)).statusCode).toBe(404);
});

test("lists return the selected fields, and responses aren't cached", async () => {
  await make({ name: "Listed" });
  const response = await call("GET", "?select=name,totalIcons&sort=-updatedAt&limit=1&previewCount=2");
  expect(response.json()).toMatchObject({
    docs: [{ id: expect.any(String) as string, name: "Listed", totalIcons: 0 }],
  });
  expect(Object.keys(response.json<{ docs: [object] }>().docs[0]).toSorted()).toEqual(["id", "name", "totalIcons"]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test("new collections get names in the language of the site", async () => {
  const german = { ...anna.headers, host: "de.localhost", origin: "http://de.localhost" };
  const made = await call("PUT", "", {}, german);
  expect(made.json()).toMatchObject({ collection: { name: "Sammlung 1" } });
  const { docs } = (await call("GET", "?select=name", undefined, german)).json<{ docs: { name: string }[] }>();
  expect(docs.map(({ name }) => name)).toEqual(expect.arrayContaining(["Favoriten", "Heruntergeladen"]));
});

test("user text is one line, without characters that the database or a page can't hold", async () => {
  const { name, description, tags } = await make({
    name: " a\u0000\n b\ud800 ",
    description: "one\u0007\ntwo ",
    tags: [" x\ty "],
  });
  expect([name, description, tags]).toEqual(["a b\ufffd", "one \ntwo", ["x y"]]);
});

test("an unknown collection or icon is rejected, and nothing changes", async () => {
  const { id } = await make({ name: "Kept", icons: icons.slice(0, 2) });
  const tooMany = icons.slice(0, collectionLimits.icons + 1);
  const bad: [Method, string, unknown][] = [
    ["PUT", "", { name: "" }],
    ["PUT", "", { name: "\u0000" }],
    ["PUT", "", { name: "x".repeat(81) }],
    ["PUT", "", { name: 5 }],
    ["PUT", "", { owner: "me" }],
    ["PUT", "", { id: "1" }],
    ["PUT", "", { icons: tooMany }],
    ["PUT", "", []],
    ["PATCH", `/${id}`, { access: "everybody" }],
    ["PATCH", `/${id}`, { tags: Array.from({ length: 21 }, (_, n) => `${n}`) }],
    ["PATCH", `/${id}`, { tags: ["x".repeat(41)] }],
    ["PATCH", `/${id}`, { description: "x".repeat(1_001) }],
    ["PATCH", `/${id}`, { kind: "downloaded" }],
    ["PATCH", `/${id}`, { isLastUsed: false }],
    ["PATCH", `/${id}`, { order: { icons: [] } }],
    ["PUT", `/${id}/icons`, { icons: [] }],
    ["PUT", `/${id}/icons`, { icons: [{ id: icons[5], position: 1e300 }] }],
    ["PUT", `/${id}/icons`, { icons: ["'; drop table people; --"] }],
    ["PUT", `/${id}/icons`, { icons: tooMany }],
    ["POST", `/${id}/icons/remove`, {}],
    ["POST", `/${id}/icons/move`, { ids: [icons[0]] }],
    ["DELETE", `/${id}/icons/%27`, undefined],
    ["GET", "?limit=151", undefined],
    ["GET", "?select=owner", undefined],
    ["GET", `/${id}/icons?limit=1001`, undefined],
  ];
  for (const [method, path, body] of bad) {
    const response = await call(method, path, body);
    expect(
      [response.statusCode, response.json<{ code: string }>().code],
      `${method} ${path} ${JSON.stringify(body)}`,
    ).toEqual([400, "invalid_input"]);
  }
  expect(
    (await call("PATCH", `/${id}`, undefined, { ...anna.headers, "content-type": "application/json" })).statusCode,
  ).toBe(400);
  expect((await call("GET", `/${id}`)).json()).toMatchObject({ collection: { name: "Kept", totalIcons: 2 } });
});

test("Favorites and Downloaded keep their special properties", async () => {
  const { docs } = (await call("GET", "")).json<{ docs: Collection[] }>();
  const favorites = docs.find(({ isDefault }) => isDefault)!.id;
  const downloaded = docs.find(({ isDownloaded }) => isDownloaded)!.id;
  const { id } = await make({ icons: icons.slice(0, 2) });
  const refused: [Method, string, unknown][] = [
    ["PATCH", `/${favorites}`, { name: "Mine" }],
    ["PATCH", `/${downloaded}`, { access: "public" }],
    ["DELETE", `/${favorites}`, undefined],
    ["DELETE", `/${downloaded}`, undefined],
    ["PUT", `/${downloaded}/icons`, { icons: [icons[0]] }],
    ["POST", `/${id}/icons/move`, { ids: [icons[0]], to: downloaded }],
  ];
  for (const [method, path, body] of refused) {
    const answer = await call(method, path, body);
    expect([method, path, answer.statusCode, answer.json()]).toMatchObject([
      method,
      path,
      406,
      { success: false, code: "not_acceptable" },
    ]);
  }
  expect((await call("GET", `/${id}`)).json()).toMatchObject({ collection: { totalIcons: 2 } });
  const after = (await call("GET", "")).json<{ docs: Collection[] }>().docs;
  expect(after.find((each) => each.id === downloaded)).toMatchObject({ access: "private", totalIcons: 0 });
  expect(after.find((each) => each.id === favorites)).toMatchObject({ name: "Favorites" });
});

test("a full collection accepts no more icons, and rejected ones stay where they are", async () => {
  const full = await make({ icons: icons.slice(0, collectionLimits.icons) });
  const { id } = await make({ icons: icons.slice(-2) });
  for (const [method, path, body] of [
    ["PUT", `/${full.id}/icons`, { icons: [icons.at(-1)] }],
    ["POST", `/${id}/icons/move`, { ids: [icons.at(-1)], to: full.id }],
  ] as const) {
    const answer = await call(method, path, body);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { success: false, code: "limit_reached" }]);
  }
  for (const [key, totalIcons] of [
    [full.id, collectionLimits.icons],
    [id, 2],
  ] as const) {
    expect((await call("GET", `/${key}`)).json()).toMatchObject({ collection: { totalIcons } });
  }
});

test("icons are found by words in the language of the site, and only with a name and a term", async () => {
  const { id } = await make({ name: "Found", icons: icons.slice(0, 3) });
  const { catalogue, names } = site.services.catalogue.current();
  const term = encodeURIComponent(names.nameIcon(catalogue.icon(catalogue.findById(icons[1]!)!), "de"));
  const german = { ...anna.headers, host: "de.localhost" };
  const response = await call("GET", `/icons?term=${term}`, undefined, german);
  const found = response.json<{ icons: { id: string; collectionIds: string[] }[] }>().icons;
  expect(found.find((icon) => icon.id === icons[1])?.collectionIds).toContain(id);
  expect(response.headers["cache-control"]).toBe("no-store");
  expect((await call("GET", `/icons?term=${term}`, undefined, {})).statusCode).toBe(401);
  for (const bad of ["", "?term=", "?term=%20", `?term=${"x".repeat(101)}`]) {
    expect((await call("GET", `/icons${bad}`)).statusCode, bad).toBe(400);
  }
});
