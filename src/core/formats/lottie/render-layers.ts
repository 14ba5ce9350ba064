import type { Matrix } from "../native/matrix.ts";
import { opaque, standingTransform, type LottieTransform } from "./fit-transform.ts";
import type { StencilTrack, Track } from "./join-scenes.ts";
import type { LottieProperty } from "./keyframes.ts";
import type { Precision } from "./precision.ts";
import { isVisibility, listPaintTracks, formatOpacity } from "./render-paints.ts";
import { renderShapes, type PlacedPath, type ShapeGroup } from "./render-shapes.ts";

export interface LottieLayer {
  ddd: 0;
  ind: number;
  ty: 0 | 4;
  ks: LottieTransform;
  ip: number;
  op: number;
  st: 0;
  bm: 0;
  shapes?: readonly ShapeGroup[];
  refId?: string;
  w?: number;
  h?: number;
  /** Is not seen, but cuts out the layer below. */
  td?: 1;
  /** Is cut out by the layer above. */
  tt?: 1 | 3;
}

/** Layers that are drawn together. */
export interface Composition {
  id: string;
  layers: LottieLayer[];
}

export interface LayerContext {
  precision: Precision;
  /** Size of the picture and of all compositions. */
  size: readonly [width: number, height: number];
  frameCount: number;
  /** Compositions that layers refer to; printing adds to them. */
  assets: Composition[];
}

type Chain = readonly (readonly Matrix[])[];
/** A layer that has no place in a composition yet. */
type Content = Omit<LottieLayer, "ind">;

/**
 * Nodes as layers, the highest first. What can be drawn as shapes is one layer as far as possible; what is cut out or
 * transparent as a whole is a layer of its own. All of them are in the coordinates of the picture.
 * @param chain the groups around, outermost first
 */
export function renderLayers(tracks: readonly Track[], chain: Chain, context: LayerContext): LottieLayer[] {
  return number(renderContents(tracks, chain, context));
}

const number = (contents: readonly Content[]): LottieLayer[] =>
  contents.map((content, index) => ({ ...content, ind: index + 1 })).toReversed();

/** The lowest first. */
function renderContents(tracks: readonly Track[], chain: Chain, context: LayerContext): Content[] {
  const contents: Content[] = [];
  let paths: PlacedPath[] = [];
  const flush = () => {
    if (paths.length > 0) contents.push(renderShapeLayer(paths, context));
    paths = [];
  };
  for (const part of spread(tracks, chain)) {
    if ("track" in part) paths.push(part);
    else {
      flush();
      contents.push(...renderEffects(part, context));
    }
  }
  flush();
  return contents;
}

interface Effects {
  chain: Chain;
  opacities: readonly number[];
  stencils: readonly StencilTrack[];
  tracks: readonly Track[];
}

/** Paths, and groups that are more than their parts. */
function spread(tracks: readonly Track[], chain: Chain): (PlacedPath | Effects)[] {
  return tracks.flatMap((track): (PlacedPath | Effects)[] => {
    if (track.kind === "path") {
      const { opacities } = track;
      if (isVisibility(opacities) || listPaintTracks(track).length < 2) return [{ chain, track }];
      const whole = { ...track, opacities: opacities.map(() => 1) };
      return [{ chain, opacities, stencils: [], tracks: [whole] }];
    }
    const inside = [...chain, track.matrices];
    if (track.stencils.length > 0) return [{ ...track, chain: inside }];
    if (isWhole(track.opacities)) return spread(track.tracks, inside);
    const [only, ...others] = track.tracks;
    if (!only || others.length > 0) return [{ ...track, chain: inside }];
    const opacities = only.opacities.map((opacity, index) => opacity * track.opacities[index]!);
    return spread([{ ...only, opacities }], inside);
  });
}

const isWhole = (opacities: readonly number[]) => opacities.every((opacity) => opacity === 1);

function renderEffects({ chain, opacities, stencils, tracks }: Effects, context: LayerContext): Content[] {
  let contents = renderContents(tracks, chain, context);
  if (contents.length === 0) return [];
  if (!isWhole(opacities)) contents = [setOpacity(asOne(contents, context), formatOpacity(opacities))];
  for (const { kind, tracks: cutting } of stencils) {
    const stencil = renderContents(cutting, chain, context);
    if (stencil.length === 0) return [];
    const seen = { ...asOne(contents, context), tt: kind === "alpha" ? (1 as const) : (3 as const) };
    contents = [seen, { ...asOne(stencil, context), td: 1 }];
  }
  return contents;
}

function setOpacity(layer: Content, o: LottieProperty): Content {
  return { ...layer, ks: { ...layer.ks, o } };
}

/** One layer that has neither an opacity nor a stencil yet. */
function asOne(contents: readonly Content[], context: LayerContext): Content {
  const [only, ...others] = contents;
  if (only && others.length === 0 && only.ks.o === opaque) return only;
  const id = `c${context.assets.length + 1}`;
  context.assets.push({ id, layers: number(contents) });
  const [w, h] = context.size;
  return { ...renderBlank(context), ty: 0, refId: id, w, h };
}

function renderShapeLayer(paths: readonly PlacedPath[], context: LayerContext): Content {
  return { ...renderBlank(context), ty: 4, shapes: renderShapes(paths, context.precision) };
}

function renderBlank({ frameCount }: LayerContext) {
  return { ddd: 0, ks: standingTransform, ip: 0, op: frameCount, st: 0, bm: 0 } as const;
}
