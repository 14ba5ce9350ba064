import type { Raster } from "../../src/core/pictures/raster.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import type { PictureDecoder } from "../../src/platform/workers/picture-decoder.server.ts";
import { createJudge } from "../relevance/judge.ts";
import { type JudgedConcept, type Split, splits } from "../relevance/judged-queries.ts";
import { drawOnCanvas, photograph, readSketches } from "./sketches.ts";
import { pickCommonIcons, type Screen, takeScreenshot } from "./screenshots.ts";

/** The ordinals of the icons that a picture shows, likest first; `isCut` where nothing else is in it. */
export type FindIn = (picture: Raster, isCut: boolean) => Promise<readonly number[]>;

/** Share (0…1) of pictures for which an icon that means the right thing is among the first ten. */
export interface JudgedPictures {
  kind: string;
  split: Split | undefined;
  count: number;
  first: number;
  firstTen: number;
}

const commonIcons = 100;
const seed = 20_261_121;

/** Sketches on the canvas of the page, and photographs of them. */
export async function measureSketches(opened: OpenCatalogue, find: FindIn): Promise<JudgedPictures[]> {
  const judge = createPictureJudge(opened);
  const sketches = readSketches();
  const report: JudgedPictures[] = [];
  for (const split of splits) {
    const drawn = sketches.filter((sketch) => sketch.split === split);
    const onCanvas = drawn.map((sketch) => async () => ({
      ...sketch,
      found: await find(await drawOnCanvas(sketch), true),
    }));
    const photographed = drawn.map((sketch, index) => async () => ({
      ...sketch,
      found: await find(await photograph(sketch, seed + index), false),
    }));
    report.push({ kind: "sketch", split, ...(await judge(onCanvas)) });
    report.push({ kind: "photograph of the sketch", split, ...(await judge(photographed)) });
  }
  return report;
}

/** Screenshots of a phone in which the icon is tapped, and such in which it stands large, and nothing is. */
export async function measureScreenshots(
  opened: OpenCatalogue,
  find: FindIn,
  decoder: PictureDecoder,
): Promise<JudgedPictures[]> {
  const judge = createPictureJudge(opened);
  const icons = pickCommonIcons(opened.catalogue, commonIcons, seed);
  const measure = (screen: Screen, isTapped: boolean) =>
    judge(
      icons.map((ordinal, index) => async () => {
        const fillers = [...icons.slice(index + 1), ...icons.slice(0, index)].slice(0, 10);
        const { jpeg, box } = await takeScreenshot(opened, { ordinal, fillers, screen, seed: seed + index });
        const picture = await decoder.decode(jpeg, { type: "image/jpeg", box: isTapped ? box : undefined });
        const words = opened.catalogue.icon(ordinal).commonName.split("-");
        return { concepts: [{ words, grade: 3 }], found: await find(picture, isTapped) };
      }),
    );
  return [
    { kind: "icon of a list, tapped", split: undefined, ...(await measure("list", true)) },
    { kind: "large icon, tapped", split: undefined, ...(await measure("message", true)) },
    { kind: "large icon, not tapped", split: undefined, ...(await measure("message", false)) },
  ];
}

type Ask = () => Promise<{ concepts: readonly JudgedConcept[]; found: readonly number[] }>;

function createPictureJudge({ catalogue }: OpenCatalogue) {
  const judge = createJudge(catalogue);
  return async (asks: readonly Ask[]): Promise<Pick<JudgedPictures, "count" | "first" | "firstTen">> => {
    let [first, firstTen] = [0, 0];
    for (const ask of asks) {
      const { concepts, found } = await ask();
      const score = judge.score(
        { concepts },
        found.map((ordinal) => catalogue.icon(ordinal).commonName),
      );
      first += Number(score.first);
      firstTen += Number(score.firstTen);
    }
    return { count: asks.length, first: first / asks.length, firstTen: firstTen / asks.length };
  };
}
