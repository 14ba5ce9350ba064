import { planFrames } from "../../svg/motion/plan-frames.ts";
import { readMotion } from "../../svg/motion/read-motion.ts";
import { followAliases } from "../native/follow-aliases.ts";
import type { Matrix } from "../native/matrix.ts";
import type { Box } from "../native/path-data.ts";
import { joinScenes } from "./join-scenes.ts";
import { nameParts } from "./name-parts.ts";
import { choosePrecision } from "./precision.ts";
import { renderLayers, type LayerContext } from "./render-layers.ts";
import { readScene, type KnownPaths, type Scene } from "./read-scene.ts";

const framesPerSecond = 60;
const mostFrames = 600;
/** How long a drawing that does not move is shown. */
const stillFrames = 60;

/**
 * A drawing as Lottie JSON: shapes whose properties change by keyframes, as the animations of the drawing change them.
 * @param options.resolve makes of a document one of paths, groups, gradients, masks and clip paths, as resvg's
 * `toString()` does
 * @param options.sizePx longer edge of the picture
 * @throws CannotExport for what Lottie does not draw
 */
export async function renderLottie(
  svg: string,
  options: { resolve: (svg: string) => Promise<string> | string; sizePx: number; name: string },
): Promise<string> {
  const { scenes, frameRate } = await sampleScenes(svg, options.resolve);
  const { area, size } = scenes[0]!;
  const scale = options.sizePx / Math.max(...size);
  const [w, h] = [size[0] * scale, size[1] * scale].map((edge) => Math.max(1, Math.round(edge))) as [number, number];
  const frameCount = scenes.length === 1 ? stillFrames : scenes.length;
  const precision = choosePrecision(Math.max(area[2] - area[0], area[3] - area[1]));
  const context: LayerContext = { precision, size: [w, h], frameCount, assets: [] };
  const placements = scenes.map((scene) => placeArea(scene.area, [w, h]));
  const layers = renderLayers(joinScenes(scenes.map(({ nodes }) => nodes)), [placements], context);
  const { assets } = context;
  return JSON.stringify({
    v: "5.7.0",
    nm: options.name,
    fr: frameRate,
    ip: 0,
    op: frameCount,
    w,
    h,
    ddd: 0,
    assets,
    layers,
  });
}

async function sampleScenes(
  svg: string,
  resolve: (svg: string) => Promise<string> | string,
): Promise<{ scenes: Scene[]; frameRate: number }> {
  const motion = readMotion(nameParts(followAliases(svg)));
  const { timesMs } = planFrames(motion, { framesPerSecond, mostFrames, stepMs: 1 });
  const moving = timesMs.length - (motion.isEndless ? 0 : 1);
  const frameRate = motion.isAnimated ? (moving * 1000) / motion.durationMs : framesPerSecond;
  const scenes: Scene[] = [];
  const known: KnownPaths = new Map();
  let [lastText, last]: [string, Scene | undefined] = ["", undefined];
  for (const timeMs of timesMs) {
    const text = motion.sampleAt(timeMs);
    if (text !== lastText || !last) last = readScene(await resolve(text), known);
    lastText = text;
    scenes.push(last);
  }
  return { scenes, frameRate: Math.round(frameRate * 1e6) / 1e6 };
}

/** From the coordinates of the drawing to those of the picture, which it fills as far as it fits. */
function placeArea([left, top, right, bottom]: Box, [width, height]: readonly [number, number]): Matrix {
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const x = (width - (right - left) * scale) / 2 - left * scale;
  const y = (height - (bottom - top) * scale) / 2 - top * scale;
  return [scale, 0, 0, scale, x, y];
}
