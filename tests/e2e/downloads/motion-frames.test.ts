import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { readMotion } from "../../../src/core/svg/motion/read-motion.ts";
import { repairMarkup } from "../../../src/core/svg/document/repair-markup.ts";
import { makeIdsUnique } from "../../../src/core/svg/document/unique-ids.ts";
import { type DrawingSheet, measureDifference, photographSheet } from "../../harness/browser/drawing-sheet.ts";
import { journey } from "../../harness/browser/journey.ts";
import { motionKinds } from "../../harness/files/motion-kinds.ts";
import { amount } from "../../harness/soak.ts";

interface Drawing {
  name: string;
  svg: string;
  timesMs: readonly number[];
}

const sizePx = 64;
/** On the mean of all pixels and channels, of 1. */
const allowedDifference = 0.005;
const leastMovement = 0.001;

journey("every frame of icons of all sets matches the animation in a browser", async ({ context }) => {
  const icons = [
    ...readIcons("line-md", amount(60, 6)),
    ...readIcons("meteocons", amount(50, 5)),
    ...["svg-spinners", "eos-icons", "codex"].flatMap((set) => readIcons(set, amount(6, 1))),
  ].map(({ name, svg }) => ({ name, svg, timesMs: pickTimes(svg) }));
  expect(icons.length).toBeGreaterThan(amount(25, 300));
  const { wrong, still } = await compare(context, icons);
  expect(wrong).toEqual([]);
  expect(still.length).toBeLessThan(icons.length / 20);
});

journey("every frame of all supported animation features matches the animation in a browser", async ({ context }) => {
  const timesMs = [130, 370, 620, 880, 1250];
  const drawings = Object.entries(motionKinds).map(([name, body]) => ({ name, svg: print(body), timesMs }));
  expect((await compare(context, drawings)).wrong).toEqual([]);
});

/** Every so many of the moving icons of a set. */
function readIcons(set: string, every: number): Omit<Drawing, "timesMs">[] {
  const path = createRequire(import.meta.url).resolve(`@iconify/json/json/${set}.json`);
  const { icons, width, height } = JSON.parse(readFileSync(path, "utf8")) as {
    icons: Record<string, { body: string; width?: number; height?: number }>;
    width?: number;
    height?: number;
  };
  return Object.entries(icons)
    .filter(([, { body }]) => body.includes("<animate"))
    .filter((_, index) => index % every === 0)
    .map(([name, icon]) => {
      const box = `0 0 ${icon.width ?? width ?? 16} ${icon.height ?? height ?? 16}`;
      return { name: `${set}:${name}`, svg: print(repairMarkup(icon.body), box) };
    });
}

const print = (body: string, viewBox = "0 0 24 24") =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="${viewBox}">${body}</svg>`;

/** Moments on the way and after it; of endless movement two before it is in its rhythm. */
function pickTimes(svg: string): number[] {
  const { isEndless, startMs, durationMs } = readMotion(svg);
  if (!isEndless) return [0.13, 0.37, 0.62, 0.88, 1.05].map((share) => share * durationMs + 3);
  return [150, startMs * 0.3 + 70, ...[0.1, 0.37, 0.73].map((share) => startMs + share * durationMs)];
}

/** Names drawings that differ from what the browser plays, and those of which it plays nothing. */
async function compare(
  context: BrowserContext,
  drawings: readonly Drawing[],
): Promise<{ wrong: string[]; still: string[] }> {
  // Not the page of journeys: its console reports faults of icons, which are no faults of ours.
  const page = await context.newPage();
  const wrong = new Set<string>();
  const moved = new Set<string>();
  const playing = drawings.map(({ svg }, index) => makeIdsUnique(svg, `i${index}_`));
  let before: DrawingSheet | undefined;
  for (const moment of drawings[0]!.timesMs.keys()) {
    const times = drawings.map(({ timesMs }) => timesMs[moment]!);
    const played = await photograph(page, playing, times);
    const sampled = await photograph(
      page,
      playing.map((svg, index) => readMotion(svg).sampleAt(times[index]!)),
    );
    for (const [index, { name }] of drawings.entries()) {
      const difference = measureDifference(played, sampled, index);
      if (difference > allowedDifference) wrong.add(`${name} at ${times[index]} ms: ${difference.toFixed(3)}`);
      if (before && measureDifference(before, played, index) > leastMovement) moved.add(name);
    }
    before = played;
  }
  return { wrong: [...wrong], still: drawings.map(({ name }) => name).filter((name) => !moved.has(name)) };
}

/** Draws all as they are at their times. */
function photograph(page: Page, drawings: readonly string[], times: readonly number[] = []): Promise<DrawingSheet> {
  return photographSheet(page, { elements: drawings, sizePx }, () =>
    page.evaluate((timesMs) => {
      for (const [index, svg] of [...document.querySelectorAll<SVGSVGElement>("body > svg")].entries()) {
        svg.pauseAnimations();
        svg.setCurrentTime((timesMs[index] ?? 0) / 1000);
      }
    }, times),
  );
}
