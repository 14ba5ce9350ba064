import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "./harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

interface Listed {
  apiCode: string;
  iconCount: number;
  countAll: number;
}
interface Answer {
  icons: { id: string; name: string; category: string }[];
  icon: { id: string; name: string; category: string; tags: string[] };
  groups: Listed[];
  platforms: Listed[];
  packs: { name: string; code: string; iconCount: number }[];
  docs: Listed[];
  parameters: { countAll: number };
  tags: string[];
  total: number;
  totalIcons: number;
  collection: { apiCode: string };
}

let site: TestApp;
let house: string;
let star: string;
beforeAll(async () => {
  site = await startTestApp();
  [house, star] = [await idOf("lucide:house"), await idOf("lucide:star")];
});
afterAll(() => site.close());

async function send(request: InjectOptions): Promise<Answer> {
  const response = await site.app.inject(request);
  expect(response.statusCode, `${request.url as string} ${response.body}`).toBe(200);
  return response.json<Answer>();
}
const get = (url: string) => send({ url });
const idOf = async (name: string) => (await get(`/siteApi/icons/icon?id=${name}`)).icon.id;
const countIn = async (query: string) => (await get(`/api/iconsets/v7/search?amount=1&${query}`)).parameters.countAll;

describe("icons are taken by ID and by Iconify name", () => {
  it.each([
    "/siteApi/icons/icon?id={}",
    "/siteApi/icons/icon/{}/variants",
    "/api/bundle/icons?ids={}",
    "/api/iconsets/vector/search/id?id={}",
  ])("GET %s", async (path) => {
    const [byId, byName] = [await get(path.replace("{}", house)), await get(path.replace("{}", "lucide:house"))];
    expect(byName).toEqual(byId);
  });

  it.each([
    ["/siteApi/icons/v1/swap/styles", (icon: string) => ({ ids: [icon] })],
    ["/siteApi/icons/v1/swap/styles", (icon: string) => ({ icons: [icon] })],
    ["/siteApi/icons/v1/swap", (icon: string) => ({ icons: [icon], style: "octicons" })],
  ])("POST %s", async (url, bodyOf) => {
    const [byId, byName] = await Promise.all(
      [house, "lucide:house"].map((icon) => send({ method: "POST", url, payload: bodyOf(icon) })),
    );
    expect(byName).toEqual(byId);
  });

  it.each([
    ["POST", "/plainConverter", { id: "lucide:house", format: "svg" }],
    ["POST", "/siteApi/icons/zip", { icons: ["lucide:house", { id: "lucide:star" }], formats: [{ format: "svg" }] }],
    ["POST", "/siteApi/icons/sprite", { icons: ["lucide:house"] }],
    ["PUT", "/siteApi/tasks/webfonts", { icons: ["lucide:house"] }],
    ["POST", "/siteApi/icons/package", { icons: ["lucide:house"], framework: "react" }],
  ] as const)("%s %s", async (method, url, payload) => {
    const response = await site.app.inject({ method, url, payload });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.rawPayload.length).toBeGreaterThan(100);
  });

  it("in collections", async () => {
    const { headers } = await signIn(site, "anna@example.com");
    const path = "/siteApi/collections/v2";
    const { collection } = await send({ method: "PUT", url: path, headers, payload: { icons: ["lucide:house"] } });
    const url = `${path}/${collection.apiCode}/icons`;
    const idsIn = async () => (await send({ url, headers })).icons.map(({ id }) => id);
    expect(await idsIn()).toEqual([house]);
    await send({ method: "PUT", url, headers, payload: { icons: ["lucide:star", { id: "lucide:house" }] } });
    expect(new Set(await idsIn())).toEqual(new Set([house, star]));
    await send({ method: "POST", url: `${url}/remove`, headers, payload: { icons: ["lucide:house"] } });
    expect(await idsIn()).toEqual([star]);
    await send({ method: "DELETE", url: `${url}/lucide:star`, headers });
    expect(await idsIn()).toEqual([]);
  });

  it("needs one list of them", async () => {
    for (const payload of [{}, { icons: [house], ids: [house] }]) {
      const response = await site.app.inject({ method: "POST", url: "/siteApi/icons/v1/swap/styles", payload });
      expect([response.statusCode, response.json()]).toMatchObject([400, { field: "icons" }]);
    }
  });
});

describe("the language is that of all texts", () => {
  it.each([
    "/api/iconsets/v7/search?term=Haus&style=lucide&amount=1&language=de",
    "/api/iconsets/v7/search?term=Haus&style=lucide&amount=1&language=de&explain=true",
    "/api/bundle/icons?ids=lucide:house&language=de",
  ])("%s", async (url) => {
    expect((await get(url)).icons[0]).toMatchObject({ name: "Haus", category: "Gebäude und Stadt" });
  });

  it.each(["de", "ja", "ru"])("and of the names that a search is sorted by, in %s", async (language) => {
    const ask = (offset: number) =>
      get(`/api/iconsets/v7/search?term=&style=lucide&sort=name&amount=500&offset=${offset}&language=${language}`);
    const { icons } = await ask(0);
    const names = icons.map(({ name }) => name);
    const { compare } = new Intl.Collator(language, { numeric: true });
    expect(names).toEqual(names.toSorted(compare));
    expect(compare(names.at(-1)!, (await ask(500)).icons[0]!.name)).toBeLessThanOrEqual(0);
    const english = (await get("/api/iconsets/v7/search?term=&style=lucide&sort=name&amount=500")).icons;
    expect(english.map(({ id }) => id)).not.toEqual(icons.map(({ id }) => id));
  });

  it("also of tags and titles of groups", async () => {
    const { tags } = (await get("/siteApi/icons/icon?id=lucide:house")).icon;
    const german = (await get("/siteApi/icons/icon?id=lucide:house&language=de")).icon;
    expect(german.category).toBe("Gebäude und Stadt");
    expect(german.tags.length).toBeGreaterThan(2);
    expect(german.tags.filter((tag) => tags.includes(tag)).length).toBeLessThan(german.tags.length / 2);
    const { groups } = await get("/api/iconsets/v5/search/group?groupBy=category&amount=1&groups=50&language=de");
    expect(groups).toContainEqual(expect.objectContaining({ apiCode: "buildings", title: "Gebäude und Stadt" }));
  });
});

describe("“fields” selects fields of large responses", () => {
  it.each(["/siteApi/app-info/partial", "/siteApi/platforms-info"])("%s", async (path) => {
    const whole = await get(path);
    const some = await get(`${path}?fields=totalIcons,platforms.apiCode,platforms.iconCount`);
    expect(some).toEqual({
      success: true,
      totalIcons: whole.totalIcons,
      platforms: whole.platforms.map(({ apiCode, iconCount }) => ({ apiCode, iconCount })),
    });
    const refused = await site.app.inject(`${path}?fields=platforms.name`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { field: "fields", allowed: expect.arrayContaining(["platforms", "platforms.apiCode"]) },
    ]);
  });

  it("/siteApi/packs-info, in a language", async () => {
    const { packs } = await get("/siteApi/packs-info?fields=packs.name,packs.code&language=de");
    expect(packs).toContainEqual({ name: "Gebäude und Stadt", code: "buildings" });
  });
});

describe("totals of styles, families and categories are the same in all calls", () => {
  it("of all icons", async () => {
    const { platforms, packs, totalIcons } = await get("/siteApi/app-info/partial");
    expect([await countIn(""), (await get("/siteApi/icons/v1/latest?amount=1")).total]).toEqual([
      totalIcons,
      totalIcons,
    ]);
    const { groups: styles } = await get("/api/iconsets/v5/search/group?groupBy=style&amount=1&groups=50");
    expect(styles.length).toBeGreaterThan(5);
    for (const { apiCode, iconCount } of platforms) {
      expect(await countIn(`style=${apiCode}`), apiCode).toBe(iconCount);
      const listed = styles.find((style) => style.apiCode === apiCode);
      if (listed) expect(listed.countAll, apiCode).toBe(iconCount);
    }
    const { docs: families } = await get("/siteApi/groups/v1/platform/filter-style");
    const { groups } = await get("/api/iconsets/v5/search/group?groupBy=family&amount=1&groups=50");
    for (const { apiCode, iconCount } of families) {
      expect(await countIn(`family=${apiCode}`), apiCode).toBe(iconCount);
      const listed = groups.find((family) => family.apiCode === apiCode);
      if (listed) expect(listed.countAll, apiCode).toBe(iconCount);
    }
    for (const { code, iconCount } of packs) expect(await countIn(`category=${code}`), code).toBe(iconCount);
  });

  it("of a term", async () => {
    for (const groupBy of ["style", "family", "category"]) {
      const { groups } = await get(`/api/iconsets/v5/search/group?term=home&groupBy=${groupBy}&amount=1&groups=50`);
      for (const { apiCode, countAll } of groups)
        expect(await countIn(`term=home&${groupBy}=${apiCode}`), apiCode).toBe(countAll);
    }
  });
});

describe("suggestions", () => {
  it("are as many as the limit allows, where there are so many", async () => {
    for (const limit of [3, 10]) {
      const names = await send({ url: `/api/frontend/v1/autocomplete?query=arr&limit=${limit}` });
      expect(names).toHaveLength(limit);
    }
  });

  it("similar tags have icons in the style", async () => {
    const { tags: all } = await get("/similarTags?term=home&limit=20");
    const { tags } = await get("/similarTags?term=home&limit=20&platform=octicons");
    expect(tags).not.toEqual(all);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const found = await get(`/api/iconsets/v7/search?term=${tag}&style=octicons&spellcheck=false&amount=1`);
      expect(found.parameters.countAll, tag).toBeGreaterThan(0);
    }
    expect((await site.app.inject("/similarTags?term=home&platform=nothing")).statusCode).toBe(400);
  });
});
