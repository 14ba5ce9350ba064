import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp, { type Sharp } from "sharp";

const run = promisify(execFile);
const edgePx = 96;

/** What another program shows of a file: pdftoppm, Ghostscript or libvips, on white, at 384 dpi where it has no pixels. */
export async function renderFile(bytes: Uint8Array, extension: string): Promise<Sharp> {
  if (extension !== "pdf" && extension !== "eps") {
    // In its own size first: libvips reads some formats smaller than they are when it is told the size.
    return sharp(await sharp(bytes).flatten({ background: "#fff" }).png().toBuffer());
  }
  return inFolder(bytes, extension, async (path, folder) => {
    const picture = join(folder, "page.png");
    if (extension === "pdf") await run("pdftoppm", ["-png", "-r", "384", "-singlefile", path, join(folder, "page")]);
    else {
      const device = ["-sDEVICE=png16m", "-dGraphicsAlphaBits=4", "-r384", `-sOutputFile=${picture}`];
      await run("gs", ["-q", "-dBATCH", "-dNOPAUSE", "-dSAFER", "-dEPSCrop", ...device, path]);
    }
    return sharp(await readFile(picture)).flatten({ background: "#fff" });
  });
}

/** What the program `file` takes a file for. */
export async function nameFileType(bytes: Uint8Array): Promise<string> {
  return inFolder(bytes, "bin", async (path) => (await run("file", ["--brief", "--mime-type", path])).stdout.trim());
}

/** On the mean of pixels and channels, of 1. */
export async function comparePictures(a: Sharp, b: Sharp): Promise<number> {
  const [one, other] = await Promise.all([a, b].map(shrink));
  return one!.reduce((sum, value, place) => sum + Math.abs(value - other![place]!), 0) / one!.length / 255;
}

/** The same small square for both: where edges lie between pixels, every program shades them in its own way. */
const shrink = (picture: Sharp) =>
  picture.resize(edgePx, edgePx, { fit: "fill" }).toColorspace("srgb").removeAlpha().raw().toBuffer();

async function inFolder<Result>(
  bytes: Uint8Array,
  extension: string,
  work: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-file-"));
  try {
    const path = join(folder, `file.${extension}`);
    await writeFile(path, bytes);
    return await work(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
