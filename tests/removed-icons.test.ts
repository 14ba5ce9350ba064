import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundlePaths } from "../src/core/bundles/bundle-calls.ts";
import { formatImagePath } from "../src/core/urls/paths/image-path.ts";

import { swapPaths } from "../src/features/swap/contract.ts";
import { signIn, type Member } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

/** What only the drawing of the published icon has in it. */
const mark = "M7 3l1.234 15.678";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${mark}h9z"/></svg>`;
const collections = "/siteApi/collections/v2";

let site: TestApp;
let anna: Member;
/** A published icon and a compiled one, both taken down after they were asked for at every door. */
let own: string;
let house: string;
let other: string;
let collection: string;

beforeAll(async () => {
  site = await startTestApp();
  anna = await signIn(site, "anna@example.com");
  const { publishing, catalogue, collections: shelf } = site.services;
  const maker = { personId: anna.id, name: "Anna" };
  const icon = { name: "Zorbulator", tags: ["frobnication"], category: "science", svg, maker, license: "CC0-1.0" };
  own = (await publishing.publish([icon]))[0]!.id;
  const { compiled } = catalogue.current();
  house = compiled.id(compiled.findByIconifyName("lucide", "house")!);
  other = compiled.id(compiled.findByIconifyName("lucide", "bird")!);
  const requester = { personId: anna.id, locale: "en" as const };
  collection = (await shelf.create(requester, {})).id;
  await shelf.addIcons(
    requester,
    collection,
    [own, house, other].map((id) => ({ id })),
  );
}, 120_000);
afterAll(() => site.close());

type Ask = [method: "GET" | "POST" | "PUT", url: string, body?: object];

/** Of one icon: there is nothing to answer with when it is gone. */
const singleDoors = (id: string, name: string): Ask[] => [
  ["GET", formatImagePath(id, "svg")],
  ["GET", formatImagePath(id, "png")],
  ["GET", `/img/${name.replace(":", "/")}.svg`],
  ["GET", `/img?id=${id}&format=svg`],
  ["GET", `/siteApi/icons/icon?id=${id}&svg=true`],
  ["GET", `/siteApi/icons/icon/${id}/variants`],
  ["GET", `/api/iconsets/vector/search/id?id=${id}`],
  ["POST", "/plainConverter", { id, format: "svg" }],
  ["POST", "/plainConverter", { id, format: "svg-inline" }],
  ["POST", bundlePaths.sprite, { icons: [{ id }, { id: other }] }],
  ["POST", bundlePaths.zip, { icons: [{ id }, { id: other }], formats: [{ format: "svg" }] }],
  ["PUT", bundlePaths.webfont, { icons: [{ id }, { id: other }] }],
  ["POST", bundlePaths.package, { icons: [{ id }, { id: other }], framework: "react" }],
  ["GET", `/iconify/${name.replace(":", "/")}.svg`],
  ["GET", `/r/${name.replace(":", "/")}.json`],
  ["GET", `/og/icon/${id}/${name.split(":")[1]}.png`],
];

/** Of many: the others are told. */
const listMethods = (id: string): Ask[] => [
  ["GET", "/iconify/lucide.json?icons=house,bird,home"],
  ["GET", "/iconify/lucide.css?icons=house,bird"],
  ["GET", "/iconify/search?query=zorbulator"],
  ["GET", `/api/bundle/icons?ids=${id},${other}`],
  ["GET", "/api/iconsets/v7/search?term=zorbulator&amount=500"],
  ["GET", "/api/iconsets/v7/search?term=house&amount=500"],
  ["GET", "/api/iconsets/v7/search?term=frobnication"],
  ["GET", "/api/iconsets/v5/search/group?term=house"],
  ["GET", "/api/iconsets/ai/v1/search?term=zorbulator"],
  ["GET", "/siteApi/icons/v1/latest?amount=100"],
  ["GET", "/siteApi/groups/v1/platform/icons-homepage"],
  ["GET", "/siteApi/packs-info"],
  ["GET", "/siteApi/platforms-info"],
  ["GET", "/siteApi/groups/v1/pack/sidebar"],
  ["GET", "/feeds/new.xml"],
  ["GET", `/siteApi/icons/icon/${other}/variants`],
  ["GET", `/api/iconsets/vector/search/id?id=${other}&limit=100`],
  ["POST", swapPaths.icons, { ids: [id], style: "lucide" }],
  ["GET", `${collections}/${collection}/icons?limit=100`],
];

async function ask([method, url, body]: Ask) {
  const answer = await site.app.inject({ method, url, headers: anna.headers, ...(body && { payload: body }) });
  return { door: `${method} ${url}`, status: answer.statusCode, text: answer.body };
}

/** One after another: bundles are made so for one person. */
async function askAll(doors: readonly Ask[]) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const door of doors) answers.push(await ask(door));
  return answers;
}

async function readSitemaps(): Promise<string> {
  const index = (await site.app.inject("/sitemap.xml")).body;
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/en\/[^<]+)<\/loc>/g)].map(([, path]) => path!);
  const texts = await Promise.all(files.map(async (path) => (await site.app.inject(path)).body));
  return texts.join("");
}

const icons = () => [
  { id: own, name: "by-anna:zorbulator" },
  { id: house, name: "lucide:house" },
];
const hint = async () => (await ask(["GET", "/api/iconsets/autocomplete/v2?term=zorbu&limit=10"])).text;

test("first, every endpoint serves them and links to them", async () => {
  for (const { id, name } of icons()) {
    const answers = await askAll([...singleDoors(id, name), ...listMethods(id)]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  }
  expect(await hint()).toContain("zorbulator");
  expect(await readSitemaps()).toContain(own);
});

test("images that contain a removed icon are removed, and restored with it", async () => {
  const { publishing, catalogue } = site.services;
  const { compiled } = catalogue.current();
  const piece = compiled.id(compiled.findByIconifyName("emojione", "house-with-garden")!);
  const [garden, pattern] = ["garden-emojione", "pattern-garden-emojione"];
  const probe = async () => {
    const files = await askAll([garden, pattern].map((id) => ["GET", `/media/${id}.svg`]));
    const lists = await askAll(["illustrations", "images"].map((kind) => ["GET", `/${kind}?per_page=100`]));
    const listed = [garden, pattern].map((id) => lists.some(({ text }) => text.includes(`"${id}"`)));
    return { files: files.map(({ status }) => status), listed };
  };
  const before = await probe();
  expect(before.files[0]).toBe(200);
  expect(before.listed[0]).toBe(true);
  await publishing.takeDown(piece, { reason: "author", by: anna.id });
  expect(await probe()).toEqual({ files: [404, 404], listed: [false, false] });
  await publishing.restore(piece);
  expect(await probe()).toEqual(before);
});

describe("a removed icon", () => {
  beforeAll(async () => {
    for (const { id } of icons()) await site.services.publishing.takeDown(id, { reason: "license", by: anna.id });
  });

  test("is served by no endpoint, and requests by its id get 410", async () => {
    for (const { id, name } of icons()) {
      const answers = await askAll(singleDoors(id, name));
      const expected = (door: string) => (door.startsWith("GET") && door.includes(id) ? 410 : 404);
      expect(answers.filter(({ door, status }) => status !== expected(door))).toEqual([]);
    }
  });

  test("is in no preview or count of a collection, until it is restored", async () => {
    const requester = { personId: anna.id, locale: "en" as const };
    const { collections: shelf, publishing } = site.services;
    const probe = async () => {
      const { collections: all } = await shelf.list(requester);
      const listed = all.find(({ id }) => id === collection)!;
      const { totalIcons, preview } = await shelf.get(requester, collection);
      expect(listed).toMatchObject({ totalIcons, preview });
      const { icons: shown, total } = await shelf.listIcons(requester, collection);
      expect([total, shown.map(({ id }) => id)]).toEqual([totalIcons, preview]);
      return preview;
    };
    expect(await probe()).toEqual([other]);
    expect(await shelf.addIcons(requester, collection, [{ id: other }])).toMatchObject({ totalIcons: 1 });
    await publishing.restore(house);
    expect((await probe()).toSorted()).toEqual([house, other].toSorted());
    await publishing.takeDown(house, { reason: "license", by: anna.id });
  });

  test("is in no list, export or link", async () => {
    for (const { id } of icons()) {
      const answers = await Promise.all(listMethods(id).map(ask));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      // What was asked for may be told as missing.
      const described = answers.map(({ door, text }) => ({
        door,
        text: text.replaceAll(/"notFound":\[[^\]]*\]|"(?:from|of)":"\w{9}"/g, ""),
      }));
      const isShown = ({ text }: { text: string }) => text.includes(own) || text.includes(house) || text.includes(mark);
      expect(described.filter(isShown).map(({ door, text }) => `${door}: ${text.slice(0, 300)}`)).toEqual([]);
    }
    expect(await hint()).not.toContain("zorbulator");
    const sitemaps = await readSitemaps();
    for (const { id } of icons()) expect(sitemaps).not.toContain(id);
  });
});
