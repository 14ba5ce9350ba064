import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { amount } from "../../../tests/harness/soak.ts";
import { workFor } from "./work-client.server.ts";
import { createRenderPool } from "./render-pool.server.ts";

const pool = createRenderPool({ workers: 2 });
afterAll(() => pool.close());

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="#f00" d="M0 0h24v24H0z"/></svg>';

/** Each mask is drawn by the one before, twice. */
const slow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${Array.from(
  { length: 40 },
  (_, index) =>
    `<mask id="m${index}"><g mask="url(#m${index + 1})"><path mask="url(#m${index + 1})" fill="#fff" d="M0 0h24v24H0z"/></g></mask>`,
).join("")}<path mask="url(#m0)" d="M0 0h24v24H0z"/></svg>`;

const killers: Record<string, string[]> = {
  noto: ["package", "rainbow-flag"],
  "noto-v1": [
    "ambulance",
    "bullet-train",
    "cocktail-glass",
    "hot-beverage",
    "lady-beetle",
    "man-lifting-weights",
    "person-lifting-weights",
    "woman-juggling-dark-skin-tone",
  ],
};

function drawing(prefix: string, name: string): string {
  const path = createRequire(import.meta.url).resolve(`@iconify/json/json/${prefix}.json`);
  const set = JSON.parse(readFileSync(path, "utf8")) as {
    width?: number;
    height?: number;
    icons: Record<string, { body: string; width?: number; height?: number }>;
  };
  const icon = set.icons[name]!;
  const box = `0 0 ${icon.width ?? set.width ?? 16} ${icon.height ?? set.height ?? 16}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`;
}

describe("a render pool", () => {
  it("returns a PNG of the requested size, with either engine", async () => {
    for (const sizePx of [48, 600]) {
      const picture = await sharp(await pool.renderPng(square, { sizePx })).metadata();
      expect(picture).toMatchObject({ format: "png", width: sizePx, height: sizePx });
    }
  });

  it("fits a wide SVG into the square and preserves its proportions", async () => {
    const wide = square.replace('width="24"', 'width="48"').replace("0 0 24 24", "0 0 48 24");
    for (const sizePx of [64, 640]) {
      const { width, height } = await sharp(await pool.renderPng(wide, { sizePx })).metadata();
      expect([width, height]).toEqual([sizePx, sizePx / 2]);
    }
  });

  it("renders the ten SVGs that abort resvg, and the tasks behind them", async () => {
    const deadly = Object.entries(killers).flatMap(([prefix, names]) => names.map((name) => drawing(prefix, name)));
    const pictures = await Promise.all([...deadly, square].map((svg) => pool.renderPng(svg, { sizePx: 48 })));
    for (const png of pictures) expect(Math.max(...Object.values(await size(png)))).toBe(48);
  });

  it("loses nothing in a bulk run in which some SVGs crash their process", async () => {
    const drawings = Array.from({ length: amount(150, 300) }, (_, index) => ({
      svg: index % 100 === 50 ? drawing("noto", "package") : square,
      sizePx: 48,
    }));
    const engines: string[] = [];
    for await (const rendering of pool.renderAll(drawings))
      engines.push("png" in rendering ? rendering.engine : "lost");
    expect(engines).toEqual(drawings.map((_, index) => (index % 100 === 50 ? "librsvg" : "resvg")));
  });

  it("rejects text that isn't an SVG with `unavailable`", async () => {
    await expect(pool.renderPng("<svg", { sizePx: 48 })).rejects.toMatchObject({ code: "unavailable" });
  });

  it.each([48, 600].slice(0, amount(1, 2)))(
    "rejects an SVG that takes too long at %d px with `too_large`, and then renders others",
    async (sizePx) => {
      const impatient = createRenderPool({ workers: 1, taskTimeoutMs: 1_500 });
      onTestFinished(() => impatient.close());
      await expect(impatient.renderPng(slow, { sizePx })).rejects.toMatchObject({ code: "too_large", field: "size" });
      await expect(impatient.renderPng(square, { sizePx })).resolves.toBeDefined();
    },
  );

  it("doesn't start a canceled image", async () => {
    const signal = AbortSignal.abort(new Error("gone"));
    await expect(workFor({ network: "", signal }, () => pool.renderPng(square, { sizePx: 48 }))).rejects.toThrow(
      "gone",
    );
  });
});

async function size(png: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(png).metadata();
  return { width, height };
}
