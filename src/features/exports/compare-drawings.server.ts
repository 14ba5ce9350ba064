import { Resvg } from "@resvg/resvg-js";
import { whitenMasks } from "../../core/svg/colors/whiten-masks.ts";

const edgePx = 128;
/** A step of this size in one of the channels is seen, of 255. */
const visibleStep = 24;

/** Share of the pixels that look different in two documents of the same size. */
export function compareDrawings(svg: string, other: string): number {
  const [a, b] = [render(svg), render(other)];
  if (a.length !== b.length) return 1;
  let different = 0;
  for (let place = 0; place < a.length; place += 4) {
    for (let channel = place; channel < place + 4; channel++) {
      if (Math.abs(a[channel]! - b[channel]!) < visibleStep) continue;
      different++;
      break;
    }
  }
  return different / (a.length / 4);
}

const render = (svg: string) =>
  new Resvg(whitenMasks(svg), { fitTo: { mode: "width", value: edgePx }, font: { loadSystemFonts: false } }).render()
    .pixels;
