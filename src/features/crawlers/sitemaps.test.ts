import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listChildren, parseXml, textOf } from "../../../tests/harness/files/parse-xml.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { languageTags, locales, type Locale } from "../../i18n/locales.ts";
import { otherPages } from "./sitemap-pages.ts";
import { entriesPerFile } from "./sitemaps.server.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const hostOf = (locale: Locale) => ({ host: `${locale}.localhost` });
const documents = new Map<string, Promise<ReturnType<typeof parseXml>>>();
/** A document of the site in one language; a file of icons takes a second to read, and is read once. */
function getXml(url: string, locale: Locale = "en"): Promise<ReturnType<typeof parseXml>> {
  const key = `${locale} ${url}`;
  const document = documents.get(key) ?? get(url, hostOf(locale)).then(({ body }) => parseXml(body));
  documents.set(key, document);
  return document;
}
const pathOf = (href: string) => new URL(href).pathname + new URL(href).search;

describe("GET /sitemap.xml and the files that it lists", () => {
  it.each(["en", "ja"] satisfies Locale[])(
    "200: every file in the index exists in %s, and no other",
    async (locale) => {
      const files = listChildren(await getXml("/sitemap.xml", locale), "sitemap").map(
        (entry) => new URL(textOf(entry, "loc")!),
      );
      expect(new Set(files.map(({ href }) => href)).size).toBe(files.length);
      expect(new Set(files.map(({ hostname }) => hostname))).toEqual(
        new Set([locale === "en" ? "localhost" : `${locale}.localhost`]),
      );
      const names = files.map(({ pathname }) => pathname);
      expect(names).toContain(`/sitemaps/${locale}/icons-3.xml`);
      for (const name of names) {
        const { statusCode } = await test.app.inject({ method: "HEAD", url: name, headers: hostOf(locale) });
        expect(statusCode, name).toBe(200);
      }
      const unlisted = [
        "icons-4",
        "icons-0",
        "styles-2",
        "terms-2",
        "icons-99999",
        "colors-1",
        "icons-1.xml.gz",
        "icons",
      ];
      for (const name of unlisted) {
        expect((await get(`/sitemaps/${locale}/${name}.xml`, hostOf(locale))).statusCode, name).toBe(404);
      }
      expect((await get("/sitemaps/de/icons-1.xml", hostOf(locale))).statusCode).toBe(404);
      expect((await get("/sitemaps/zu/icons-1.xml", hostOf(locale))).statusCode).toBe(404);
    },
  );

  it("200: where one host serves all languages, its index lists the files of all", async () => {
    const shared = await startTestApp({ ORIGIN: "http://icons.example" });
    const read = (url: string) => shared.app.inject({ url, headers: { host: "icons.example" } });
    const { body } = await read("/sitemap.xml");
    const paths = listChildren(parseXml(body), "sitemap").map((entry) => new URL(textOf(entry, "loc")!).pathname);
    expect(new Set(paths.map((path) => path.split("/")[2]))).toEqual(new Set(locales));
    const { body: file } = await read("/sitemaps/fr/styles-1.xml");
    expect(textOf(listChildren(parseXml(file), "url")[0]!, "loc")).toMatch(
      /^http:\/\/icons\.example\/icons\/[a-z-]+\?lang=fr$/,
    );
    await shared.close();
  });

  it("200: the files list every icon once, with its image, within the limits", async () => {
    const { catalogue } = test.services.catalogue.current();
    const seen = new Set<string>();
    const skipped = amount(2, 0);
    for (const number of [1, 2, 3].slice(skipped)) {
      const path = `/sitemaps/de/icons-${number}.xml`;
      expect((await get(path, hostOf("de"))).rawPayload.length).toBeLessThan(50_000_000);
      for (const entry of listChildren(await getXml(path, "de"), "url")) {
        const id = new URL(textOf(entry, "loc")!).pathname.split("/")[2]!;
        seen.add(id);
        expect(textOf(listChildren(entry, "image:image")[0]!, "image:loc")).toMatch(new RegExp(`/img/${id}\\.svg$`));
      }
    }
    expect(seen.size).toBe(catalogue.listedCount - skipped * entriesPerFile);
    expect([...seen].filter((id) => catalogue.findById(id) === undefined)).toEqual([]);
  });

  it.each((["ja", "de", "en"] satisfies Locale[]).slice(0, amount(1, 3)))(
    "200: every other page in %s exists at its sitemap URL",
    async (locale) => {
      const kinds = ["pages", "styles", "families", "authors", "categories", "terms"];
      for (const kind of kinds) {
        const entries = listChildren(await getXml(`/sitemaps/${locale}/${kind}-1.xml`, locale), "url");
        expect(entries.length, kind).toBeGreaterThan(5);
        const hrefs = entries.map((entry) => textOf(entry, "loc")!);
        expect(new Set(hrefs).size).toBe(hrefs.length);
        expect(hrefs.filter((href) => !/^[\x21-\x7e]+$/.test(href))).toEqual([]);
        const step = Math.ceil(hrefs.length / amount(40, 400));
        const sample = hrefs.filter((_, index) => index % step === 0).map(pathOf);
        for (const path of sample.filter((each) => !otherPages.some((other) => other === each))) {
          const found = await test.services.addresses.resolve(path, locale);
          expect(found, path).toMatchObject({ kind: "page", page: { path } });
        }
      }
    },
  );

  it("200: every image of the site is listed with its page and its file", async () => {
    const entries = listChildren(await getXml("/sitemaps/de/pictures-1.xml", "de"), "url");
    const listed = (await get("/illustrations?per_page=100")).json<{ illustrations: { url: string }[] }>();
    const paths = entries.map((entry) => pathOf(textOf(entry, "loc")!));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(listed.illustrations.map(({ url }) => url)));
    expect(paths).toContain("/icons/images/pattern-arcs-forest");
    const image = pathOf(textOf(listChildren(entries[0]!, "image:image")[0]!, "image:loc")!);
    expect((await get(image)).statusCode).toBe(200);
  });

  it("200: every page lists itself and its alternates in all languages", async () => {
    for (const kind of ["categories-1", "icons-3"]) {
      const [entry] = listChildren(await getXml(`/sitemaps/de/${kind}.xml`, "de"), "url");
      const links = new Map(
        listChildren(entry!, "xhtml:link").map(({ attributes }) => [attributes["hreflang"], attributes["href"]]),
      );
      expect([...links.keys()]).toEqual([...locales.map((locale) => languageTags[locale]), "x-default"]);
      expect(links.get("de")).toBe(textOf(entry!, "loc"));
      expect(links.get("x-default")).toBe(links.get("en"));
      for (const locale of locales) {
        const path = pathOf(links.get(languageTags[locale])!);
        expect(await test.services.addresses.resolve(path, locale)).toMatchObject({ kind: "page", page: { path } });
      }
    }
  });

  it("200: dates are those of the newest icons, and are left out where unknown", async () => {
    const { catalogue } = test.services.catalogue.current();
    for (const entry of listChildren(await getXml("/sitemaps/de/icons-3.xml", "de"), "url").slice(0, 50)) {
      const id = new URL(textOf(entry, "loc")!).pathname.split("/")[2]!;
      const { timestamp } = catalogue.icon(catalogue.findById(id)!);
      expect(textOf(entry, "lastmod")).toBe(new Date(timestamp * 1000).toISOString().slice(0, 10));
    }
    const terms = listChildren(await getXml("/sitemaps/en/terms-1.xml"), "url");
    expect(terms.filter((entry) => textOf(entry, "lastmod") !== undefined)).toEqual([]);
  });

  it("200: is compressed if accepted, responds 304 when unchanged, and answers HEAD without a body", async () => {
    const url = "/sitemaps/en/styles-1.xml";
    const plain = await get(url);
    const packed = await get(url, { "accept-encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(plain.headers.etag);
    const unchanged = await get(url, { "if-none-match": etag });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ""]);
    const head = await test.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", etag]);
    expect((await test.app.inject({ method: "HEAD", url: "/sitemaps/en/styles-2.xml" })).statusCode).toBe(404);
  });
});
