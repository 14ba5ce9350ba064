import { Readable } from "node:stream";
import { printZip, type ZipFile } from "../print-zip.server.ts";

/** Whoever takes nothing for this long is gone. */
const stalledMs = 120_000;

/**
 * A ZIP that is written while its files are made: the next are taken when those before have been read. When the stream is
 * destroyed `files` is asked to return; when `files` throws the stream breaks off.
 */
export function streamZip(files: AsyncIterable<ZipFile>): Readable {
  const stream = Readable.from(printZip(watch(files)), { objectMode: false });
  const stalled = setTimeout(() => stream.destroy(new Error("nobody reads the bundle")), stalledMs).unref();
  // Whoever reads hears of it too; without a listener the process would end.
  stream.on("error", () => undefined);
  stream.once("close", () => clearTimeout(stalled));
  return stream;

  async function* watch(watched: AsyncIterable<ZipFile>): AsyncGenerator<ZipFile> {
    for await (const file of watched) {
      stalled.refresh();
      yield file;
    }
  }
}
