import { dropCutParts } from "./drop-cut-parts.ts";
import { fitDrawing, type FittedDrawing } from "./fit-drawing.ts";
import { levelLight } from "./level-light.ts";
import { innerProduct } from "./inner-product.ts";
import { mapEdges } from "./map-edges.ts";
import { colorBins, measureColors } from "./measure-colors.ts";
import { readNetwork } from "./network.ts";
import type { Raster } from "./raster.ts";
import { subtractGround, turnDifferences, type Differences } from "./subtract-ground.ts";
import { chooseClear, clearOn, readGround, type Ground } from "./read-ground.ts";

/** Values of a vector that tell the shape; they come first, and those that tell the colors follow. */
export const shapeDimensions = 128;
/** Values of a vector that tell the look. The inner product of those of two is their likeness. */
export const appearanceDimensions = shapeDimensions + colorBins;
/** Values of a vector that tell, behind those, what is shown, however it is drawn. */
const conceptDimensions = 64;
export const pictureDimensions = appearanceDimensions + conceptDimensions;
/** Catalogue drawings are rendered to fit a square of this edge before they are described, on transparency. */
export const drawingSizePx = 64;
/**
 * Inner product of the shapes of two pictures that look the same, and of what two pictures tell that show the same; several colors
 * in common add up to `colorWeight` squared of it.
 */
export const sameLikeness = 320 * 320;

/** Is raised when drawings are cut out, mapped or colored in another way. */
const revision = 6;

const unit = Math.sqrt(sameLikeness);
const colorWeight = 0.2;
/** How much pictures are turned that are searched by, degrees: people do not hold a camera straight. */
const turns = [-5, 5] as const;
/** Two views of a drawing are kept where they are less alike than this; fewer of what is searched by, where each costs time. */
const sameView = { drawing: 0.99, query: 0.96 };

/** Turns pictures into vectors whose inner product says how alike they look, whatever their size, place, ground and color. */
export interface Describer {
  /** Changes whenever the vectors of the same picture would. */
  readonly version: string;
  /** Views of a catalogue drawing, up to three where it looks different on white, on black and cut along its border; none where nothing is drawn. */
  describeDrawing(raster: Raster): Int8Array[];
  /**
   * Up to ten views of a picture that is searched by, the best pair counts: as it is, without what its border cuts off, slightly
   * turned, and as if what is cut off at its border were there. None where it is blank.
   */
  describeQuery(raster: Raster): Int8Array[];
}

/**
 * Makes a describer from what tells shapes, `data/pictures/model.bin`, and concepts, `data/pictures/concepts.bin`.
 * @throws Error when a file is damaged
 */
export function createDescriber(model: Uint8Array, concepts: Uint8Array): Describer {
  const shapeNetwork = readNetwork(model);
  const conceptNetwork = readNetwork(concepts);

  function describeFitted(fitted: FittedDrawing, ground: Ground): Int8Array {
    const vector = new Int8Array(pictureDimensions);
    vector.set(quantizeToUnit(shapeNetwork.run(mapEdges(fitted))));
    const colors = measureColors(fitted, ground);
    for (let place = 0; place < colorBins; place++) {
      vector[shapeDimensions + place] = quantize(colors[place]! * colorWeight * unit);
    }
    return vector;
  }

  function addConcept(vector: Int8Array): Int8Array {
    const shape = Float32Array.from(vector.subarray(0, shapeDimensions), (value) => value / unit);
    vector.set(quantizeToUnit(conceptNetwork.run(shape)), appearanceDimensions);
    return vector;
  }

  function describeOn(
    raster: Raster,
    grounds: readonly Ground[],
    fit: (drawn: Differences) => (FittedDrawing | undefined)[],
    likeness: number,
  ): Int8Array[] {
    const views = grounds.flatMap((ground) =>
      fit(subtract(raster, ground)).map((fitted) => fitted && describeFitted(fitted, ground)),
    );
    return dropRepeated(
      views.filter((view) => view !== undefined),
      likeness,
    ).map(addConcept);
  }

  return {
    version: `${revision}-${shapeNetwork.version}-${conceptNetwork.version}`,
    describeDrawing: (raster) =>
      describeOn(raster, listGroundsOfDrawing(raster), (drawn) => [fitDrawing(drawn)], sameView.drawing),
    describeQuery: (raster) =>
      describeOn(
        raster,
        listGrounds(raster),
        (drawn) => {
          const alone = dropCutParts(drawn);
          return [
            fitDrawing(drawn),
            alone && fitDrawing(alone),
            fitDrawing(drawn, { isCompleted: true }),
            ...turns.map((degrees) => fitDrawing(turnDifferences(alone ?? drawn, degrees))),
          ];
        },
        sameView.query,
      ),
  };
}

const subtract = (raster: Raster, ground: Ground): Differences =>
  ground.isClear ? subtractGround(raster, ground) : levelLight(subtractGround(raster, ground));

/** Views without those that are nearly the same as one before. */
function dropRepeated(views: readonly Int8Array[], likeness: number): Int8Array[] {
  const distinct: Int8Array[] = [];
  for (const view of views) {
    if (distinct.every((other) => likenessOf(view, other) < likeness * sameLikeness)) distinct.push(view);
  }
  return distinct;
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
  hasOneColor(raster) ? [chooseClear(raster)] : [clearOn(255), clearOn(0)];

/** Brings values to the length `unit`. What does not fit a byte is cut off, and the others make up for it. */
function quantizeToUnit(values: Float32Array): Int8Array {
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
  return Int8Array.from(values, (value) => quantize(value * scale));
}

/** The largest value of a vector. */
const largest = 127;
const quantize = (value: number) => Math.max(-largest, Math.min(largest, Math.round(value)));

/** How alike two vectors say that pictures look, `sameLikeness` for the same. */
export const likenessOf = (one: Int8Array, other: Int8Array) => innerProduct(one, other, 0, appearanceDimensions);

/** Drawings in one color look the same on any ground that they can be seen on. */
function hasOneColor({ data }: Raster): boolean {
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
