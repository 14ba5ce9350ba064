import type { Matrix } from "../native/matrix.ts";
import type { SceneGroup, SceneNode, ScenePath, StencilKind } from "./scene.ts";

/** The same node at all moments. */
export type Track = GroupTrack | PathTrack;

export interface GroupTrack {
  kind: "group";
  matrices: readonly Matrix[];
  /** 0 to 1 at each moment; 0 where the group does not exist. */
  opacities: readonly number[];
  stencils: readonly StencilTrack[];
  tracks: readonly Track[];
}

export interface StencilTrack {
  kind: StencilKind;
  tracks: readonly Track[];
}

export interface PathTrack {
  kind: "path";
  matrices: readonly Matrix[];
  opacities: readonly number[];
  /** The path at each moment; where it does not exist, as it is before or after. */
  paths: readonly ScenePath[];
  /** Whether it exists; undefined where what it is part of does not. */
  presence: readonly (boolean | undefined)[];
}

/**
 * Joins the nodes of all moments.
 * @param frames the nodes of each; undefined where what they are part of does not exist
 */
export function joinScenes(frames: readonly (readonly SceneNode[] | undefined)[]): Track[] {
  return orderKeys(frames).map((key) => {
    const nodes = frames.map((frame) => frame?.find((node) => node.key === key && node));
    const presence = frames.map((frame, index) => frame && nodes[index] !== undefined);
    return nodes.find((node) => node)!.kind === "group"
      ? joinGroups(nodes as (SceneGroup | undefined)[], presence)
      : joinPaths(nodes as (ScenePath | undefined)[], presence);
  });
}

/** Keys in an order in which every moment has its own. */
function orderKeys(frames: readonly (readonly SceneNode[] | undefined)[]): string[] {
  const order: string[] = [];
  const known = new Set<string>();
  let last: readonly SceneNode[] | undefined;
  for (const frame of frames) {
    if (!frame || (last && hasSameKeys(frame, last))) continue;
    last = frame;
    let place = 0;
    for (const { key } of frame) {
      if (known.has(key)) place = Math.max(place, order.indexOf(key) + 1);
      else {
        known.add(key);
        order.splice(place++, 0, key);
      }
    }
  }
  return order;
}

const hasSameKeys = (a: readonly SceneNode[], b: readonly SceneNode[]) =>
  a.length === b.length && a.every(({ key }, index) => key === b[index]!.key);

function joinGroups(nodes: readonly (SceneGroup | undefined)[], presence: PathTrack["presence"]): GroupTrack {
  const filled = fillGaps(nodes);
  const stencils = filled[0]!.stencils.flatMap(({ kind }, index): StencilTrack[] => {
    const each = nodes.map((node) => node?.stencils[index]);
    if (each.every((stencil) => !stencil || stencil.isIdle)) return [];
    return [{ kind, tracks: joinScenes(each.map((stencil) => stencil?.nodes)) }];
  });
  return {
    kind: "group",
    matrices: filled.map(({ matrix }) => matrix),
    opacities: findOpacities(filled, presence),
    stencils,
    tracks: joinScenes(nodes.map((node) => node?.nodes)),
  };
}

function joinPaths(nodes: readonly (ScenePath | undefined)[], presence: PathTrack["presence"]): PathTrack {
  const paths = fillGaps(nodes);
  return {
    kind: "path",
    matrices: paths.map(({ matrix }) => matrix),
    opacities: findOpacities(paths, presence),
    paths,
    presence,
  };
}

/** None where a node is missing in what exists; where that is missing too nobody sees the difference. */
function findOpacities(filled: readonly SceneNode[], presence: PathTrack["presence"]): number[] {
  return fillGaps(
    presence.map((isThere, index) => (isThere === undefined ? undefined : isThere ? filled[index]!.opacity : 0)),
  );
}

/** Each gap gets the value before it, the first ones the first value. */
export function fillGaps<Value>(values: readonly (Value | undefined)[]): Value[] {
  let last = values.find((value) => value !== undefined)!;
  return values.map((value) => (last = value ?? last));
}
