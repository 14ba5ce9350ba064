declare module "svg2ttf" {
  /** @returns the font; `buffer` is the file */
  export default function svg2ttf(
    svgFont: string,
    options: { ts?: number; version?: string; description?: string; url?: string; copyright?: string },
  ): { buffer: Uint8Array };
}

declare module "ttf2woff" {
  export default function ttf2woff(ttf: Uint8Array): Uint8Array;
}

declare module "wawoff2" {
  export function compress(ttf: Uint8Array): Promise<Uint8Array>;
  export function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
