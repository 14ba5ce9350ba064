import { buffer } from "node:stream/consumers";
import { customize } from "../../../core/svg/customize.ts";
import { renderZip } from "../write-zip.server.ts";
import { packIco } from "./ico.server.ts";
import { openPixels } from "./open-pixels.server.ts";
import type { PictureJob, WritePicture } from "../picture-job.ts";

const white = "#ffffff";
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Older browsers ask for these at `/favicon.ico`. */
const icoEdges = [16, 32, 48];
/** A drawing that systems cut to any shape keeps a fifth free on every side, one that they only round a tenth. */
const maskablePadding = 0.2;
const applePadding = 0.1;
/** The same files are the same bytes. */
const date = new Date("1980-01-01T00:00Z");

/** Everything that browsers and phones ask a site for, as a ZIP with the tags to put in its pages. */
export const writeFavicons: WritePicture = async (job) => {
  const ground = job.ground ?? white;
  const onGround = (sizePx: number, padding: number) => writeSquare(job, { sizePx, padding, ground });
  const files = [
    { path: "favicon.ico", bytes: await packIco(job, icoEdges) },
    { path: "icon.svg", bytes: job.svg },
    { path: "apple-touch-icon.png", bytes: await onGround(180, applePadding) },
    { path: "icon-192.png", bytes: await writeSquare(job, { sizePx: 192 }) },
    { path: "icon-512.png", bytes: await writeSquare(job, { sizePx: 512 }) },
    { path: "icon-maskable-512.png", bytes: await onGround(512, maskablePadding) },
    { path: "site.webmanifest", bytes: renderManifest(job.title ?? job.name, ground) },
    { path: "tags.html", bytes: tags },
  ];
  return buffer(renderZip(files, date));
};

interface Square {
  sizePx: number;
  padding?: number;
  ground?: string;
}

async function writeSquare(job: PictureJob, { sizePx, padding, ground }: Square): Promise<Buffer> {
  const svg = customize(job.svg, { size: sizePx, ...(padding !== undefined && { padding }) });
  const pixels = await openPixels({ ...job, svg, sizePx });
  const square = pixels.resize(sizePx, sizePx, { fit: "contain", background: ground ?? clear });
  return (ground === undefined ? square : square.flatten({ background: ground })).png().toBuffer();
}

const listIcon = (file: string, edge: number) => ({
  src: `/${file}`,
  type: "image/png",
  sizes: `${edge}x${edge}`,
});

function renderManifest(name: string, ground: string): string {
  const icons = [
    listIcon("icon-192.png", 192),
    listIcon("icon-512.png", 512),
    { ...listIcon("icon-maskable-512.png", 512), purpose: "maskable" },
  ];
  return `${JSON.stringify({ name, icons, background_color: ground, theme_color: ground, display: "standalone" }, null, 2)}\n`;
}

const tags = `<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/icon.svg" sizes="any" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
`;
