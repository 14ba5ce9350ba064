import type { Matrix } from "../native/matrix.ts";
import { isStretched } from "../native/refuse-parts.ts";
import type { PathCommand } from "../native/path-data.ts";
import type { RadialGradient } from "../native/simplified-drawing.ts";
import type { PaintTrack } from "./render-paints.ts";

/** A fill whose gradient is a circle, in a group that makes it the ellipse that it is. */
export interface PlacedPaint {
  matrices: readonly Matrix[];
  paint: PaintTrack;
}

/** Lottie's gradients are circles; undefined where a paint is one or none. */
export function placeGradients(paint: PaintTrack): PlacedPaint | undefined {
  const gradients = paint.paints.filter((each) => each.kind === "radial");
  if (!gradients.some((gradient) => isStretched(gradient) && Math.min(...gradient.radii) > 0)) return undefined;
  return {
    matrices: gradients.map(placeEllipse),
    paint: {
      ...paint,
      paints: gradients.map(makeRound),
    },
  };
}

function makeRound(gradient: RadialGradient): RadialGradient {
  const radius = Math.max(...gradient.radii);
  return { ...gradient, center: [0, 0], radii: [radius, radius], angle: 0 };
}

function placeEllipse({ center, radii, angle }: RadialGradient): Matrix {
  const radius = Math.max(...radii);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const [x, y] = [radii[0] / radius || 1, radii[1] / radius || 1];
  return [cos * x, sin * x, -sin * y, cos * y, center[0], center[1]];
}

/** A path that a matrix makes the path given. */
export function undoMatrix(commands: readonly PathCommand[], [a, b, c, d, e, f]: Matrix): PathCommand[] {
  const determinant = a * d - b * c;
  return commands.map(([letter, ...numbers]) => {
    const undone = numbers.map((_, index) => {
      const even = index - (index % 2);
      const [x, y] = [numbers[even]! - e, numbers[even + 1]! - f];
      return (index % 2 === 0 ? d * x - c * y : a * y - b * x) / determinant;
    });
    return [letter, ...undone] as unknown as PathCommand;
  });
}
