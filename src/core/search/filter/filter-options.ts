import type { Catalogue } from "../../catalogue/catalogue.ts";
import { palette } from "../../icons/palette.ts";
import type { Style } from "../../icons/style.ts";
import {
  aesthetics,
  colorClasses,
  cornerKinds,
  eras,
  licenseClasses,
  operatingSystems,
  techniques,
  weights,
} from "../../icons/vocabulary.ts";
import type { Traits } from "../build/build-icon-columns.ts";
import type { SearchFilters } from "../search.ts";

/** What filters are called and which styles they stand for. */
export type SearchFacts = Pick<Catalogue, "styles" | "families" | "authors" | "categories" | "licenses">;

export type FilterKey = keyof SearchFilters;

interface FilterDefinition {
  key: FilterKey;
  /** The closed or catalogue-given list of values, in natural order. */
  list: (facts: SearchFacts) => readonly string[];
  /** Values of the icons of one cell; absent where icons of a cell differ. */
  read?: (style: Style, traits: Traits, facts: SearchFacts) => readonly (string | number | boolean | null)[];
}

const flags = ["true", "false"];
const codes = (records: readonly { apiCode: string }[]) => records.map(({ apiCode }) => apiCode);
const sizesOf = ({ styles }: SearchFacts) =>
  [...new Set(styles.map(({ size }) => size))].toSorted((left, right) => left - right).map(String);

/** All filters: the one list that filtering and counting derive from. */
export const filterDefinitions: readonly FilterDefinition[] = [
  { key: "style", list: ({ styles }) => codes(styles), read: (style) => [style.apiCode] },
  { key: "family", list: ({ families }) => codes(families), read: (style) => [style.family] },
  { key: "author", list: ({ authors }) => codes(authors), read: (style) => [style.author] },
  { key: "colors", list: () => colorClasses, read: (_, { colors }) => [colorClasses[colors] ?? null] },
  { key: "isColor", list: () => flags, read: (_, { isColor }) => [isColor] },
  { key: "isAnimated", list: () => flags, read: (_, { isAnimated }) => [isAnimated] },
  { key: "isFree", list: () => flags, read: (style) => [style.isFree] },
  { key: "corners", list: () => cornerKinds, read: (_, { corners }) => [corners] },
  { key: "weight", list: () => weights, read: (_, { weight }) => [weight] },
  { key: "size", list: sizesOf, read: (style) => [style.size] },
  { key: "technique", list: () => techniques, read: (_, { technique }) => [technique] },
  { key: "aesthetic", list: () => aesthetics, read: (style) => [style.aesthetic] },
  { key: "trendiness", list: () => eras, read: (style) => [style.trendiness] },
  { key: "os", list: () => operatingSystems, read: (style) => style.os },
  {
    key: "license",
    list: () => licenseClasses,
    read: (style, _, { licenses }) => [licenses.find(({ code }) => code === style.license)?.class ?? null],
  },
  { key: "category", list: ({ categories }) => codes(categories) },
  { key: "color", list: () => palette.map(({ name }) => name) },
];

/** One filter with its options; the counts of all options of all filters lie one after the other. */
export interface FilterOptions extends FilterDefinition {
  values: readonly string[];
  /** Place of each value among `values`. */
  places: ReadonlyMap<string, number>;
  /** Place of the first value among the options of all filters. */
  start: number;
  bit: number;
}

/** Lays out the options of all filters, one after the other. */
export function listFilterOptions(facts: SearchFacts): FilterOptions[] {
  let start = 0;
  return filterDefinitions.map((definition, index) => {
    const values = definition.list(facts);
    const places = new Map(values.map((value, place) => [value, place]));
    start += values.length;
    return Object.assign({ values, places, start: start - values.length, bit: 1 << index }, definition);
  });
}
