import { cleanEntryPath } from "../../core/text/clean-file-name.ts";
import { promisify } from "node:util";
import { crc32, deflateRaw, deflateRawSync } from "node:zlib";
import { yieldToRequests } from "../../platform/workers/yield-to-requests.server.ts";

/** A file of a ZIP. */
export interface ZipFile {
  path: string;
  bytes: string | Uint8Array;
  /** As small as it gets already. */
  isPacked?: boolean;
}

const deflateElsewhere = promisify(deflateRaw);

/** What takes a fraction of a millisecond to pack is packed at once: handing it to a thread takes as long. */
const quickBytes = 16_384;
/** 32 KB of memory where 256 are usual, which nobody has to clean up; as small to a hundredth. */
const quickWindow = { windowBits: 12, memLevel: 5 };

/** Small files leave together, unless the first of them waited for as long as people notice. */
const pieceBytes = 16_384;
const longestWaitMs = 100;

const method = { stored: 0, deflated: 8 };
const version = 20;
const utf8Names = 0x0800;
/** An ordinary file of Unix that everybody may read. */
const attributes = 0o100644 * 0x10000;

/**
 * The pieces of a ZIP, made while its files are: the next files are asked for when a piece was taken. Sizes stand before
 * each file, so that it can be unpacked while it arrives. At most 65,535 files and 4 GiB.
 *
 * @param date of all files; the same files of the same date are the same bytes
 */
export async function* renderZip(
  files: AsyncIterable<ZipFile> | Iterable<ZipFile>,
  date = new Date(),
): AsyncGenerator<Buffer> {
  const entries: Buffer[] = [];
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let leftAtMs = performance.now();
  let offset = 0;
  for await (const file of files) {
    const content = toBuffer(file.bytes);
    const packed = file.isPacked ? content : await deflate(content);
    const name = Buffer.from(cleanEntryPath(file.path));
    const facts = renderFacts({ name, content, packed, date, isPacked: file.isPacked === true });
    entries.push(renderEntry(facts, name, offset));
    const pieces = [signature(0x04034b50), facts, name, packed];
    const bytes = 4 + facts.length + name.length + packed.length;
    waiting.push(...pieces);
    waitingBytes += bytes;
    offset += bytes;
    if (waitingBytes < pieceBytes && performance.now() - leftAtMs < longestWaitMs) continue;
    yield Buffer.concat(waiting);
    // Files that are at hand would be packed one after the other, and nobody else be answered meanwhile.
    await yieldToRequests();
    waiting = [];
    waitingBytes = 0;
    leftAtMs = performance.now();
  }
  yield Buffer.concat([...waiting, ...entries, renderEnd(entries, offset)]);
}

function deflate(content: Buffer): Promise<Buffer> | Buffer {
  return content.length <= quickBytes ? deflateRawSync(content, quickWindow) : deflateElsewhere(content);
}

/** What stands before a file and is repeated in the list of all files. */
function renderFacts(file: { name: Buffer; content: Buffer; packed: Buffer; date: Date; isPacked: boolean }): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(version, 0);
  facts.writeUInt16LE(utf8Names, 2);
  facts.writeUInt16LE(file.isPacked ? method.stored : method.deflated, 4);
  facts.writeUInt32LE(formatDate(file.date), 6);
  facts.writeUInt32LE(crc32(file.content), 10);
  facts.writeUInt32LE(file.packed.length, 14);
  facts.writeUInt32LE(file.content.length, 18);
  facts.writeUInt16LE(file.name.length, 22);
  return facts;
}

function renderEntry(facts: Buffer, name: Buffer, offset: number): Buffer {
  const from = Buffer.alloc(2);
  from.writeUInt16LE((3 << 8) | version);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(attributes, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), from, facts, rest, name]);
}

function renderEnd(entries: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(
    entries.reduce((sum, entry) => sum + entry.length, 0),
    8,
  );
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(mark: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(mark);
  return bytes;
}

/** Two seconds are the shortest time that a ZIP knows, and 1980 the first year. */
function formatDate(date: Date): number {
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  return day * 0x10000 + time;
}

function toBuffer(bytes: string | Uint8Array): Buffer {
  return typeof bytes === "string" ? Buffer.from(bytes) : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
