import { deflateSync } from "node:zlib";
import { CannotExport } from "../../../core/formats/cannot-export.ts";
import { readSimplified } from "../../../core/formats/native/read-simplified.ts";
import { listPaints } from "../../../core/formats/native/read-simplified.ts";
import type { SimplifiedDrawing } from "../../../core/formats/native/simplified-drawing.ts";
import { outlineStrokes } from "./outline-strokes.server.ts";
import { resolveDrawing } from "../resolve-drawing.server.ts";
import { flattenTranslucent } from "./flatten-translucent.ts";
import { openPixels } from "../raster/open-pixels.server.ts";
import type { PictureJob, WritePicture } from "../picture-job.ts";
import { renderPostScript } from "./render-postscript.ts";
import { readSize } from "./read-size.ts";

const pointsPerPx = 0.75;
/** Edge of the picture that stands for drawings that PostScript has no words for. */
const picturePx = 1024;

/** PostScript of level 3, which knows no transparency: what is translucent is put on white. */
export const writeEps: WritePicture = async (job) => {
  const size = readSize(job.svg);
  const [width, height] = [size.width * pointsPerPx, size.height * pointsPerPx];
  const drawing = job.avoidsResvg ? undefined : await findVectors(job.svg);
  const content = drawing
    ? `${width / drawing.viewport[0]} 0 0 ${-height / drawing.viewport[1]} 0 ${height} 6 array astore concat\n${renderPostScript(drawing)}`
    : await renderPicture(job, [width, height]);
  return Buffer.from(`%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}
%%HiResBoundingBox: 0 0 ${width} ${height}
%%Title: ${renderTitle(job.title ?? job.name)}
%%Creator: Iconarium
%%LanguageLevel: 3
%%EndComments
gsave
/m {moveto} bind def /l {lineto} bind def /c {curveto} bind def /z {closepath} bind def
0 0 ${width} ${height} rectclip
${content}grestore
%%EOF
`);
};

/** The drawing without strokes where they are the matter; undefined where it has what cannot be said. */
async function findVectors(svg: string): Promise<SimplifiedDrawing | undefined> {
  const { document, tint } = await resolveDrawing(svg);
  const drawing = (await readVectors(document, tint)) ?? (await readVectors(await outlineStrokes(document), tint));
  if (!drawing || listPaints(drawing.nodes).some((paint) => paint.kind !== "solid" && paint.spread !== "pad"))
    return undefined;
  const nodes = flattenTranslucent(drawing.nodes);
  return nodes && { ...drawing, nodes };
}

async function readVectors(document: string, tint: string): Promise<SimplifiedDrawing | undefined> {
  try {
    return readSimplified(document, { tint });
  } catch (error) {
    if (error instanceof CannotExport) return undefined;
    throw error;
  }
}

/** Pixels on white; those that nothing is drawn on are left out. */
async function renderPicture(job: PictureJob, [width, height]: readonly [number, number]): Promise<string> {
  const pixels = await openPixels({ ...job, sizePx: picturePx });
  const { data, info } = await pixels.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const samples = Buffer.alloc(data.length);
  for (let place = 0; place < data.length; place += 4) {
    const alpha = data[place + 3]!;
    samples[place] = alpha === 0 ? 255 : 0;
    for (let channel = 0; channel < 3; channel++) {
      samples[place + 1 + channel] = Math.round((data[place + channel]! * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  const image = `/Width ${info.width} /Height ${info.height} /BitsPerComponent 8 /ImageMatrix [${info.width} 0 0 ${-info.height} 0 ${info.height}]`;
  return `${width} ${height} scale
/DeviceRGB setcolorspace
<< /ImageType 3 /InterleaveType 1
/DataDict << /ImageType 1 ${image} /Decode [0 1 0 1 0 1] /DataSource currentfile /ASCII85Decode filter /FlateDecode filter >>
/MaskDict << /ImageType 1 ${image} /Decode [0 1] >>
>> image
${encodeAscii85(deflateSync(samples))}
`;
}

/** Groups of four bytes as five letters, ended by `~>`. */
function encodeAscii85(bytes: Uint8Array): string {
  const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  const missing = padded.length - bytes.length;
  const groups: string[] = [];
  for (let place = 0; place < padded.length; place += 4) {
    let value = padded.readUInt32BE(place);
    const isLast = place + 4 === padded.length;
    if (value === 0 && !(isLast && missing > 0)) {
      groups.push("z");
      continue;
    }
    let letters = "";
    for (let digit = 0; digit < 5; digit++) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    groups.push(isLast ? letters.slice(0, 5 - missing) : letters);
  }
  return `${(groups.join("").match(/.{1,120}/g) ?? []).join("\n")}~>`;
}

const renderTitle = (text: string) =>
  `(${text
    .replaceAll(/[^ -~]/g, "?")
    .replaceAll(/[\\()]/g, "\\$&")
    .slice(0, 120)})`;
