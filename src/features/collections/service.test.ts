import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Requester, Collection, CollectionChange, CollectionService } from "./contract.ts";

let site: TestApp;
let service: CollectionService;
let icons: string[];
let memberCount = 0;
let anna: Requester & { personId: string };
let berta: typeof anna;
const guest: Requester = { personId: undefined, locale: "en" };

beforeAll(async () => {
  site = await startTestApp();
  service = site.services.collections;
  const { catalogue } = site.services.catalogue.current();
  icons = Array.from({ length: 1_200 }, (_, ordinal) => catalogue.id(ordinal));
});
afterAll(() => site.close());

async function meet(): Promise<typeof anna> {
  const { id } = await site.services.people.meetByEmail(`member-${++memberCount}@example.com`, { locale: "en" });
  return { personId: id, locale: "en" };
}
beforeEach(async () => {
  [anna, berta] = [await meet(), await meet()];
});
const listIcons = async (requester: Requester, key: string) =>
  (await service.listIcons(requester, key)).icons.map(({ id }) => id);
const listNames = async (requester: Requester) =>
  (await service.list(requester, { sort: "name" })).collections.map(({ name }) => name);
async function findMade(requester: Requester, kind: "favorites" | "downloaded"): Promise<Collection> {
  return (await service.list(requester)).collections.find((collection) => collection.kind === kind)!;
}

test("everyone has Favorites and Downloaded, also with twenty simultaneous requests, named in the request's language", async () => {
  await Promise.all(Array.from({ length: 20 }, () => service.list(anna)));
  const { collections, total, lastUsedId } = await service.list({ ...anna, locale: "de" });
  expect(total).toBe(2);
  expect(collections.map(({ name, isDefault, isDownloaded }) => ({ name, isDefault, isDownloaded }))).toEqual(
    expect.arrayContaining([
      { name: "Favoriten", isDefault: true, isDownloaded: false },
      { name: "Heruntergeladen", isDefault: false, isDownloaded: true },
    ]),
  );
  expect(lastUsedId).toBe(collections.find(({ isDefault }) => isDefault)!.id);
});

test("a collection without a name gets the lowest unused number, in the request's language", async () => {
  for (const name of [undefined, "Collection 3", undefined, undefined]) await service.create(anna, { name });
  const second = (await service.list(anna)).collections.find(({ name }) => name === "Collection 2")!;
  await service.delete(anna, second.id);
  await service.create(anna, {});
  await service.create({ ...anna, locale: "ja" }, {});
  expect(await listNames(anna)).toEqual([
    "Collection 1",
    "Collection 2",
    "Collection 3",
    "Collection 4",
    "Downloaded",
    "Favorites",
    "コレクション1",
  ]);
});

test("a repeated creation with one id creates one collection, and no one can use another person's id", async () => {
  const id = crypto.randomUUID();
  const [first, again] = await Promise.all([
    service.create(anna, { id, icons: icons.slice(0, 2) }),
    service.create(anna, { id, icons: icons.slice(0, 2) }),
  ]);
  expect([first.id, again.id, again.totalIcons]).toEqual([id, id, 2]);
  expect(await listNames(anna)).toEqual(["Collection 1", "Downloaded", "Favorites"]);
  await expect(service.create(berta, { id })).rejects.toMatchObject({ code: "conflict" });
});

test("new icons come first in the order in which they are named; duplicate and unknown ones are reported", async () => {
  const { id } = await service.create(anna, { icons: [icons[0]!, "nonsense", icons[1]!, icons[0]!] });
  expect(await listIcons(anna, id)).toEqual([icons[0], icons[1]]);
  const places = [icons[2]!, icons[1]!, "nonsense", icons[3]!, icons[2]!].map((icon) => ({ id: icon }));
  expect(await service.addIcons(anna, id, places)).toEqual({
    added: [icons[2], icons[3]],
    knownCount: 1,
    unknown: ["nonsense"],
    totalIcons: 4,
  });
  expect(await listIcons(anna, id)).toEqual([icons[2], icons[3], icons[0], icons[1]]);
  await expect(service.addIcons(anna, id, [{ id: "nonsense" }])).rejects.toMatchObject({ code: "not_found" });
  const { preview, totalIcons } = await service.get(anna, id);
  expect([preview, totalIcons]).toEqual([[icons[2], icons[3], icons[0], icons[1]], 4]);
});

test("a collection holds a thousand icons; an addition that exceeds that is rejected as a whole", async () => {
  const { id } = await service.create(anna, { icons: icons.slice(0, 990) });
  const surplus = icons.slice(985, 1_001).map((icon) => ({ id: icon }));
  await expect(service.addIcons(anna, id, surplus)).rejects.toMatchObject({ code: "limit_reached" });
  expect((await service.get(anna, id)).totalIcons).toBe(990);
  await service.addIcons(anna, id, surplus.slice(0, -1));
  expect(await service.listIcons(anna, id, { limit: 3 })).toMatchObject({ total: 1_000, icons: { length: 3 } });
});

test("a removed icon can be restored to its place", async () => {
  const { id } = await service.create(anna, { icons: icons.slice(0, 6) });
  const { removed, totalIcons } = await service.removeIcons(anna, id, [icons[4]!, icons[1]!, "nonsense", icons[2]!]);
  expect([removed.map((icon) => icon.id), totalIcons]).toEqual([[icons[1], icons[2], icons[4]], 3]);
  expect(await listIcons(anna, id)).toEqual([icons[0], icons[3], icons[5]]);
  await service.addIcons(anna, id, removed);
  expect(await listIcons(anna, id)).toEqual(icons.slice(0, 6));
});

test("an icon moved to another collection can be moved back to its place", async () => {
  const from = await service.create(anna, { icons: icons.slice(0, 5) });
  const to = await service.create(anna, { icons: icons.slice(4, 6) });
  const moved = await service.moveIcons(anna, { from: from.id, to: to.id, ids: [icons[4]!, icons[1]!, icons[9]!] });
  expect(moved).toMatchObject({ added: [icons[1]], knownCount: 1, unknown: [icons[9]], totalIcons: 3 });
  expect(await listIcons(anna, from.id)).toEqual([icons[0], icons[2], icons[3]]);
  expect(await listIcons(anna, to.id)).toEqual([icons[1], icons[4], icons[5]]);
  await service.addIcons(anna, from.id, moved.removed);
  await service.removeIcons(anna, to.id, moved.added);
  expect(await listIcons(anna, from.id)).toEqual(icons.slice(0, 5));
  expect(await listIcons(anna, to.id)).toEqual(icons.slice(4, 6));
  const itself = { from: from.id, to: from.id, ids: [icons[0]!] };
  await expect(service.moveIcons(anna, itself)).rejects.toMatchObject({ code: "invalid_input" });
});

test("no icon is moved to a full collection", async () => {
  const from = await service.create(anna, { icons: icons.slice(1_000, 1_002) });
  const to = await service.create(anna, { icons: icons.slice(0, 999) });
  const move = { from: from.id, to: to.id, ids: icons.slice(1_000, 1_002) };
  await expect(service.moveIcons(anna, move)).rejects.toMatchObject({ code: "limit_reached" });
  expect([(await service.get(anna, from.id)).totalIcons, (await service.get(anna, to.id)).totalIcons]).toEqual([
    2, 999,
  ]);
});

test("icons are sorted manually, also when the positions between two have run out", async () => {
  const { id } = await service.create(anna, { icons: icons.slice(0, 4) });
  const [a, b, c, d] = icons as [string, string, string, string];
  await service.change(anna, id, { order: { icons: [d, b], before: a } });
  expect(await listIcons(anna, id)).toEqual([d, b, a, c]);
  await service.change(anna, id, { order: { icons: [d] } });
  expect(await listIcons(anna, id)).toEqual([b, a, c, d]);
  for (let round = 0; round < 30; round++) {
    await service.change(anna, id, { order: { icons: [c], before: a } });
    await service.change(anna, id, { order: { icons: [a], before: c } });
  }
  expect(await listIcons(anna, id)).toEqual([b, a, c, d]);
  const absent = { order: { icons: [a], before: icons[9]! } };
  await expect(service.change(anna, id, absent)).rejects.toMatchObject({ code: "not_found" });
});

test("the last used collection is remembered, never Downloaded; after it is deleted, the first one", async () => {
  const lastUsed = async () => (await service.list(anna)).lastUsedId;
  const favorites = await findMade(anna, "favorites");
  const first = await service.create(anna, {});
  const second = await service.create(anna, {});
  expect(await lastUsed()).toBe(second.id);
  await service.addIcons(anna, first.id, [{ id: icons[0]! }]);
  expect(await lastUsed()).toBe(first.id);
  const before = await service.get(anna, second.id);
  await service.change(anna, second.id, { isLastUsed: true });
  expect(await lastUsed()).toBe(second.id);
  expect((await service.get(anna, second.id)).updatedAt).toBe(before.updatedAt);
  await service.noteDownloaded(anna.personId, [icons[0]!]);
  const downloaded = await findMade(anna, "downloaded");
  await expect(service.change(anna, downloaded.id, { isLastUsed: true })).rejects.toMatchObject({
    code: "not_acceptable",
  });
  expect(await service.delete(anna, second.id)).toEqual({ lastUsedId: first.id });
  expect(await lastUsed()).toBe(first.id);
  expect(await service.delete(anna, first.id)).toEqual({ lastUsedId: favorites.id });
  expect(await lastUsed()).toBe(favorites.id);
});

test("Downloaded contains downloads, latest first, and drops the oldest; icons can only be removed manually", async () => {
  const { id } = await findMade(anna, "downloaded");
  await service.noteDownloaded(anna.personId, icons.slice(0, 990));
  await service.noteDownloaded(anna.personId, [icons[500]!, ...icons.slice(1_000, 1_020), icons[500]!]);
  const listed = await listIcons(anna, id);
  expect(listed.length).toBe(1_000);
  expect(listed.slice(0, 22)).toEqual([icons[500], ...icons.slice(1_000, 1_020), icons[0]]);
  const by = async (change: CollectionChange) => service.change(anna, id, change);
  const refused = { code: "not_acceptable" };
  await expect(by({ name: "Mine" })).rejects.toMatchObject(refused);
  await expect(by({ access: "public" })).rejects.toMatchObject(refused);
  await expect(by({ order: { icons: [icons[0]!] } })).rejects.toMatchObject(refused);
  await expect(service.delete(anna, id)).rejects.toMatchObject(refused);
  await expect(service.addIcons(anna, id, [{ id: icons[1_100]! }])).rejects.toMatchObject(refused);
  const { id: custom } = await service.create(anna, { icons: [icons[1_100]!] });
  await expect(service.moveIcons(anna, { from: custom, to: id, ids: [icons[1_100]!] })).rejects.toMatchObject(refused);
  expect((await service.removeIcons(anna, id, [icons[500]!])).totalIcons).toBe(999);
});

test("Favorites can't be renamed or deleted, but can be described and shared", async () => {
  const { id } = await findMade(anna, "favorites");
  await expect(service.change(anna, id, { name: "Mine" })).rejects.toMatchObject({ code: "not_acceptable" });
  await expect(service.delete(anna, id)).rejects.toMatchObject({ code: "not_acceptable" });
  const { apiCode } = await service.change(anna, id, { access: "public", description: "Best", tags: ["a"] });
  expect(await service.get(guest, apiCode)).toMatchObject({ name: "Favorites", description: "Best", tags: ["a"] });
});

test("a link works while the collection is public, and never again after it was private", async () => {
  const { id, apiCode } = await service.create(anna, { icons: icons.slice(0, 2) });
  await expect(service.get(guest, apiCode)).rejects.toMatchObject({ code: "not_found" });
  expect((await service.change(anna, id, { access: "public" })).apiCode).toBe(apiCode);
  expect(await service.get(guest, apiCode)).toMatchObject({ id: apiCode, isOwn: false, totalIcons: 2 });
  await expect(service.get(guest, id)).rejects.toMatchObject({ code: "not_found" });
  const hidden = await service.change(anna, id, { access: "private" });
  const shown = await service.change(anna, id, { access: "public" });
  await expect(service.get(guest, apiCode)).rejects.toMatchObject({ code: "not_found" });
  expect(hidden.apiCode).not.toBe(apiCode);
  expect(await listIcons(berta, shown.apiCode)).toEqual(icons.slice(0, 2));
});

test("an outdated URL still leads the owner, and no one else, to the collection", async () => {
  const { id, apiCode: first } = await service.create(anna, { access: "public", icons: icons.slice(0, 2) });
  const { apiCode: second } = await service.change(anna, id, { access: "private" });
  await service.change(anna, second, { access: "public", name: "Renamed" });
  const { apiCode: third } = await service.change(anna, first, { access: "private" });
  expect(new Set([first, second, third]).size).toBe(3);
  const seen = async () => {
    for (const code of [first, second, third, id]) {
      expect(await service.get(anna, code)).toMatchObject({ id, apiCode: third, name: "Renamed", isOwn: true });
      expect(await listIcons(anna, code)).toEqual(icons.slice(0, 2));
    }
  };
  await seen();
  for (const stranger of [guest, berta])
    for (const code of [first, second, third])
      await expect(service.get(stranger, code)).rejects.toMatchObject({ code: "not_found" });
  await service.change(anna, first, { access: "public" });
  await seen();
  for (const stranger of [guest, berta]) {
    expect(await service.get(stranger, third)).toMatchObject({ id: third, isOwn: false });
    for (const code of [first, second])
      await expect(service.get(stranger, code)).rejects.toMatchObject({ code: "not_found" });
  }
  await expect(service.change(berta, first, { name: "Mine" })).rejects.toMatchObject({ code: "not_found" });
  await expect(service.copy(berta, second)).rejects.toMatchObject({ code: "not_found" });
  const copy = await service.copy(anna, first);
  expect([first, second, third]).not.toContain(copy.apiCode);
  await service.delete(anna, second);
  for (const code of [first, second, third])
    await expect(service.get(anna, code)).rejects.toMatchObject({ code: "not_found" });
});

test("copies are private, complete and renamed, and independent of the original", async () => {
  const { id, apiCode } = await service.create(anna, { name: "Logos", tags: ["x"], icons: icons.slice(0, 3) });
  await service.change(anna, id, { access: "public", order: { icons: [icons[2]!], before: icons[0]! } });
  const own = await service.copy(anna, id);
  const copy = await service.copy(berta, apiCode);
  expect([own.name, copy.name, copy.access, copy.tags]).toEqual(["Logos 2", "Logos", "private", ["x"]]);
  await service.delete(anna, id);
  expect(await listIcons(berta, copy.id)).toEqual([icons[2], icons[0], icons[1]]);
  expect((await service.copy(berta, (await findMade(berta, "favorites")).id)).name).toBe("Favorites");
});

test("a copy has its own copies of uploaded icons, which belong to its owner and stay", async () => {
  const { uploads } = site.services;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>');
  const { id, apiCode } = await service.create(anna, { access: "public", icons: [icons[0]!] });
  const { success } = await uploads.add(anna, id, [{ name: "mine.svg", svg: svg.toString("base64") }]);
  const original = success[0]!.id;
  const copy = await service.copy(berta, apiCode);
  const copied = (await service.listIcons(berta, copy.id)).icons;
  expect(copied).toMatchObject([{ name: "mine", isUserSource: true }, { id: icons[0] }]);
  expect(copied[0]!.id).not.toBe(original);
  await service.delete(anna, id);
  expect((await uploads.find(berta.personId, [copied[0]!.id, original])).size).toBe(1);
  // Who copies their own needs no second drawing.
  const again = await service.copy(berta, copy.id);
  expect(await listIcons(berta, again.id)).toEqual(copied.map((icon) => icon.id));
  expect((await service.addIcons(berta, copy.id, [{ id: original }, { id: icons[1]! }])).unknown).toEqual([original]);
});

test("collections are listed by change or name, with previews of up to five, or those with an icon", async () => {
  const b = await service.create(anna, { name: "b 10", icons: icons.slice(0, 7) });
  const a = await service.create(anna, { name: "b 9" });
  await service.addIcons(anna, b.id, [{ id: icons[8]! }]);
  const list = async (options: Parameters<CollectionService["list"]>[1]) => service.list(anna, options);
  expect((await list({ limit: 2 })).collections.map(({ id }) => id)).toEqual([b.id, a.id]);
  expect((await list({ sort: "name" })).collections.map(({ name }) => name)).toEqual([
    "b 9",
    "b 10",
    "Downloaded",
    "Favorites",
  ]);
  expect((await list({ sort: "updatedAt", limit: 4 })).collections.at(-1)!.id).toBe(b.id);
  expect((await list({})).collections[0]!.preview).toEqual([icons[8], ...icons.slice(0, 4)]);
  expect((await list({ previewCount: 0 })).collections[0]!.preview).toEqual([]);
  expect((await list({ iconId: icons[3]! })).collections.map(({ id }) => id)).toEqual([b.id]);
});

test("icons are found in any of one's own collections by words of their names, uploads included", async () => {
  const { catalogue } = site.services.catalogue.current();
  const house = catalogue.id(catalogue.listByConcept("home")[0]!);
  const first = await service.create(anna, { name: "First", icons: [house, icons[0]!] });
  const { success } = await site.services.uploads.add(anna, first.id, [
    {
      name: "Logo of our Home.svg",
      svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>').toString(
        "base64",
      ),
    },
  ]);
  const second = await service.create(anna, { name: "Second", icons: [house] });
  const upload = success[0]!.id;
  const find = async (requester: Requester, term: string) => (await service.findIcons(requester, term)).icons;
  expect(await find(anna, "HOME logo")).toEqual([
    { id: upload, name: "Logo of our Home", isColor: false, collectionIds: [first.id] },
  ]);
  const homes = await find(anna, "home");
  expect(homes.map(({ id }) => id).toSorted()).toEqual([house, upload].toSorted());
  expect(homes.find(({ id }) => id === house)!.collectionIds).toEqual([second.id, first.id]);
  expect((await find({ ...anna, locale: "de" }, "Start")).map(({ id }) => id)).toEqual([house]);
  expect((await find({ ...anna, locale: "de" }, "home")).map(({ id }) => id)).toContain(house);
  await service.change(anna, first.id, { access: "public" });
  expect(await find(berta, "home")).toEqual([]);
  await expect(service.findIcons(guest, "home")).rejects.toMatchObject({ code: "signed_out" });
});
