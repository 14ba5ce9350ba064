import { AppError } from "../../../core/errors.ts";
import type {
  Clip,
  DrawnNode,
  FillRule,
  Ink,
  Paint,
  Shape,
  Stroke,
} from "../../../core/formats/native/simplified-drawing.ts";

/** A filled shape of a drawing that is to be of one color. */
export interface Area {
  path: string;
  rule: FillRule;
  clips: readonly Clip[];
  /** What lies below is taken away where this is. */
  isCutOut: boolean;
}

interface Tone {
  opacity: number;
  /** 0 is black, 1 is white. */
  lightness: number;
  /** The same for the same color. */
  color: string;
}

type Toned = Omit<Area, "isCutOut"> & Tone;

/** From here on a color is white, and below there is something that it can be seen on. */
const white = 0.9;
const inked = 0.75;
/** Of what is most opaque: less than this is a shadow or a second tone. */
const faint = 0.75;
const opaque = 0.99;

/** The outline of a line as path data for the nonzero rule; undefined where it cannot be told. */
type Trace = (line: Pick<Shape, "path"> & Stroke) => string | undefined;

/**
 * The areas of a drawing in the order in which they are drawn, lines by their outlines, and what one color cannot show of
 * it: white on color is cut out, a second tone is left out.
 * @throws AppError where a line cannot be outlined
 */
export function listAreas(nodes: readonly DrawnNode[], trace: Trace): { areas: Area[]; remark?: string } {
  const all = nodes.flatMap((node) => listToned(node, trace, { opacity: 1, clips: [] }));
  const strongest = Math.max(0, ...all.map(({ opacity }) => opacity));
  const seen = all.filter(({ opacity }) => opacity > 0 && opacity >= faint * strongest);
  const colors = new Set(seen.map(({ color }) => color));
  const hasInk = seen.some(({ lightness }) => lightness < inked);
  const areas = seen.map(({ path, rule, clips, lightness }) => ({
    path,
    rule,
    clips,
    isCutOut: hasInk && lightness >= white,
  }));
  const remarks = [
    ...(colors.size > 1 ? [`its ${colors.size} colors became one`] : []),
    ...(seen.length < all.length ? ["its translucent parts are omitted"] : []),
    ...(strongest > 0 && strongest < opaque ? ["it’s no longer translucent"] : []),
  ];
  return { areas, ...(remarks.length > 0 && { remark: remarks.join(", ") }) };
}

/** What the layers around a node do to it. */
type Around = Pick<Toned, "opacity" | "clips">;

function listToned(node: DrawnNode, trace: Trace, { opacity, clips }: Around): Toned[] {
  if (node.kind === "layer") {
    const inner = { opacity: opacity * node.opacity, clips: [...clips, ...node.clips] };
    return node.nodes.flatMap((child) => listToned(child, trace, inner));
  }
  const { path, rule, fill, stroke } = node;
  const toned = (area: Pick<Area, "path" | "rule">, paint: Paint): Toned => {
    const tone = readTone(paint);
    return { ...area, clips, ...tone, opacity: opacity * tone.opacity };
  };
  const outline = stroke && trace({ path, ...stroke });
  if (stroke && outline === undefined) throw new AppError("unavailable", "its strokes can’t be outlined");
  return [
    ...(fill ? [toned({ path, rule }, fill)] : []),
    ...(stroke && outline ? [toned({ path: outline, rule: "nonzero" }, stroke.paint)] : []),
  ];
}

/** A gradient is as light and as opaque as its stops on the mean. */
function readTone(paint: Paint): Tone {
  const stops = paint.kind === "solid" ? [paint] : paint.stops;
  return {
    opacity: mean(stops.map((stop) => stop.opacity)),
    lightness: mean(stops.map(({ ink }) => measureLightness(ink))),
    color: stops.map(({ ink }) => ink).join(" "),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function measureLightness(ink: Ink): number {
  if (ink === "tint") return 0;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(ink.slice(start, start + 2), 16) / 255,
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
