import { crc32, deflateSync } from "node:zlib";
import sharp, { type Create, type Sharp } from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import type { PictureType } from "../../core/pictures/picture-type.ts";
import type { Box, Raster } from "../../core/pictures/raster.ts";
import { createPictureDecoder } from "./picture-decoder.server.ts";

const decoder = createPictureDecoder();
afterAll(() => decoder.close());

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };

const plain = (width: number, height: number, background: Create["background"] = red) =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });

/** Red on the left, blue on the right. */
const halves = (width: number, height: number) =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, gravity: "east" },
  ]);

const svg = (inner: string, attributes = 'viewBox="0 0 24 24"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`,
  );

/** The nearest plain colors at a place given in fractions. */
function colorAt({ width, height, data }: Raster, x: number, y: number): number[] {
  const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
  return Array.from(data.subarray(at, at + 4), (value) => Math.round(value / 255) * 255);
}
const [isRed, isBlue, isBlack, isClear] = [
  [255, 0, 0, 255],
  [0, 0, 255, 255],
  [0, 0, 0, 255],
  [0, 0, 0, 0],
];

const encoders: readonly (readonly [PictureType, (picture: Sharp) => Sharp])[] = [
  ["image/png", (picture) => picture.png()],
  ["image/jpeg", (picture) => picture.jpeg()],
  ["image/webp", (picture) => picture.webp()],
  ["image/gif", (picture) => picture.gif()],
  ["image/avif", (picture) => picture.avif({ effort: 0 })],
];

describe.each(encoders)("an image in %s", (type, encode) => {
  it("is decoded to pixels", async () => {
    const raster = await decoder.decode(await encode(halves(60, 40)).toBuffer(), { type });
    expect(raster).toMatchObject({ width: 60, height: 40 });
    expect(raster.data).toHaveLength(60 * 40 * 4);
    expect([colorAt(raster, 0.2, 0.5), colorAt(raster, 0.8, 0.5)]).toEqual([isRed, isBlue]);
  });

  it("is rejected when it is truncated", async () => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const create = { width: 200, height: 200, channels: 3, background: red, noise } as const;
    const whole = await encode(sharp({ create })).toBuffer();
    await expect(decoder.decode(whole.subarray(0, whole.length / 2), { type })).rejects.toMatchObject({
      code: "unsupported_type",
    });
  });

  it("is rejected when it has another type", async () => {
    const lying = encoders.find(([other]) => other !== type)![0];
    const bytes = await encode(plain(20, 20)).toBuffer();
    await expect(decoder.decode(bytes, { type: lying })).rejects.toMatchObject({ code: "unsupported_type" });
  });
});

describe("an image is read as it is displayed:", () => {
  it("a photo is upright and not larger than needed", async () => {
    const lying = await halves(3000, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const raster = await decoder.decode(lying, { type: "image/jpeg" });
    expect(raster).toMatchObject({ width: 427, height: 640 });
    expect([colorAt(raster, 0.5, 0.2), colorAt(raster, 0.5, 0.8)]).toEqual([isRed, isBlue]);
  });

  it("a box is cropped from the upright image before it is resized", async () => {
    const lying = await halves(3000, 2000).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const box = { left: 0, top: 0.45, width: 0.3, height: 0.2 };
    const raster = await decoder.decode(lying, { type: "image/jpeg", box });
    expect(raster).toMatchObject({ width: 600, height: 600 });
    expect([colorAt(raster, 0.5, 0.2), colorAt(raster, 0.5, 0.3)]).toEqual([isRed, isBlue]);
  });

  it("a box may be smaller than one pixel, and end at the border", async () => {
    const bytes = await halves(10, 10).png().toBuffer();
    const box = { left: 0.999, top: 0.999, width: 0.001, height: 0.001 };
    const raster = await decoder.decode(bytes, { type: "image/png", box });
    expect(raster).toMatchObject({ width: 1, height: 1 });
    expect(colorAt(raster, 0, 0)).toEqual(isBlue);
  });

  it("transparency is preserved, grays become colors", async () => {
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: "transparent" } })
      .png()
      .toBuffer();
    expect(colorAt(await decoder.decode(clear, { type: "image/png" }), 0.5, 0.5)).toEqual(isClear);
    const gray = await plain(9, 9, { r: 0, g: 0, b: 0 }).toColorspace("b-w").png().toBuffer();
    expect(colorAt(await decoder.decode(gray, { type: "image/png" }), 0.5, 0.5)).toEqual(isBlack);
  });

  it("CMYK and 16 bits become sRGB", async () => {
    const inks = await halves(40, 40).toColorspace("cmyk").jpeg().toBuffer();
    expect((await sharp(inks).metadata()).space).toBe("cmyk");
    const deep = await halves(40, 40).toColorspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    for (const [type, bytes] of [
      ["image/jpeg", inks],
      ["image/png", deep],
    ] as const) {
      const raster = await decoder.decode(bytes, { type });
      expect([colorAt(raster, 0.2, 0.5), colorAt(raster, 0.8, 0.5)]).toEqual([isRed, isBlue]);
    }
  });

  it("an animation gives its first frame", async () => {
    const frames = await Promise.all([red, blue, red].map((color) => plain(30, 20, color).png().toBuffer()));
    for (const [type, encode] of encoders.filter(([name]) => name === "image/gif" || name === "image/webp")) {
      const bytes = await encode(sharp(frames, { join: { animated: true } })).toBuffer();
      expect((await sharp(bytes).metadata()).pages).toBe(3);
      const raster = await decoder.decode(bytes, { type });
      expect(raster).toMatchObject({ width: 30, height: 20 });
      expect(colorAt(raster, 0.5, 0.5)).toEqual(isRed);
    }
  });
});

const decodeSvg = (bytes: Uint8Array, box?: Box) => decoder.decode(bytes, { type: "image/svg+xml", box });

const nested = (levels: number, copies: number, element: (level: number, inner: string) => string) =>
  Array.from({ length: levels }, (_, level) => element(level + 1, `<use href="#l${level}"/>`.repeat(copies))).join("");

describe("an SVG", () => {
  it("is rendered, with its style sheet, in its proportions, in any unit", async () => {
    for (const unit of [0.1, 1, 1e5]) {
      const inner = `<style>.a{fill:#00f}</style><path fill="#f00" d="M0 0h${unit}v${unit}H0z"/><path class="a" d="M${unit} 0h${unit}v${unit}h-${unit}z"/>`;
      const raster = await decodeSvg(svg(inner, `viewBox="0 0 ${2 * unit} ${unit}"`));
      expect(raster).toMatchObject({ width: 512, height: 256 });
      expect([colorAt(raster, 0.2, 0.5), colorAt(raster, 0.8, 0.5)]).toEqual([isRed, isBlue]);
    }
  });

  it("is cropped before it is rendered", async () => {
    const inner = '<path fill="#f00" d="M0 0h12v24H0z"/><path fill="#00f" d="M12 0h12v24H12z"/>';
    const raster = await decodeSvg(svg(inner), { left: 0.49, top: 0.5, width: 0.02, height: 0.02 });
    expect(raster).toMatchObject({ width: 512, height: 512 });
    expect([colorAt(raster, 0.2, 0.5), colorAt(raster, 0.8, 0.5)]).toEqual([isRed, isBlue]);
  });

  it("never loads external resources", async () => {
    const picture = (await plain(24, 24).png().toBuffer()).toString("base64");
    const inner = `<image href="data:image/png;base64,${picture}" width="24" height="24"/><image xlink:href="file:///etc/hostname" width="24" height="24"/>
      <script>throw new Error()</script><foreignObject width="24" height="24"><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>
      <use href="https://example.com/a.svg#b"/><path d="M0 0h1v1H0z"/>`;
    const raster = await decodeSvg(svg(inner));
    expect([colorAt(raster, 0.01, 0.01), colorAt(raster, 0.5, 0.5)]).toEqual([isBlack, isClear]);
  });

  const laughs = Array.from({ length: 20 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
    "",
  );

  it.each<[string, Uint8Array]>([
    [
      "entities that multiply",
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY l0 "<path d='M0 0h9v9'/>">${laughs}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">&l20;</svg>`,
      ),
    ],
    [
      "entities from outside",
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/>&x;</svg>`,
      ),
    ],
    [
      "many repetitions",
      svg(`<path id="l0" d="M0 0h9v9"/>${nested(20, 10, (level, inner) => `<g id="l${level}">${inner}</g>`)}`),
    ],
    ["endless depth", svg("<g>".repeat(5_000) + '<path d="M0 0h9v9"/>' + "</g>".repeat(5_000))],
    ["what is not well-formed", svg('<path d="M0 0h9v9">')],
    ["what draws nothing", svg("<text>hello</text>")],
    ["a page", Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>')],
    ["what is no text", Buffer.concat([svg('<path d="M0 0h9v9"/>'), Buffer.from([0xff, 0xfe])])],
  ])("is rejected for %s", async (_, bytes) => {
    await expect(decodeSvg(bytes)).rejects.toMatchObject({ code: "unsupported_type", field: "file" });
  });

  it("that would take forever is rejected before it is rendered, and the next image is read", async () => {
    const blur =
      '<filter id="f" x="-9" y="-9" width="19" height="19"><feMorphology radius="999"/><feGaussianBlur stdDeviation="500"/></filter>';
    const twice = nested(15, 2, (level, inner) => `<g id="l${level}" filter="url(#f)">${inner}</g>`);
    const bomb = svg(`${blur}<path id="l0" d="M0 0h9v9"/>${twice}`);
    const [first, second] = await Promise.allSettled([decodeSvg(bomb), decodeSvg(svg('<path d="M0 0h24v24H0z"/>'))]);
    expect(first).toMatchObject({
      status: "rejected",
      reason: { code: "unsupported_type", field: "file", message: expect.stringContaining("references") },
    });
    expect(second).toMatchObject({ status: "fulfilled" });
    expect(colorAt(await decodeSvg(svg('<path d="M0 0h24v24H0z"/>')), 0.5, 0.5)).toEqual(isBlack);
  }, 30_000);
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

describe("too many pixels are rejected", () => {
  it("in a real image of 60 megapixels", async () => {
    const bytes = await plain(10_000, 6_000).png().toBuffer();
    await expect(decoder.decode(bytes, { type: "image/png" })).rejects.toMatchObject({
      code: "too_large",
      field: "file",
    });
  });

  it("in a tiny file that claims to be 50,000 by 50,000", async () => {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(50_000, 0);
    header.writeUInt32BE(50_000, 4);
    header.set([8, 6], 8);
    const bytes = Buffer.concat([
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      chunk("IHDR", header),
      chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
      chunk("IEND", Buffer.alloc(0)),
    ]);
    await expect(decoder.decode(bytes, { type: "image/png" })).rejects.toMatchObject({ code: "too_large" });
  });

  it("but 50 megapixels are accepted", async () => {
    const raster = await decoder.decode(await plain(10_000, 5_000).jpeg().toBuffer(), { type: "image/jpeg" });
    expect(raster).toMatchObject({ width: 640, height: 320 });
  });
});

describe("under load", () => {
  it("the number of waiting images is limited; others are refused immediately, and later ones succeed", async () => {
    const bytes = await plain(400, 400).png().toBuffer();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, () => decoder.decode(bytes, { type: "image/png" })),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(60);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: { code: "unavailable" } });
    await expect(decoder.decode(bytes, { type: "image/png" })).resolves.toMatchObject({ width: 400 });
  });
});
