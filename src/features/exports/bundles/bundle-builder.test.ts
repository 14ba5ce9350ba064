import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleIcon } from "../../../../tests/harness/files/bundle-icons.ts";
import { sampleIcons } from "../../../../tests/harness/files/format-icons.ts";
import { killChild } from "../../../../tests/harness/crashes/kill-child.ts";
import { createBundleBuilder, type BundleBuilder } from "./bundle-builder.server.ts";
import type { FontPlan } from "../fonts/make-font.server.ts";
import type { Attempt, DrawingWork } from "./draw-bundle-pieces.server.ts";

const script = "bundle-child.server.ts";
const signal = new AbortController().signal;
const works: DrawingWork[] = sampleIcons()
  .slice(0, 45)
  .map(({ name, svg }) => ({ icon: bundleIcon(name, "x", "MIT"), svg, customization: {} }));
const font: FontPlan = {
  family: "my-icons",
  copyright: "Everybody",
  glyphs: [{ name: "square", codePoint: 0xe001, path: "M0 0h1000v1000H0z", width: 1000, hasLigature: false }],
};

let builder: BundleBuilder;
beforeEach(() => {
  builder = createBundleBuilder({ workers: 1 });
});
afterEach(() => builder.close());

async function makeSymbols(): Promise<{ work: DrawingWork; attempt: Attempt<string> }[]> {
  const made = [];
  for await (const piece of builder.makePieces("symbol", works, signal)) made.push(piece);
  return made;
}

describe("a process that is killed while rendering", () => {
  it("loses no entry of a bundle: its task is repeated", async () => {
    const [made] = await Promise.all([makeSymbols(), killChild(script)]);
    expect(made.map(({ work }) => work)).toEqual(works);
    expect(made.filter(({ attempt }) => "fault" in attempt)).toEqual([]);
    expect(made).toEqual(await makeSymbols());
  });

  it("loses its font with an error; the next font succeeds", async () => {
    const [[outcome]] = await Promise.all([Promise.allSettled([builder.makeFont(font, signal)]), killChild(script)]);
    expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
    const { ttf } = await builder.makeFont(font, signal);
    expect(Buffer.from(ttf.subarray(0, 4)).toString("hex")).toBe("00010000");
  });
});

describe("a bundle whose client has disconnected", () => {
  it("isn't started", async () => {
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(builder.makeFont(font, gone)).rejects.toThrow("gone");
    await expect(builder.makePieces("glyph", works, gone).next()).rejects.toThrow("gone");
  });
});
