import { afterAll, beforeAll, expect, test } from "vitest";
import { pack } from "../../core/columns/packed.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import { renderHead } from "../../i18n/page-meta.ts";

let held: TestApp;

beforeAll(async () => {
  held = await startTestApp();
});
afterAll(() => held.close());

const hrefIn = (locale: Locale, path: string) => `https://${locale}.example.com${path}`;

async function describe(path: string, locale: Locale = "en") {
  const { addresses, seo } = held.services;
  const found = await addresses.resolve(path, locale);
  if (found.kind !== "page") throw new Error(`${path} is ${JSON.stringify(found)}`);
  return seo.describeAddress({ page: found.page, locale, hrefIn });
}

test.each([
  ["/icons", "The right icon, right away"],
  ["/icons/set/arrow-left", "Arrow left icons"],
  ["/icons/set/arrow-left--style-lucide", "Arrow left icons in Lucide"],
  ["/icons/set/popular", "Popular icons"],
  ["/icons/set/animals", "Animals icons"],
  ["/icons/set/animals--style-lucide", "Animals icons in Lucide"],
  ["/icons/lucide", "Lucide icons"],
  ["/icon/set/emoji/emoji", "Emoji"],
  ["/icons/styles", "Icon styles"],
  ["/icons/styles--animated", "Animated icon styles"],
  ["/icons/styles--static", "Static icon styles"],
  ["/icons/new", "New icons"],
  ["/icons/new--style-lucide", "New in Lucide"],
  ["/icons/presentation-clip-art", "Presentation clip art"],
  ["/icons/search-by-image", "Search by image"],
])("%s has the heading “%s”", async (path, title) => {
  expect((await describe(path)).title).toBe(title);
});

test("every page is described in every language, with its URL in all of them", async () => {
  for (const locale of locales) {
    const head = await describe("/icons/new", locale);
    expect(head.canonical).toBe(`https://${locale}.example.com/icons/new`);
    expect(head.alternates.map(({ href }) => href)).toEqual(locales.map((other) => hrefIn(other, "/icons/new")));
    for (const text of [head.title, head.description, head.metaTitle, head.metaDescription]) expect(text).not.toBe("");
  }
});

test("filters and further pages have their own titles", async () => {
  const titles = await Promise.all(
    ["home", "home--blue", "home--blue--static", "home?page=2"].map((end) => describe(`/icons/set/${end}`)),
  );
  expect(titles.map(({ metaTitle }) => metaTitle)).toEqual([
    "Home icons in SVG and PNG – Iconarium",
    "Home icons: Blue – Iconarium",
    "Home icons: Blue, Static – Iconarium",
    "Home icons in SVG and PNG – Iconarium – page 2",
  ]);
});

test("counts are rounded down to hundreds", async () => {
  expect((await describe("/icons")).metaTitle).toMatch(/– \d\d,\d00 open icons/);
});

test("the head has title, description, URL, alternates and images", async () => {
  const head = await describe("/icons/lucide", "de");
  const rendered = renderHead({ ...head, structuredData: pack([{ "@type": "ItemList" }]), robots: "noindex, follow" });
  expect(rendered).toEqual(
    expect.arrayContaining([
      { title: head.metaTitle },
      { name: "description", content: head.metaDescription },
      { name: "robots", content: "noindex, follow" },
      { tagName: "link", rel: "canonical", href: "https://de.example.com/icons/lucide" },
      { tagName: "link", rel: "alternate", hrefLang: "x-default", href: "https://en.example.com/icons/lucide" },
      { tagName: "link", rel: "alternate", hrefLang: "zh-Hans", href: "https://zh.example.com/icons/lucide" },
      { property: "og:image", content: "https://de.example.com/og/icons/lucide.png" },
      { name: "twitter:card", content: "summary_large_image" },
      { "script:ld+json": { "@type": "ItemList" } },
    ]),
  );
  expect(renderHead(undefined)).toEqual([]);
});
