import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { packageReleases } from "./tables.server.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ ORIGIN: "http://localhost:3000" });
});
afterAll(() => site.close());

const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url: `/npm${url}`, headers });
const forInstalling = { accept: "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8, */*" };

interface Packument {
  "dist-tags": { latest: string };
  versions: Record<string, { dist: { integrity: string; shasum: string; tarball: string; unpackedSize?: number } }>;
}

async function readNewest(name: string) {
  const packument = (await ask(`/@icons%2f${name}`, forInstalling)).json<Packument>();
  return packument.versions[packument["dist-tags"].latest]!.dist;
}

const fetchTarball = async ({ tarball }: { tarball: string }) =>
  (await site.app.inject({ url: new URL(tarball).pathname })).rawPayload;

async function unpack(tarball: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const tar = extract();
  tar.end(gunzipSync(tarball));
  for await (const entry of tar) {
    expect(entry.header.mtime).toEqual(new Date("1985-10-26T08:15:00.000Z"));
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    files.set(entry.header.name.replace(/^package\//, ""), Buffer.concat(chunks).toString());
  }
  return files;
}

test("the tarball is what the packument says", async () => {
  const { integrity, shasum, tarball } = await readNewest("octicons");
  const bytes = await fetchTarball({ tarball });
  expect(integrity).toBe(`sha512-${createHash("sha512").update(bytes).digest("base64")}`);
  expect(shasum).toBe(createHash("sha1").update(bytes).digest("hex"));
});

test("a package has the author, the license and all icons of its style", async () => {
  const files = await unpack(await fetchTarball(await readNewest("duo-icons")));
  const { catalogue } = site.services.catalogue.current();
  const set = catalogue.findSet("duo-icons")!;
  expect(JSON.parse(files.get("package.json")!)).toMatchObject({
    name: "@icons/duo-icons",
    description: "Duo Icons icons as components for React, Vue, Svelte and Solid, and as SVG",
    sideEffects: false,
    license: "MIT",
  });
  const author = catalogue.findAuthor(catalogue.findStyle("duo-icons")!.author)!;
  expect(files.get("LICENSE")).toContain(`Copyright (c) ${author.name}`);
  expect(files.get("README.md")).toContain(set.name);
  const count = catalogue.findStyle("duo-icons")!.iconCount;
  expect([...files.keys()].filter((path) => path.endsWith(".svg")).length).toBe(count);
  expect(files.get("dist/react.d.ts")!.match(/export declare const/g)).toHaveLength(count);
  expect([...files.keys()]).toEqual([...files.keys()].toSorted());
});

test("another name that a set has for an icon is another name of its component", async () => {
  const files = await unpack(await fetchTarball(await readNewest("lucide")));
  expect(files.get("dist/icons.js")).toContain("export const HomeIcon = HouseIcon;");
  expect(files.get("dist/react.d.ts")).toMatch(/\/\*\* .*`HouseIcon`.* \*\/\nexport declare const HomeIcon: Icon;/);
});

test("a tarball that is no longer kept is made again, the same to the byte", async () => {
  const dist = await readNewest("octicons");
  const bytes = await fetchTarball(dist);
  await rm(join(site.dataDir, "cache", "packages"), { recursive: true });
  const database = site.openDatabase();
  await database.run((db) => db.update(packageReleases).set({ tarball: null }));
  await database.close();
  expect((await fetchTarball(dist)).equals(bytes)).toBe(true);
});

test("a version that somebody installed stays installable when the style has changed, and no other one", async () => {
  const { catalogue, publishing } = site.services;
  const { id: person } = await signIn(site, "taker@example.com");
  const [first, second] = catalogue.current().compiled.findStyle("duo-icons")!.preview;
  const installed = await readNewest("duo-icons");
  const bytes = await fetchTarball(installed);
  await publishing.takeDown(first!, { reason: "author", by: person });
  const unseen = await readNewest("duo-icons");
  await publishing.takeDown(second!, { reason: "author", by: person });
  const newest = await readNewest("duo-icons");
  expect(new Set([installed, unseen, newest].map(({ tarball }) => tarball)).size).toBe(3);

  await rm(join(site.dataDir, "cache", "packages"), { recursive: true });
  expect((await fetchTarball(installed)).equals(bytes)).toBe(true);
  const refused = await site.app.inject({ url: new URL(unseen.tarball).pathname });
  expect(refused.statusCode).toBe(404);
  expect(refused.json<{ error: string }>().error).toMatch(/^@icons\/duo-icons@[\d.]+ is no longer kept.* Install /);
  await Promise.all([first!, second!].map((id) => publishing.restore(id)));
});

test("what a client has is not sent again, and HEAD sends nothing", async () => {
  for (const path of [
    "/@icons%2focticons",
    new URL((await readNewest("octicons")).tarball).pathname.slice("/npm".length),
  ]) {
    const first = await ask(path);
    expect(first.statusCode).toBe(200);
    const again = await ask(path, { "if-none-match": String(first.headers["etag"]) });
    expect(again).toMatchObject({ statusCode: 304, body: "" });
    const head = await site.app.inject({ method: "HEAD", url: `/npm${path}` });
    expect(head.body).toBe("");
    expect(head.headers).toMatchObject({
      etag: first.headers["etag"],
      "content-length": first.headers["content-length"],
    });
  }
});

test("abbreviated and full answers are kept apart", async () => {
  const [short, full] = [await ask("/@icons/octicons", forInstalling), await ask("/@icons/octicons")];
  expect(short.headers["content-type"]).toBe("application/vnd.npm.install-v1+json");
  expect(short.json()).not.toHaveProperty("readme");
  expect(full.json<{ readme: string }>().readme).toContain("## Attribution");
  expect(full.headers["vary"]).toContain("accept");
});

test("versions, tags, searches and pings are answered", async () => {
  const { latest } = (await ask("/-/package/@icons%2focticons/dist-tags")).json<{ latest: string }>();
  for (const asked of [latest, "latest"]) {
    expect((await ask(`/@icons%2focticons/${asked}`)).json()).toMatchObject({
      name: "@icons/octicons",
      version: latest,
    });
  }
  const { objects } = (await ask("/-/v1/search?text=octicons")).json<{ objects: { package: object }[] }>();
  expect(objects[0]?.package).toMatchObject({ name: "@icons/octicons", version: latest });
  expect((await ask("/-/ping")).json()).toEqual({});
  expect((await ask("/-/whoami")).statusCode).toBe(401);
});

test("only packages of the own scope are answered, and what is none is refused as registries do", async () => {
  for (const path of [
    "/react",
    "/@iconify%2ftypes",
    "/@icons%2fnothing",
    "/@icons%2flucide/99.0.0",
    "/-/npm/v1/keys",
  ]) {
    const { statusCode, body } = await ask(path);
    expect([path, statusCode, JSON.parse(body)]).toEqual([path, 404, { error: "Not found" }]);
  }
});
