import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { people } from "../../accounts/tables.server.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import type { NewIcon } from "./contract.ts";
import { publishedSets } from "./tables.server.ts";

let site: TestApp;
let personId: string;
beforeAll(async () => {
  site = await startTestApp();
  personId = (await site.services.people.meetByEmail("ada@example.org", { locale: "en" })).id;
}, 120_000);
afterAll(() => site.close());

let drawn = 0;
const draw = () => `<path fill="none" stroke="currentColor" d="M2 2l${++drawn} 20M${drawn} 4h5z"/>`;
const icon = (fields: Partial<NewIcon> = {}): NewIcon => ({
  name: "Zorbulator",
  tags: ["frobnication"],
  category: "science",
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${draw()}</svg>`,
  maker: { personId, name: "Ada Lovelace" },
  license: "CC-BY-4.0",
  ...fields,
});
const find = (term: string) => {
  const { catalogue, index } = site.services.catalogue.current();
  return Array.from(index.search({ term, isLiteral: true, amount: catalogue.count }).ordinals, (ordinal) =>
    catalogue.id(ordinal),
  );
};
const drawing = (box: string, body = '<path d="M1 1h9v9z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
const publishOne = async (fields: Partial<NewIcon>): Promise<string> =>
  (await site.services.publishing.publish([icon(fields)]))[0]!.id;
const get = (url: string) => site.app.inject({ url });

describe("a published icon", () => {
  test("is found, shown, credited and listed as new as soon as publishing has ended", async () => {
    const { publishing, catalogue } = site.services;
    const before = catalogue.current().catalogue;
    const [published] = await publishing.publish([icon()]);
    const { id, url } = published!;
    expect(url).toBe(`/icon/${id}/zorbulator`);
    expect(find("zorbulator")).toEqual([id]);
    expect(find("frobnication")).toEqual([id]);
    expect(find("zorbul")).toEqual([id]);

    const { catalogue: now, drawings } = catalogue.current();
    const ordinal = now.findById(id)!;
    const details = now.details(ordinal);
    expect(details).toMatchObject({
      name: "Zorbulator",
      categoryApiCode: "science",
      license: "CC-BY-4.0",
      iconifyName: "by-ada-lovelace:zorbulator",
      hasStroke: true,
      isFree: true,
      tags: ["frobnication"],
    });
    expect(drawings.read(ordinal)).toContain(`d="M2 2l${drawn} 20M`);
    expect(now.findAuthor("ada-lovelace")).toMatchObject({ name: "Ada Lovelace", iconCount: 1 });
    expect(now.findStyle(details.platform)).toMatchObject({ author: "ada-lovelace", iconCount: 1, preview: [id] });
    expect(now.findByIconifyName("by-ada-lovelace", "zorbulator")).toBe(ordinal);
    expect(now.categories.at(-1)).toMatchObject({ apiCode: "new", preview: expect.arrayContaining([id]) });
    expect(now.listedCount).toBe(before.listedCount + 1);
    expect(catalogue.current().compiled.findById(id)).toBeUndefined();

    const picture = await get(formatImagePath(id, "svg"));
    expect([picture.statusCode, picture.body.includes(`M2 2l${drawn} 20M`)]).toEqual([200, true]);
  });

  test("is found by the color that most of its visible area has, and its style by what is drawn", async () => {
    const dots = Array.from(
      { length: 5 },
      (_, place) => `<circle cx="${4 + place * 4}" cy="12" r=".5" fill="#fa5252"/>`,
    );
    const body = `<path fill="#fa5252" d="M2 2h20v20H2z"/><path fill="#228be6" d="M2 2h20v20H2z"/>${dots.join("")}`;
    const id = await publishOne({ name: "Dotted slab", svg: drawing("0 0 24 24", body), license: "MIT" });
    const { catalogue, index } = site.services.catalogue.current();
    const ordinal = catalogue.findById(id)!;
    const isShown = (filters: Record<string, string | readonly string[]>) =>
      index.search({ term: "dotted slab", filters, amount: 99 }).ordinals.includes(ordinal);
    expect([isShown({ color: "blue" }), isShown({ color: "red" })]).toEqual([true, false]);
    expect([isShown({ technique: ["flat"] }), isShown({ corners: ["sharp"] })]).toEqual([true, true]);
    expect(catalogue.findStyle(catalogue.icon(ordinal).platform)).toMatchObject({
      corners: "sharp",
      technique: "flat",
    });
  });

  test("changes nothing about any other icon", async () => {
    const { compiled } = site.services.catalogue.current();
    await site.services.publishing.publish([icon({ name: "House" })]);
    const { catalogue, index, drawings } = site.services.catalogue.current();
    for (const name of ["lucide:house", "mdi:home", "logos:google-icon", "octicon:alert-16"]) {
      const [prefix, rest] = name.split(":") as [string, string];
      const [was, is] = [compiled.findByIconifyName(prefix, rest)!, catalogue.findByIconifyName(prefix, rest)!];
      const withoutOwn = catalogue.details(is);
      expect({
        ...withoutOwn,
        variants: withoutOwn.variants.filter(({ platform }) => platform !== "byAdaLovelace"),
      }).toEqual(compiled.details(was));
      expect(drawings.read(is)).toContain("<");
    }
    const { ordinals } = index.search({ term: "", amount: catalogue.count });
    expect(new Set(ordinals).size).toBe(ordinals.length);
  });

  test("ranks among those of its name: one in seven is published, the newest first", async () => {
    const older = await publishOne({ name: "Umbrella" });
    const newer = await publishOne({ name: "Umbrella" });
    const found = find("umbrella");
    expect(found.length).toBeGreaterThan(14);
    expect(found.indexOf(newer)).toBe(6);
    expect(found.indexOf(older)).toBeGreaterThan(6);
    expect(found.indexOf(older)).toBeLessThanOrEqual(13);
  });

  test("has a distinct name where the author has published the name before", async () => {
    const [first, second] = await site.services.publishing.publish([icon({ name: "Twice" }), icon({ name: "twice" })]);
    const { catalogue } = site.services.catalogue.current();
    expect(catalogue.icon(catalogue.findById(first!.id)!).iconifyName).toBe("by-ada-lovelace:twice");
    expect(catalogue.icon(catalogue.findById(second!.id)!)).toMatchObject({
      iconifyName: "by-ada-lovelace:twice-2",
      name: "Twice",
    });
  });
});

describe("an invalid icon", () => {
  test.each([
    ["is not square", { svg: drawing("0 0 24 20") }, "notSquare"],
    ["is on no grid", { svg: drawing("0 0 23.5 23.5") }, "offGrid"],
    ["shows nothing", { svg: drawing("0 0 24 24", "") }, "empty"],
    ["is no drawing", { svg: "<html></html>" }, "notSvg"],
    ["has a text in it", { svg: drawing("0 0 24 24", '<text y="9">a</text><path d="M1 1h9v9z"/>') }, "leftOut"],
    ["has no name in letters", { name: "???" }, "name"],
    ["is in no category", { category: "nonsense" }, "category"],
    ["is under no known license", { license: "nonsense" }, "license"],
    ["has too long a tag", { tags: ["a".repeat(41)] }, "tags"],
  ])("%s: the error names it, and nothing of the batch is published", async (_, fields, fault) => {
    const { publishing, catalogue } = site.services;
    const before = catalogue.current().catalogue.version;
    const tried = publishing.publish([icon({ name: "Fitforit" }), icon(fields)]);
    await expect(tried).rejects.toMatchObject({
      code: "invalid_input",
      field: expect.stringMatching(/^icons\[1\]\.(?:svg|name|tags|category|license)$/),
      metadata: { [fault]: true },
    });
    expect(find("fitforit")).toEqual([]);
    expect(catalogue.current().catalogue.version).toBe(before);
  });

  test("is a duplicate in the batch, or exists already", async () => {
    const same = icon({ name: "Only once" });
    const { publishing } = site.services;
    await expect(publishing.publish([same, same])).rejects.toMatchObject({ metadata: { repeated: true } });
    await publishing.publish([same]);
    await expect(publishing.check([same])).rejects.toMatchObject({ metadata: { repeated: true } });
  });

  test("has its scripts removed", async () => {
    const svg = drawing("0 0 24 24", '<script>alert(1)</script><path onclick="alert(1)" d="M3 1h9v19z"/>');
    const id = await publishOne({ name: "Meek", svg });
    const { body } = await get(formatImagePath(id, "svg"));
    expect(body).not.toMatch(/script|onclick|alert/);
  });
});

describe("data written in the same transaction", () => {
  test("is stored with the icons or not at all", async () => {
    const { publishing } = site.services;
    const failing = publishing.publish([icon({ name: "Halvedoon" })], {
      alongside: async (_, [published]) => {
        throw new Error(`no ${published!.url}`);
      },
    });
    await expect(failing).rejects.toThrow(/no \/icon\/.{9}\/halvedoon/);
    expect(find("halvedoon")).toEqual([]);
    expect((await publishing.listPublished(1)).rows.map(({ name }) => name)).not.toContain("Halvedoon");
  });
});

describe("a removed icon", () => {
  test("is hidden until it is restored, whether it was published or compiled", async () => {
    const { publishing, catalogue } = site.services;
    const own = await publishOne({ name: "Zorbletron" });
    const compiled = catalogue.current().compiled;
    const house = compiled.id(compiled.findByIconifyName("lucide", "house")!);
    const houses = find("house").length;
    for (const id of [own, house]) await publishing.takeDown(id, { reason: "license", by: personId });
    expect(find("zorbletron")).toEqual([]);
    expect(find("house")).toHaveLength(houses - 1);
    expect(find("house")).not.toContain(house);
    const { catalogue: now, index } = catalogue.current();
    for (const id of [own, house]) {
      expect(publishing.findReason(id)).toBe("license");
      expect(now.findById(id)).toBeUndefined();
      expect((await get(formatImagePath(id, "svg"))).statusCode).toBe(410);
    }
    expect(now.listByConcept("house").map((ordinal) => now.id(ordinal))).not.toContain(house);
    expect(now.findByIconifyName("lucide", "house")).toBeUndefined();
    expect(now.findStyle("lucide")!.iconCount).toBe(compiled.findStyle("lucide")!.iconCount - 1);
    expect(now.styles.flatMap(({ preview }) => preview)).not.toContain(house);
    expect(index.search({ term: "", filters: { style: ["lucide"] } }).total).toBe(now.findStyle("lucide")!.iconCount);
    expect((await publishing.listTakenDown(1)).rows).toMatchObject([
      { id: house, name: "House", reason: "license" },
      { id: own, name: "Zorbletron" },
    ]);

    for (const id of [own, house]) await publishing.restore(id);
    expect(find("zorbletron")).toEqual([own]);
    expect(find("house")).toHaveLength(houses);
    expect(publishing.findReason(house)).toBeUndefined();
    expect((await get(formatImagePath(house, "svg"))).statusCode).toBe(200);
    await expect(publishing.restore(house)).rejects.toMatchObject({ code: "not_found" });
    await expect(publishing.takeDown("000000000", { reason: "x", by: personId })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

test("a pack becomes a set of its own, without invalid icons", async () => {
  const { publishing, catalogue } = site.services;
  const pack = { prefix: "acme-tools", title: "Acme Tools", author: "Acme", url: null, license: "MIT" };
  const { published, refused } = await publishing.publishPack({
    ...pack,
    icons: [icon({ name: "Wrenchamatic" }), icon({ name: "Flat", svg: "nonsense" })],
  });
  expect(refused).toEqual([{ name: "Flat", fault: "notSvg" }]);
  expect(find("wrenchamatic")).toEqual([published[0]!.id]);
  expect(catalogue.current().catalogue.findSet("acme-tools")).toMatchObject({ name: "Acme Tools", iconCount: 1 });
  for (const prefix of ["acme-tools", "lucide"]) {
    const again = publishing.publishPack({ ...pack, prefix, icons: [icon({ name: "Other" })] });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
  }
});

test("an author who deletes their account leaves their published icons behind, without their name", async () => {
  const leaving = await site.services.people.meetByEmail("leaving@example.org", { locale: "en" });
  const id = await publishOne({ name: "Farewellian", maker: { personId: leaving.id, name: "Lea" } });
  const database = site.openDatabase();
  try {
    await database.run((db) => db.delete(people).where(eq(people.id, leaving.id)));
    const [row] = await database.run((db) =>
      db.select().from(publishedSets).where(eq(publishedSets.authorName, "Lea")),
    );
    expect(row).toMatchObject({ prefix: "by-lea", makerId: null });
  } finally {
    await database.close();
  }
  expect(find("farewellian")).toEqual([id]);
});
