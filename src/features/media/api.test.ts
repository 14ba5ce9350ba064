import { afterAll, beforeAll, describe, expect, test } from "vitest";
import sharp from "sharp";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { allowances } from "../licenses/tables.server.ts";
import { parseXml } from "../../../tests/harness/files/parse-xml.ts";
import { signIn } from "../../../tests/harness/people/sign-in.ts";

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const get = async (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
interface Listed {
  total: number;
  illustrations: {
    categories: { id: string }[];
    id: string;
    heading: string;
    credits: unknown[];
    author: { name: string };
    url: string;
  }[];
  images: { id: string; title: string; as: string }[];
}
const list = async (url: string) => (await get(url)).json<Listed>();
const firstOf = async (query: string) => (await list(`/illustrations?per_page=1&${query}`)).illustrations[0]!.id;

describe("illustrations and photos", () => {
  test("every scene has its images, found by their contents, each with author, license and icons", async () => {
    const { total, illustrations } = await list("/illustrations?per_page=100");
    expect(total).toBe(illustrations.length);
    expect(total).toBeGreaterThan(10);
    for (const { author, credits } of illustrations) {
      expect(author.name).not.toBe("");
      expect(credits.length).toBeGreaterThan(2);
    }
    const { illustrations: found } = await list("/illustrations?search=house");
    expect(found.map(({ id }) => id)).toContain("garden-emojione");
  });

  test("terms in other languages find the same images, and titles are in the language", async () => {
    const english = await list("/illustrations?search=house");
    const german = await list("/illustrations?search=Haus&locale=de");
    expect(german.illustrations.map(({ id }) => id).slice(0, 2)).toEqual(
      english.illustrations.map(({ id }) => id).slice(0, 2),
    );
    expect(german.illustrations.map(({ heading }) => heading)).toContain("Haus mit Garten");
    expect((await list("/illustrations?search=%E5%AE%B6&locale=ja")).total).toBeGreaterThan(0);
  });

  test("pages do not overlap and end", async () => {
    const first = await list("/illustrations?per_page=5&page=1");
    const second = await list("/illustrations?per_page=5&page=2");
    const ids = [...first.illustrations, ...second.illustrations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
  });

  test("a list is empty past its last page, with the same total", async () => {
    const { total } = await list("/illustrations?per_page=5");
    const last = Math.ceil(total / 5);
    expect((await list(`/illustrations?per_page=5&page=${last}`)).illustrations).not.toEqual([]);
    for (const page of [last + 1, 999])
      expect(await list(`/illustrations?per_page=5&page=${page}`)).toEqual({ success: true, total, illustrations: [] });
  });

  test("categories return only their own images, and an unknown term none", async () => {
    const { total, illustrations } = await list("/illustrations?subject_pretty_ids=holidays,sports&per_page=100");
    const { total: all } = await list("/illustrations");
    expect([total, total < all]).toEqual([illustrations.length, true]);
    const categories = illustrations.flatMap((one) => one.categories.map(({ id }) => id));
    expect(new Set(categories)).toEqual(new Set(["holidays", "sports"]));
    expect(await list("/illustrations?search=qqxxzz")).toEqual({ success: true, total: 0, illustrations: [] });
  });

  test("images are marked as patterns, and only the selected fields are returned", async () => {
    const { images } = await list("/images?query=house&fields=title,as");
    expect(images).toContainEqual({ title: "House with a garden: pattern", as: "pattern" });
    expect((await list("/images/search?query=waves")).total).toBe(3);
    expect((await list("/images?category_id=nothing")).total).toBe(0);
  });

  test.each([
    "/images?page=0",
    "/images?per_page=101",
    "/images/search",
    "/illustrations?page=x",
    "/media/Garden.svg",
    "/media/..%2Fgarden.svg",
    "/media/garden-emojione.gif",
    "/media/garden-emojione.png?width=641",
  ])("%s is rejected", async (url) => {
    expect((await get(url)).statusCode).toBe(400);
  });
});

describe("files", () => {
  test("an image comes as a sanitized SVG, and as PNG and WebP of the requested width", async () => {
    const svg = await get("/media/garden-emojione.svg");
    expect(svg.statusCode).toBe(200);
    expect(svg.headers["content-security-policy"]).toContain("sandbox");
    expect(svg.headers["cache-control"]).toContain("public");
    expect(parseXml(svg.body)).toBeDefined();
    for (const format of ["png", "webp"] as const) {
      const file = await get(`/media/garden-emojione.${format}?width=320&download=true`);
      expect(file.headers["content-disposition"]).toContain(`garden-emojione-320.${format}`);
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 240 });
    }
  });

  test("patterns of icons and of shapes are rendered too", async () => {
    for (const id of ["pattern-garden-emojione", "pattern-arcs-forest"]) {
      const { channels } = await sharp((await get(`/media/${id}.png?width=320`)).rawPayload).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    }
  });

  test("an unknown image is not found", async () => {
    expect((await get("/media/nothing-here.svg")).statusCode).toBe(404);
  });

  test("large images require a license, which pays for each once", async () => {
    const large = "/media/garden-emojione.png?width=2560";
    expect((await get(large)).statusCode).toBe(403);
    const somebody = await signIn(site, "member@example.com");
    await site.services.licenses.give(somebody.id, { source: "manual" });
    const file = await get(large, somebody.headers);
    expect(file.statusCode).toBe(200);
    expect(file.headers["cache-control"]).toContain("private");
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 2560 });
    const listPurchased = async (kind: "illustration" | "photo") => [
      ...(await site.services.licenses.listPurchased(somebody.id, kind)),
    ];
    expect(await listPurchased("illustration")).toEqual(["garden-emojione"]);
    expect(await listPurchased("photo")).toEqual([]);
  });

  test("a license without quota allows repeated downloads, and no new ones", async () => {
    const somebody = await signIn(site, "spent@example.com");
    await site.services.licenses.give(somebody.id, { source: "manual" });
    const database = site.openDatabase();
    const one = { resource: "illustration", accountingType: "unique", usagesLeft: 1 } as const;
    await database.run((db) => db.insert(allowances).values({ personId: somebody.id, ...one }));
    await database.close();
    const download = async (id: string) =>
      (await get(`/media/${id}.png?width=2560&download=true`, somebody.headers)).statusCode;
    expect(await download("garden-emojione")).toBe(200);
    const refused = await get("/media/beach-emojione.png?width=2560", somebody.headers);
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: "limit_reached" }]);
    expect(await download("garden-emojione")).toBe(200);
  });

  test("while the external library is unavailable, its images fail, and those of the site work", async () => {
    const away = await startTestApp({ OPENVERSE_URL: "http://127.0.0.1:9/v1" });
    try {
      const call = async (url: string) => (await away.app.inject(url)).statusCode;
      expect(await call("/media/ov-00000000-0000-4000-8000-000000000000.webp")).toBe(503);
      expect(await call("/media/garden-emojione.webp?width=320")).toBe(200);
      const found = (await away.app.inject("/images?query=house")).json<Listed>();
      expect(found.images.map(({ as }) => as)).toContain("pattern");
    } finally {
      await away.close();
    }
  });
});

describe("popularity", () => {
  const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

  test("counts each person's download once, and ranks it before the others", async () => {
    const { illustrations } = await list("/illustrations?per_page=100");
    const last = illustrations.at(-1)!.id;
    for (let times = 0; times < 3; times++) await get(`/media/${last}.svg?download=true`, agent);
    await get(`/media/${last}.svg`, agent);
    await get(`/media/${illustrations[1]!.id}.svg?download=true`, { "user-agent": "Googlebot/2.1" });
    await site.services.downloadLog.flush();
    expect(await site.services.downloadLog.listMostDownloaded({ days: 1, limit: 9, prefix: "media:" })).toEqual([
      { icon: `media:${last}`, downloads: 1 },
    ]);
    await expect.poll(() => firstOf("sort_by=popular")).toBe(last);
    expect(await firstOf("sort_by=rising")).toBe(last);
    expect(await firstOf("")).not.toBe(last);
  });

  test("is ignored where the newest are requested", async () => {
    const [{ illustrations: all }, { illustrations: newest }] = [
      await list("/illustrations?per_page=100"),
      await list("/illustrations?per_page=100&sort_by=new"),
    ];
    expect(newest.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed());
    expect((await get("/images?sort_by=best")).statusCode).toBe(400);
  });
});
