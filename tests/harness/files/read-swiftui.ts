import { all, values, numbers, spreads, joinStops } from "./read-code-values.ts";
import { SvgWriter, type ReadPaint } from "./svg-writer.ts";

/** SwiftUI: paths in variables, graphics contexts that are copied, clipped and moved. */
export function readSwiftui(file: string): string {
  const writer = new SvgWriter();
  const [, width, height, body] =
    /context\.clip\(to: Path\(CGRect\(x: 0, y: 0, width: ([\d.]+), height: ([\d.]+)\)\)\)\n([\s\S]*?)\n {4}\}\n\}\n$/.exec(
      file,
    )!;
  interface Context {
    wrappers: string[];
    opacity: string;
    output: string[];
  }
  const output: string[] = [];
  const contexts = new Map<string, Context>([["context", { wrappers: [], opacity: "1", output }]]);
  const paths = new Map<string, string>();
  const layers: { parent: Context; content: string[] }[] = [];
  const draw = ({ wrappers, output: target }: Context, content: string) =>
    target.push(wrappers.map((wrapper) => `<g ${wrapper}>`).join("") + content + "</g>".repeat(wrappers.length));
  for (const line of body!.split("\n").map((each) => each.trim())) {
    const [, declared, copied] = /^var (\w+) = (\w+)(?:\(\))?$/.exec(line) ?? [];
    if (copied === "Path") paths.set(declared!, "");
    else if (copied !== undefined)
      contexts.set(declared!, { ...contexts.get(copied)!, wrappers: [...contexts.get(copied)!.wrappers] });
    else if (line === "}") {
      const { parent, content } = layers.pop()!;
      draw(parent, `<g opacity="${parent.opacity}">${content.join("")}</g>`);
    } else readCall(line);
  }
  return writer.document(`0 0 ${width} ${height}`, output.join(""));

  function readCall(line: string): void {
    const [, target, name, rest] = /^(\w+)\.(\w+)\s*(.*)$/.exec(line)!;
    if (paths.has(target!))
      return void paths.set(
        target!,
        paths.get(target!)! + readStep(name!, numbers(rest!.replaceAll(/control\d/g, "control"))),
      );
    const context = contexts.get(target!)!;
    const [x, y] = numbers(rest!);
    const path = paths.get(/\(?(?:to: )?(path\d+)/.exec(rest!)?.[1] ?? "") ?? "";
    const rule = rest!.includes("eoFill: true") ? "evenodd" : "nonzero";
    if (name === "clip") context.wrappers.push(writer.clip(path, rule));
    else if (name === "translateBy") context.wrappers.push(`transform="translate(${x} ${y})"`);
    else if (name === "rotate") context.wrappers.push(`transform="rotate(${x})"`);
    else if (name === "scaleBy") context.wrappers.push(`transform="scale(${x} ${y})"`);
    else if (name === "opacity") context.opacity = String(x);
    else if (name === "drawLayer") {
      const content: string[] = [];
      contexts.set(/\{ (\w+) in$/.exec(rest!)![1]!, { wrappers: [], opacity: "1", output: content });
      layers.push({ parent: context, content });
    } else if (name === "fill")
      draw(
        context,
        writer.shape({ path, rule, fill: readPaint(/with: (.*?)(?:, style: FillStyle.*)?\)$/.exec(rest!)![1]!) }),
      );
    else if (name === "stroke") {
      const [, paint, style] = /with: (.*), style: StrokeStyle\((.*)\)\)$/.exec(rest!)!;
      draw(context, writer.shape({ path, stroke: readPaint(paint!), strokeStyle: readStyle(style!) }));
    } else throw new Error(line);
  }
}

function readStep(name: string, given: number[]): string {
  const [x, y, ...controls] = given;
  if (name === "closeSubpath") return "Z";
  const letter = { move: "M", addLine: "L", addQuadCurve: "Q", addCurve: "C" }[name]!;
  return `${letter}${[...controls, x, y].join(" ")}`;
}

function readStyle(text: string): string {
  const { lineWidth, lineCap, lineJoin, miterLimit, dashPhase } = values(text);
  const dashes = /dash: \[(.*?)\]/.exec(text)?.[1] ?? "none";
  return `stroke-width="${lineWidth}" stroke-linecap="${lineCap!.slice(1)}" stroke-linejoin="${lineJoin!.slice(1)}" stroke-miterlimit="${miterLimit ?? 10}" stroke-dasharray="${dashes}" stroke-dashoffset="${dashPhase ?? 0}"`;
}

function readColors(text: string) {
  return all(
    text,
    /(Color\.primary(?:\.opacity\(([\d.]+)\))?)|Color\(\.sRGB, red: ([\d.]+), green: ([\d.]+), blue: ([\d.]+)(?:, opacity: ([\d.]+))?\)/g,
  ).map(([primary, faded, red, green, blue, opacity]) =>
    primary === undefined
      ? {
          color: `rgb(${[red, green, blue].map((share) => Math.round(Number(share) * 255)).join(",")})`,
          opacity: Number(opacity ?? 1),
        }
      : { color: "#000000", opacity: Number(faded ?? 1) },
  );
}

function readPaint(text: string): ReadPaint {
  if (text === ".foreground") return { color: "#000000", opacity: 1 };
  if (text.startsWith(".style(ForegroundStyle()")) return { color: "#000000", opacity: numbers(text)[0]! };
  if (text.startsWith(".color(")) return readColors(text)[0]!;
  const [, kind, stops, place] = /^\.(linear|radial)Gradient\(Gradient\(stops: \[(.*)\]\), (.*)\)$/.exec(text)!;
  const [a, b, c, d] = numbers(place!);
  const offsets = all(stops!, /location: ([\d.]+)\)/g).map(([offset]) => Number(offset));
  return {
    kind: kind as "linear" | "radial",
    geometry: kind === "linear" ? `x1="${a}" y1="${b}" x2="${c}" y2="${d}"` : `cx="${a}" cy="${b}" r="${d}"`,
    spread: spreads[/options: \.(\w+)/.exec(place!)?.[1] ?? "clamp"]!,
    stops: joinStops(offsets, readColors(stops!)),
  };
}
