import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readRealDrawing } from "../../../tests/harness/site/real-drawings.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { guest } from "../../core/people/viewer.ts";
import { pictureFormats } from "../../core/formats/picture-formats.ts";
import type { FileRequest } from "./contract.ts";

const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>';
const limited = pictureFormats.filter(
  ({ isLimited, needsMotion, isSizable }) => isLimited && isSizable && !needsMotion,
);

let test: TestApp;
let paidIcon: string;
let freeIcon: string;
beforeAll(async () => {
  test = await startTestApp();
  const { catalogue } = test.services.catalogue.current();
  const ordinals = Array.from({ length: catalogue.listedCount }, (_, ordinal) => ordinal);
  const find = (isFree: boolean) =>
    catalogue.id(ordinals.find((ordinal) => catalogue.icon(ordinal).isFree === isFree)!);
  [paidIcon, freeIcon] = [find(false), find(true)];
});
afterAll(() => test.close());

const make = (request: FileRequest, viewer = guest) => test.services.exports.exportFile(request, { viewer });
const largestEdge = async (request: FileRequest, viewer = guest) => {
  const { width, height } = await sharp(Buffer.from((await make(request, viewer)).bytes)).metadata();
  return Math.max(width, height);
};

describe("the size of images", () => {
  it.each(limited)(
    "$id: guests get 100 px of icons that aren't free, and an error that names the limit",
    async ({ id }) => {
      expect(await largestEdge({ id: paidIcon, format: id, sizePx: 100 })).toBe(100);
      const refusal = { code: "not_allowed", field: "size", message: expect.stringContaining("100 px") };
      await expect(make({ id: paidIcon, format: id, sizePx: 101 })).rejects.toMatchObject(refusal);
      await expect(make({ id: paidIcon, format: id, look: { size: 101 } })).rejects.toMatchObject(refusal);
      await expect(make({ svg: square, format: id, sizePx: 101 })).rejects.toMatchObject(refusal);
    },
  );

  it("is up to 1600 px for paid viewers, for free icons, and for icons downloaded before", async () => {
    const paid = { ...guest, isGuest: false, isPaid: true };
    const member = { ...guest, isGuest: false };
    for (const [id, viewer] of [
      [paidIcon, paid],
      [freeIcon, guest],
    ] as const) {
      expect(await largestEdge({ id, format: "png", sizePx: 3000 }, viewer)).toBe(1600);
    }
    expect(await largestEdge({ svg: square, format: "png", sizePx: 3000 }, paid)).toBe(1600);
    const options = { id: paidIcon, format: "png", sizePx: 101 } as const;
    const exportWithLicense = (id: string) =>
      test.services.exports.exportFile(options, { viewer: member, purchased: new Set([id]) });
    expect((await exportWithLicense(paidIcon)).fileName).toMatch(/-101\.png$/);
    await expect(exportWithLicense("x")).rejects.toMatchObject({ code: "not_allowed" });
  });

  it("defaults to the native size, or to 80 px for SVGs in the request", async () => {
    expect(await largestEdge({ id: paidIcon, format: "webp" })).toBe(
      await largestEdge({ id: paidIcon, format: "png" }),
    );
    expect(await largestEdge({ svg: square, format: "png" })).toBe(80);
  });

  it("is distinguished for cacheable responses and those for this viewer only", async () => {
    const paid = { ...guest, isPaid: true };
    const isPublic = async (sizePx: number, id: string) => (await make({ id, format: "png", sizePx }, paid)).isPublic;
    expect([await isPublic(100, paidIcon), await isPublic(101, paidIcon), await isPublic(101, freeIcon)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe("a file", () => {
  it.each(["webp", "avif", "jpeg", "png"] as const)(
    "%s is an image of that type, with the requested customization",
    async (format) => {
      const customization = { color: "#ff0000" as const, background: { shape: "square", color: "#00ff00" } as const };
      const { catalogue } = test.services.catalogue.current();
      const id = catalogue.id(catalogue.findByIconifyName("lucide", "house")!);
      const file = await make({ id, format, sizePx: 64, look: customization });
      expect(file.fileName).toBe(`house-64.${format === "jpeg" ? "jpg" : format}`);
      const picture = sharp(Buffer.from(file.bytes));
      expect((await picture.metadata()).format).toBe(format === "avif" ? "heif" : format);
      const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([64, 64]);
      const pixels = Array.from({ length: 64 * 64 }, (_, index) => [...data.subarray(index * 4, index * 4 + 3)]);
      const count = (red: boolean) =>
        pixels.filter(([r, g]) => (red ? r! > 200 && g! < 60 : r! < 60 && g! > 200)).length;
      expect(count(true)).toBeGreaterThan(150);
      expect(count(false)).toBeGreaterThan(2000);
    },
  );

  it("png has strokes of the requested width, on the grid or in pixels of any size", async () => {
    const { catalogue } = test.services.catalogue.current();
    const id = catalogue.id(catalogue.findByIconifyName("lucide", "minus")!);
    const measureStroke = async (sizePx: number, absoluteStroke: boolean) => {
      const { bytes } = await make({ id, format: "png", sizePx, look: { stroke: 4, absoluteStroke } });
      const alphas = await sharp(Buffer.from(bytes)).extractChannel("alpha").raw().toBuffer();
      const column = Array.from({ length: sizePx }, (_, row) => alphas[row * sizePx + sizePx / 2]!);
      return Math.round(column.reduce((sum, alpha) => sum + alpha, 0) / 255);
    };
    expect([await measureStroke(24, false), await measureStroke(96, false)]).toEqual([4, 16]);
    expect([await measureStroke(24, true), await measureStroke(96, true)]).toEqual([4, 4]);
  });

  it("of code is generated from the customized SVG, with identifiers based on the file name", async () => {
    const file = await make({
      svg: square,
      format: "react-tsx",
      name: "My house",
      title: "Home",
      look: { rotate: 90 },
    });
    expect(file.fileName).toBe("MyHouseIcon.tsx");
    expect(String(file.bytes)).toMatch(/<title>\{?"?Home/);
    expect(String(file.bytes)).toContain("rotate(90");
    const native = await make({ svg: square, format: "android-vector", name: "My house" });
    expect(String(native.bytes)).toContain("<vector");
  });

  it("that a format can't represent is rejected with the reason", async () => {
    const masked = square.replace(
      "<path",
      '<mask id="m"><path fill="#888" d="M0 0h4v8H0z"/></mask><path mask="url(#m)"',
    );
    await expect(make({ svg: masked, format: "swiftui" })).rejects.toMatchObject({
      code: "invalid_input",
      field: "format",
      message: expect.stringContaining("masks"),
    });
  });

  it.each([
    ["no XML", "<svg"],
    ["no SVG", "<html/>"],
    ["nothing to draw", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>'],
  ])("of a document with %s is rejected", async (_reason, svg) => {
    for (const format of ["svg", "png", "vue"] as const)
      await expect(make({ svg, format })).rejects.toMatchObject({ code: "invalid_input", field: "svg" });
  });

  it("of an SVG in the request has no scripts, links or external images", async () => {
    const svg = square.replace(
      "<path",
      '<script>alert(1)</script><image href="http://e.test/x.png"/><path onclick="alert(1)"',
    );
    const { bytes } = await make({ svg, format: "svg" });
    expect(String(bytes)).not.toMatch(/script|alert|image|e\.test/);
    expect(String(bytes)).toContain("M0 0h8v8H0z");
  });

  it("is also rendered from SVGs that crash the fast renderer", async () => {
    const { svg } = readRealDrawing("noto:package");
    const file = await make({ svg, format: "webp", sizePx: 64 });
    expect((await sharp(Buffer.from(file.bytes)).stats()).channels[3]!.max).toBe(255);
  });
});
