import { buffer } from "node:stream/consumers";
import { ZipArchive } from "archiver";
import { customise } from "../../../core/svg/customise.ts";
import { packIco } from "./ico.server.ts";
import { openPixels } from "./open-pixels.server.ts";
import type { PictureJob, WritePicture } from "./picture-job.ts";

const white = "#ffffff";
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
/** Older browsers ask for these at `/favicon.ico`. */
const icoEdges = [16, 32, 48];
/** A drawing that systems cut to any shape keeps a fifth free on every side, one that they only round a tenth. */
const maskablePadding = 0.2;
const applePadding = 0.1;
/** The same files are the same bytes. */
const date = new Date(0);

/** Everything that browsers and phones ask a site for, as a ZIP with the tags to put in its pages. */
export const writeFavicons: WritePicture = async (job) => {
  const ground = job.ground ?? white;
  const onGround = (sizePx: number, padding: number) => writeSquare(job, { sizePx, padding, ground });
  const files: Record<string, Uint8Array | string> = {
    "favicon.ico": await packIco(job, icoEdges),
    "icon.svg": job.svg,
    "apple-touch-icon.png": await onGround(180, applePadding),
    "icon-192.png": await writeSquare(job, { sizePx: 192 }),
    "icon-512.png": await writeSquare(job, { sizePx: 512 }),
    "icon-maskable-512.png": await onGround(512, maskablePadding),
    "site.webmanifest": printManifest(job.title ?? job.name, ground),
    "tags.html": tags,
  };
  const archive = new ZipArchive({ zlib: { level: 9 } });
  for (const [name, content] of Object.entries(files)) {
    archive.append(typeof content === "string" ? content : Buffer.from(content), { name, date });
  }
  const [bytes] = await Promise.all([buffer(archive), archive.finalize()]);
  return bytes;
};

interface Square {
  sizePx: number;
  padding?: number;
  ground?: string;
}

async function writeSquare(job: PictureJob, { sizePx, padding, ground }: Square): Promise<Buffer> {
  const svg = customise(job.svg, { size: sizePx, ...(padding !== undefined && { padding }) });
  const pixels = await openPixels({ ...job, svg, sizePx });
  const square = pixels.resize(sizePx, sizePx, { fit: "contain", background: ground ?? clear });
  return (ground === undefined ? square : square.flatten({ background: ground })).png().toBuffer();
}

const listIcon = (file: string, edge: number) => ({
  src: `/${file}`,
  type: "image/png",
  sizes: `${edge}x${edge}`,
});

function printManifest(name: string, ground: string): string {
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
