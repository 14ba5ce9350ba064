import type { PictureFormatId } from "../../core/formats/picture-formats.ts";
import type { WritePicture } from "./picture-job.ts";

/** Who writes which format; each is loaded with its libraries when it is first needed. */
export const pictureWriters: Record<PictureFormatId, () => Promise<WritePicture>> = {
  svg: async () => (await import("./vector/svg.server.ts")).writeSvg,
  "svg-simplified": async () => (await import("./vector/svg-simplified.server.ts")).writeSimplifiedSvg,
  png: async () => (await import("./raster/png.server.ts")).writePng,
  webp: async () => (await import("./raster/webp.server.ts")).writeWebp,
  avif: async () => (await import("./raster/avif.server.ts")).writeAvif,
  jpeg: async () => (await import("./raster/jpeg.server.ts")).writeJpeg,
  pdf: async () => (await import("./vector/pdf.server.ts")).writePdf,
  eps: async () => (await import("./vector/eps.server.ts")).writeEps,
  ico: async () => (await import("./raster/ico.server.ts")).writeIco,
  favicons: async () => (await import("./raster/favicons.server.ts")).writeFavicons,
  gif: async () => (await import("./raster/gif.server.ts")).writeGif,
  apng: async () => (await import("./raster/apng.server.ts")).writeApng,
  "webp-animated": async () => (await import("./raster/webp-animated.server.ts")).writeWebpAnimated,
  lottie: async () => (await import("./vector/lottie.server.ts")).writeLottie,
};
