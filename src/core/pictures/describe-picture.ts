import { fitDrawing, type FittedDrawing } from "./fit-drawing.ts";
import { levelLight } from "./level-light.ts";
import { mapEdges } from "./map-edges.ts";
import { colourBins, measureColours } from "./measure-colours.ts";
import { readProjection } from "./projection.ts";
import type { Raster } from "./raster.ts";
import { subtractGround, turnDifferences, type Differences } from "./subtract-ground.ts";
import { chooseClear, clearOn, readGround, type Ground } from "./read-ground.ts";

/** Values of a vector that tell the shape; they come first, and those that tell the colours follow. */
export const shapeDimensions = 128;
/** Values of a vector. The inner product of two is their likeness. */
export const pictureDimensions = shapeDimensions + colourBins;
/** Catalogue drawings are rendered to fit a square of this edge before they are described, on transparency. */
export const drawingSizePx = 64;
/** Inner product of the shapes of two pictures that look the same; several colours in common add up to `colourWeight` squared of it. */
export const sameLikeness = 320 * 320;

/** Is raised when drawings are cut out, mapped or coloured in another way. */
const revision = 5;

const unit = Math.sqrt(sameLikeness);
const colourWeight = 0.2;
/** How much pictures are turned that are searched by, degrees: people do not hold a camera straight. */
const turns = [-5, 5] as const;
/** Two views of a drawing are kept where they are less alike than this; fewer of what is searched by, where each costs time. */
const sameView = { drawing: 0.99, query: 0.96 };

/** Turns pictures into vectors whose inner product says how alike they look, whatever their size, place, ground and colour. */
export interface Describer {
  /** Changes whenever the vectors of the same picture would. */
  readonly version: string;
  /** Views of a catalogue drawing, up to three where it looks different on white, on black and cut along its border; none where nothing is drawn. */
  describeDrawing(raster: Raster): Int8Array[];
  /**
   * Up to eight views of a picture that is searched by, the best pair counts: as it is, slightly turned, and as if what is cut
   * off at its border were there. None where it is blank.
   */
  describeQuery(raster: Raster): Int8Array[];
}

/**
 * Makes a describer from the projection in `data/pictures/model.bin`.
 * @throws Error when the file is damaged
 */
export function createDescriber(model: Uint8Array): Describer {
  const projection = readProjection(model);

  function describe(fitted: FittedDrawing, ground: Ground): Int8Array {
    const vector = new Int8Array(pictureDimensions);
    vector.set(quantiseShape(projection.project(mapEdges(fitted))));
    const colours = measureColours(fitted, ground);
    for (let place = 0; place < colourBins; place++) {
      vector[shapeDimensions + place] = quantise(colours[place]! * colourWeight * unit);
    }
    return vector;
  }

  function describeOn(
    raster: Raster,
    grounds: readonly Ground[],
    fit: (drawn: Differences) => (FittedDrawing | undefined)[],
  ): Int8Array[] {
    const views = grounds.flatMap((ground) =>
      fit(subtract(raster, ground)).map((fitted) => fitted && describe(fitted, ground)),
    );
    return views.filter((view) => view !== undefined);
  }

  return {
    version: `${revision}-${projection.version}`,
    describeDrawing: (raster) =>
      dropRepeated(
        describeOn(raster, listGroundsOfDrawing(raster), (drawn) => [fitDrawing(drawn)]),
        sameView.drawing,
      ),
    describeQuery: (raster) =>
      dropRepeated(
        describeOn(raster, listGrounds(raster), (drawn) => [
          fitDrawing(drawn),
          fitDrawing(drawn, { isCompleted: true }),
          ...turns.map((degrees) => fitDrawing(turnDifferences(drawn, degrees))),
        ]),
        sameView.query,
      ),
  };
}

const subtract = (raster: Raster, ground: Ground): Differences =>
  ground.isClear ? subtractGround(raster, ground) : levelLight(subtractGround(raster, ground));

/** Views without those that are nearly the same as one before. */
function dropRepeated(views: readonly Int8Array[], likeness: number): Int8Array[] {
  const kept: Int8Array[] = [];
  for (const view of views) {
    if (kept.every((other) => product(view, other) < likeness * sameLikeness)) kept.push(view);
  }
  return kept;
}

/** The grounds that a picture is looked at on. */
function listGrounds(raster: Raster): Ground[] {
  if (isEmpty(raster)) return [];
  const ground = readGround(raster);
  return ground.isClear ? listClear(raster) : [ground];
}

/** Those of a catalogue drawing: people show it on any ground, or cut along its border. */
function listGroundsOfDrawing(raster: Raster): Ground[] {
  if (isEmpty(raster)) return [];
  const ground = readGround(raster);
  return ground.isClear ? listClear(raster) : [...listClear(raster), ground];
}

const isEmpty = ({ width, height }: Raster) => width < 1 || height < 1;

const listClear = (raster: Raster): Ground[] =>
  hasOneColour(raster) ? [chooseClear(raster)] : [clearOn(255), clearOn(0)];

/** Brings values to one length. What does not fit a byte is cut off, and the others make up for it. */
function quantiseShape(values: Float32Array): Int8Array {
  let scale = 0;
  let squaresLeft = sameLikeness;
  let isFull = true;
  let open = values;
  while (isFull) {
    scale = Math.sqrt(squaresLeft / open.reduce((sum, value) => sum + value * value, 0));
    const fitting = open.filter((value) => Math.abs(value) * scale <= largest);
    isFull = fitting.length < open.length && fitting.length > 0;
    squaresLeft -= (open.length - fitting.length) * largest ** 2;
    open = fitting;
  }
  return Int8Array.from(values, (value) => quantise(value * scale));
}

/** The largest value of a vector. */
const largest = 127;
const quantise = (value: number) => Math.max(-largest, Math.min(largest, Math.round(value)));

function product(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let place = 0; place < one.length; place++) sum += one[place]! * other[place]!;
  return sum;
}

/** Drawings in one colour look the same on any ground that they can be seen on. */
function hasOneColour({ data }: Raster): boolean {
  const least = [255, 255, 255];
  const most = [0, 0, 0];
  for (let place = 0; place < data.length; place += 4) {
    if (data[place + 3]! < 32) continue;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[place + channel]!;
      if (value < least[channel]!) least[channel] = value;
      if (value > most[channel]!) most[channel] = value;
    }
  }
  return least.every((value, channel) => most[channel]! - value <= 24);
}
