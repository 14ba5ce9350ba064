import { type Columns, type NumberColumn, StringColumn } from "./columns.ts";

/** Columns some of which others have taken the place of. */
export class ChangedColumns implements Columns {
  readonly #base: Columns;
  readonly #changed = new Map<string, NumberColumn | StringColumn>();

  constructor(base: Columns) {
    this.#base = base;
  }

  set(name: string, column: NumberColumn | StringColumn): void {
    this.#changed.set(name, column);
  }

  has = (name: string) => this.#changed.has(name) || this.#base.has(name);
  u8 = (name: string) => (this.#changed.get(name) as Uint8Array | undefined) ?? this.#base.u8(name);
  u16 = (name: string) => (this.#changed.get(name) as Uint16Array | undefined) ?? this.#base.u16(name);
  u32 = (name: string) => (this.#changed.get(name) as Uint32Array | undefined) ?? this.#base.u32(name);
  f32 = (name: string) => (this.#changed.get(name) as Float32Array | undefined) ?? this.#base.f32(name);
  f64 = (name: string) => (this.#changed.get(name) as Float64Array | undefined) ?? this.#base.f64(name);
  strings = (name: string) => (this.#changed.get(name) as StringColumn | undefined) ?? this.#base.strings(name);
}

/** A column with other numbers put in before a place. */
export function insertNumbers<Column extends NumberColumn>(
  column: Column,
  place: number,
  numbers: ArrayLike<number>,
): Column {
  const longer = new (column.constructor as new (length: number) => Column)(column.length + numbers.length);
  longer.set(column.subarray(0, place));
  longer.set(numbers, place);
  longer.set(column.subarray(place), place + numbers.length);
  return longer;
}

/**
 * A column with other texts put in.
 *
 * @param added sorted by their places: each comes before the text that is there now
 */
export function insertStrings(column: StringColumn, added: readonly { place: number; text: string }[]): StringColumn {
  const texts = added.map(({ text }) => encoder.encode(text));
  const bytes = new Uint8Array(column.bytes.length + texts.reduce((sum, { length }) => sum + length, 0));
  const offsets = new Uint32Array(column.offsets.length + added.length);
  let from = 0;
  let shift = 0;
  const copyUpTo = (place: number, inserted: number) => {
    const [start, end] = [column.offsets[from]!, column.offsets[place]!];
    bytes.set(column.bytes.subarray(start, end), start + shift);
    for (let index = from; index <= place; index++) offsets[index + inserted] = column.offsets[index]! + shift;
    from = place;
  };
  for (const [inserted, { place }] of added.entries()) {
    copyUpTo(place, inserted);
    const start = column.offsets[place]! + shift;
    bytes.set(texts[inserted]!, start);
    shift += texts[inserted]!.length;
  }
  copyUpTo(column.length, added.length);
  return new StringColumn(bytes, offsets);
}

/** A column of texts as `writeColumns` would write it. */
export function toStringColumn(texts: readonly string[]): StringColumn {
  return insertStrings(
    new StringColumn(new Uint8Array(0), new Uint32Array(1)),
    texts.map((text) => ({ place: 0, text })),
  );
}

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const encoder = new TextEncoder();
