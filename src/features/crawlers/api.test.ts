import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listChildren, parseXml, textOf } from "../../../tests/harness/files/parse-xml.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Locale } from "../../i18n/locales.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const hostOf = (locale: Locale) => ({ host: `${locale}.localhost` });
const pathOf = (href: string) => new URL(href).pathname + new URL(href).search;

describe("GET /robots.txt", () => {
  it("200: allows pages and images, disallows other paths, and names the sitemap", async () => {
    const { statusCode, headers, body } = await get("/robots.txt");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("text/plain");
    const lines = body.split("\n");
    expect(lines[0]).toBe("User-agent: *");
    expect(lines).toContain("Sitemap: http://localhost/sitemap.xml");
    const closed = lines.flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? []);
    const isClosed = (path: string) => closed.some((rule) => path.startsWith(rule));
    expect(["/view/results", "/api/icons", "/test"].filter((path) => !isClosed(path))).toEqual([]);
    expect(["/icons/set/test", "/icon/a/b", "/img/a.svg", "/og/icons.png", "/assets/a.js"].filter(isClosed)).toEqual(
      [],
    );
  });
});

describe("GET /feeds/new.xml", () => {
  it("200: returns the newest icons with page, image, date, author and license, in the language of the page", async () => {
    const response = await get("/feeds/new.xml", hostOf("de"));
    expect(response.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const channel = parseXml(response.body).children[0]!;
    expect(textOf(channel, "title")).toBe("Neue Icons – Iconarium");
    expect(textOf(channel, "language")).toBe("de");
    const items = listChildren(channel, "item");
    const expected = test.services.browse.latest({ offset: 0, amount: 50 }).icons;
    expect(items.map((item) => textOf(item, "guid"))).toEqual(expected.map(({ id }) => id));
    for (const [index, item] of items.entries()) {
      expect(pathOf(textOf(item, "link")!)).toBe(expected[index]!.url);
      expect(Date.parse(textOf(item, "pubDate")!)).toBe(expected[index]!.timestamp * 1000);
      expect(textOf(item, "dc:creator")).not.toBe("");
      expect(textOf(item, "creativeCommons:license")).toMatch(/^https?:/);
    }
    const { url, length, type } = listChildren(items[0]!, "enclosure")[0]!.attributes;
    const picture = await get(new URL(url!).pathname);
    expect([String(picture.rawPayload.length), String(picture.headers["content-type"])]).toEqual([
      length,
      `${type}; charset=utf-8`,
    ]);
  });

  it("200: returns the icons of one style only", async () => {
    const channel = parseXml((await get("/feeds/new/lucide.xml")).body).children[0]!;
    expect(textOf(channel, "title")).toContain("Lucide");
    expect(pathOf(textOf(channel, "link")!)).toBe("/icons/new--style-lucide");
    const { catalogue } = test.services.catalogue.current();
    const styles = listChildren(channel, "item").map(
      (item) => catalogue.icon(catalogue.findById(textOf(item, "guid")!)!).platform,
    );
    expect(new Set(styles)).toEqual(new Set(["lucide"]));
  });

  it("404: for an unknown style", async () => {
    for (const file of ["nothing.xml", "lucide", ".xml"])
      expect((await get(`/feeds/new/${file}`)).statusCode).toBe(404);
  });
});

describe("GET /og/*", () => {
  const pages = [
    "/icons",
    "/icons/styles",
    "/icons/new",
    "/icons/new--style-lucide",
    "/icons/presentation-clip-art",
    "/icons/set/house",
    "/icons/set/arrows",
    "/icon/set/emoji/emoji",
    "/icons/lucide",
    "/icons/lucide--animated",
    "/icons/set/nothing-like-it--nocorrect",
  ];

  it.each(pages)("200: renders icons in the size of previews for %s", async (page) => {
    const response = await get(`/og${page}.png`);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("image/png");
    expect(response.headers["cache-control"]).toContain("max-age=86400");
    const { width, height, format } = await sharp(response.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "png" });
    expect(await countColors(response.rawPayload)).toBeGreaterThan(200);
  });

  it("200: pages with different icons have different images, languages and pages of a list share one", async () => {
    const pictures = await Promise.all(
      ["/icons/lucide", "/icons/set/house", "/icons/lucide?page=2"].map((page) => {
        const [path, query] = page.split("?");
        return get(`/og${path}.png${query === undefined ? "" : `?${query}`}`);
      }),
    );
    const [lucide, house, second] = pictures.map(({ rawPayload }) => rawPayload);
    expect(lucide!.equals(house!)).toBe(false);
    expect(lucide!.equals(second!)).toBe(true);
  });

  it("200: an animated icon is rendered in its final state", async () => {
    const { catalogue } = test.services.catalogue.current();
    const moving = catalogue.icon(catalogue.findByIconifyName("line-md", "home")!);
    const { rawPayload } = await get(`/og${moving.url}.png`);
    // the roof, which is drawn last: a plate without it has no ink above its middle
    expect(await darkestIn(rawPayload, { left: 350, top: 60, width: 500, height: 240 })).toBeLessThan(60);
  });

  it("200: an icon that is invisible on a light background gets a dark one", async () => {
    const { catalogue, drawings } = test.services.catalogue.current();
    const isWhite = (ordinal: number) =>
      /^(?:(?!fill=|stroke=).)*fill="#fff"(?:(?!fill=|stroke=).)*$/s.test(drawings.read(ordinal));
    const white = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal).find(isWhite);
    expect(white).toBeDefined();
    const { rawPayload } = await get(`/og${catalogue.icon(white!).url}.png`);
    const { dominant } = await sharp(rawPayload).stats();
    expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(80);
  });

  it("304: when nothing has changed; simultaneous requests for an image render it once", async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 8 }, () => get("/og/icons/heroicons-outline.png")),
    );
    for (const other of others) expect(other.rawPayload.equals(first!.rawPayload)).toBe(true);
    const again = await get("/og/icons/heroicons-outline.png", { "if-none-match": String(first!.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it("301: redirects to the image of the canonical URL", async () => {
    const response = await get("/og/icons/set/Shopping%20Cart.png");
    expect([response.statusCode, response.headers.location]).toEqual([301, "/og/icons/set/shopping-cart.png"]);
  });

  it("404: for an unknown page", async () => {
    const nowhere = [
      "/og/icons/no-such-style.png",
      "/og/icon/000000000/house.png",
      "/og/developers.png",
      "/og/icons",
      "/og/.png",
    ];
    for (const url of nowhere) expect((await get(url)).statusCode).toBe(404);
  });
});

async function countColors(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.readUIntBE(at, 3));
  return colors.size;
}

/** The least light pixel, 0 to 255. */
async function darkestIn(png: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(png).extract(area).png().toBuffer())
    .grayscale()
    .stats();
  return channels[0]!.min;
}
