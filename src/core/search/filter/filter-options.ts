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
  /** Values of all icons of a style, where these do not differ in it. */
  ofStyle?: (style: Style, facts: SearchFacts) => readonly FilterValue[];
  /** Values of all icons of the same traits; icons differ in what neither a style nor traits have. */
  ofTraits?: (traits: Traits) => readonly FilterValue[];
}

type FilterValue = string | number | boolean | null;

const flags = ["true", "false"];
const codes = (records: readonly { apiCode: string }[]) => records.map(({ apiCode }) => apiCode);
const sizesOf = ({ styles }: SearchFacts) =>
  [...new Set(styles.map(({ size }) => size))].toSorted((left, right) => left - right).map(String);

/** All filters: the one list that filtering and counting derive from. */
export const filterDefinitions: readonly FilterDefinition[] = [
  { key: "style", list: ({ styles }) => codes(styles), ofStyle: (style) => [style.apiCode] },
  { key: "family", list: ({ families }) => codes(families), ofStyle: (style) => [style.family] },
  { key: "author", list: ({ authors }) => codes(authors), ofStyle: (style) => [style.author] },
  { key: "colors", list: () => colorClasses, ofTraits: ({ colors }) => [colorClasses[colors] ?? null] },
  { key: "isColor", list: () => flags, ofTraits: ({ isColor }) => [isColor] },
  { key: "isAnimated", list: () => flags, ofTraits: ({ isAnimated }) => [isAnimated] },
  { key: "isFree", list: () => flags, ofStyle: (style) => [style.isFree] },
  { key: "corners", list: () => cornerKinds, ofTraits: ({ corners }) => [corners] },
  { key: "weight", list: () => weights, ofTraits: ({ weight }) => [weight] },
  { key: "size", list: sizesOf, ofStyle: (style) => [style.size] },
  { key: "technique", list: () => techniques, ofTraits: ({ technique }) => [technique] },
  { key: "aesthetic", list: () => aesthetics, ofStyle: (style) => [style.aesthetic] },
  { key: "trendiness", list: () => eras, ofStyle: (style) => [style.trendiness] },
  { key: "os", list: () => operatingSystems, ofStyle: (style) => style.os },
  {
    key: "license",
    list: () => licenseClasses,
    ofStyle: (style, { licenses }) => [licenses.find(({ code }) => code === style.license)?.class ?? null],
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
