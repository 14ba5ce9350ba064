import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { palette } from "../src/core/icons/palette.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  operatingSystems,
  techniques,
  weights,
} from "../src/core/icons/vocabulary.ts";
import { searchWords } from "../src/core/urls/normalize-query.ts";
import { emojiWords } from "../src/core/urls/emoji-words.ts";
import { knownTerms } from "../src/core/urls/known-terms.ts";
import type { RedirectLookup, Resolution } from "../src/features/url-resolution/contract.ts";
import type { PageAddress } from "../src/context.ts";
import { createAddressService } from "../src/features/url-resolution/service.server.ts";
import { locales, type Locale } from "../src/i18n/locales.ts";
import { addressTable } from "./harness/calls/address-table.ts";
import { amount } from "./harness/soak.ts";
import { startTestApp, type TestApp } from "./harness/site/test-app.ts";

const asked = amount(2_000, 100_000);
const languages = ["en", "de", "ja"] as const satisfies Locale[];

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const catalogue = () => site.services.catalogue.current().catalogue;
const resolve = (href: string, locale: Locale = "en") => site.services.addresses.resolve(href, locale);

function renderAnswer(resolution: Resolution): string {
  if (resolution.kind === "redirect") return `${resolution.status} ${resolution.to}`;
  return resolution.kind === "page" ? "200" : "404";
}

async function findPage(href: string, locale: Locale = "en"): Promise<PageAddress> {
  const resolution = await resolve(href, locale);
  if (resolution.kind !== "page") throw new Error(`${href} is no page: ${renderAnswer(resolution)}`);
  return resolution.page;
}

describe("every URL resolves by its rule", () => {
  for (const [rule, rows] of Object.entries(addressTable)) {
    test.each(languages)(`${rule}, in %s`, async (locale) => {
      const answers = await Promise.all(
        rows.map(async ({ href }) => [href, renderAnswer(await resolve(href, locale))] as const),
      );
      expect(answers).toEqual(rows.map(({ href, answer, but }) => [href, but?.[locale] ?? answer]));
    });
  }

  test("every redirect leads to a page that doesn't redirect again", async () => {
    for (const { href } of Object.values(addressTable).flat()) {
      for (const locale of languages) {
        const resolution = await resolve(href, locale);
        if (resolution.kind !== "redirect") continue;
        expect([href, renderAnswer(await resolve(resolution.to, locale))]).toEqual([href, "200"]);
      }
    }
  });

  test("a URL that can't be decoded is not found", async () => {
    expect(await resolve("/icons/set/%E0%A4%A")).toEqual({ kind: "missing" });
  });

  test("parameters that the grammar doesn't know are preserved", async () => {
    const redirects = { kind: "redirect", to: "/icons/set/home?utm_source=mail&ref=a%20b", status: 301 };
    expect(await resolve("/icons/set/Home?utm_source=mail&ref=a%20b")).toEqual(redirects);
  });

  test("every list accepts every filter token", async () => {
    const tokens = [
      palette.map(({ name }) => name),
      "c-123456 ai ai-warm external authors animated static nocorrect size-24".split(" "),
      ["author-tailwind-labs", "style-heroicons-solid"],
      colorClasses,
      aesthetics,
      eras,
      operatingSystems.map((value) => `os-${value}`),
      cornerKinds.map((value) => `corners-${value}`),
      techniques.map((value) => `technique-${value}`),
      weights.map((value) => `stroke-${value}`),
    ].flat();
    const lists = ["set/home", "set/popular", "family-tabler", "styles", "new", "presentation-clip-art"];
    for (const list of lists) {
      for (const token of tokens) {
        const { path, filters } = await findPage(`/icons/${list}--${token}`);
        expect(path).toBe(`/icons/${list}--${token}`);
        if (!/^(ai|nocorrect)/.test(token)) expect(filters, path).not.toEqual({});
      }
    }
  });

  test("every style, family, author and category of the catalogue has its page", async () => {
    const { styles, families, authors, categories } = catalogue();
    const hrefs = [
      ...styles.map(({ seoCode }) => `/icons/${seoCode}`),
      ...families.map(({ apiCode }) => `/icons/family-${apiCode}`),
      ...authors.map(({ id, alias }) => `/icons/authors/${id}/${alias}`),
      ...categories.map(({ apiCode }) => site.services.addresses.categoryPath(apiCode, "de")),
    ];
    for (const href of hrefs) expect([href, renderAnswer(await resolve(href, "de"))]).toEqual([href, "200"]);
  });

  test("an icon has one page, no matter which name follows its id", async () => {
    const icon = catalogue().icon(0);
    const page = await findPage(icon.url);
    expect(page).toMatchObject({ path: icon.url, variant: "default", address: { page: "icon", icon: icon.id } });
    for (const wrong of [`/icon/${icon.id}`, `/icon/${icon.id}/other--red`, `${icon.url}/`]) {
      expect(await resolve(`${wrong}?look=color-ff0000`)).toEqual({
        kind: "redirect",
        to: `${icon.url}?look=color-ff0000`,
        status: 301,
      });
    }
    expect(await resolve("/icon/noSuchIcon/name")).toEqual({ kind: "missing" });
  });
});

describe("the subject of a page", () => {
  test.each([
    ["/icons/set/zebra", "default", "zebra", undefined],
    ["/icons/set/c%2B%2B", "default", "c++", undefined],
    ["/icons/set/shopping-cart--nocorrect", "default", "shopping cart", undefined],
    ["/icons/set/popular", "default", "", undefined],
    ["/icons/lucide", "default", "", undefined],
    ["/icons/set/zebra--author-tailwind-labs", "author", "zebra", undefined],
    ["/icons/authors/tailwind-labs/tailwind-labs", "author", "", undefined],
    ["/icons/set/animals", "category-cards", "", "animals"],
    ["/icons/set/animals--red", "category", "", "animals"],
    ["/icons/set/animals--author-tailwind-labs", "author", "", "animals"],
    ["/icons/set/animals--nocorrect", "default", "animals", undefined],
    ["/icons/set/zebra--ai", "default", "zebra", undefined],
    ["/icons/set/zebra--ai-wild-animal", "default", "zebra wild animal", undefined],
    ["/icons/lucide--ai-cosy", "default", "cosy", undefined],
    ["/icons/set/animals--ai-cosy", "category", "cosy", "animals"],
  ])("%s is of the kind %s and searches for %j in category %s", async (href, variant, term, category) => {
    const page = await findPage(href);
    expect(page).toMatchObject({ variant, term });
    expect(page.category).toBe(category);
    if (category !== undefined) expect(page.filters.category).toEqual([category]);
  });

  test.each([
    ["/icons/set/zebra--ai", true],
    ["/icons/set/zebra--ai-wild-animal", true],
    ["/icons/lucide--ai-cosy", true],
    ["/icons/set/animals--ai-cosy", true],
    ["/icons/set/zebra", false],
    ["/icons/set/popular--ai", false],
    ["/icons/lucide--ai", false],
  ])("on %s, words are searched for by meaning: %s", async (href, isByMeaning) => {
    expect(await findPage(href)).toMatchObject({ isByMeaning });
  });

  test("a phrase is neither corrected nor matched to a category, and has one sort order", async () => {
    expect(renderAnswer(await resolve("/icons/set/calandar--ai"))).toBe("200");
    expect(await findPage("/icons/set/animals--ai")).toMatchObject({ term: "animals", variant: "default" });
    expect(await findPage("/icons/set/zebra--ai?sorting=new&grouping=true")).toMatchObject({
      path: "/icons/set/zebra--ai",
      address: { sort: "relevance", isGrouped: false },
    });
  });

  test("the emoji page shows emoji styles, and filters choose among them", async () => {
    const filtersOf = async (href: string) => (await findPage(href)).filters;
    const page = await findPage("/icon/set/emoji/emoji");
    expect(page).toMatchObject({ variant: "category", term: "", filters: { style: ["emojione"] } });
    expect(await filtersOf("/icon/set/emoji/emoji?category=food")).toEqual({ style: ["emojione"], category: ["food"] });
    expect(await filtersOf("/icon/set/emoji/emoji--style-emojione")).toEqual({ style: ["emojione"] });
    expect(await filtersOf("/icon/set/emoji/emoji--style-lucide")).toEqual({ style: ["lucide"], category: ["emoji"] });
  });

  test("a popular term has its own kind of page, unless it names an author", async () => {
    const [concept = ""] = await site.services.search.popularTerms(1);
    const href = `/icons/set/${concept.replaceAll(" ", "-")}`;
    expect((await findPage(href)).variant).toBe("popular");
    expect((await findPage(`${href}--author-tailwind-labs`)).variant).toBe("author");
    expect((await findPage(`${href}--nocorrect`)).variant).toBe("default");
  });

  test("filters contain API codes of styles, and paths contain their URL codes", async () => {
    const page = await findPage("/icons/tabler-outline--corners-rounded");
    expect(page.filters).toEqual({ style: ["tablerOutline"], corners: ["rounded"] });
    expect(page.path).toBe("/icons/tabler-outline--corners-rounded");
  });

  test("any color is matched to the most similar palette color", async () => {
    expect((await findPage("/icons/set/home--c-ff0000")).filters).toEqual({ color: "red" });
  });

  test("icons of outside authors and of the site are distinguished by their authors", async () => {
    const { author = [] } = (await findPage("/icons/set/home--external")).filters;
    expect(author.length).toBeGreaterThan(0);
    expect(author.filter((code) => !catalogue().findAuthor(code)!.isExternal)).toEqual([]);
  });

  test("the canonical path leaves out parameters that only change the view", async () => {
    const href = "/icons/set/zebra--red?page=2&icon=abc&look=size-48_color-ff0000_stroke-2&typed=zebr&lang=de";
    expect((await findPage(href)).path).toBe("/icons/set/zebra--red?page=2");
  });

  test("a page has the same alternates in every language", async () => {
    const hrefs = [
      "/icons/set/animals--red?page=2",
      "/icon/set/emoji/emoji--animated",
      "/icons/set/zebra",
      "/icons/lucide",
    ];
    for (const href of hrefs) {
      const { paths, path } = await findPage(href);
      expect(Object.keys(paths)).toEqual([...locales]);
      expect(paths.en).toBe(path);
      for (const locale of locales) {
        const there = await findPage(paths[locale], locale);
        expect(there.path).toBe(paths[locale]);
        expect(there.paths).toEqual(paths);
      }
    }
    expect((await findPage("/icons/set/animals--red")).paths.de).toBe("/icons/set/tiere--red");
  });

  test("every category has a distinct name in every language and is found by that name", async () => {
    for (const locale of locales) {
      const paths = catalogue().categories.map(({ apiCode }) => site.services.addresses.categoryPath(apiCode, locale));
      expect(new Set(paths).size).toBe(paths.length);
      for (const [index, { apiCode }] of catalogue().categories.entries()) {
        if (apiCode === "popular") continue;
        expect((await findPage(paths[index]!, locale)).category).toBe(apiCode);
      }
    }
  });

  test("a search for a name with special characters returns results", () => {
    const { index } = site.services.catalogue.current();
    const found = [...knownTerms].filter(
      (name) => index.search({ term: searchWords(name), offset: 0, amount: 0 }).total > 0,
    );
    expect(found.length).toBeGreaterThan(knownTerms.size / 2);
  });
});

describe("a misspelled term", () => {
  const corrections: Record<string, string> = {
    hoem: "home",
    "hoem lihgt": "home light",
    animasl: "animals",
    emojj: "emoji",
    hous: "house",
    plusplus: "c++ logo",
    zzqqx: "zzqqxy",
  };
  /** The real search with corrections that are known. */
  const correcting = () =>
    createAddressService({
      catalogue: site.services.catalogue,
      search: {
        findsAll: (term, locale) => site.services.search.findsAll(term, locale),
        presearch: (term, locale) => site.services.search.presearch(term, locale),
        correctTerm: (term) => corrections[term],
        findLanguage: (term, locale) => site.services.search.findLanguage(term, locale),
      },
    });

  test.each([
    ["/icons/set/hoem", "302 /icons/set/home?typed=hoem"],
    ["/icons/set/Hoem--red?page=3&lang=de", "302 /icons/set/home--red?typed=hoem&lang=de"],
    ["/icon/set/hoem/lucide", "302 /icons/set/home--style-lucide?typed=hoem"],
    ["/icons/set/animasl", "302 /icons/set/animals?typed=animasl"],
    ["/icons/set/emojj", "302 /icon/set/emoji/emoji"],
    ["/icons/set/hoem--nocorrect", "200"],
    ["/icons/set/plusplus", "200"],
    ["/icons/set/zzqqx", "200"],
    ["/icons/set/home", "200"],
    ["/icons/set/hoem?typed=home", "200"],
  ])("%s is answered by %s", async (href, answer) => {
    expect(renderAnswer(await correcting().resolve(href, "en"))).toBe(answer);
  });

  test("a term with results is not corrected", async () => {
    expect((await site.services.search.search({ term: "hous", amount: 0 })).total).toBeGreaterThan(0);
    expect(renderAnswer(await correcting().resolve("/icons/set/hous", "en"))).toBe("200");
  });

  test("the page keeps the typed term, and its canonical path doesn't", async () => {
    const resolution = await correcting().resolve("/icons/set/home--red?typed=hoem", "en");
    expect(resolution).toMatchObject({
      kind: "page",
      page: { address: { term: "home", typed: "hoem" }, path: "/icons/set/home--red" },
    });
  });
});

describe("manually redirected paths", () => {
  const moves: Record<string, { to: string; status: 301 | 302 }> = {
    "/old": { to: "/icons/set/home", status: 301 },
    "/older": { to: "/old", status: 302 },
    "/oldest": { to: "/Older", status: 301 },
    "/Older": { to: "/older", status: 301 },
    "/icons/set/house plant": { to: "/icons/set/Indoor Plant", status: 301 },
    "/away": { to: "https://example.com/there", status: 302 },
    "/far": { to: "/away", status: 301 },
    "/query": { to: "/icons/set/home?page=2", status: 301 },
    "/circle": { to: "/round", status: 301 },
    "/round": { to: "/circle", status: 301 },
    "/icons/set/arrow": { to: "/icons/set/Arrow", status: 301 },
    "/host": { to: "//example.com", status: 301 },
    "/backslash": { to: "/\\example.com", status: 301 },
    "/script": { to: "javascript:alert(1)", status: 301 },
    "/developer": { to: "/developers", status: 301 },
  };
  const redirects: RedirectLookup = { find: (path) => Promise.resolve(moves[path]) };

  test.each([
    ["/old", "301 /icons/set/home"],
    ["/old?utm_source=mail", "301 /icons/set/home?utm_source=mail"],
    ["/older", "302 /icons/set/home"],
    ["/oldest", "302 /icons/set/home"],
    ["/icons/set/house%20plant", "301 /icons/set/indoor-plant"],
    ["/away?x=1", "302 https://example.com/there"],
    ["/far", "302 https://example.com/there"],
    ["/query?page=3", "301 /icons/set/home?page=2"],
    ["/developer", "301 /developers"],
    ["/circle", "404"],
    ["/icons/set/arrow", "200"],
    ["/icons/set/Arrow", "301 /icons/set/arrow"],
    ["/host", "404"],
    ["/backslash", "404"],
    ["/script", "404"],
    ["/icons/set/home", "200"],
  ])("%s is answered by %s", async (href, answer) => {
    const { catalogue: host, search } = site.services;
    const addresses = createAddressService({ catalogue: host, search, redirects });
    expect(renderAnswer(await addresses.resolve(href, "en"))).toBe(answer);
  });
});

describe("any URL", () => {
  const words = "home Shopping%20Cart hoem c++ popular animals tiere 動物 a.b 家 zebra arrow".split(" ");
  const codes = "lucide mdi tabler tablerOutline group-tabler tailwind-labs nothing animals styles set".split(" ");
  const tokens = "red c-fa5252 c-12345 AI ai-x external static animated mono kids 2020s nocorrect bogus".split(" ");
  const prefixes = "style- author- os- size- corners- family- group-".split(" ");
  const roots = "/icons /icon /icons/set /icon/set /icons/authors /icons/styles /Icons //h /\\h".split(" ");
  const places = "set styles new authors new-icons presentation-clip-art search-by-image emoji".split(" ");
  const queries = " ?page=2 ?category=animals ?category=x ?family=tabler ?typed=hoem&lang=de ?a=b#c".split(" ");
  const keyed = fc.tuple(fc.constantFrom(...prefixes), fc.constantFrom(...codes, "ios", "24", "sharp", ""));
  const anyToken = fc.oneof(
    fc.constantFrom(...tokens),
    keyed.map((parts) => parts.join("")),
  );
  const segment = fc.oneof(
    fc.constantFrom(...words, ...codes, ...Object.values(emojiWords).flat()),
    fc.constantFrom(...places, "", "x".repeat(60)),
    keyed.map((parts) => parts.join("")),
    fc.string({ maxLength: 4 }),
  );
  const wild = fc
    .record({
      root: fc.constantFrom(...roots),
      parts: fc.array(segment, { maxLength: 4 }),
      filters: fc.array(anyToken, { maxLength: 3 }),
      query: fc.constantFrom(...queries),
      isEncoded: fc.boolean(),
    })
    .map(({ root, parts, filters, query, isEncoded }) => {
      const segments = [...parts.slice(0, -1), [parts.at(-1) ?? "", ...filters].join("--")];
      return [root, ...segments.map((text) => (isEncoded ? encodeURIComponent(text) : text))].join("/") + query;
    });
  const likely = fc
    .record({
      list: fc.oneof(
        fc.constantFrom("new", "styles", "presentation-clip-art", "lucide", "family-tabler", "authors/github/github"),
        fc.constantFrom(...words, ...Object.values(emojiWords).flat()).map((word) => `set/${word}`),
      ),
      filters: fc.array(anyToken, { maxLength: 2 }),
      query: fc.constantFrom(...queries),
    })
    .map(({ list, filters, query }) => `/icons/${[list, ...filters].join("--")}${query}`);

  const sentence =
    "are answered without a failure, lead on at most twice, never in a circle, and never to another host";
  test(sentence, { timeout: 300_000 }, async () => {
    const counts = { page: 0, redirect: 0, missing: 0 };
    await fc.assert(
      fc.asyncProperty(fc.oneof(wild, likely), fc.constantFrom(...languages), async (href, locale) => {
        let place = href;
        for (let redirects = 0; ; redirects++) {
          const resolution = await resolve(place, locale);
          if (redirects === 0) counts[resolution.kind]++;
          if (resolution.kind !== "redirect") return;
          expect(resolution.to).toMatch(/^\/icons?(?:\/(?![/\\])|[?#]|$)/);
          expect(redirects, `${href} leads on and on, last to ${resolution.to}`).toBeLessThan(2);
          place = resolution.to;
        }
      }),
      { numRuns: asked, seed: 20_260_101, endOnFailure: true },
    );
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(asked / 20);
  });
});
