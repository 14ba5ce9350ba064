import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { oddIcons } from "../../../../tests/harness/files/format-icons.ts";
import { motionKinds } from "../../../../tests/harness/files/motion-kinds.ts";
import { readMovingIcons, type MovingIcon } from "../../../../tests/harness/files/moving-icons.ts";
import { playLottie } from "../../../../tests/harness/files/play-lottie.ts";
import { amount } from "../../../../tests/harness/soak.ts";
import { readMotion } from "../../svg/motion/read-motion.ts";
import { CannotExport } from "../cannot-export.ts";
import { renderLottie } from "./lottie.ts";

const font = { loadSystemFonts: false };
const resolve = (svg: string) => new Resvg(svg, { font }).toString();
const sizePx = 96;
const render = (svg: string) => renderLottie(svg, { resolve, sizePx, name: "icon" });
const document = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${inside}</svg>`;

/** On the mean of all pixels and channels, of 1. */
const allowedDifference = 0.01;

/** The largest difference between what a player shows and the drawing at the same moments. */
async function compare(svg: string, json: string): Promise<number> {
  const motion = readMotion(svg);
  const draw = (timeMs: number) =>
    new Resvg(motion.sampleAt(timeMs), { fitTo: { mode: "width", value: sizePx }, background: "#fff", font }).render();
  const { width, height } = draw(0);
  const played = await playLottie(json, { width, height });
  const differences = [0, 0.13, 0.29, 0.37, 0.5, 0.62, 0.77, 0.88, 1].map((share) => {
    const frame = Math.round(share * (played.frameCount - 1));
    const pixels = draw(motion.startMs + (frame * 1000) / played.frameRate).pixels;
    const shown = played.draw(frame);
    return (
      pixels.reduce((sum, value, index) => sum + Math.abs(value - shown[index]!), 0) / (pixels.length * 0.75 * 255)
    );
  });
  played.close();
  return Math.max(...differences);
}

async function listWrong(icons: readonly MovingIcon[]): Promise<{ wrong: string[]; refused: string[] }> {
  const [wrong, refused]: [string[], string[]] = [[], []];
  for (const { name, svg } of icons) {
    try {
      const difference = await compare(svg, await render(svg));
      if (difference > allowedDifference) wrong.push(`${name} ${difference.toFixed(3)}`);
    } catch (error) {
      if (!(error instanceof CannotExport)) throw error;
      refused.push(`${name} ${error.parts.join(" ")}`);
    }
  }
  return { wrong, refused };
}

test("icons of all animated sets match their SVGs at every frame", { timeout: 180_000 }, async () => {
  const icons = [
    ...readMovingIcons("line-md", amount(160, 16)),
    ...readMovingIcons("meteocons", amount(240, 24)),
    ...readMovingIcons("svg-spinners", amount(4, 2)),
    ...readMovingIcons("eos-icons", amount(4, 2)),
    ...readMovingIcons("codex", 1),
  ];
  expect(icons.length).toBeGreaterThan(amount(12, 100));
  expect(await listWrong(icons)).toEqual({ wrong: [], refused: ["svg-spinners:gooey-balls-2 filter"] });
});

test("all supported animation features are played", { timeout: 60_000 }, async () => {
  const drawings = Object.entries(motionKinds).map(([name, inside]) => ({ name, svg: document(inside) }));
  expect(await listWrong(drawings)).toEqual({ wrong: [], refused: [] });
});

test("static SVGs stay static, whatever elements they use", async () => {
  const icons = oddIcons.map(({ name, svg }) => ({ name, svg }));
  expect(await listWrong(icons)).toEqual({ wrong: [], refused: ["filter filter", "gradients repeatedGradient"] });
  expect(await render(oddIcons[0]!.svg)).not.toContain('"a":1');
});

const listKeyframes = (json: string) => [...json.matchAll(/"t":(\d+)/g)].map(([, frame]) => Number(frame));

describe("keyframes", () => {
  test("a linear rotation is one rotation around its center", async () => {
    const json = await render(
      document(
        '<path d="M12 2v9h2z"><animateTransform attributeName="transform" type="rotate" values="0 12 12;360 12 12" dur="2s" repeatCount="indefinite"/></path>',
      ),
    );
    expect(json).toContain('"a":{"a":0,"k":[12,12]}');
    expect(listKeyframes(json)).toEqual([0, 119]);
  });

  test("a discrete value holds until it changes", async () => {
    const json = await render(
      document(
        '<path d="M2 2h4v4z"><animate attributeName="opacity" values="1;0" calcMode="discrete" dur="1s" repeatCount="indefinite"/></path>',
      ),
    );
    expect(json).toContain('"o":{"a":1,"k":[{"t":0,"s":[100],"h":1},{"t":30,"s":[0],"h":1}]}');
  });

  test("a growing circle is one path that grows", async () => {
    const json = await render(
      document('<circle cx="9" cy="12"><animate attributeName="r" values="2;6" dur="1s" fill="freeze"/></circle>'),
    );
    expect([...json.matchAll(/"ty":"sh"/g)]).toHaveLength(1);
    expect(listKeyframes(json)).toEqual([0, 60]);
  });

  test("paths with different commands alternate", async () => {
    const json = await render(
      document(
        '<path d="M2 2h9v9z"><animate attributeName="d" values="M2 2h9v9z;M2 2h9v9h-9z" dur="1s" repeatCount="indefinite"/></path>',
      ),
    );
    expect([...json.matchAll(/"ty":"sh"/g)]).toHaveLength(2);
  });
});

test.each([
  [
    "pattern",
    '<pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 0h1v1"/></pattern><path fill="url(#p)" d="M0 0h9v9z"/>',
  ],
  ["blend", '<g style="mix-blend-mode:multiply"><path d="M0 0h9v9z"/></g>'],
  [
    "repeatedGradient",
    '<linearGradient id="g" spreadMethod="repeat" x2=".2"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#g)" d="M0 0h9v9z"/>',
  ],
] as const)("%s: rejected by name", async (part, inside) => {
  await expect(render(document(inside))).rejects.toThrow(new CannotExport([part]));
});
