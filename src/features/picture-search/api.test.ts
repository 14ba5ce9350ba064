import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureSets } from "../../../tests/harness/site/fixture-catalogue.ts";
import { giveCalls } from "../../../tests/harness/people/give-calls.ts";
import { signIn } from "../../../tests/harness/people/sign-in.ts";
import { startPictureApp } from "../../../tests/harness/site/picture-app.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import type { Box } from "../../core/pictures/raster.ts";
import type { PublicIcon } from "../icon-details/contract.ts";
import { largestPictureBytes, pictureSearchPath, similarIconsPath } from "./contract.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startPictureApp();
}, 180_000);
afterAll(() => test.close());

interface Found {
  icons: PublicIcon[];
  box?: Box;
  progress: { done: number; total: number };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>';

async function post(entries: Record<string, string | Blob>, query = "", to = test) {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: form });
  return send(Buffer.from(await request.arrayBuffer()), request.headers.get("content-type")!, query, to);
}

async function send(payload: Buffer | string, contentType: string, query = "", to = test) {
  const response = await to.app.inject({
    method: "POST",
    url: pictureSearchPath + query,
    headers: { "content-type": contentType },
    payload,
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown> & Found>() };
}

async function ask(query: string, from = test) {
  const response = await from.app.inject(`${similarIconsPath}${query}`);
  return { status: response.statusCode, body: response.json<Record<string, unknown> & { icons: SimilarIcon[] }>() };
}
type SimilarIcon = Omit<PublicIcon, "category" | "categoryApiCode" | "subcategory"> &
  Record<"category" | "categoryApiCode" | "subcategory", string[]>;

const catalogue = () => test.services.catalogue.current().catalogue;
const ordinalOf = (name: string) => catalogue().findByIconifyName(...(name.split(":") as [string, string]))!;
const idOf = (name: string) => catalogue().id(ordinalOf(name));

interface Look {
  color?: `#${string}`;
  ground?: string;
  sizePx?: number;
}

/** An icon drawn in another color and size, with some ground around it. */
async function draw(name: string, { color = "#0b7285", ground = "#fff3bf", sizePx = 150 }: Look = {}): Promise<Sharp> {
  const drawn = test.services.icon.getSvg(idOf(name), { color, size: sizePx });
  const icon = await sharp(Buffer.from(drawn)).resize(sizePx).png().toBuffer();
  const edge = Math.round(sizePx * 1.3);
  const around = sharp({ create: { width: edge, height: edge, channels: 3, background: ground } });
  return sharp(
    await around
      .composite([{ input: icon }])
      .png()
      .toBuffer(),
  );
}

const asFile = (bytes: Uint8Array, name = "picture") => new File([new Uint8Array(bytes)], name);
const names = ({ icons }: { icons: { iconifyName: string }[] }) => icons.map(({ iconifyName }) => iconifyName);

/** Two icons side by side. */
async function drawPair(left: string, right: string): Promise<File> {
  const [one, other] = await Promise.all([draw(left), draw(right)].map(async (picture) => (await picture).toBuffer()));
  const edge = (await sharp(one).metadata()).width;
  const sheet = sharp({ create: { width: 2 * edge, height: edge, channels: 3, background: "#fff3bf" } });
  const placed = sheet.composite([
    { input: one!, left: 0, top: 0 },
    { input: other!, left: edge, top: 0 },
  ]);
  return asFile(await placed.png().toBuffer());
}

describe(`POST ${pictureSearchPath}`, () => {
  it.each([
    ["another color, as PNG", "octicon:bell-16", {}, (picture: Sharp) => picture.png()],
    [
      "white on black, as JPEG",
      "octicon:book-16",
      { color: "#fff", ground: "#000" },
      (picture: Sharp) => picture.jpeg({ quality: 40 }),
    ],
    ["small, as GIF", "octicon:heart-16", { sizePx: 40 }, (picture: Sharp) => picture.gif()],
    ["large, as WebP", "fa6-brands:android", { sizePx: 900 }, (picture: Sharp) => picture.webp()],
    [
      "its own colors, as AVIF",
      "meteocons:rainbow-fill",
      { ground: "#eee" },
      (picture: Sharp) => picture.avif({ effort: 0 }),
    ],
  ] as const)("finds an icon redrawn in %s", async (_what, name, customization, encode) => {
    const file = asFile(await encode(await draw(name, customization)).toBuffer());
    const { status, body } = await post({ file });
    expect([status, names(body)[0]]).toEqual([200, name]);
    expect(body.icons).toHaveLength(60);
    const total = catalogue().distinctCount;
    expect(body.progress).toEqual({ done: total, total });
  });

  it("finds an SVG", async () => {
    const { body } = await post({ file: new File([test.services.icon.getSvg(idOf("octicon:gear-16"))], "a.svg") });
    expect(names(body)[0]).toBe("octicon:gear-16");
  });

  it("searches the part in the box, or else finds the main object itself", async () => {
    const file = await drawPair("octicon:bell-16", "octicon:rocket-16");
    const left = await post({ file, box: "0,0,0.5,1" });
    const right = await post({ file, box: "0.5,0,0.5,1" });
    expect([names(left.body)[0], names(right.body)[0]]).toEqual(["octicon:bell-16", "octicon:rocket-16"]);
    expect(right.body.box).toEqual({ left: 0.5, top: 0, width: 0.5, height: 1 });
    const screen = (await draw("octicon:bell-16")).extend({ right: 900, bottom: 900, background: "#fff3bf" });
    const { body } = await post({ file: asFile(await screen.png().toBuffer()) });
    expect(names(body)[0]).toBe("octicon:bell-16");
    expect(body.box!.left + body.box!.width).toBeLessThan(0.3);
  });

  it("never returns the same SVG twice, and prefers the one that passes the filters", async () => {
    const file = asFile(await (await draw("fa6-brands:instagram")).png().toBuffer());
    const all = (await post({ file }, "?amount=200")).body.icons;
    expect(all).toHaveLength(200);
    expect(new Set(all.map(({ iconifyName }) => catalogue().originalOf(ordinalOf(iconifyName)))).size).toBe(200);
    expect(all[0]!.iconifyName).toBe("fa6-brands:instagram");
    const style = catalogue().icon(ordinalOf("fa-brands:instagram")).platform;
    const { icons } = (await post({ file }, `?style=${style}&amount=200`)).body;
    expect(icons[0]!.iconifyName).toBe("fa-brands:instagram");
    expect(icons).toHaveLength(200);
    expect(new Set(icons.map(({ platform }) => platform))).toEqual(new Set([style]));
  });

  it("returns a full list of icons that pass narrow filters, and none where none pass", async () => {
    const file = asFile(await (await draw("octicon:bell-16")).png().toBuffer());
    const animated = (await post({ file }, "?isAnimated=true&isColor=true&amount=20")).body.icons;
    expect(animated).toHaveLength(20);
    expect(animated.every(({ isAnimated, isColor }) => isAnimated && isColor)).toBe(true);
    const { body } = await post({ file }, "?isAnimated=true&style=octicons,fontAwesome5Brands");
    expect(body).toMatchObject({ success: true, icons: [] });
  });

  it("names icons in the requested language", async () => {
    const file = asFile(await (await draw("octicon:bell-16")).png().toBuffer());
    const [icon] = (await post({ file }, "?language=de&amount=1")).body.icons;
    expect(icon).toMatchObject({ name: "Glocke", englishName: "Bell" });
  });

  it("finds nothing for a blank image", async () => {
    const blank = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect(await post({ file: asFile(blank) })).toMatchObject({ status: 200, body: { icons: [] } });
  });

  it("415 for a file that isn't an image, is truncated, or has the wrong type", async () => {
    const whole = await (await draw("octicon:bell-16")).png().toBuffer();
    for (const bytes of [Buffer.from("MZ\x90\0"), Buffer.from("just text"), whole.subarray(0, whole.length / 2)]) {
      const file = new File([new Uint8Array(bytes)], "photo.png", { type: "image/png" });
      expect(await post({ file })).toMatchObject({ status: 415, body: { code: "unsupported_type", field: "file" } });
    }
  });

  it("413 for more than 10 MB, in the image and in the form around it, and for more than 50 megapixels", async () => {
    const tooLarge = new File([svg, new Uint8Array(largestPictureBytes)], "huge.svg");
    expect(await post({ file: tooLarge })).toMatchObject({ status: 413, body: { code: "too_large", field: "file" } });
    expect(
      await post({ file: new File([svg], "a.svg"), note: "x".repeat(largestPictureBytes + 70_000) }),
    ).toMatchObject({ status: 413, body: { success: false } });
    const wide = { create: { width: 10_000, height: 5001, channels: 3 as const, background: "#fff" } };
    const manyPixels = asFile(await sharp(wide).png({ compressionLevel: 1 }).toBuffer());
    expect(await post({ file: manyPixels })).toMatchObject({ status: 413, body: { code: "too_large", field: "file" } });
  });

  it.each([
    ["a form without a file", () => post({ picture: "none" })],
    ["text where the file should be", () => post({ file: svg })],
    ["an empty file", () => post({ file: new File([], "a.png") })],
    [
      "a form that breaks off",
      () => send('--x\r\ncontent-disposition: form-data; name="file"', "multipart/form-data; boundary=x"),
    ],
    ["a form without a boundary", () => send("hello", "multipart/form-data")],
    ["JSON", () => send("{}", "application/json")],
  ])("400 for %s", async (_what, request) => {
    expect(await request()).toMatchObject({ status: 400, body: { code: "invalid_input", field: "file" } });
  });

  it.each(["", "1,2,3", "0,0,1,1,1", "0,0,0,1", "-0.1,0,1,1", "0.6,0,0.5,1", "0,0,2,1", "a,b,c,d", "0,0,1e0,1"])(
    "400 for the box '%s'",
    async (box) => {
      const file = new File([svg], "a.svg");
      expect(await post({ file, box })).toMatchObject({ status: 400, body: { code: "invalid_input", field: "box" } });
    },
  );

  it.each([
    ["amount", "?amount=501"],
    ["style", "?style=noSuchStyle"],
    ["language", "?language=german"],
  ])("400 for an invalid %s", async (field, query) => {
    const file = new File([svg], "a.svg");
    expect(await post({ file }, query)).toMatchObject({ status: 400, body: { code: "invalid_input", field } });
  });

  it("415 for a body that isn't a form", async () => {
    expect(await send(svg, "image/svg+xml")).toMatchObject({ status: 415, body: { success: false } });
  });
});

describe(`GET ${similarIconsPath}`, () => {
  it("returns icons with a similar look or meaning, never the icon itself and no SVG twice", async () => {
    const id = idOf("octicon:bell-16");
    const { status, body } = await ask(`?id=${id}&limit=50`);
    expect([status, body.icons.length]).toEqual([200, 50]);
    const drawings = [id, ...body.icons.map((icon) => icon.id)].map((each) =>
      catalogue().originalOf(catalogue().findById(each)!),
    );
    expect(new Set(drawings).size).toBe(51);
    expect(names(body).slice(0, 8)).toContain("octicon:bell-fill-16");
    const [first] = body.icons;
    expect(first).toMatchObject({ category: expect.any(Array), categoryApiCode: [expect.any(String)] });
  });

  it("limits results to the same style or to other styles if requested", async () => {
    const id = idOf("fa6-brands:github");
    const style = catalogue().icon(ordinalOf("fa6-brands:github")).platform;
    const same = (await ask(`?id=${id}&styles=same`)).body.icons;
    const other = (await ask(`?id=${id}&styles=other`)).body.icons;
    expect([same.length, other.length]).toEqual([24, 24]);
    expect(new Set(same.map(({ platform }) => platform))).toEqual(new Set([style]));
    expect(other.map(({ platform }) => platform)).not.toContain(style);
    expect(names({ icons: other })[0]).toMatch(/github/);
  });

  it("finds icons similar to an unlisted icon", async () => {
    const unlisted = idOf("octicon:bell-24");
    expect(ordinalOf("octicon:bell-24")).toBeGreaterThanOrEqual(catalogue().listedCount);
    const { icons } = (await ask(`?id=${unlisted}`)).body;
    expect(icons).toHaveLength(24);
    expect(icons.map(({ id }) => id)).not.toContain(unlisted);
  });

  it("uses concept and words where image vectors are missing", async () => {
    const blind = await startTestApp({}, pictureSets);
    try {
      const { icons } = (await ask(`?id=${idOf("octicon:bell-16")}&limit=5`, blind)).body;
      expect(icons).toHaveLength(5);
      expect(icons.slice(0, 2).map(({ commonName }) => commonName)).toEqual(["bell", "bell"]);
      const alike = await ask(`?id=${idOf("octicon:git-pull-request-draft-16")}&styles=same&limit=12`, blind);
      expect(alike.body.icons).toHaveLength(12);
    } finally {
      await blind.close();
    }
  });

  it.each([
    [404, "not_found", "id", "?id=nothing99"],
    [400, "invalid_input", "id", ""],
    [400, "invalid_input", "styles", "?id=x&styles=some"],
    [400, "invalid_input", "limit", "?id=x&limit=101"],
  ])("%i %s for an invalid %s", async (status, code, field, query) => {
    expect(await ask(query)).toMatchObject({ status, body: { success: false, code, field } });
  });
});

describe("icons of one style similar to those of another", () => {
  it("are the same logos in another set, the most similar first, and none where none is similar", async () => {
    const [github, bell] = [ordinalOf("fa6-brands:github"), ordinalOf("octicon:bell-16")];
    const found = await test.services.pictures.findLikest([github, bell], { style: "fontAwesome5Brands" });
    expect(found.get(github)?.[0]).toBe(ordinalOf("fa-brands:github"));
    expect(found.has(bell)).toBe(false);
    for (const icon of found.get(github)!) expect(catalogue().icon(icon).platform).toBe("fontAwesome5Brands");
  });
});

it("a server without an image index yet responds with a retry time", async () => {
  // As long as it cannot keep what icons look like, it looks at none: here it fails to remove a folder for a file.
  const early = await startTestApp({ PICTURE_SEARCH: "true" }, pictureSets, {}, async (dataDir) => {
    await mkdir(join(dataDir, "pictures", "older.vectors"), { recursive: true });
  });
  const { status, body } = await post({ file: new File([svg], "a.svg") }, "", early);
  await early.close();
  expect([status, body]).toMatchObject([503, { success: false, code: "unavailable" }]);
});

describe("a server without image search", () => {
  it("says so, suggests a text search, and announces no retry", async () => {
    const blind = await startTestApp({}, pictureSets);
    try {
      const { pictures } = blind.services;
      expect(pictures.progress()).toEqual({ done: 0, total: 0, isReady: true });
      const picture = { type: "image/svg+xml", bytes: Buffer.from(svg) } as const;
      await expect(pictures.search(picture, { amount: 1 })).rejects.toMatchObject({
        code: "not_found",
        message: expect.stringMatching(/turned off.*Search by text/),
      });
    } finally {
      await blind.close();
    }
  });
});

it("finds icons similar to an uploaded one, for people who may view it", async () => {
  const anna = await signIn(test, "anna@example.com");
  const owner = { personId: anna.id, locale: "en" as const };
  const { id } = await test.services.collections.create(owner, {});
  const house = test.services.icon.getSvg(idOf("octicon:gear-16"), { size: 96 });
  const files = [{ name: "mine.svg", svg: Buffer.from(house).toString("base64") }];
  const { success } = await test.services.uploads.add(owner, id, files);
  const url = `${similarIconsPath}?id=${success[0]!.id}`;
  const own = await test.app.inject({ url, headers: anna.headers });
  expect(own.json<{ icons: SimilarIcon[] }>().icons[0]).toMatchObject({ id: idOf("octicon:gear-16") });
  expect(own.headers["cache-control"]).toMatch(/^private/);
  expect((await test.app.inject(url)).statusCode).toBe(404);
});

it("image searches by programs use no API quota, and need none", async () => {
  const member = await signIn(test, "program@example.com");
  await test.services.licenses.give(member.id, { source: "manual" });
  await giveCalls(test, member, { "api-call-icon": 0, "meta-api-call-icon": 1 });
  const form = new FormData();
  form.append("file", new File([svg], "a.svg"));
  const request = new Request("http://localhost", { method: "POST", body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = { "content-type": request.headers.get("content-type")!, authorization: `Bearer ${member.token}` };
  const search = async () =>
    (await test.app.inject({ method: "POST", url: pictureSearchPath, headers, payload })).statusCode;
  expect([await search(), await search()]).toEqual([200, 200]);
  const left = (await test.services.licenses.listAllowances(member.id)).map(({ usagesLeft }) => usagesLeft);
  expect(left.reduce((sum, one) => sum + one, 0)).toBe(1);
});
