import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { collectionPrefix } from "../../core/packages/collection-prefix.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import { readCurated } from "../catalogue/compile/curated.server.ts";
import type { Collection } from "../collections/contract.ts";

let site: TestApp;
let owner: Member;
let id: string;
let prefix: string;
beforeAll(async () => {
  site = await startTestApp();
  owner = await signIn(site, "owner@example.com");
  const { catalogue } = site.services.catalogue.current();
  const icons = ["house", "star"].map((name) => catalogue.id(catalogue.findByIconifyName("lucide", name)!));
  const wanted = { name: "Our Brand", access: "public", icons };
  id = (await call("PUT", collectionsPath, wanted)).json<{ collection: Collection }>().collection.id;
  const { name } = (await call("POST", `${collectionsPath}/${id}/versions`)).json<{ name: string }>();
  prefix = `collection-${name.split("/")[1]!.replace(".", "-")}`;
});
afterAll(() => site.close());

const call = (method: "PUT" | "POST" | "PATCH", url: string, payload?: object) =>
  site.app.inject({ method, url, headers: owner.headers, ...(payload && { payload }) });
const ask = (path: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url: `/iconify${path}`, headers });

const listPaths = (body: string) => [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);

test("a published collection is a set", async () => {
  const drawn = (await ask("/lucide.json?icons=house")).json<{ icons: { house: { body: string } } }>().icons.house;
  const answer = await ask(`/${prefix}.json?icons=house,nothing`);
  expect(answer.json()).toMatchObject({ prefix, icons: { house: { width: 24, height: 24 } }, not_found: ["nothing"] });
  const { house } = answer.json<{ icons: { house: { body: string } } }>().icons;
  expect(listPaths(house.body)).toEqual(listPaths(drawn.body));
  expect(listPaths(house.body).length).toBeGreaterThan(0);
  expect(answer.headers["cache-control"]).toBe("public, max-age=300");
  expect((await ask(`/${prefix}/star.svg?color=red&height=48`)).body).toMatch(/^<svg[^>]* height="48"[^]*stroke="red"/);
  expect((await ask(`/${prefix}:star.svg`)).statusCode).toBe(200);
  expect((await ask(`/${prefix}.css?icons=star`)).body).toContain(`.icon--${prefix}--star`);
  expect((await ask(`/collection?prefix=${prefix}&info=1`)).json()).toMatchObject({
    prefix,
    total: 2,
    uncategorized: ["house", "star"],
    info: { name: "Our Brand", version: "1.0.0", license: { spdx: "ISC" }, palette: false },
  });
});

test("lists have it for those who name it, and for nobody else", async () => {
  expect((await ask(`/collections?prefixes=lucide,${prefix}`)).json()).toMatchObject({
    lucide: { name: "Lucide" },
    [prefix]: { name: "Our Brand", total: 2 },
  });
  expect((await ask(`/last-modified?prefix=${prefix}`)).json()).toEqual({
    lastModified: { [prefix]: expect.any(Number) },
  });
  for (const path of ["/collections", "/last-modified", `/collections?prefixes=${collectionPrefix}`])
    expect((await ask(path)).body).not.toContain(prefix);
});

test("a private one is its owner's, by an API key", async () => {
  await call("PATCH", `${collectionsPath}/${id}`, { access: "private" });
  const { key } = await site.services.apiKeys.make(owner.id, {
    name: "App",
    scopes: ["download"],
    expiresAt: undefined,
  });
  const paths = [`/${prefix}.json?icons=house`, `/${prefix}/house.svg`, `/collection?prefix=${prefix}`];
  for (const path of paths) {
    expect((await ask(path)).statusCode, path).toBe(404);
    const own = await ask(path, { authorization: `Bearer ${key}` });
    expect([own.statusCode, own.headers["cache-control"]], path).toEqual([200, "private, no-cache"]);
    expect((await ask(path)).statusCode, path).toBe(404);
  }
  expect((await ask(`/collections?prefix=${prefix}`)).json()).toEqual({});
  await call("PATCH", `${collectionsPath}/${id}`, { access: "public" });
  expect((await ask(paths[0]!)).statusCode).toBe(200);
});

test("no set has the prefix of a collection", () => {
  expect(readCurated().sets.filter((set) => set.prefix.startsWith(collectionPrefix))).toEqual([]);
});

test.each(["collection-", "collection-a", "collection-nothing-k3x8p2", "collection-..-k3x8p2"])(
  "%s is no set",
  async (unknown) => {
    expect((await ask(`/${unknown}.json?icons=house`)).statusCode).toBe(404);
  },
);
