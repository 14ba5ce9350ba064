import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, type Member } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Collection } from "../collections/contract.ts";
import type { PublishedVersion } from "./contract.ts";

let site: TestApp;
let owner: Member;
let stranger: Member;
beforeAll(async () => {
  site = await startTestApp({ ORIGIN: "http://localhost:3000" });
  owner = await signIn(site, "owner@example.com");
  stranger = await signIn(site, "stranger@example.com");
});
afterAll(() => site.close());

type Method = "GET" | "PUT" | "PATCH" | "POST" | "DELETE";

const call = (member: Member | undefined, method: Method, url: string, payload?: object) =>
  site.app.inject({
    method,
    url,
    ...(member && { headers: { authorization: `Bearer ${member.token}` } }),
    ...(payload && { payload }),
  });

const findId = (name: string) => {
  const { catalogue } = site.services.catalogue.current();
  return catalogue.id(catalogue.findByIconifyName("lucide", name)!);
};

async function createCollection(access: "public" | "private", names: readonly string[]): Promise<Collection> {
  const answer = await call(owner, "PUT", collectionsPath, { name: "Our Brand", access, icons: names.map(findId) });
  return answer.json<{ collection: Collection }>().collection;
}

const path = (key: string) => `${collectionsPath}/${key}/versions`;

const publish = async ({ id }: Collection) => (await call(owner, "POST", path(id))).json<PublishedVersion>();

async function readFile(tarballUrl: string, member: Member | undefined): Promise<string> {
  const { rawPayload } = await call(member, "GET", new URL(tarballUrl).pathname);
  return gunzipSync(rawPayload).toString("latin1");
}

interface Packument {
  versions: Record<string, { dist: { tarball: string; integrity: string } }>;
}

test("publishing makes a version by what changed, and none where nothing did", async () => {
  const collection = await createCollection("public", ["house", "user"]);
  const icons = `${collectionsPath}/${collection.id}/icons`;
  const first = await publish(collection);
  expect(first).toMatchObject({ version: "1.0.0", isNew: true });
  expect(first.name).toMatch(/^@icons\/our-brand\.[a-z2-9]{6}$/);
  expect(await publish(collection)).toMatchObject({ name: first.name, version: "1.0.0", isNew: false });
  await call(owner, "PUT", icons, { icons: [findId("star")] });
  const added = { removed: [], renamed: [], added: ["star"], redrawn: [] };
  expect(await publish(collection)).toMatchObject({ name: first.name, version: "1.1.0", changes: added });
  await call(owner, "DELETE", `${icons}/${findId("user")}`);
  expect(await publish(collection)).toMatchObject({ version: "2.0.0", changes: { removed: ["user"], added: [] } });
  await call(owner, "PATCH", `${collectionsPath}/${collection.id}`, { name: "Another name" });
  expect(await publish(collection)).toMatchObject({ name: first.name, version: "2.0.1" });
});

test("versions never change, and the changelog has all of them", async () => {
  const collection = await createCollection("public", ["house", "user"]);
  const { name } = await publish(collection);
  const read = async () => (await call(undefined, "GET", `/npm/${name}`)).json<Packument>();
  const before = (await read()).versions["1.0.0"]!;
  await call(owner, "PUT", `${collectionsPath}/${collection.id}/icons`, { icons: [findId("star")] });
  await publish(collection);
  const after = await read();
  expect(Object.keys(after.versions)).toEqual(["1.0.0", "1.1.0"]);
  expect(after.versions["1.0.0"]).toEqual(before);
  const { rawPayload } = await call(undefined, "GET", new URL(before.dist.tarball).pathname);
  expect(before.dist.integrity).toBe(`sha512-${createHash("sha512").update(rawPayload).digest("base64")}`);
  const text = await readFile(after.versions["1.1.0"]!.dist.tarball, undefined);
  expect(text).toMatch(/## 1\.1\.0 \([\d-]+\)\n\n- Added \(1\): `star`\n\n## 1\.0\.0/);
});

test("the package of a private collection is its owner's, also after it was public", async () => {
  const collection = await createCollection("public", ["house"]);
  const { name } = await publish(collection);
  const url = `/npm/${name.replace("/", "%2f")}`;
  const tarball = (await call(undefined, "GET", url)).json<Packument>().versions["1.0.0"]!.dist.tarball;
  await call(owner, "PATCH", `${collectionsPath}/${collection.id}`, { access: "private" });
  for (const asked of [url, new URL(tarball).pathname]) {
    expect((await call(owner, "GET", asked)).statusCode).toBe(200);
    expect((await call(owner, "GET", asked)).headers["cache-control"]).toBe("private, no-cache");
    for (const other of [stranger, undefined]) expect((await call(other, "GET", asked)).statusCode).toBe(404);
  }
});

test("only its owner publishes a collection, and only one with icons", async () => {
  const collection = await createCollection("public", ["house"]);
  const empty = await createCollection("private", []);
  expect((await call(stranger, "POST", path(collection.apiCode))).statusCode).toBe(403);
  expect((await call(undefined, "POST", path(collection.apiCode))).statusCode).toBe(401);
  expect((await call(stranger, "POST", path(empty.apiCode))).statusCode).toBe(404);
  expect((await call(owner, "POST", path(empty.id))).statusCode).toBe(406);
});

test("a package goes with its collection", async () => {
  const collection = await createCollection("public", ["house"]);
  const { name } = await publish(collection);
  await call(owner, "DELETE", `${collectionsPath}/${collection.id}`);
  expect((await call(owner, "GET", `/npm/${name}`)).statusCode).toBe(404);
});

test("its owner sees which version comes next and why, and which there were", async () => {
  const collection = await createCollection("private", ["house", "user"]);
  const read = async (member: Member | undefined = owner) => call(member, "GET", path(collection.id));
  expect((await read()).json()).toEqual({ success: true, next: { version: "1.0.0" }, versions: [] });
  const { name } = await publish(collection);
  const first = (await read()).json<{ versions: object[] }>();
  expect(first).toEqual({
    success: true,
    name,
    versions: [{ version: "1.0.0", publishedAt: expect.stringMatching(/^\d{4}-/) }],
  });
  await call(owner, "PUT", `${collectionsPath}/${collection.id}/icons`, { icons: [findId("star")] });
  const next = { version: "1.1.0", changes: { removed: [], renamed: [], added: ["star"], redrawn: [] } };
  expect((await read()).json()).toMatchObject({ name, next, versions: [{ version: "1.0.0" }] });
  expect(await publish(collection)).toMatchObject(next);
  expect((await read()).json()).toMatchObject({ versions: [next, { version: "1.0.0" }] });

  const shared = await createCollection("public", ["house"]);
  expect((await call(stranger, "GET", path(shared.apiCode))).statusCode).toBe(403);
  expect((await read(stranger)).statusCode).toBe(404);
  expect((await call(undefined, "GET", path(collection.id))).statusCode).toBe(401);
  const empty = await createCollection("private", []);
  expect((await call(owner, "GET", path(empty.id))).json()).toEqual({ success: true, versions: [] });
});
