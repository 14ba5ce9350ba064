import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { PublicIcon } from "../icon-details/contract.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Found {
  parameters: { amount: number; countAll: number; offset: number; maxOffset: number; term: string; language: string };
  icons: PublicIcon[];
}

const get = async (url: string) => {
  const response = await test.app.inject(url);
  return {
    status: response.statusCode,
    body: response.json<Found & { code?: string; field?: string; message?: string }>(),
  };
};
const search = (query: string) => get(`/api/iconsets/v7/search?${query}`);

describe("GET /api/iconsets/v7/search", () => {
  it("200: returns the icons of the term with the parameters it understood", async () => {
    const { status, body } = await search("term=home&amount=5&language=de-DE");
    expect(status).toBe(200);
    expect(body.parameters).toMatchObject({ amount: 5, offset: 0, term: "home", language: "de-DE" });
    expect(body.icons).toHaveLength(5);
    expect(body.icons[0]).toMatchObject({ commonName: "home", sourceFormat: "svg" });
    expect(body.parameters.maxOffset).toBe(body.parameters.countAll - 5);
  });

  it("200: returns every icon once over all pages", async () => {
    const ids = new Set<string>();
    const { countAll } = (await search("term=arrow+left&amount=1")).body.parameters;
    for (let offset = 0; offset < countAll; offset += 100) {
      for (const { id } of (await search(`term=arrow+left&amount=100&offset=${offset}`)).body.icons) ids.add(id);
    }
    expect(ids.size).toBe(countAll);
  });

  it("200: reads words for how icons are drawn as filters, says so, and takes them as typed if asked to", async () => {
    const { body } = await search("term=filled+home&amount=100");
    const filtered = await search("term=home&technique=filled&amount=1");
    expect(body).toMatchObject({ readFilters: { technique: "filled" }, parameters: { term: "filled home" } });
    expect(body.parameters.countAll).toBe(filtered.body.parameters.countAll);
    const asTyped = await search("term=filled+home&spellcheck=false");
    expect(asTyped.body).not.toHaveProperty("readFilters");
  });

  it("200: filters by every parameter it has", async () => {
    const passes: [string, (icon: PublicIcon) => boolean][] = [
      ["style=lucide", (icon) => icon.platform === "lucide"],
      ["platform=lucide,tabler-outline", (icon) => ["lucide", "tablerOutline"].includes(icon.platform)],
      ["style=all&isColor=true", (icon) => icon.isColor],
      ["isAnimated=y", (icon) => icon.isAnimated],
      ["animated=n", (icon) => !icon.isAnimated],
      ["free=1", (icon) => icon.isFree],
      ["colors=gradient", (icon) => icon.colors === "gradient"],
      ["category=ui", (icon) => icon.category.includes("User Interface")],
      ["authorApiCode=lucide-contributors", (icon) => icon.authorApiCode === "lucide-contributors"],
    ];
    for (const [query, isRight] of passes) {
      const { status, body } = await search(`${query}&amount=40`);
      expect([query, status, (body.icons ?? []).length > 0]).toEqual([query, 200, true]);
      expect(body.icons.filter((icon) => !isRight(icon)).map(({ iconifyName }) => `${query} ${iconifyName}`)).toEqual(
        [],
      );
    }
  });

  it("200: finds no icons for an author without icons, or among illustrations", async () => {
    for (const query of ["authors=authors", "author=authors", "isOuch=true", "style=lucide&platform=tablerOutline"]) {
      const { status, body } = await search(`term=home&spellcheck=false&${query}`);
      expect([query, status, body.parameters.countAll, body.icons]).toEqual([query, 200, 0, []]);
    }
    const { body: both } = await search("term=home&style=lucide&platform=lucide,tablerOutline");
    expect(new Set(both.icons.map(({ platform }) => platform))).toEqual(new Set(["lucide"]));
    const { body: any } = await search("term=home&colors=,&isOuch=false&authors=external");
    expect(any.icons.length).toBeGreaterThan(0);
  });

  it("200: each icon lists its available formats", async () => {
    const { body } = await search("term=loading&amount=20");
    const icons = [body.icons.find((icon) => icon.isAnimated)!, body.icons.find((icon) => !icon.isAnimated)!];
    for (const { id, formats, isAnimated } of icons) {
      expect(formats.includes("gif")).toBe(isAnimated);
      for (const format of formats) {
        const { statusCode } = await test.app.inject(`/img?id=${id}&size=32&format=${format}`);
        expect([format, statusCode]).toEqual([format, 200]);
      }
    }
  });

  it("200: cuts the term at 50 characters and ignores parameters of other services", async () => {
    const { status, body } = await search(`term=${"a".repeat(80)}&token=abc&fromSite=true&spellcheck=false`);
    expect([status, body.parameters.term.length]).toEqual([200, 50]);
  });

  it("200: understands and names icons in the requested language", async () => {
    const { body } = await search("term=Einkaufswagen&language=de&amount=5");
    expect(body.icons[0]).toMatchObject({
      name: "Einkaufswagen",
      englishName: "Shopping Cart",
      commonName: "shopping-cart",
    });
    const { body: english } = await search("term=shopping+cart&amount=5");
    expect(body.icons[0]?.id).toBe(english.icons[0]?.id);
    expect(english.icons[0]).not.toHaveProperty("englishName");
  });

  it("200: searches for the most likely term where no icon matches all the words, and says so", async () => {
    const { body } = await search("term=calender+arow&amount=3");
    expect(body).toMatchObject({
      parameters: { term: "calender arow" },
      spellcheck: { original: "calender arow", corrected: expect.stringMatching(/^calend[ae]r arrow$/) },
    });
    expect(body.icons[0]?.commonName).toMatch(/calendar.*arrow|arrow.*calendar/);
    expect((await search("term=Einkaufswgen&language=de&amount=1")).body).toMatchObject({
      spellcheck: { original: "Einkaufswgen", corrected: "einkaufswagen" },
      icons: [{ commonName: "shopping-cart" }],
    });
  });

  it("200: doesn't correct a term that has results, has no better match, or mustn't be corrected", async () => {
    for (const query of ["term=home", "term=qqzzxxyy", "term=shoping+cart&spellcheck=false", ""]) {
      expect((await search(`${query}&amount=3`)).body).not.toHaveProperty("spellcheck");
    }
    const { countAll } = (await search("term=hpuse&spellcheck=false")).body.parameters;
    expect(countAll).toBe(0);
    expect((await search("term=hpuse")).body).toMatchObject({ spellcheck: { corrected: "house" } });
  });

  it("200: returns the matching words of icons if requested", async () => {
    const found = (await search("term=warenkorb&language=de&amount=20&explain=true")).body.icons as (PublicIcon & {
      foundBy: { term: string; word: string; kind: string }[];
    })[];
    expect(found.length).toBeGreaterThan(0);
    for (const { foundBy } of found) expect(foundBy[0]).toMatchObject({ term: "warenkorb" });
    expect(new Set(found.flatMap(({ foundBy }) => foundBy.map(({ word }) => word)))).toContain("shopping cart");
    expect((await search("term=warenkorb&language=de&amount=2")).body.icons[0]).not.toHaveProperty("foundBy");
  });

  it("200: names icons by the search words that their names lack if requested", async () => {
    const query = "term=padlock&amount=60&explain=true&replaceNameWithSynonyms=true";
    const icons = (await search(query)).body.icons as (PublicIcon & { foundBy: { kind: string }[] })[];
    const renamed = icons.filter(({ foundBy }) => foundBy.some(({ kind }) => kind !== "name"));
    expect(renamed.length).toBeGreaterThan(0);
    for (const { name, commonName, englishName } of renamed) {
      expect(name).toBe("Padlock");
      expect(commonName).not.toContain("padlock");
      expect(englishName).toMatch(/./);
    }
    for (const icon of icons.filter((one) => !renamed.includes(one))) expect(icon.name).toMatch(/padlock/i);
  });

  it("200: no results are a valid response", async () => {
    const { status, body } = await search("term=qqzzxxyy");
    expect([status, body.parameters.countAll, body.icons]).toEqual([200, 0, []]);
  });

  it.each([
    ["style=nope", "style"],
    ["platform=lucide,nope", "platform"],
    ["category=nope", "category"],
    ["family=nope", "family"],
    ["authorApiCode=nope", "authorApiCode"],
    ["amount=0", "amount"],
    ["amount=501", "amount"],
    ["amount=ten", "amount"],
    ["offset=-1", "offset"],
    ["language=german", "language"],
    ["isColor=maybe", "isColor"],
    ["colors=mono,plaid", "colors"],
    ["size=1.5", "size"],
    ["weight=heavy", "weight"],
    ["stroke-size=heavy", "stroke-size"],
    ["corners=pointy", "corners"],
    ["sort=random", "sort"],
    ["amount=1&amount=2", "amount"],
  ])("400: %s is rejected by name", async (query, field) => {
    const { status, body } = await search(query);
    expect([status, body.code, body.field]).toEqual([400, "invalid_input", field]);
    expect(body.message).toMatch(new RegExp(String.raw`^${field}(?:\[\d\])?: `));
  });

  it("never fails, whatever the request", async () => {
    const names = [
      "term",
      "amount",
      "offset",
      "style",
      "category",
      "colors",
      "size",
      "isColor",
      "language",
      "__proto__",
      "author",
    ];
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.integer().map(String),
      fc.constantFrom("lucide", "true", "mono", ","),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 5 }), async (pairs) => {
        const query = pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join("&");
        expect([200, 400]).toContain((await search(query)).status);
      }),
      { numRuns: 300 },
    );
  });
});

const group = async (query: string) => {
  const { groups, parameters } = (await test.app.inject(`/api/iconsets/v5/search/group?groups=50&${query}`)).json<{
    groups: { apiCode: string; title: string; icons: PublicIcon[] }[];
    parameters: object;
  }>();
  expect(groups.length).toBeGreaterThan(0);
  return { groups, parameters, icons: groups.flatMap(({ icons }) => icons) };
};

describe("other search calls", () => {
  it("200: groups return the first icons of each style", async () => {
    const response = await test.app.inject("/api/iconsets/v5/search/group?term=home&amount=2&groups=3");
    const { groups } = response.json<{ groups: { apiCode: string; countAll: number; icons: PublicIcon[] }[] }>();
    expect(groups).toHaveLength(3);
    for (const { apiCode, icons } of groups) for (const { platform } of icons) expect(platform).toBe(apiCode);
  });

  it("200: groups accept every filter of the search call, and a language", async () => {
    const passes: [string, (icon: PublicIcon) => boolean][] = [
      ["term=sun&isAnimated=true", (icon) => icon.isAnimated],
      ["term=sun&isAnimated=false", (icon) => !icon.isAnimated],
      ["term=sun&isColor=true", (icon) => icon.isColor],
      ["term=sun&isColor=false", (icon) => !icon.isColor],
      ["term=sun&authors=external", (icon) => icon.isExternal],
      ["term=sun&authorApiCode=lucide-contributors", (icon) => icon.authorApiCode === "lucide-contributors"],
    ];
    for (const [query, isRight] of passes) {
      const { icons } = await group(query);
      expect(icons.filter((icon) => !isRight(icon)).map(({ iconifyName }) => `${query} ${iconifyName}`)).toEqual([]);
    }
    const { groups: families } = await group("term=sun&groupBy=family");
    const { groups: styles } = await group("term=sun&groupBy=platform");
    expect(families.length).toBeLessThan(styles.length);
    const { groups: categories } = await group("term=sun&groupBy=category");
    for (const { title, icons } of categories) for (const { category } of icons) expect(category).toContain(title);
    const { icons: german, parameters } = await group("term=Sonne&language=de&amount=1");
    expect(parameters).toMatchObject({ term: "Sonne", language: "de", amount: 1 });
    expect(german[0]).toMatchObject({ name: "Sonne", englishName: "Sun" });
  });

  it("400: groups reject an unsupported grouping", async () => {
    for (const query of ["groupBy=color", "amount=0", "isColor=maybe", "authors=nobody", "language=german"]) {
      const response = await test.app.inject(`/api/iconsets/v5/search/group?term=sun&${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json<{ field: string }>().field).toBe(query.split("=")[0]);
    }
  });

  it("200: similar tags are in the language of the term, and find icons in it", async () => {
    for (const [term, lang] of [
      ["Sonne", "de"],
      ["買い物", "ja"],
      ["стрелка", "ru"],
    ] as const) {
      const url = `/similarTags?term=${encodeURIComponent(term)}&lang=${lang}`;
      const { tags } = (await test.app.inject(url)).json<{ tags: string[] }>();
      expect(tags.length).toBeGreaterThan(2);
      expect(tags.map((tag) => tag.toLowerCase())).not.toContain(term.toLowerCase());
      for (const tag of tags) {
        const { body } = await search(`term=${encodeURIComponent(tag)}&language=${lang}&spellcheck=false&amount=1`);
        expect([tag, body.parameters.countAll > 0]).toEqual([tag, true]);
      }
    }
  });

  it("200: similar tags leave out the term itself", async () => {
    const { tags } = (await test.app.inject("/similarTags?term=home&limit=5")).json<{ tags: string[] }>();
    expect(tags.length).toBeGreaterThan(0);
    expect(tags).not.toContain("home");
  });

  it("200: a term searched by several visitors with saveAnalytics is among the popular requests", async () => {
    await test.app.inject("/api/iconsets/v7/search?term=umbrella&saveAnalytics=true");
    for (let visitor = 0; visitor < 3; visitor++) {
      await test.app.inject({
        method: "POST",
        url: "/api/users/history?searchTerm=umbrella&lang=en",
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      });
    }
    await expect
      .poll(
        async () =>
          (await test.app.inject("/api/iconsets/popularRequests?limit=5")).json<{ requests: string[] }>().requests,
        { timeout: 40_000, interval: 500 },
      )
      .toContain("umbrella");
  });

  it("200: filters show the number of icons for each option", async () => {
    const response = await test.app.inject("/siteApi/filters/v1/available?term=home");
    const { docs } = response.json<{ docs: { apiCode: string; options: { value: string; count: number }[] }[] }>();
    const animated = docs
      .find(({ apiCode }) => apiCode === "isAnimated")!
      .options.find(({ value }) => value === "true")!;
    const german = await test.app.inject("/siteApi/filters/v1/available?term=Zuhause&lang=de");
    const names = german
      .json<{ docs: { apiCode: string; options: { name: string }[] }[] }>()
      .docs.find(({ apiCode }) => apiCode === "category")!
      .options.map(({ name }) => name);
    expect(names).toContain("Gebäude und Stadt");
    expect((await search("term=home&isAnimated=true")).body.parameters.countAll).toBe(animated.count);
    // Values that no icon has, such as the era 2000s here, are not offered.
    const counts = docs.flatMap(({ options }) => options.map(({ count }) => count));
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  it("400 without a category; no results beyond the end of one", async () => {
    expect((await test.app.inject("/siteApi/icons/v1/packs/demarcation")).statusCode).toBe(400);
    expect((await test.app.inject("/siteApi/icons/v1/packs/demarcation?category=nope")).statusCode).toBe(400);
    const behind = await test.app.inject("/siteApi/icons/v1/packs/demarcation?category=ui&offset=900000");
    expect(behind.statusCode).toBe(200);
    expect(behind.json()).toMatchObject({ success: true, category: { code: "ui", subcategory: [] } });
  });
});

const searchByMeaning = (query: string) => get(`/api/iconsets/ai/v1/search?${query}`);

describe("GET /api/iconsets/ai/v1/search", () => {
  it("200: returns icons that match the meaning of the phrase, with the parameters it understood", async () => {
    const { status, body } = await searchByMeaning("term=place+to+sleep+while+travelling&amount=12&language=de-DE");
    expect(status).toBe(200);
    expect(body.parameters).toMatchObject({ amount: 12, offset: 0, language: "de-DE" });
    expect(body.icons).toHaveLength(12);
    expect(body.parameters.maxOffset).toBe(body.parameters.countAll - 12);
  });

  it("200: names icons in the language of the request", async () => {
    const { body } = await searchByMeaning("term=Haustür+öffnen&amount=20&language=de");
    expect(body.icons.some(({ name, englishName }) => englishName !== undefined && name !== englishName)).toBe(true);
  });

  it("200: filters like a text search", async () => {
    const { body } = await searchByMeaning("term=money+back&style=lucide&amount=40");
    expect(body.icons.length).toBeGreaterThan(0);
    expect(body.icons.filter(({ platform }) => platform !== "lucide")).toEqual([]);
  });

  it("200: finds nothing for a term without words", async () => {
    expect((await searchByMeaning("term=")).body).toMatchObject({ icons: [], parameters: { countAll: 0 } });
  });

  it("may be cached by anyone for ten minutes", async () => {
    const { headers } = await test.app.inject("/api/iconsets/ai/v1/search?term=money+back");
    expect(headers["cache-control"]).toMatch(/^public, max-age=600\b/);
  });

  it.each(["term=a&amount=0", "term=a&offset=-1", "term=a&style=unknown-style"])("400: rejects %s", async (query) => {
    expect((await searchByMeaning(query)).status).toBe(400);
  });
});
