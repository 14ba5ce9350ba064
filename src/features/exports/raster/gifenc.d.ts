declare module "gifenc" {
  interface FrameOptions {
    /** Of all frames, where the first one has it. */
    palette?: number[][];
    transparent?: boolean;
    transparentIndex?: number;
    /** In ms. */
    delay?: number;
    /** -1 plays once, 0 for ever. */
    repeat?: number;
    dispose?: number;
  }

  interface Encoder {
    writeFrame: (indexes: Uint8Array, width: number, height: number, options: FrameOptions) => void;
    finish: () => void;
    bytes: () => Uint8Array;
    bytesView: () => Uint8Array;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    most: number,
    options: { format: "rgb565" },
  ): number[][];
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: number[][], format: "rgb565"): Uint8Array;
}
