import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { locales } from "../../../i18n/locales.ts";
import type { AutocompleteAnswer } from "./autocomplete-calls.server.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function suggest(query: Record<string, string>) {
  const response = await test.app.inject(`/api/iconsets/autocomplete/v2?${new URLSearchParams(query)}`);
  return { status: response.statusCode, ...response.json<AutocompleteAnswer & { code?: string; field?: string }>() };
}
const texts = async (query: Record<string, string>) => (await suggest(query)).items.map(({ text }) => text);

describe("GET /api/iconsets/autocomplete/v2", () => {
  it("200: words with the number of icons on their pages, exact matches first", async () => {
    const { status, items } = await suggest({ term: "cart" });
    expect([status, items[0]?.kind, items[0]?.text]).toEqual([200, "word", "cart"]);
    expect(items.length).toBeLessThanOrEqual(10);
    for (const { text, count, kind } of items.filter((item) => item.kind === "word")) {
      expect([kind, count]).toEqual(["word", (await test.services.search.search({ term: text })).total]);
      expect(count).toBeGreaterThan(0);
    }
  });

  it("200: styles, families, categories and authors by their names, in the language of the page", async () => {
    const kinds = async (query: Record<string, string>) =>
      (await suggest(query)).items.map(({ kind, text, address }) => `${kind} ${text} ${address}`);
    expect(await kinds({ term: "lucide" })).toEqual(
      expect.arrayContaining([
        "style Lucide /icons/lucide",
        "author Lucide Contributors /icons/authors/lucide-contributors/lucide-contributors",
      ]),
    );
    expect(await kinds({ term: "wett", lang: "de-DE" })).toContain("category Wetter /icons/set/wetter");
    expect((await suggest({ term: "mat" })).items.map(({ kind }) => kind)).toContain("style");
  });

  it("200: words of the language next to English ones", async () => {
    expect(await texts({ term: "einkaufsw", lang: "de" })).toContain("Einkaufswagen");
    expect(await texts({ term: "やじる", lang: "ja" })).toContain("やじるし");
    expect(await texts({ term: "звез", lang: "ru" })).toContain("звезда");
    expect(await texts({ term: "shopping c", lang: "de" })).toContain("shopping cart");
    expect(await texts({ term: "einkaufsw", lang: "fr" })).toEqual([]);
  });

  it("200: in one style only the words with icons there, as URLs in that style", async () => {
    const { items } = await suggest({ term: "arr", platform: "lucide" });
    expect(items.length).toBeGreaterThan(5);
    for (const { kind, text, count, address } of items) {
      expect([kind, address.endsWith("--style-lucide")]).toEqual(["word", true]);
      const { total } = await test.services.search.search({ term: text, filters: { style: ["lucide"] } });
      expect(count).toBe(total);
    }
  });

  it("200: every URL is a page that exists, in every language", async () => {
    for (const locale of locales) {
      for (const term of ["a", "lu", "m"]) {
        for (const { text, address } of (await suggest({ term, lang: locale })).items) {
          const page = await test.services.addresses.resolve(address, locale);
          expect(page.kind, `${locale} ${text} ${address}`).not.toBe("missing");
        }
      }
    }
  });

  it("200: corrects a typo", async () => {
    expect(await texts({ term: "calnedar" })).toContain("calendar");
  });

  it("200: returns the first icons with their images if requested", async () => {
    expect((await suggest({ term: "hom" })).icons).toEqual([]);
    const { icons } = await suggest({ term: "hom", icons: "3" });
    expect(icons).toHaveLength(3);
    expect((await suggest({ term: "stern", icons: "3", lang: "de" })).icons.map(({ name }) => name)).toContain("Stern");
    for (const { address, image } of icons) {
      expect((await test.app.inject(image)).headers["content-type"]).toMatch("image/svg+xml");
      expect((await test.services.addresses.resolve(address, "en")).kind).toBe("page");
    }
  });

  it.each(["$", "@", "!", "!!", "№", "*", "", " ", "ÿ".repeat(3000)])(
    "200: %j has no suggestions and is no error",
    async (term) => {
      const { status, items, icons } = await suggest({ term: term.slice(0, 3000), icons: "0" });
      expect([status, items, icons]).toEqual([200, [], []]);
    },
  );

  it("400: names the invalid parameter", async () => {
    expect(await suggest({ term: "a", platform: "nope" })).toMatchObject({ status: 400, field: "platform" });
    expect(await suggest({ term: "a", limit: "0" })).toMatchObject({ status: 400, field: "limit" });
    expect(await suggest({ term: "a", icons: "11" })).toMatchObject({ status: 400, field: "icons" });
    expect(await suggest({ term: "a", lang: "german" })).toMatchObject({ status: 400, field: "lang" });
  });

  it("never fails, whatever the input, and never returns more than the limit", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom(...locales),
        fc.integer({ min: 1, max: 50 }),
        async (term, lang, limit) => {
          const { status, items } = await suggest({ term, lang, limit: String(limit), icons: "2" });
          expect(status).toBe(200);
          expect(items.length).toBeLessThanOrEqual(limit);
        },
      ),
    );
  });
});

describe("GET /api/frontend/v1/autocomplete", () => {
  it("200: a plain list of names", async () => {
    const response = await test.app.inject("/api/frontend/v1/autocomplete?query=einkaufsw&limit=3&locale=de");
    expect(response.json<{ name: string }[]>()[0]).toEqual({ name: "Einkaufswagen" });
    expect(response.json<unknown[]>().length).toBeLessThanOrEqual(3);
  });
});

const askKind = (query: string) => test.app.inject(`/siteApi/presearch?${query}`);

describe("GET /siteApi/presearch", () => {
  it("200: distinguishes popular terms, categories and others, in the language of the term", async () => {
    expect((await askKind("term=home")).json()).toEqual({ success: true, type: "popular" });
    expect((await askKind("term=Wetter&lang=de")).json()).toEqual({
      success: true,
      type: "category",
      category: "weather",
    });
    for (const query of ["term=xyzzy", "term=", ""])
      expect((await askKind(query)).json()).toEqual({ success: false, type: "default" });
  });

  it("400: rejects an unknown language", async () => {
    expect((await askKind("term=home&lang=klingon")).statusCode).toBe(400);
  });
});

const parse = async (body: object) => {
  const response = await test.app.inject({ method: "POST", url: "/siteApi/popularPages/v1/parseUrl", body });
  return { status: response.statusCode, page: response.json<{ page?: unknown }>().page };
};

describe("POST /siteApi/popularPages/v1/parseUrl", () => {
  it("200: parses the last part of a search URL", async () => {
    expect(await parse({ term: "Shopping cart--style-lucide--red" })).toEqual({
      status: 200,
      page: {
        term: "shopping-cart",
        type: "popular",
        filters: { style: "lucide", color: "red" },
        address: "/icons/set/shopping-cart--red--style-lucide",
      },
    });
    expect(await parse({ term: "Wetter", lang: "de" })).toMatchObject({
      page: { type: "category", category: "weather" },
    });
  });

  it("200: null where no term remains", async () => {
    for (const term of ["", " ", "!?", "\ud800", "/../.."])
      expect(await parse({ term })).toEqual({ status: 200, page: null });
  });

  it("200: caches its result for ten minutes, however often it is requested, and then reads it again", async () => {
    const reading = vi.spyOn(test.services.search, "presearch");
    const startMs = performance.now();
    const clock = vi.spyOn(performance, "now");
    onTestFinished(() => void vi.restoreAllMocks());
    const askAt = async (minutes: number) => {
      clock.mockReturnValue(startMs + minutes * 60_000);
      const { page } = await parse({ term: "umbrella--blue" });
      return [page, reading.mock.calls.length];
    };
    const [page] = await askAt(0);
    expect(page).toMatchObject({ term: "umbrella", filters: { color: "blue" } });
    for (const minutes of [0, 5, 9.9]) expect(await askAt(minutes)).toEqual([page, 1]);
    // The cache looks at the clock once a millisecond.
    await expect.poll(() => askAt(10.1)).toEqual([page, 2]);
    expect(await parse({ term: "umbrella--blue", lang: "de" })).toMatchObject({ status: 200 });
    expect(reading).toHaveBeenCalledTimes(3);
  });

  it("400: rejects an invalid term", async () => {
    for (const body of [{}, { term: 5 }, { term: "x".repeat(501) }]) expect((await parse(body)).status).toBe(400);
  });
});
