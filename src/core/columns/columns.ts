/**
 * The container of everything compiled: named columns of numbers and strings in one buffer, read without copying.
 *
 * Layout: magic `ICOL`, header length (u32 LE), header (UTF-8 JSON: name → kind, offset, length), then the columns,
 * each aligned to 8 bytes. A string column is its UTF-8 bytes plus a u32 column of `count + 1` offsets.
 */
const magic = 0x4c4f4349;

const kinds = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

export type NumberColumn = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;
export type ColumnInput = NumberColumn | readonly string[];
type Kind = keyof typeof kinds;
type Header = Record<string, { kind: Kind; offset: number; length: number }>;

/** Writes columns into one buffer; same columns in the same order give the same bytes. */
export function writeColumns(columns: ReadonlyMap<string, ColumnInput>): Uint8Array {
  const flat = new Map<string, NumberColumn>();
  for (const [name, column] of columns) {
    if (!Array.isArray(column)) flat.set(name, column as NumberColumn);
    else for (const [suffix, part] of encodeStrings(column as readonly string[])) flat.set(name + suffix, part);
  }
  const header: Header = {};
  let offset = 0;
  for (const [name, column] of flat) {
    header[name] = { kind: kindOf(column), offset, length: column.length };
    offset = align(offset + column.byteLength);
  }
  const headerBytes = encodeUtf8(JSON.stringify(header));
  const start = align(8 + headerBytes.length);
  const out = new Uint8Array(start + offset);
  const view = new DataView(out.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, headerBytes.length, true);
  out.set(headerBytes, 8);
  for (const [name, column] of flat) {
    out.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + header[name]!.offset);
  }
  return out;
}

/** Named columns that can be read. All but `has` throw RangeError where there is no such column. */
export interface Columns {
  has(name: string): boolean;
  u8(name: string): Uint8Array;
  u16(name: string): Uint16Array;
  u32(name: string): Uint32Array;
  f32(name: string): Float32Array;
  f64(name: string): Float64Array;
  strings(name: string): StringColumn;
}

/** Views over a buffer made by `writeColumns`. The buffer must start at a multiple of 8 in its ArrayBuffer. */
export class ColumnFile implements Columns {
  readonly #bytes: Uint8Array;
  readonly #header: Header;
  readonly #start: number;

  /** @throws RangeError when the bytes are not a column file */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.byteLength < 8 || view.getUint32(0, true) !== magic) throw new RangeError("not a column file");
    const headerLength = view.getUint32(4, true);
    this.#header = JSON.parse(decodeUtf8(bytes.subarray(8, 8 + headerLength))) as Header;
    this.#start = align(8 + headerLength);
    this.#bytes = bytes;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#header, name) || Object.hasOwn(this.#header, `${name}.bytes`);
  }

  u8 = (name: string) => this.#column(name, "u8") as Uint8Array;
  u16 = (name: string) => this.#column(name, "u16") as Uint16Array;
  u32 = (name: string) => this.#column(name, "u32") as Uint32Array;
  f32 = (name: string) => this.#column(name, "f32") as Float32Array;
  f64 = (name: string) => this.#column(name, "f64") as Float64Array;

  strings(name: string): StringColumn {
    return new StringColumn(this.u8(`${name}.bytes`), this.u32(`${name}.offsets`));
  }

  #column(name: string, kind: Kind): NumberColumn {
    const entry = this.#header[name];
    if (!entry || entry.kind !== kind) throw new RangeError(`no ${kind} column "${name}"`);
    return new kinds[kind](
      this.#bytes.buffer as ArrayBuffer,
      this.#bytes.byteOffset + this.#start + entry.offset,
      entry.length,
    );
  }
}

/** Strings kept as UTF-8 bytes, decoded one at a time on demand. */
export class StringColumn {
  readonly length: number;
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;

  constructor(bytes: Uint8Array, offsets: Uint32Array) {
    this.bytes = bytes;
    this.offsets = offsets;
    this.length = offsets.length - 1;
  }

  at(index: number): string {
    return decodeUtf8(this.bytes.subarray(this.offsets[index], this.offsets[index + 1]));
  }

  /** As `at(index)` compared with a text of ASCII signs: negative where it comes before that, 0 where it is that. */
  compareAscii(index: number, text: string): number {
    const start = this.offsets[index]!;
    const length = this.offsets[index + 1]! - start;
    for (let place = 0; place < length && place < text.length; place++) {
      const difference = this.bytes[start + place]! - text.charCodeAt(place);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  *[Symbol.iterator](): Iterator<string> {
    for (let index = 0; index < this.length; index++) yield this.at(index);
  }
}

function encodeStrings(strings: readonly string[]): [string, NumberColumn][] {
  const offsets = new Uint32Array(strings.length + 1);
  // A unit of UTF-16 takes three bytes at most.
  const room = new Uint8Array(strings.reduce((sum, { length }) => sum + 3 * length, 0));
  let total = 0;
  for (const [index, text] of strings.entries()) {
    total += encoder.encodeInto(text, room.subarray(total)).written;
    offsets[index + 1] = total;
  }
  return [
    [".bytes", room.slice(0, total)],
    [".offsets", offsets],
  ];
}

function kindOf(column: NumberColumn): Kind {
  const kind = (Object.keys(kinds) as Kind[]).find((candidate) => column instanceof kinds[candidate]);
  if (!kind) throw new TypeError("unsupported column");
  return kind;
}

const align = (offset: number) => Math.ceil(offset / 8) * 8;

declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, bytes: Uint8Array): { written: number };
};
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string };
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const encodeUtf8 = (text: string) => encoder.encode(text);
const decodeUtf8 = (bytes: Uint8Array) => decoder.decode(bytes);
