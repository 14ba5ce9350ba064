import type { PictureFormatId } from "../../../core/formats/picture-formats.ts";
import type { WritePicture } from "./picture-job.ts";

/** Who writes which format; each is loaded with its libraries when it is first needed. */
export const pictureWriters: Record<PictureFormatId, () => Promise<WritePicture>> = {
  svg: async () => (await import("./svg.server.ts")).writeSvg,
  "svg-simplified": async () => (await import("./svg-simplified.server.ts")).writeSimplifiedSvg,
  png: async () => (await import("./png.server.ts")).writePng,
  webp: async () => (await import("./webp.server.ts")).writeWebp,
  avif: async () => (await import("./avif.server.ts")).writeAvif,
  jpeg: async () => (await import("./jpeg.server.ts")).writeJpeg,
  pdf: async () => (await import("./pdf.server.ts")).writePdf,
  eps: async () => (await import("./eps.server.ts")).writeEps,
  ico: async () => (await import("./ico.server.ts")).writeIco,
  favicons: async () => (await import("./favicons.server.ts")).writeFavicons,
  gif: async () => (await import("./gif.server.ts")).writeGif,
  apng: async () => (await import("./apng.server.ts")).writeApng,
  "webp-animated": async () => (await import("./webp-animated.server.ts")).writeWebpAnimated,
  lottie: async () => (await import("./lottie.server.ts")).writeLottie,
};
