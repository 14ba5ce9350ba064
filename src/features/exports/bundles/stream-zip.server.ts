import type { Readable } from "node:stream";
import { ZipArchive } from "archiver";

/** A file of a ZIP. */
export interface ZipFile {
  path: string;
  bytes: string | Uint8Array;
  /** As small as it gets already. */
  isPacked?: boolean;
}

/** Whoever takes nothing for this long is gone. */
const stalledMs = 120_000;

/**
 * A ZIP that is written while its files are made: the next is taken when the one before has been read. When the stream is
 * destroyed `files` is asked to return; when `files` throws the stream breaks off.
 */
export function streamZip(files: AsyncGenerator<ZipFile>): Readable {
  const archive = new ZipArchive({ zlib: { level: 6 } });
  const stalled = setTimeout(() => archive.destroy(new Error("nobody reads the bundle")), stalledMs).unref();
  let isOpen = true;
  let goOn: (() => void) | undefined;
  archive.on("entry", () => {
    stalled.refresh();
    goOn?.();
  });
  // Whoever reads hears of it too; without a listener the process would end.
  archive.on("error", () => undefined);
  archive.once("close", () => {
    isOpen = false;
    clearTimeout(stalled);
    goOn?.();
  });

  const add = ({ path, bytes, isPacked = false }: ZipFile) =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      const content = typeof bytes === "string" ? bytes : asBuffer(bytes);
      archive.append(content, { name: path, store: isPacked });
    });
  const write = async () => {
    for await (const file of files) {
      if (isOpen) await add(file);
      if (!isOpen) return;
    }
    await archive.finalize();
  };
  write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))));
  return archive;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);
