import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { findNeededGround } from "../../core/svg/colors/needed-ground.ts";
import type { PublicIcon } from "./contract.ts";

let test: TestApp;
let home: string;
beforeAll(async () => {
  test = await startTestApp();
  const { catalogue } = test.services.catalogue.current();
  home = catalogue.id(catalogue.findByIconifyName("lucide", "house")!);
});
afterAll(() => test.close());

const get = async (url: string) => {
  const response = await test.app.inject(url);
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
};

describe("GET /siteApi/icons/icon", () => {
  it("200: returns the icon with its relatives, and its SVG in base64 if requested", async () => {
    const { status, body } = await get(`/siteApi/icons/icon?id=${home}&language=en-US&svg=true`);
    const { icon } = body as { icon: PublicIcon & { svg: string; variants: { platform: string }[] } };
    expect([status, icon.id, icon.platform]).toEqual([200, home, "lucide"]);
    expect(Buffer.from(icon.svg, "base64").toString()).toMatch(/^<svg xmlns=.*<\/svg>$/);
    expect(icon.variants.length).toBeGreaterThan(0);
    expect((await get(`/siteApi/icons/icon?id=${home}`)).body["icon"]).not.toHaveProperty("svg");
  });

  it("returns the viewer's image size limit", async () => {
    const member = await signIn(test, "payer@example.com");
    const read = async (headers = {}) => {
      const answer = await test.app.inject({ url: `/siteApi/icons/icon?id=${home}`, headers });
      return [answer.json<{ icon: { pngSize: number } }>().icon.pngSize, answer.headers["cache-control"]];
    };
    expect(await read()).toEqual([100, expect.stringContaining("public")]);
    expect(await read(member.headers)).toEqual([100, "private, no-cache"]);
    await test.services.licenses.give(member.id, { source: "manual" });
    test.services.sessionCache.forget(member.id);
    expect(await read(member.headers)).toEqual([1600, "private, no-cache"]);
  });

  it("404 for an unknown id, 400 without one", async () => {
    expect(await get("/siteApi/icons/icon?id=nothing")).toMatchObject({
      status: 404,
      body: { code: "not_found", field: "id" },
    });
    expect(await get("/siteApi/icons/icon")).toMatchObject({ status: 400, body: { field: "id" } });
  });
});

describe("GET /siteApi/icons/icon/{id}/variants", () => {
  it("200: returns the same concept in other styles", async () => {
    const { status, body } = await get(`/siteApi/icons/icon/${home}/variants`);
    const { variants } = body as { variants: PublicIcon[] };
    expect(status).toBe(200);
    expect(variants.map(({ platform }) => platform)).not.toContain("lucide");
    expect(new Set(variants.map(({ commonName }) => commonName)).size).toBe(1);
  });

  it("404 for an unknown id", async () => {
    expect((await get("/siteApi/icons/icon/nothing/variants")).status).toBe(404);
  });
});

describe("the details of an icon", () => {
  it("list the concept once for each other style, and no SVG twice", () => {
    const { catalogue } = test.services.catalogue.current();
    const heart = catalogue.id(catalogue.findByIconifyName("mdi", "heart")!);
    const { icon, otherStyles } = test.services.icon.getPanelData(heart);
    const all = [icon, ...otherStyles];
    expect(otherStyles.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ platform }) => platform)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => catalogue.originalOf(catalogue.findById(id)!))).size).toBe(all.length);
    for (const { commonName } of otherStyles) expect(commonName).toBe(icon.commonName);
  });
});

const nameOf = async (name: string, prefix: string, language: string) => {
  const { catalogue } = test.services.catalogue.current();
  const id = catalogue.id(catalogue.findByIconifyName(prefix, name)!);
  const { body } = await get(`/siteApi/icons/icon?id=${id}&language=${language}`);
  const { icon } = body as { icon: PublicIcon };
  return [icon.name, icon.englishName, icon.commonName];
};

describe("names of icons", () => {
  it("are those of the language, next to the English ones", async () => {
    expect(await nameOf("house", "lucide", "de-DE")).toEqual(["Haus", "House", "house"]);
    expect(await nameOf("arrow-left", "lucide", "ja")).toEqual(["左矢印", "Arrow Left", "arrow-left"]);
    expect(await nameOf("house", "lucide", "en")).toEqual(["House", undefined, "house"]);
  });

  it("are English where the language is unknown, lacks the words, or the icon is a brand", async () => {
    expect(await nameOf("house", "lucide", "zu")).toEqual(["House", undefined, "house"]);
    expect(await nameOf("apple", "logos", "de")).toEqual(["Apple", undefined, "apple"]);
    expect(await nameOf("brand-windows", "tabler", "de")).toEqual(["Windows", undefined, "windows"]);
  });

  it("name the country of a flag", async () => {
    expect((await nameOf("de", "circle-flags", "fr"))[0]).toBe("Drapeau\u00a0: Allemagne");
    expect((await nameOf("je", "circle-flags", "de"))[0]).toBe("Flagge: Jersey");
  });

  it("are the same in every call", async () => {
    const lists = await Promise.all(
      [`/api/bundle/icons?ids=${home}&language=it`, `/siteApi/icons/v1/latest?amount=1&language=it&style=lucide`].map(
        (url) => get(url),
      ),
    );
    for (const { body } of lists) {
      const [icon] = (body as { icons: PublicIcon[] }).icons;
      expect(icon).toMatchObject({ name: expect.any(String), englishName: expect.any(String) });
    }
    const details = (await get(`/siteApi/icons/icon?id=${home}&language=it`)).body["icon"] as PublicIcon;
    expect((lists[0]!.body as { icons: PublicIcon[] }).icons[0]!.name).toBe(details.name);
  });
});

it("one icon represents its concept everywhere", async () => {
  const { catalogue } = test.services.catalogue.current();
  const [main, ...others] = catalogue.listByConcept("home").map((ordinal) => catalogue.id(ordinal));
  expect(others.length).toBeGreaterThan(0);
  for (const id of [main, ...others]) {
    const { body } = await get(`/siteApi/icons/icon?id=${id}`);
    expect(body["icon"]).toMatchObject({ mainId: main, commonId: main });
  }
  const { icons } = (await get("/api/iconsets/v7/search?term=home&amount=500")).body as { icons: PublicIcon[] };
  const homes = icons.filter(({ commonName }) => commonName === "home");
  expect(new Set(homes.map(({ commonId }) => commonId))).toEqual(new Set([main]));
});

it("the icon of the configured main style represents its concept", async () => {
  const { services, close } = await startTestApp({ MAIN_STYLE: "mdi" });
  const { catalogue } = services.catalogue.current();
  const mains = catalogue.listByConcept("home").map((ordinal) => catalogue.mainOf(ordinal));
  await close();
  expect(new Set(mains)).toEqual(new Set([catalogue.findByIconifyName("mdi", "home")]));
});

describe("GET /api/bundle/icons", () => {
  it("200: returns icons in the requested order and names unknown ones", async () => {
    const { status, body } = await get(`/api/bundle/icons?ids=nope,${home},${home}`);
    const { icons, notFound } = body as { icons: { id: string; svg: string }[]; notFound: string[] };
    expect([status, icons.map(({ id }) => id), notFound]).toEqual([200, [home], ["nope"]]);
    expect(icons[0]!.svg).toMatch(/^<svg /);
  });

  it("404 where there is none of them, naming the parameter", async () => {
    expect(await get("/api/bundle/icons?ids=nope,lucide:nope")).toMatchObject({
      status: 404,
      body: { success: false, code: "not_found", field: "ids" },
    });
  });

  it("400 without ids and with more than 100", async () => {
    const many = Array.from({ length: 101 }, (_, index) => `id${index}`).join(",");
    for (const query of ["", "?ids=", `?ids=${many}`]) {
      expect(await get(`/api/bundle/icons${query}`)).toMatchObject({ status: 400, body: { field: "ids" } });
    }
  });
});

it("the ground that an icon needs is that of its whole drawing", () => {
  const { catalogue } = test.services.catalogue.current();
  const icons = Array.from({ length: catalogue.listedCount }, (_, ordinal) => catalogue.icon(ordinal));
  const colored = icons.filter(({ isColor, bytes }) => isColor && bytes < 2_000).slice(0, 200);
  const grounds = colored.map((icon) => test.services.icon.findGround(icon));
  expect(grounds).toEqual(colored.map(({ id }) => findNeededGround(test.services.icon.getSvg(id))));
  expect(grounds).toContain("light");
});
