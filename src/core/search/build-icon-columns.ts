import type { ColumnInput } from "../columns.ts";
import { groupByKey } from "./group-by-key.ts";
import type { SearchInput } from "./search-input.ts";

/** Icons of one name and family beyond this many are a crowd: they wait behind other hits where no style is asked for. */
const largestParty = 6;

/**
 * The icon half of the index. *Entries* are the icons sorted by text, inside a text by (crowd, ordinal); everything
 * that is counted lies in that order, so that the icons of a text are read in one go. A *cell* is a combination of
 * style, colour class, own colours and motion: nearly all filters are decided for a cell, not for an icon.
 */
export function buildIconColumns(input: SearchInput, textOrder: Uint32Array): Map<string, ColumnInput> {
  const count = input.text.length;
  const rankOfText = new Uint32Array(input.texts.length);
  for (const [rank, text] of textOrder.entries()) rankOfText[text] = rank;
  const isCrowd = markCrowd(input);
  const group = new Uint32Array(count);
  for (let icon = 0; icon < count; icon++) group[icon] = rankOfText[input.text[icon]!]! * 2 + isCrowd[icon]!;
  const { offsets, items: ordinals } = groupByKey(group, textOrder.length * 2);
  const cells = numberCells(input);
  const slots = count > 0 ? input.categories.length / count : 0;
  const categories = new Uint8Array(count * slots);
  for (const [entry, ordinal] of ordinals.entries()) {
    for (let slot = 0; slot < slots; slot++)
      categories[entry * slots + slot] = input.categories[ordinal * slots + slot]!;
  }
  return new Map<string, ColumnInput>([
    ["text.entries", offsets.filter((_, index) => index % 2 === 0)],
    ["text.crowds", offsets.filter((_, index) => index % 2 === 1)],
    ["entry.ordinals", ordinals],
    ["entry.cells", Uint16Array.from(ordinals, (ordinal) => cells.ofIcon[ordinal]!)],
    ["entry.palettes", Uint16Array.from(ordinals, (ordinal) => input.palette[ordinal]!)],
    ["entry.categories", categories],
    ["cell.styles", cells.styles],
    ["cell.traits", cells.traits],
    ["order.new", orderByNewest(input.timestamp)],
    ["order.name", orderByName(input)],
  ]);
}

function markCrowd({ text, texts, style, familyOfStyle }: SearchInput): Uint8Array {
  const nameIds = new Map<string, number>();
  const nameOfText = texts.map(({ name }) => {
    const id = nameIds.get(name) ?? nameIds.size;
    nameIds.set(name, id);
    return id;
  });
  const familyCount = familyOfStyle.reduce((most, family) => Math.max(most, family + 1), 0);
  const parties = new Map<number, number>();
  return Uint8Array.from(text, (id, icon) => {
    const party = nameOfText[id]! * familyCount + familyOfStyle[style[icon]!]!;
    const size = (parties.get(party) ?? 0) + 1;
    parties.set(party, size);
    return size > largestParty ? 1 : 0;
  });
}

function numberCells({ style, colors, isColor, isAnimated }: SearchInput) {
  const keys = Uint32Array.from(
    style,
    (ordinal, icon) => ordinal * 16 + packTraits(colors[icon]!, isColor[icon]!, isAnimated[icon]!),
  );
  const distinct = [...new Set(keys)].toSorted((left, right) => left - right);
  const numbers = new Map(distinct.map((key, cell) => [key, cell]));
  return {
    ofIcon: Uint16Array.from(keys, (key) => numbers.get(key)!),
    styles: Uint16Array.from(distinct, (key) => key >> 4),
    traits: Uint8Array.from(distinct, (key) => key & 15),
  };
}

const packTraits = (colors: number, isColor: number, isAnimated: number) => colors * 4 + isColor * 2 + isAnimated;

/** What a cell's icons have in common besides the style; `colors` is the ordinal in `colorClasses`. */
export function unpackTraits(traits: number): { colors: number; isColor: boolean; isAnimated: boolean } {
  return { colors: traits >> 2, isColor: (traits & 2) !== 0, isAnimated: (traits & 1) !== 0 };
}

function orderByNewest(timestamps: Uint32Array): Uint32Array {
  const distinct = Uint32Array.from(new Set(timestamps)).toSorted().reverse();
  const ranks = new Map(Array.from(distinct, (timestamp, rank) => [timestamp, rank]));
  return groupByKey(
    Uint32Array.from(timestamps, (timestamp) => ranks.get(timestamp)!),
    distinct.length,
  ).items;
}

function orderByName({ text, texts }: SearchInput): Uint32Array {
  const names = [...new Set(texts.map(({ name }) => name))].toSorted();
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rankOfText = texts.map(({ name }) => ranks.get(name)!);
  return groupByKey(
    Uint32Array.from(text, (id) => rankOfText[id]!),
    names.length,
  ).items;
}
