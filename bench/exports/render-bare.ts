import { once } from "node:events";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

/** Drawings to be turned into PNG by a renderer with nothing around it. */
export interface BareOrder {
  renderer: "resvg" | "sharp";
  svgs: readonly string[];
  sizePx: number;
}

/** How long it took, and how long it had a processor. */
export interface BareTimes {
  ms: number;
  cpuMs: number;
}

/** A child process: renders its drawings one after the other. */
const [{ renderer, svgs, sizePx }] = (await once(process, "message")) as [BareOrder];
sharp.concurrency(1);

async function render(svg: string): Promise<number> {
  if (renderer === "resvg") {
    const options = { fitTo: { mode: "width" as const, value: sizePx }, font: { loadSystemFonts: false } };
    return new Resvg(svg, options).render().asPng().length;
  }
  return (await sharp(Buffer.from(svg)).resize(sizePx, sizePx, { fit: "inside" }).png().toBuffer()).length;
}

const turn = 50;
for (const svg of svgs.slice(0, turn)) await render(svg);
const cpuBefore = process.cpuUsage();
const startedAt = performance.now();
for (const [index, svg] of svgs.entries()) {
  await render(svg);
  // Native memory is freed between turns only.
  if (index % turn === 0) await new Promise(setImmediate);
}
const { user, system } = process.cpuUsage(cpuBefore);
process.send?.({ ms: performance.now() - startedAt, cpuMs: (user + system) / 1_000 } satisfies BareTimes);
process.disconnect();
