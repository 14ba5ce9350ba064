import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

let test: TestApp;
let paidIcon: string;
let freeIcon: string;
beforeAll(async () => {
  test = await startTestApp();
  const { catalogue } = test.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const find = (isFree: boolean) =>
    catalogue.id(ordinals.find((ordinal) => catalogue.icon(ordinal).isFree === isFree)!);
  paidIcon = find(false);
  freeIcon = find(true);
});
afterAll(() => test.close());

const size = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata();
  return { format, width, height };
};

describe("GET /img", () => {
  it("200: returns the icon as SVG in the requested size and color", async () => {
    const response = await test.app.inject("/img/lucide/48/FA5252/house.svg");
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("image/svg+xml");
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(response.body).toMatch(/^<svg [^>]*width="48" height="48"/);
    expect(response.body).toContain("#fa5252");
    expect(response.body).not.toContain("currentColor");
  });

  it("200: path and parameters, style and Iconify name, in any order, mean the same image", async () => {
    const [first, ...others] = await Promise.all(
      [
        "/img/lucide/48/fa5252/house.svg",
        "/img/fa5252/lucide/48px/house.svg",
        "/img/48x48/lucide/fa5252/house.svg",
        "/img/2x/lucide/fa5252/house.svg",
        "/img/lucide/house.svg?size=48&color=fa5252",
        "/img?name=house&platform=lucide&size=48&color=FA5252&format=svg",
        "/img?name=lucide:house&size=48&color=fa5252&format=svg",
        "/img/lucide/fa5252/house@2x.svg",
        "/img/lucide/24/fa5252/house@2x.svg",
        "/img/lucide/house.svg?look=size-48_color-fa5252",
      ].map((url) => test.app.inject(url)),
    );
    for (const { body } of others) expect(body).toBe(first!.body);
  });

  it("200: two colors recolor an icon of two", async () => {
    for (const url of [
      "/img/00ff00/0000ff/flat-color-icons/ok.svg",
      "/img/flat-color-icons/ok.svg?color=00ff00&color2=0000ff",
    ]) {
      const { body } = await test.app.inject(url);
      expect([...body.matchAll(/fill="(#\w+)"/g)].map(([, color]) => color)).toEqual(["#00ff00", "#0000ff"]);
    }
  });

  it.each([
    ["webp", "webp"],
    ["avif", "heif"],
    ["jpeg", "jpeg"],
    ["jpg", "jpeg"],
  ])("200: returns %s images", async (extension, kind) => {
    const response = await test.app.inject(`/img/lucide/house.${extension}?size=64`);
    expect(response.headers["content-type"]).toBe(`image/${extension === "jpg" ? "jpeg" : extension}`);
    expect(await size(response.rawPayload)).toEqual({ format: kind, width: 64, height: 64 });
  });

  it("200: rotates the image and adds a background, as customized", async () => {
    const { rawPayload } = await test.app.inject("/img/lucide/house.png?size=64&look=rotate-90_bg-square-00ff00");
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0, 255, 0]);
  });

  it("200: a PNG of an icon that draws itself shows its final state", async () => {
    const png = await test.app.inject("/img/line-md/home.png?size=96");
    const roof = sharp(png.rawPayload).extract({ left: 0, top: 0, width: 96, height: 40 });
    expect((await sharp(await roof.png().toBuffer()).stats()).channels[3]!.max).toBe(255);
  });

  it("200: returns a PNG of the requested size, or else of the native size", async () => {
    expect(await size((await test.app.inject("/img/lucide/house.png?size=64")).rawPayload)).toEqual({
      format: "png",
      width: 64,
      height: 64,
    });
    expect(await size((await test.app.inject("/img/lucide/house")).rawPayload)).toEqual({
      format: "png",
      width: 24,
      height: 24,
    });
  });

  it("200: without a size a PNG is never too large for guests", async () => {
    const strict = await startTestApp({ FREE_PNG_SIZE: "16" });
    const { statusCode, rawPayload } = await strict.app.inject(`/img/${paidIcon}.png`);
    const { width, height } = await size(rawPayload);
    await strict.close();
    expect([statusCode, Math.max(width, height)]).toEqual([200, 16]);
  });

  it("200: returns identical bytes again", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => test.app.inject(`/img/${paidIcon}.png?size=90`)));
    expect(second!.rawPayload.equals(first!.rawPayload)).toBe(true);
    expect((await test.app.inject(`/img/${paidIcon}.png?size=90`)).rawPayload.equals(first!.rawPayload)).toBe(true);
  });

  it("403: guests get PNG files of at most 100 px, except of free icons", async () => {
    expect((await test.app.inject(`/img/${paidIcon}.png?size=100`)).statusCode).toBe(200);
    const refused = await test.app.inject(`/img/${paidIcon}.png?size=101`);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: "not_allowed", field: "size" }]);
    expect((await test.app.inject(`/img/${paidIcon}.svg?size=2000`)).statusCode).toBe(200);
    const free = await test.app.inject(`/img/${freeIcon}.png?size=400`);
    const { width, height } = await size(free.rawPayload);
    expect(Math.max(width, height)).toBe(400);
  });

  it("200: a free icon larger than 1600 px is limited to 1600 px", async () => {
    const { width, height } = await size((await test.app.inject(`/img/${freeIcon}.png?size=9000`)).rawPayload);
    expect(Math.max(width, height)).toBe(1600);
  });

  it("200: download=true sets a file name", async () => {
    const response = await test.app.inject("/img/lucide/house.svg?download=true");
    expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+\.svg"$/);
  });

  it.each([
    ["/img", "id"],
    ["/img/lucide/house.tiff", "format"],
    ["/img/lucide/house.svg?look=wings-2", "look"],
    ["/img/lucide/000000/111111/222222/house.svg", "color"],
    ["/img/lucide/house.svg?color2=crimson", "color2"],
    ["/img/lucide/house.svg?size=huge", "size"],
    ["/img/lucide/house.svg?color=crimson", "color"],
    ["/img/lucide/house.svg?stroke=-1", "stroke"],
    ["/img/lucide/mdi/house.svg", "platform"],
  ])("400: %s", async (url, field) => {
    const response = await test.app.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: "invalid_input", field }]);
  });

  it.each(["/img/lucide/no-such-icon.svg", "/img/nowhere/house.svg", "/img/qqzzxxyy.svg", "/img?id=toString"])(
    "404: %s",
    async (url) => {
      const response = await test.app.inject(url);
      expect([response.statusCode, response.json()]).toMatchObject([404, { code: "not_found" }]);
    },
  );
});

const convert = (payload: object) => test.app.inject({ method: "POST", url: "/plainConverter", payload });

describe("POST /plainConverter", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';

  it("200: returns a downloadable file of an icon", async () => {
    const response = await convert({ id: paidIcon, format: "webp", size: 64, name: "Haus & Hof – 家" });
    expect(await size(response.rawPayload)).toEqual({ format: "webp", width: 64, height: 64 });
    expect(response.headers).toMatchObject({ "content-type": "image/webp", "cache-control": "no-store" });
    expect(response.headers["content-disposition"]).toBe(
      "attachment; filename=\"Haus-Hof--64.webp\"; filename*=UTF-8''Haus%20%26%20Hof%20%E2%80%93%20%E5%AE%B6-64.webp",
    );
  });

  it("200: returns code, and files of an SVG in the request", async () => {
    const code = await convert({ svg, format: "vue", look: { color: "#ff0000" } });
    expect([code.statusCode, code.body]).toEqual([200, expect.stringContaining("<template>")]);
    expect(await size((await convert({ svg, format: "png" })).rawPayload)).toEqual({
      format: "png",
      width: 80,
      height: 80,
    });
  });

  it.each([
    [{}, "format"],
    [{ format: "svg" }, "id"],
    [{ format: "svg", id: "a", svg }, "id"],
    [{ format: "psd", svg }, "format"],
    [{ format: "png", svg, size: 0 }, "size"],
    [{ format: "png", svg, look: { wings: 2 } }, "look"],
    [{ format: "jpeg", svg, ground: "crimson" }, "ground"],
    [{ format: "png", svg: "<svg" }, "svg"],
  ])("400: %o", async (payload, field) => {
    const response = await convert(payload);
    expect([response.statusCode, response.json().code]).toEqual([400, "invalid_input"]);
    expect(response.json().field).toContain(field);
  });

  it("403: the size limits apply here too", async () => {
    const response = await convert({ id: paidIcon, format: "png", size: 101 });
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: "not_allowed", field: "size" }]);
  });

  it("404 and 413: an unknown icon, a document that is too large", async () => {
    expect((await convert({ id: "nothing", format: "svg" })).statusCode).toBe(404);
    expect((await convert({ svg: "x".repeat(3_000_000), format: "svg" })).statusCode).toBe(413);
  });
});

describe("GET /api/user/v1/paidDownloadIds", () => {
  it("200: is empty for guests, whatever they send", async () => {
    for (const query of ["", `?type=iconDownload&objectIds=${paidIcon}`]) {
      const { body } = await test.app.inject(`/api/user/v1/paidDownloadIds${query}`);
      expect(JSON.parse(body)).toEqual({ success: true, ids: [] });
    }
  });
});

describe("GET /siteApi/app-info/partial", () => {
  it("200: returns the origin of images", async () => {
    const ours = await test.app.inject("/siteApi/app-info/partial");
    expect(ours.json().imageHosts).toEqual({ free: "", paid: "", freeSizePx: 100 });
    const other = await startTestApp({ PAID_IMAGE_HOST: "https://img.example/" });
    const { imageHosts } = (await other.app.inject("/siteApi/app-info/partial")).json();
    await other.close();
    expect(imageHosts).toEqual({ free: "", paid: "https://img.example", freeSizePx: 100 });
  });
});
