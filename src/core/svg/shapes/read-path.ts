import svgPath from "svgpath";
import { ContourPen, type Contour } from "./contour.ts";

/**
 * The contours of path data; of damaged data those before the damage. Never throws. Relative and short commands are read as
 * they stand: to have them rewritten first takes an eighth longer.
 */
export function readPath(data: string): Contour[] {
  const contours: Contour[] = [];
  let pen: ContourPen | undefined;
  /** The command before, and its last control point, which a short one reflects. */
  let before = "";
  let controlX = 0;
  let controlY = 0;
  const end = () => {
    if (pen && pen.contour.segments.length > 0) contours.push(pen.end());
    pen = undefined;
  };
  svgPath(data).iterate((segment, _index, x, y) => {
    const values = segment as unknown as number[];
    const letter = segment[0];
    const name = letter.toUpperCase();
    const isBent = name === "S" ? before === "C" || before === "S" : before === "Q" || before === "T";
    before = name;
    if (name === "M") return end();
    pen ??= new ContourPen(x, y);
    const fromX = letter === name ? 0 : x;
    const fromY = letter === name ? 0 : y;
    const toX = fromX + values[values.length - 2]!;
    const toY = fromY + values[values.length - 1]!;
    if (name === "L") pen.line(toX, toY);
    else if (name === "H") pen.line(fromX + values[1]!, y);
    else if (name === "V") pen.line(x, toY);
    else if (name === "A") pen.arc(values[1]!, values[2]!, values[4] !== 0, values[5] !== 0, toX, toY);
    else if (name === "Z") {
      pen.close();
      end();
    } else {
      const bendX = isBent ? x - (controlX - x) : x;
      const bendY = isBent ? y - (controlY - y) : y;
      controlX = name === "T" ? bendX : fromX + values[values.length - 4]!;
      controlY = name === "T" ? bendY : fromY + values[values.length - 3]!;
      if (name === "C") pen.cubic(fromX + values[1]!, fromY + values[2]!, controlX, controlY, toX, toY);
      else if (name === "S") pen.cubic(bendX, bendY, controlX, controlY, toX, toY);
      else pen.quadratic(controlX, controlY, toX, toY);
    }
  });
  end();
  return contours;
}
