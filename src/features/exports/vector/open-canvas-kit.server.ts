import initCanvasKit, { type CanvasKit } from "canvaskit-wasm";

let opened: Promise<CanvasKit> | undefined;

/** Loads the library for outlines when it is first needed; 70 ms and 20 MB. */
export function openCanvasKit(): Promise<CanvasKit> {
  return (opened ??= initCanvasKit());
}
