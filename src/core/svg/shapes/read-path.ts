import svgPath from "svgpath";
import { ContourPen, type Contour } from "./contour.ts";

/** The contours of path data; of damaged data those before the damage. Never throws. */
export function readPath(data: string): Contour[] {
  const contours: Contour[] = [];
  let pen: ContourPen | undefined;
  const end = () => {
    if (pen && pen.contour.segments.length > 0) contours.push(pen.end());
    pen = undefined;
  };
  svgPath(data)
    .abs()
    .unshort()
    .iterate(([name, ...values], _index, x, y) => {
      if (name === "M") return end();
      pen ??= new ContourPen(x, y);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values as number[];
      if (name === "L") pen.line(a, b);
      else if (name === "H") pen.line(a, y);
      else if (name === "V") pen.line(x, a);
      else if (name === "C") pen.cubic(a, b, c, d, e, f);
      else if (name === "Q") pen.quadratic(a, b, c, d);
      else if (name === "A") pen.arc(a, b, d !== 0, e !== 0, f, g);
      else {
        pen.close();
        end();
      }
    });
  end();
  return contours;
}
