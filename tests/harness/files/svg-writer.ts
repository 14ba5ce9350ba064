/** A paint as a native format says it. */
export type ReadPaint =
  | { color: string; opacity: number }
  | {
      kind: "linear" | "radial";
      geometry: string;
      spread: string;
      stops: ReadStop[];
    };

export interface ReadStop {
  offset: number;
  color: string;
  opacity: number;
}

export interface ReadShape {
  path: string;
  rule?: string | undefined;
  fill?: ReadPaint | undefined;
  stroke?: ReadPaint | undefined;
  /** `stroke-width="2"` and the like. */
  strokeStyle?: string | undefined;
}

/** Puts together the SVG document that shows what the code of a native format draws. */
export class SvgWriter {
  readonly #definitions: string[] = [];

  shape({ path, rule = "nonzero", fill, stroke, strokeStyle = "" }: ReadShape): string {
    const paints = this.#paint("fill", fill) + this.#paint("stroke", stroke);
    return `<path d="${path}" fill-rule="${rule}"${paints} ${strokeStyle}/>`;
  }

  clip(path: string, rule = "nonzero"): string {
    const id = this.#define((name) => `<clipPath id="${name}"><path d="${path}" clip-rule="${rule}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  document(viewBox: string, content: string): string {
    const [, , width, height] = viewBox.split(" ");
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${this.#definitions.join("")}</defs>${content}</svg>`;
  }

  #paint(name: string, paint: ReadPaint | undefined): string {
    if (!paint) return ` ${name}="none"`;
    if ("color" in paint) return ` ${name}="${paint.color}" ${name}-opacity="${paint.opacity}"`;
    const stops = paint.stops.map(
      ({ offset, color, opacity }) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    );
    const id = this.#define(
      (key) =>
        `<${paint.kind}Gradient id="${key}" gradientUnits="userSpaceOnUse" spreadMethod="${paint.spread}" ${paint.geometry}>${stops.join("")}</${paint.kind}Gradient>`,
    );
    return ` ${name}="url(#${id})"`;
  }

  #define(print: (id: string) => string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(print(id));
    return id;
  }
}

/** `aarrggbb` as a color and its opacity. */
export function readArgb(text: string): { color: string; opacity: number } {
  return { color: `#${text.slice(2)}`, opacity: Number.parseInt(text.slice(0, 2), 16) / 255 };
}
