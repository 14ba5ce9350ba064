import { unpackLook } from "../../catalogue/look-bits.ts";
import type { ColumnInput } from "../../columns/columns.ts";
import type { Look } from "../../svg/shapes/describe-look.ts";
import { groupByKey } from "./group-by-key.ts";
import type { SearchInput } from "./search-input.ts";

/** Icons of one name and family beyond this many are a crowd: they wait behind other hits where no style is asked for. */
export const largestParty = 6;

/**
 * The icon half of the index. *Entries* are the icons sorted by text, inside a text first the calm
 * ones, then the crowd, then repeated drawings, each by ordinal; everything that is counted lies in that order, so that
 * the icons of a text are read in one go. A *cell* is a combination of
 * style, look, color class, own colors, motion and repetition: nearly all filters are decided for a cell, not for an icon. A
 * *kind* is a combination of palette colors and categories.
 */
export function buildIconColumns(input: SearchInput, textOrder: Uint32Array): Map<string, ColumnInput> {
  const count = input.text.length;
  const rankOfText = new Uint32Array(input.texts.length);
  for (const [rank, text] of textOrder.entries()) rankOfText[text] = rank;
  const parts = divideIcons(input);
  const group = new Uint32Array(count);
  for (let icon = 0; icon < count; icon++) group[icon] = rankOfText[input.text[icon]!]! * 3 + parts[icon]!;
  const { offsets, items: ordinals } = groupByKey(group, textOrder.length * 3);
  const cells = numberCells(input);
  const kinds = numberKinds(input);
  return new Map<string, ColumnInput>([
    ["text.entries", offsets.filter((_, index) => index % 3 === 0)],
    ["text.crowds", offsets.filter((_, index) => index % 3 === 1)],
    ["text.repeats", offsets.filter((_, index) => index % 3 === 2)],
    ["entry.ordinals", ordinals],
    ["entry.cells", Uint16Array.from(ordinals, (ordinal) => cells.ofIcon[ordinal]!)],
    ["entry.kinds", Uint32Array.from(ordinals, (ordinal) => kinds.ofIcon[ordinal]!)],
    ["cell.styles", cells.styles],
    ["cell.traits", cells.traits],
    ["kind.palettes", kinds.palettes],
    ["kind.categories", kinds.categories],
    ["order.new", orderByNewest(input.timestamp)],
    ["order.name", orderByName(input)],
    ["icon.twins", input.twins ?? new Uint32Array()],
    ["distinctCount", Uint32Array.of(input.distinctCount)],
  ]);
}

/** 0 for calm icons, 1 for the crowd, 2 for repeated drawings. */
function divideIcons({ text, texts, style, familyOfStyle, distinctCount }: SearchInput): Uint8Array {
  const nameIds = new Map<string, number>();
  const nameOfText = texts.map(({ name }) => {
    const id = nameIds.get(name) ?? nameIds.size;
    nameIds.set(name, id);
    return id;
  });
  const familyCount = familyOfStyle.reduce((most, family) => Math.max(most, family + 1), 0);
  const parties = new Map<number, number>();
  return Uint8Array.from(text, (id, icon) => {
    if (icon >= distinctCount) return 2;
    const party = nameOfText[id]! * familyCount + familyOfStyle[style[icon]!]!;
    const size = (parties.get(party) ?? 0) + 1;
    parties.set(party, size);
    return size > largestParty ? 1 : 0;
  });
}

function numberCells({ style, look, colors, isColor, isAnimated, distinctCount }: SearchInput) {
  const keys = Uint32Array.from(style, (ordinal, icon) => {
    const traits = {
      look: look[icon]!,
      colors: colors[icon]!,
      isColor: isColor[icon] === 1,
      isAnimated: isAnimated[icon] === 1,
      isRepeat: icon >= distinctCount,
    };
    return (ordinal << traitBits) | packTraits(traits);
  });
  const distinct = [...new Set(keys)].toSorted((left, right) => left - right);
  const numbers = new Map(distinct.map((key, cell) => [key, cell]));
  return {
    ofIcon: Uint16Array.from(keys, (key) => numbers.get(key)!),
    styles: Uint16Array.from(distinct, (key) => key >> traitBits),
    traits: Uint16Array.from(distinct, (key) => key & ((1 << traitBits) - 1)),
  };
}

function numberKinds({ palette, categories, text }: SearchInput) {
  const slots = text.length > 0 ? categories.length / text.length : 0;
  const numbers = new Map<string, number>();
  const examples: number[] = [];
  const ofIcon = Uint32Array.from(palette, (bits, icon) => {
    const key = `${bits} ${categories.subarray(icon * slots, (icon + 1) * slots).join(" ")}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, examples.length);
    return examples.push(icon) - 1;
  });
  return {
    ofIcon,
    palettes: Uint16Array.from(examples, (icon) => palette[icon]!),
    categories: Uint8Array.from(
      examples.flatMap((icon) => Array.from(categories.subarray(icon * slots, (icon + 1) * slots))),
    ),
  };
}

/** What all icons of one cell have in common besides the style. */
export interface Traits extends Look {
  /** Ordinal in `colorClasses`. */
  colors: number;
  isColor: boolean;
  isAnimated: boolean;
  /** The drawings repeat others. */
  isRepeat: boolean;
}

const traitBits = 13;

/** An entry of the column `cell.traits`; the look is packed already. */
export function packTraits(traits: Omit<Traits, keyof Look> & { look: number }): number {
  const { look, colors, isColor, isAnimated, isRepeat } = traits;
  return (look << 5) | (colors << 3) | (Number(isColor) << 2) | (Number(isAnimated) << 1) | Number(isRepeat);
}

/** Reads what `packTraits` wrote. */
export function unpackTraits(traits: number): Traits {
  return {
    ...unpackLook(traits >> 5),
    colors: (traits >> 3) & 3,
    isColor: (traits & 4) !== 0,
    isAnimated: (traits & 2) !== 0,
    isRepeat: (traits & 1) !== 0,
  };
}

/** Packed traits of which only being repeated is not told. */
export const withoutRepeat = (traits: number): number => traits & ~1;

function orderByNewest(timestamps: Uint32Array): Uint32Array {
  const distinct = Uint32Array.from(new Set(timestamps)).toSorted().toReversed();
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
