import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Collection } from "../collections/contract.ts";

let site: TestApp;
let owner: Member;
let stranger: Member;
beforeAll(async () => {
  site = await startTestApp();
  owner = await signIn(site, "owner@example.com");
  stranger = await signIn(site, "stranger@example.com");
});
afterAll(() => site.close());

interface Item {
  name: string;
  title: string;
  author: string;
  docs?: string;
  files: { path: string; type: string; content: string }[];
}

interface Index {
  items: Item[];
  pagination?: { total: number; offset: number; limit: number; hasMore: boolean };
}

const ask = (path: string, headers: Record<string, string> = {}) => site.app.inject({ url: `/r${path}`, headers });
const readItem = async (path: string) => (await ask(path)).json<Item>();
const readIndex = async (path: string) => (await ask(path)).json<Index>();
const call = (member: Member, method: "PUT" | "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: member.headers, ...(payload && { payload }) });

test("an icon is a component for React or Vue, with its author and license", async () => {
  const react = await readItem("/lucide/house.json");
  expect(react).toMatchObject({
    name: "lucide/house",
    type: "registry:component",
    author: "Lucide Contributors",
    files: [{ path: "components/icons/lucide/HouseIcon.tsx", type: "registry:component" }],
    meta: { component: "HouseIcon", license: "ISC License" },
  });
  expect(react.files[0]!.content).toContain("export function HouseIcon(props: SVGProps<SVGSVGElement>)");
  const vue = await readItem("/vue/lucide/house.json");
  expect(vue.files[0]!.path).toBe("components/icons/lucide/HouseIcon.vue");
  expect(vue.files[0]!.content).toMatch(/^<template>\n {2}<svg/);
});

test("a component is called as the icon was asked for, also by another name of its set", async () => {
  const [house, home] = await Promise.all([readItem("/lucide/house.json"), readItem("/lucide/home.json")]);
  expect(home.files[0]!.path).toBe("components/icons/lucide/HomeIcon.tsx");
  expect(home.files[0]!.content).toBe(house.files[0]!.content.replace("HouseIcon", "HomeIcon"));
});

test("icons come in the look of the address", async () => {
  const { files } = await readItem("/lucide/house.json?size=48&color=FA5252&stroke=1.5&look=rotate-90");
  for (const part of ['width="48"', "#fa5252", 'strokeWidth="1.5"', "rotate(90"])
    expect(files[0]!.content).toContain(part);
});

test.each(["size=0", "size=a", "size=1&size=2", "color=red", "stroke=99", "look=rotate-900", "look=__proto__-1"])(
  "?%s is refused by its name",
  async (query) => {
    const answer = await ask(`/lucide/house.json?${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: "invalid_input", field: query.split("=")[0] },
    ]);
  },
);

test.each([
  "",
  "/",
  "/lucide.json",
  "/lucide/nothing.json",
  "/nothing/house.json",
  "/nothing.k3x8p2/house.json",
  "/nothing/registry.json",
  "/lucide/house",
  "/lucide/__proto__.json",
  "/lucide/constructor.json",
  "/lucide/..%2Fhouse.json",
  "/svelte/lucide/house.json",
])("%s is refused as data, not as a page", async (path) => {
  const answer = await ask(path);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: false, code: "not_found" }]);
});

test("the index lists icons, and searches and cuts where the client leaves that to it", async () => {
  const all = await readIndex("/registry.json");
  expect(all.pagination).toBeUndefined();
  expect(all.items.length).toBeGreaterThan(500);
  for (const { name } of all.items.slice(0, 20)) expect((await ask(`/${name}.json`)).statusCode).toBe(200);
  const first = await readIndex("/registry.json?q=einkaufswagen&limit=3&offset=0");
  const second = await readIndex("/registry.json?q=einkaufswagen&limit=3&offset=3");
  expect(first.items).toHaveLength(3);
  expect(first.items[0]!.name).toMatch(/cart/);
  expect(first.pagination).toMatchObject({ offset: 0, limit: 3, hasMore: true });
  expect(second.pagination!.total).toBe(first.pagination!.total);
  expect(first.items.map(({ name }) => name)).not.toContain(second.items[0]!.name);
  expect(await readIndex("/registry.json?types=registry:ui")).toMatchObject({ items: [], pagination: { total: 0 } });
  expect((await ask("/registry.json?limit=0")).json()).toMatchObject({ code: "invalid_input", field: "limit" });
});

test("the index of a style has the names of its icons", async () => {
  const { items, pagination } = await readIndex("/lucide/registry.json?q=house&limit=5");
  expect(items[0]!.name).toBe("house");
  expect(items[0]!.files[0]!.path).toBe("components/icons/lucide/HouseIcon.tsx");
  expect(pagination!.total).toBeGreaterThan(0);
});

test("answers are kept until they change", async () => {
  for (const path of ["/lucide/house.json", "/lucide/registry.json"]) {
    const { headers } = await ask(path);
    expect(headers["cache-control"]).toContain("public, max-age=300");
    expect(headers["access-control-allow-origin"]).toBe("*");
    const again = await ask(path, { "if-none-match": String(headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
});

test("a published collection is a registry, for its owner only while it is private", async () => {
  const { catalogue } = site.services.catalogue.current();
  const icons = ["house", "star"].map((name) => catalogue.id(catalogue.findByIconifyName("lucide", name)!));
  const made = await call(owner, "PUT", collectionsPath, { name: "Our Brand", access: "public", icons });
  const { id } = made.json<{ collection: Collection }>().collection;
  const published = await call(owner, "POST", `${collectionsPath}/${id}/versions`);
  const [, name] = published.json<{ name: string }>().name.split("/");
  await call(owner, "DELETE", `${collectionsPath}/${id}/icons/${icons[1]}`);

  const star = `/${name}/star.json`;
  expect(await readItem(star)).toMatchObject({
    name: `${name}/star`,
    author: "Lucide Contributors",
    files: [{ path: `components/icons/${name}/StarIcon.tsx`, content: expect.stringContaining("<path") }],
  });
  expect((await readItem(`${star}?size=99`)).files[0]!.content).toContain('width="99"');
  expect((await readIndex(`/${name}/registry.json`)).items.map((item) => item.name)).toEqual(["house", "star"]);
  expect(await readIndex(`/${name}/registry.json?q=hou&limit=9`)).toMatchObject({
    items: [{ name: "house" }],
    pagination: { total: 1, hasMore: false },
  });
  expect((await ask(`/${name}/bird.json`)).statusCode).toBe(404);

  await call(owner, "PATCH", `${collectionsPath}/${id}`, { access: "private" });
  for (const path of [star, `/${name}/registry.json`]) {
    expect((await ask(path)).statusCode).toBe(404);
    expect((await ask(path, stranger.headers)).statusCode).toBe(404);
    const own = await ask(path, owner.headers);
    expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "private, no-cache"]);
  }
  const makeKey = async (scope: "download" | "search") => {
    const { key } = await site.services.apiKeys.make(owner.id, { name: "App", scopes: [scope], expiresAt: undefined });
    return { authorization: `Bearer ${key}` };
  };
  expect((await ask(star, await makeKey("download"))).statusCode).toBe(200);
  expect((await ask(star, await makeKey("search"))).json()).toMatchObject({ code: "missing_scope", field: "download" });
});
