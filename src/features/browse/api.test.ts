import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { PublicIcon } from "../icon-details/contract.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = async (url: string) => {
  const response = await test.app.inject(url);
  return { status: response.statusCode, body: response.json<unknown>() };
};

describe("GET /siteApi/icons/v1/latest", () => {
  it("200: returns the newest icons first, in one style if requested", async () => {
    const { status, body } = (await get("/siteApi/icons/v1/latest?amount=20&style=lucide")) as {
      status: number;
      body: { icons: PublicIcon[]; total: number };
    };
    expect([status, body.icons.length]).toEqual([200, 20]);
    expect(body.icons.every(({ platform }) => platform === "lucide")).toBe(true);
    expect(body.total).toBeGreaterThan(20);
    const both = await get("/siteApi/icons/v1/latest?style=lucide&platform=tablerOutline");
    expect(both).toMatchObject({ status: 200, body: { icons: [], total: 0 } });
  });

  it("400 for an unknown style and a page size that is too large", async () => {
    expect(await get("/siteApi/icons/v1/latest?style=nope")).toMatchObject({ status: 400, body: { field: "style" } });
    expect(await get("/siteApi/icons/v1/latest?amount=5000")).toMatchObject({ status: 400, body: { field: "amount" } });
  });
});

describe("GET /api/iconsets/v1/sets", () => {
  const list = encodeURIComponent("home\nuser\nunicorn");

  it("200: returns the sets that have most of a list, with an icon for each entry, and what is missing", async () => {
    const { status, body } = (await get(`/api/iconsets/v1/sets?list=${list}&amount=20&technique=outline`)) as {
      status: number;
      body: {
        parameters: { entries: string[]; countAll: number };
        sets: {
          apiCode: string;
          countFound: number;
          icons: (PublicIcon & { entry: string; isNear?: true })[];
          missing: string[];
        }[];
      };
    };
    expect([status, body.parameters.entries]).toEqual([200, ["home", "user", "unicorn"]]);
    expect(body.sets).toHaveLength(Math.min(20, body.parameters.countAll));
    for (const { apiCode, countFound, icons, missing } of body.sets) {
      expect(countFound + missing.length).toBe(3);
      expect(icons.filter(({ isNear }) => !isNear)).toHaveLength(countFound);
      for (const { entry, isNear = false, platform } of icons) {
        expect([platform, missing.includes(entry)]).toEqual([apiCode, isNear]);
      }
    }
    const next = await get(`/api/iconsets/v1/sets?list=${list}&amount=1&offset=1&technique=outline`);
    expect(next.body).toMatchObject({ sets: [{ apiCode: body.sets[1]!.apiCode }] });
  });

  it("400 for an empty list and one that is too long", async () => {
    for (const bad of ["", "%0A%20", "a".repeat(6000)]) {
      expect(await get(`/api/iconsets/v1/sets?list=${bad}`)).toMatchObject({ status: 400, body: { field: "list" } });
    }
  });
});

describe("calls about styles, packs, authors and groups", () => {
  it("200: totals match the sums of their styles", async () => {
    const { body } = (await get("/siteApi/platforms-info")) as {
      status: number;
      body: {
        platforms: { apiCode: string; iconCount: number }[];
        totalIconsByPlatform: Record<string, number>;
        totalIcons: number;
      };
    };
    for (const { apiCode, iconCount } of body.platforms) expect(body.totalIconsByPlatform[apiCode]).toBe(iconCount);
    const { iconCount: total, listedCount } = test.services.catalogue.current().catalogue;
    expect(body.totalIcons).toBe(total);
    expect(body.platforms.reduce((sum, { iconCount }) => sum + iconCount, 0)).toBe(listedCount);
  });

  it("200: a style is found by its API code and by its URL code", async () => {
    const byApiCode = await get("/siteApi/platforms/v1/tablerOutline");
    expect(byApiCode).toMatchObject({ status: 200, body: { platform: { seoCode: "tabler-outline" } } });
    const { packs } = test.services.catalogue.current().catalogue;
    const codes = packs.filter(({ style }) => style === "tablerOutline").map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(byApiCode).toMatchObject({ body: { platform: { packs: codes } } });
    expect((await get("/siteApi/platforms/v1/tabler-outline")).body).toEqual(byApiCode.body);
  });

  it("200: an author has a name, a style has its author", async () => {
    const { body } = (await get("/siteApi/market/platforms/lucide")) as {
      status: number;
      body: { author: { apiCode: string; name: string } };
    };
    expect(await get(`/siteApi/market/authors/${body.author.apiCode}`)).toMatchObject({
      status: 200,
      body: { name: body.author.name },
    });
  });

  it("200: every group in the lists has details", async () => {
    const { body } = (await get("/siteApi/groups/v1/platform/variations")) as {
      status: number;
      body: { docs: { apiCode: string; entities: string[] }[] };
    };
    for (const { apiCode, entities } of body.docs) {
      const { body: found } = (await get(`/siteApi/groups/v1/platform/${apiCode}/detailed`)) as {
        status: number;
        body: { group: { entities: { apiCode: string }[] } };
      };
      expect(found.group.entities.map((style) => style.apiCode)).toEqual(entities);
    }
  });

  it("200: every pack of a style or a category exists, with its name in the language", async () => {
    const { catalogue } = test.services.catalogue.current();
    expect(catalogue.packs.length).toBeGreaterThan(0);
    for (const { code, style, iconCount } of catalogue.packs) {
      expect(await get(`/siteApi/groups/v1/pack/${code}/detailed`)).toMatchObject({
        status: 200,
        body: { group: { apiCode: code, iconCount, entities: [{ code, iconCount }] } },
      });
      expect(catalogue.findStyle(style)).toBeDefined();
    }
    const nameIn = async (language: string) => {
      const { body } = (await get(`/siteApi/packs-info?language=${language}`)) as {
        status: number;
        body: { packs: { code: string; name: string }[] };
      };
      return body.packs.find(({ code }) => code === "weather")?.name;
    };
    expect([await nameIn("en"), await nameIn("de-DE")]).toEqual(["Weather", "Wetter"]);
    expect(await get("/siteApi/groups/v1/pack/weather/detailed?language=de")).toMatchObject({
      body: { group: { name: "Wetter", entities: [{ name: "Wetter" }] } },
    });
    expect((await get("/siteApi/packs-info?language=klingon")).status).toBe(400);
  });

  it("200: highlights of a style are derived from its data", async () => {
    expect(await get("/siteApi/platforms/v1/lucide")).toMatchObject({
      body: { platform: { benefits: ["no-attribution", "any-color"], isFree: false } },
    });
  });

  it.each([
    "/siteApi/platforms/v1/nope",
    "/siteApi/market/authors/nope",
    "/siteApi/market/platforms/nope",
    "/siteApi/groups/v1/platform/nope/detailed",
    "/siteApi/groups/v1/pack/nope/detailed",
  ])("404: %s", async (url) => {
    expect(await get(url)).toMatchObject({ status: 404, body: { success: false, code: "not_found" } });
  });

  it("400 for a kind of group that does not exist", async () => {
    expect(await get("/siteApi/groups/v1/nope/lucide/detailed")).toMatchObject({
      status: 400,
      body: { field: "entityType" },
    });
  });
});
