import { all, numbers, readArgbCalls, spreads, joinStops } from "./read-code-values.ts";
import { SvgWriter, type ReadPaint, readArgb } from "./svg-writer.ts";

/** Flutter: calls on the canvas, paths and paints as cascades. */
export function readFlutter(file: string): string {
  const writer = new SvgWriter();
  const [, width, height, body] =
    /clipRect\(const Rect\.fromLTWH\(0, 0, ([\d.]+), ([\d.]+)\)\);\n([\s\S]*?)\n {2}\}\n\n {2}@override\n {2}bool shouldRepaint/.exec(
      file,
    )!;
  const open: string[] = [];
  const content = body!
    .split(/;(?:\n|$)/)
    .filter((each) => each.trim() !== "")
    .map((statement) => {
      const [, call, rest] = /^\s*canvas\.(\w+)\(([\s\S]*)\)$/.exec(statement)!;
      if (call === "save" || call === "saveLayer") {
        open.push("");
        return `<g opacity="${call === "save" ? 1 : readArgbCalls(rest!)[0]!.opacity}">`;
      }
      if (call === "restore") return `</g>${open.pop()!}`;
      const [path, paint] = rest!.split(/,\s+Paint\(\)/);
      const { d, rule } = readPath(path!);
      if (call === "clipPath") {
        open.push(`</g>${open.pop()!}`);
        return `<g ${writer.clip(d, rule)}>`;
      }
      if (call !== "drawPath") throw new Error(`canvas.${call}`);
      return formatPath({
        d,
        rule,
        cascade: Object.fromEntries(all(paint!, /\.\.(\w+) = (.*?)(?=\n|,\s*$)/g)) as Record<string, string>,
      });
    });
  return writer.document(`0 0 ${width} ${height}`, content.join(""));

  function formatPath({ d, rule, cascade }: { d: string; rule: string; cascade: Record<string, string> }): string {
    const paint = readPaint(cascade["color"] ?? cascade["shader"]!);
    if (!cascade["style"]) return writer.shape({ path: d, rule, fill: paint });
    const enumeration = (name: string, initial: string) => cascade[name]?.split(".")[1] ?? initial;
    const strokeStyle = `stroke-width="${cascade["strokeWidth"]}" stroke-linecap="${enumeration("strokeCap", "butt")}" stroke-linejoin="${enumeration("strokeJoin", "miter")}" stroke-miterlimit="${cascade["strokeMiterLimit"] ?? 4}"`;
    return writer.shape({ path: d, stroke: paint, strokeStyle });
  }
}

function readPath(text: string): { d: string; rule: string } {
  const letters: Readonly<Record<string, string>> = {
    moveTo: "M",
    lineTo: "L",
    quadraticBezierTo: "Q",
    cubicTo: "C",
    close: "Z",
  };
  const steps = all(text, /\.\.(\w+)\(([^)]*)\)/g).map(([name, given]) => `${letters[name!]}${given}`);
  return { d: steps.join(""), rule: text.includes("..fillType = PathFillType.evenOdd") ? "evenodd" : "nonzero" };
}

function readColors(text: string) {
  return all(text, /(?:(color)(?:\.withValues\(alpha: color\.a \* ([\d.]+)\))?|const Color\(0x([\dA-F]{8})\))/g).map(
    ([, alpha, argb]) => (argb === undefined ? { color: "#000000", opacity: Number(alpha ?? 1) } : readArgb(argb)),
  );
}

function readPaint(text: string): ReadPaint {
  const gradient =
    /^ui\.Gradient\.(linear|radial)\((.*?), \[(.*?)\], \[(.*?)\], TileMode\.(\w+)(?:, Float64List\.fromList\(\[(.*?)\]\)(?:, const Offset\((.*?)\))?)?\)$/.exec(
      text,
    );
  if (!gradient) return readColors(text)[0]!;
  const [, kind, place, colors, offsets, tileMode, matrix, focus] = gradient;
  const [x1, y1, x2, y2] = numbers(place!);
  const [a, b, , , c, d, , , , , , , e, f] = numbers(matrix ?? "");
  const [fx, fy] = numbers(focus ?? "0 0");
  return {
    kind: kind as "linear" | "radial",
    geometry:
      kind === "linear"
        ? `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
        : `cx="0" cy="0" r="1" fx="${fx}" fy="${fy}" gradientTransform="matrix(${a} ${b} ${c} ${d} ${e} ${f})"`,
    spread: spreads[tileMode!]!,
    stops: joinStops(numbers(offsets!), readColors(colors!)),
  };
}
