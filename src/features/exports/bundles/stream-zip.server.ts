import { Readable } from "node:stream";
import { renderZip, type ZipFile } from "../write-zip.server.ts";

/** Whoever takes nothing for this long is gone. */
const stalledMs = 120_000;

/**
 * A ZIP that is written while its files are made: the next are taken when those before have been read. A stream that is
 * destroyed is closed at once, whatever is in the making, and `files` is asked to return; when `files` throws the stream
 * breaks off.
 */
export function streamZip(files: AsyncIterable<ZipFile>): Readable {
  const pieces = renderZip(watch(files));
  const stream = new Readable({
    read() {
      pieces.next().then(
        ({ done, value }) => stream.push(done ? null : value),
        (error: unknown) => stream.destroy(error as Error),
      );
    },
  });
  const stalled = setTimeout(
    () => stream.destroy(new Error("the client stopped reading the bundle")),
    stalledMs,
  ).unref();
  // Whoever reads hears of it too; without a listener the process would end.
  stream.on("error", () => undefined);
  stream.once("close", () => {
    clearTimeout(stalled);
    // It returns when the file in the making is made or given up: nobody waits for that.
    pieces.return(undefined).catch(() => undefined);
  });
  return stream;

  async function* watch(watched: AsyncIterable<ZipFile>): AsyncGenerator<ZipFile> {
    for await (const file of watched) {
      if (stream.destroyed) return;
      stalled.refresh();
      yield file;
    }
  }
}
