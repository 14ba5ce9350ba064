import { ZipArchive } from "archiver";
import sharp from "sharp";
import type { Sample } from "./pick-samples.ts";

/** The same files as our ZIP, but for its papers, as a short script would make them. */
export async function bundleBare(
  samples: readonly Sample[],
  { sizePx }: { sizePx: number },
): Promise<{ seconds: number; growthMb: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const startedAt = performance.now();
  const archive = new ZipArchive({ zlib: { level: 6 } });
  let bytes = 0;
  archive.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
  });
  for (const { id, svg } of samples) {
    archive.append(svg, { name: `svg/${id}.svg` });
    const png = await sharp(Buffer.from(svg)).resize(sizePx, sizePx, { fit: "inside" }).png().toBuffer();
    archive.append(png, { name: `png/${id}.png` });
    most = Math.max(most, process.memoryUsage.rss());
  }
  await archive.finalize();
  if (bytes === 0) throw new Error("The archive is empty");
  return { seconds: (performance.now() - startedAt) / 1_000, growthMb: (most - before) / 1024 ** 2 };
}
