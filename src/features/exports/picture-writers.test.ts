import { unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import {
  readHeavyDrawings,
  readRealDrawing,
  readStillDrawings,
  type RealDrawing,
} from "../../../tests/harness/site/real-drawings.ts";
import { comparePictures, nameFileType, renderFile } from "../../../tests/harness/files/render-file.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { pictureFormats, type PictureFormatId } from "../../core/formats/picture-formats.ts";
import { createConverter } from "./converter.server.ts";

const converter = createConverter({ workers: 2 });
afterAll(() => converter.close());

const edgePx = 384;
const allowedDifference = 0.01;
const atOnce = 4;
const stillFormats = pictureFormats.filter(({ needsMotion }) => !needsMotion);
const shown = stillFormats.filter(({ group }) => group === "vector" || group === "raster");
const still = readStillDrawings(amount(1, 9));
/** Each is opened by another program, which takes a process: a sample is of every fourth set. */
const drawings = still.filter((_, index) => index % amount(4, 1) === 0);
const heavy = readHeavyDrawings().slice(0, amount(1, 5));

async function write({ svg, name }: RealDrawing, format: PictureFormatId, sizePx = edgePx): Promise<Uint8Array> {
  const task = {
    svg,
    isForeign: false,
    customization: { size: sizePx },
    format,
    sizePx,
    name,
    ground: "#ffffff" as const,
  };
  return (await converter.convert(task)).bytes;
}

async function measureDifference(drawing: RealDrawing, format: PictureFormatId, extension: string): Promise<number> {
  const [bytes, png] = await Promise.all([write(drawing, format), write(drawing, "png")]);
  return comparePictures(await renderFile(bytes, extension), sharp(png).flatten({ background: "#fff" }));
}

const contentOf = async (name: string, format: PictureFormatId) =>
  Buffer.from(await write(readRealDrawing(name), format)).toString("latin1");

async function listIcoEdges(sizePx: number): Promise<number[]> {
  const bytes = Buffer.from(await write(readRealDrawing("flag:us-4x3"), "ico", sizePx));
  return Promise.all(
    Array.from({ length: bytes.readUInt16LE(4) }, async (_, index) => {
      const entry = 6 + 16 * index;
      const start = bytes.readUInt32LE(entry + 12);
      const picture = sharp(bytes.subarray(start, start + bytes.readUInt32LE(entry + 8)));
      const { format, width, height } = await picture.metadata();
      expect([format, height, bytes.readUInt8(entry)]).toEqual(["png", width, width % 256]);
      return width;
    }),
  );
}

describe.each(shown)("$label", ({ id, extension, mediaType, group }) => {
  it("renders icons of all styles correctly in another program", { timeout: 300_000 }, async () => {
    const shownOnes =
      group === "vector" && id !== "svg"
        ? [...drawings, ...heavy]
        : [...drawings.filter((_, index) => index % 5 === 0), ...heavy];
    const wrong: string[] = [];
    for (let start = 0; start < shownOnes.length; start += atOnce) {
      const some = shownOnes.slice(start, start + atOnce);
      const differences = await Promise.all(some.map((drawing) => measureDifference(drawing, id, extension)));
      wrong.push(
        ...some.flatMap(({ name }, index) =>
          differences[index]! <= allowedDifference ? [] : `${name} ${differences[index]}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });

  it("has the type that it claims", async () => {
    const type = await nameFileType(await write(drawings[0]!, id));
    expect(type).toBe(mediaType);
  });
});

describe("vectors", () => {
  it("stay vectors, unless an SVG has features that the format lacks", async () => {
    expect(await contentOf("lucide:house", "pdf")).not.toContain("/Subtype /Image");
    expect(await contentOf("lucide:house", "eps")).not.toContain("/ImageType");
    expect(await contentOf("fluent-color:alert-16", "eps")).not.toContain("/ImageType");
    const rest = await Promise.all(
      still.slice(0, 100).map(async ({ name }) => (await contentOf(name, "pdf")).includes("/Subtype /Image")),
    );
    expect(rest.filter(Boolean).length).toBeLessThan(rest.length / 20);
  });

  it("are vectors in EPS files where a mask only clips", async () => {
    expect(await contentOf("circle-flags:jp", "eps")).not.toContain("/ImageType");
  });

  it("simplified have paths only, no strokes, and the text color", async () => {
    const svg = await contentOf("lucide:house", "svg-simplified");
    expect(svg).toContain("currentColor");
    expect(svg).not.toMatch(/stroke|<(?:rect|circle|line|use|style)/);
  });
});

describe("an ICO", () => {
  it("contains square images of 16, 32 and 48 px, and of 256 px where that is allowed", async () => {
    expect(await listIcoEdges(100)).toEqual([16, 32, 48]);
    expect(await listIcoEdges(256)).toEqual([16, 32, 48, 256]);
  });

  it("is recognized by other programs", async () => {
    expect(await nameFileType(await write(drawings[0]!, "ico"))).toBe("image/vnd.microsoft.icon");
  });
});

describe("a favicon set", () => {
  it("has every image in its manifest and its tags, in the stated size", async () => {
    const files = unzipSync(await write(readRealDrawing("lucide:house"), "favicons"));
    const manifest = JSON.parse(new TextDecoder().decode(files["site.webmanifest"])) as {
      name: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect(manifest.name).toBe("lucide:house");
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(files[src.slice(1)]).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    const named = [...new TextDecoder().decode(files["tags.html"]).matchAll(/href="\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(named.filter((name) => files[name] === undefined)).toEqual([]);
  });

  it("has a background where systems crop images, with the icon well inside", async () => {
    const files = unzipSync(await write(readRealDrawing("lucide:house"), "favicons"));
    const maskable = sharp(files["icon-maskable-512.png"]);
    expect((await maskable.stats()).isOpaque).toBe(true);
    const { info } = await maskable.trim({ background: "#ffffff" }).toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBeLessThan(512 * 0.6);
    expect((await sharp(files["icon-512.png"]).stats()).isOpaque).toBe(false);
  });
});
