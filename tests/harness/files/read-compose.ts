import { all, values, numbers, readArgbCalls, spreads, joinStops } from "./read-code-values.ts";
import { SvgWriter, type ReadPaint } from "./svg-writer.ts";

/** Jetpack Compose: groups with clip paths or a placement, paths by `addPathNodes`. */
export function readCompose(file: string): string {
  const writer = new SvgWriter();
  const [, width, height, body] =
    /viewportWidth = ([\d.]+)f,\s+viewportHeight = ([\d.]+)f,\s+\)\.apply \{\n([\s\S]*)\n {4}\}\.build\(\)\n\}\n$/.exec(
      file,
    )!;
  const content = all(body!, /([ ]+)(addPath\([\s\S]*?\n\1\)|group\(.*\) \{|\})(?:\n|$)/g).map(([, statement]) => {
    if (statement === "}") return "</g>";
    if (statement!.startsWith("group(clipPathData")) return `<g ${writer.clip(/"(.*)"/.exec(statement!)![1]!)}>`;
    if (statement!.startsWith("group(")) {
      const { rotate, scaleX, scaleY, translationX, translationY } = values(
        statement!.slice(6).replaceAll(/(\d)f/g, "$1"),
      );
      return `<g transform="translate(${translationX} ${translationY}) rotate(${rotate}) scale(${scaleX} ${scaleY})">`;
    }
    return formatPath(Object.fromEntries(all(statement!, /\n +(\w+) = (.*),(?=\n)/g)) as Record<string, string>);
  });
  if (body!.replaceAll(/addPath\([\s\S]*?\n +\)|group\(.*\) \{|\}|\s/g, "") !== "")
    throw new Error("more than paths and groups");
  return writer.document(`0 0 ${width} ${height}`, content.join(""));

  function formatPath(given: Record<string, string>): string {
    const enumeration = (name: string, initial: string) => (given[name]?.split(".")[1] ?? initial).toLowerCase();
    return writer.shape({
      path: /^addPathNodes\("(.*)"\)$/.exec(given["pathData"]!)![1]!,
      rule: enumeration("pathFillType", "NonZero"),
      fill: readPaint(given["fill"], given["fillAlpha"]),
      stroke: readPaint(given["stroke"], given["strokeAlpha"]),
      strokeStyle: `stroke-width="${Number.parseFloat(given["strokeLineWidth"] ?? "0")}" stroke-linecap="${enumeration("strokeLineCap", "Butt")}" stroke-linejoin="${enumeration("strokeLineJoin", "Miter")}" stroke-miterlimit="${Number.parseFloat(given["strokeLineMiter"] ?? "4")}"`,
    });
  }
}

function readPaint(text: string | undefined, alpha = "1f"): ReadPaint | undefined {
  if (text === undefined) return undefined;
  const colors = readArgbCalls(text);
  if (text.startsWith("SolidColor("))
    return { color: colors[0]!.color, opacity: colors[0]!.opacity * Number.parseFloat(alpha) };
  const [, kind, stops, place] = /^Brush\.(linear|radial)Gradient\((.*), ((?:start|center) = .*)\)$/.exec(text)!;
  const offsets = all(stops!, /([\d.]+)f to /g).map(([offset]) => Number(offset));
  const [a, b, c, d] = numbers(place!);
  return {
    kind: kind as "linear" | "radial",
    geometry: kind === "linear" ? `x1="${a}" y1="${b}" x2="${c}" y2="${d}"` : `cx="${a}" cy="${b}" r="${c}"`,
    spread: spreads[/TileMode\.(\w+)/.exec(place!)?.[1] ?? "Clamp"]!,
    stops: joinStops(offsets, colors),
  };
}
