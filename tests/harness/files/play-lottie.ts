import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { CanvasKit } from "canvaskit-wasm";

const require = createRequire(import.meta.url);
const open = require("canvaskit-wasm/bin/full/canvaskit.js") as (options: {
  locateFile: (file: string) => string;
}) => Promise<CanvasKit>;
const folder = dirname(require.resolve("canvaskit-wasm/bin/full/canvaskit.js"));
let opening: Promise<CanvasKit> | undefined;

/** A Lottie as Skia's player shows it. */
export interface PlayedLottie {
  frameRate: number;
  frameCount: number;
  /** Pixels of a frame on white, four bytes each. */
  draw: (frame: number) => Uint8Array;
  close: () => void;
}

/**
 * Opens a Lottie in a player that shares nothing with what wrote it.
 * @throws Error for what is no Lottie
 */
export async function playLottie(
  json: string,
  { width, height }: { width: number; height: number },
): Promise<PlayedLottie> {
  opening ??= open({ locateFile: (file) => join(folder, file) });
  const kit = await opening;
  const animation = kit.MakeAnimation(json);
  const surface = kit.MakeSurface(width, height);
  if (!animation || !surface) throw new Error("no Lottie");
  const info = {
    width,
    height,
    colorType: kit.ColorType.RGBA_8888,
    alphaType: kit.AlphaType.Unpremul,
    colorSpace: kit.ColorSpace.SRGB,
  };
  return {
    frameRate: animation.fps(),
    frameCount: Math.round(animation.duration() * animation.fps()),
    draw(frame) {
      animation.seekFrame(frame);
      const canvas = surface.getCanvas();
      canvas.clear(kit.WHITE);
      animation.render(canvas, kit.LTRBRect(0, 0, width, height));
      return canvas.readPixels(0, 0, info) as Uint8Array;
    },
    close() {
      animation.delete();
      surface.delete();
    },
  };
}
