import { parseXml, type XmlElement } from "./parse-xml.ts";
import { readArgb, SvgWriter, type ReadPaint } from "./svg-writer.ts";

const number = /^-?\d+(?:\.\d+)?$/;
const positive = /^\d+(?:\.\d+)?$/;
const share = /^(?:0(?:\.\d+)?|1)$/;
const color = /^(?:#[\dA-F]{8}|\?android:attr\/colorControlNormal)$/;
const pathData = /^M[-\d.,MLCQZ]+$/;

/**
 * What may be in a vector drawable: developer.android.com/reference/android/graphics/drawable/VectorDrawable, for
 * gradients developer.android.com/guide/topics/graphics/vector-drawable-resources and the attributes of GradientColor and
 * GradientColorItem in android.R.styleable.
 */
const allowed: Readonly<
  Record<string, { children: readonly string[]; needs: readonly string[]; may: Record<string, RegExp> }>
> = {
  vector: {
    children: ["group", "path", "clip-path"],
    needs: ["android:width", "android:height", "android:viewportWidth", "android:viewportHeight"],
    may: {
      "xmlns:android": /^http:\/\/schemas\.android\.com\/apk\/res\/android$/,
      "xmlns:aapt": /^http:\/\/schemas\.android\.com\/aapt$/,
      "android:width": /^\d+(?:\.\d+)?dp$/,
      "android:height": /^\d+(?:\.\d+)?dp$/,
      "android:viewportWidth": positive,
      "android:viewportHeight": positive,
      "android:tint": color,
    },
  },
  group: {
    children: ["group", "path", "clip-path"],
    needs: [],
    may: {
      "android:rotation": number,
      "android:scaleX": number,
      "android:scaleY": number,
      "android:translateX": number,
      "android:translateY": number,
    },
  },
  "clip-path": { children: [], needs: ["android:pathData"], may: { "android:pathData": pathData } },
  path: {
    children: ["aapt:attr"],
    needs: ["android:pathData"],
    may: {
      "android:pathData": pathData,
      "android:fillColor": color,
      "android:fillAlpha": share,
      "android:fillType": /^(?:nonZero|evenOdd)$/,
      "android:strokeColor": color,
      "android:strokeAlpha": share,
      "android:strokeWidth": positive,
      "android:strokeLineCap": /^(?:butt|round|square)$/,
      "android:strokeLineJoin": /^(?:miter|round|bevel)$/,
      "android:strokeMiterLimit": positive,
    },
  },
  "aapt:attr": { children: ["gradient"], needs: ["name"], may: { name: /^android:(?:fill|stroke)Color$/ } },
  gradient: {
    children: ["item"],
    needs: ["android:type"],
    may: {
      "android:type": /^(?:linear|radial)$/,
      "android:startX": number,
      "android:startY": number,
      "android:endX": number,
      "android:endY": number,
      "android:centerX": number,
      "android:centerY": number,
      "android:gradientRadius": /^(?!0$)\d+(?:\.\d+)?$/,
      "android:tileMode": /^(?:clamp|repeat|mirror)$/,
    },
  },
  item: {
    children: [],
    needs: ["android:offset", "android:color"],
    may: { "android:offset": share, "android:color": color },
  },
};

/** What Android would not take of a vector drawable. */
export function listFaults(xml: string): string[] {
  return xml.startsWith('<?xml version="1.0" encoding="utf-8"?>\n')
    ? listElementFaults(parseXml(xml))
    : ["no declaration"];
}

function listElementFaults({ name, attributes, children, text }: XmlElement): string[] {
  const rule = allowed[name];
  if (!rule) return [`<${name}>`];
  return [
    ...(text.trim() === "" ? [] : [`text in <${name}>`]),
    ...rule.needs.filter((key) => !(key in attributes)).map((key) => `<${name}> without ${key}`),
    ...Object.entries(attributes).flatMap(([key, value]) =>
      rule.may[key]?.test(value) ? [] : [`<${name} ${key}="${value}">`],
    ),
    ...children.filter((child) => !rule.children.includes(child.name)).map((child) => `<${child.name}> in <${name}>`),
    ...children.flatMap(listElementFaults),
  ];
}

/** The drawing as Android shows it, with black for the theme's color. */
export function readVectorDrawable(xml: string): string {
  const root = parseXml(xml);
  const isTinted = "android:tint" in root.attributes;
  const writer = new SvgWriter();
  const size = `${root.attributes["android:viewportWidth"]} ${root.attributes["android:viewportHeight"]}`;
  return writer.document(`0 0 ${size}`, renderChildren(root));

  function renderChildren({ children: [first, ...rest], ...parent }: XmlElement): string {
    if (!first) return "";
    const others = renderChildren({ ...parent, children: rest });
    if (first.name === "clip-path") return `<g ${writer.clip(first.attributes["android:pathData"]!)}>${others}</g>`;
    return (first.name === "group" ? renderGroup(first) : formatPath(first)) + others;
  }

  function renderGroup(group: XmlElement): string {
    const value = (name: string, initial = "0") => group.attributes[`android:${name}`] ?? initial;
    const placement = `translate(${value("translateX")} ${value("translateY")}) rotate(${value("rotation")}) scale(${value("scaleX", "1")} ${value("scaleY", "1")})`;
    return `<g transform="${placement}">${renderChildren(group)}</g>`;
  }

  function formatPath({ attributes, children }: XmlElement): string {
    const value = (name: string) => attributes[`android:${name}`];
    const paint = (name: string): ReadPaint | undefined => {
      const plain = value(`${name}Color`);
      if (plain !== undefined) return { color: readColor(plain).color, opacity: Number(value(`${name}Alpha`) ?? 1) };
      const complex = children.find((child) => child.attributes["name"] === `android:${name}Color`);
      return complex && readGradient(complex.children[0]!);
    };
    return writer.shape({
      path: value("pathData")!,
      rule: value("fillType")?.toLowerCase(),
      fill: paint("fill"),
      stroke: paint("stroke"),
      strokeStyle: `stroke-width="${value("strokeWidth") ?? 0}" stroke-linecap="${value("strokeLineCap") ?? "butt"}" stroke-linejoin="${value("strokeLineJoin") ?? "miter"}" stroke-miterlimit="${value("strokeMiterLimit") ?? 4}"`,
    });
  }

  function readGradient({ attributes, children }: XmlElement): ReadPaint {
    const value = (name: string) => attributes[`android:${name}`];
    const kind = value("type") as "linear" | "radial";
    return {
      kind,
      geometry:
        kind === "linear"
          ? `x1="${value("startX")}" y1="${value("startY")}" x2="${value("endX")}" y2="${value("endY")}"`
          : `cx="${value("centerX")}" cy="${value("centerY")}" r="${value("gradientRadius")}"`,
      spread: { clamp: "pad", repeat: "repeat", mirror: "reflect" }[value("tileMode") ?? "clamp"]!,
      stops: children.map((item) => ({
        offset: Number(item.attributes["android:offset"]),
        ...readColor(item.attributes["android:color"]!),
      })),
    };
  }

  function readColor(text: string) {
    const { color: hex, opacity } = readArgb(text.startsWith("#") ? text.slice(1) : "FF000000");
    return { color: isTinted ? "#000000" : hex, opacity };
  }
}
