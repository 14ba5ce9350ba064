import PdfFile from "pdfkit";
import drawSvg from "svg-to-pdfkit";
import { preferEngine, rasterize } from "../../../platform/workers/rasterize.server.ts";
import { resolveDrawing } from "../resolve-drawing.server.ts";
import { readSize } from "./read-size.ts";
import type { PictureJob, WritePicture } from "../picture-job.ts";

const pointsPerPx = 0.75;
/** Edge of the picture that stands for drawings that PDF files have no words for. */
const picturePx = 1024;
/** What is drawn wrongly or not at all. */
const notDrawn = /\sfilter="|mix-blend-mode|<image\b/;

/** One page with the drawing as vectors; those with filters or blend modes as a large picture. */
export const writePdf: WritePicture = async (job) => {
  const { width, height } = readSize(job.svg);
  const size = { width: width * pointsPerPx, height: height * pointsPerPx };
  const info = { Title: job.title ?? job.name, Creator: "Iconarium" };
  const pdf = new PdfFile({ size: [size.width, size.height], margin: 0, info });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  const vectors = job.avoidsResvg ? undefined : await findVectors(job.svg);
  if (vectors === undefined) pdf.image(await renderPicture(job), 0, 0, size);
  else drawSvg(pdf, vectors, 0, 0, { ...size, precision: 6 });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
};

async function findVectors(svg: string): Promise<string | undefined> {
  const { document, tint } = await resolveDrawing(svg);
  return notDrawn.test(document) ? undefined : document.replaceAll(tint, "#000000");
}

const renderPicture = (job: PictureJob) =>
  rasterize({ svg: job.svg, sizePx: picturePx }, job.avoidsResvg ? "librsvg" : preferEngine(picturePx));
