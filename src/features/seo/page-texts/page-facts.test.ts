import { afterAll, beforeAll, expect, test } from "vitest";
import { unpack } from "../../../core/columns/packed.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Locale } from "../../../i18n/locales.ts";

let held: TestApp;
let house: Icon;
beforeAll(async () => {
  held = await startTestApp();
  const { catalogue } = held.services.catalogue.current();
  house = catalogue.icon(catalogue.findByIconifyName("lucide", "house")!);
});
afterAll(() => held.close());

const hrefIn = (locale: Locale, path: string) => `https://${locale}.example.com${path}`;

interface Facts {
  "@type": string;
  itemListElement?: { name: string; item?: string; url?: string }[];
}

async function describe(path: string, locale: Locale = "en", icons: Icon[] = []) {
  const found = await held.services.addresses.resolve(path, locale);
  if (found.kind !== "page") throw new Error(`${path} is ${JSON.stringify(found)}`);
  return held.services.seo.describeAddress({ page: found.page, locale, hrefIn, icons, count: 700 });
}

async function listFacts(...of: Parameters<typeof describe>) {
  return unpack((await describe(...of)).structuredData) as Facts[];
}

test.each([
  ["/icons/lucide", ["Iconarium", "Icon styles", "Lucide icons"]],
  ["/icons/set/house", ["Iconarium", "House icons"]],
  ["/icons/new--style-lucide", ["Iconarium", "New in Lucide"]],
  [
    "/icons/authors/lucide-contributors/lucide-contributors/lucide",
    ["Iconarium", "Lucide Contributors", "Lucide icons by Lucide Contributors"],
  ],
])("the breadcrumbs of %s start at the home page", async (path, names) => {
  const [trail] = await listFacts(path);
  expect(trail!["@type"]).toBe("BreadcrumbList");
  expect(trail!.itemListElement!.map(({ name }) => name)).toEqual(names);
});

test("an icon has breadcrumbs through its style, with its image, author and license", async () => {
  const [trail, image] = await listFacts(house.url, "de");
  expect(trail!.itemListElement!.map(({ item }) => item)).toEqual(
    ["/icons", "/icons/lucide", house.url].map((path) => `https://de.example.com${path}`),
  );
  expect(image).toMatchObject({
    "@type": "ImageObject",
    name: "Haus",
    alternateName: ["House", "lucide:house"],
    contentUrl: `https://de.example.com/img/${house.id}.svg`,
    acquireLicensePage: `https://de.example.com${house.url}`,
    license: expect.stringMatching(/^https:/),
    creditText: expect.stringContaining("Lucide"),
  });
});

test("every breadcrumb links to a page, in every requested language", async () => {
  for (const locale of ["en", "de", "ja"] satisfies Locale[]) {
    for (const path of ["/icons/lucide", "/icons/family-tabler", house.url]) {
      const [trail] = await listFacts(path, locale);
      for (const { item } of trail!.itemListElement!) {
        const { pathname } = new URL(item!);
        expect(await held.services.addresses.resolve(pathname, locale)).toMatchObject({ kind: "page" });
      }
    }
  }
});

test("a list names its icons and their number; the home page describes the site", async () => {
  expect((await listFacts("/icons/lucide", "fr", [house]))[1]).toMatchObject({
    "@type": "ItemList",
    numberOfItems: 700,
    itemListElement: [{ name: "House", url: `https://fr.example.com${house.url}` }],
  });
  const types = (await listFacts("/icons", "en", [house])).map((facts) => facts["@type"]);
  expect(types).toEqual(["WebSite", "ItemList"]);
});

test("the pages of new icons and of a style link to their existing feeds", async () => {
  const heads = await Promise.all(
    ["/icons/new", "/icons/new--style-lucide", "/icons/lucide", "/icons/set/house"].map((path) => describe(path, "de")),
  );
  const paths = heads.map(({ feed }) => feed && new URL(feed).pathname);
  expect(paths).toEqual(["/feeds/new.xml", "/feeds/new/lucide.xml", "/feeds/new/lucide.xml", undefined]);
  for (const path of paths) if (path) expect((await held.app.inject(path)).statusCode).toBe(200);
});
