import type { Style } from "../../icons/style.ts";
import { colorClasses } from "../../icons/vocabulary.ts";
import { filterDefinitions, type FilterKey, type SearchFacts } from "./filter-options.ts";
import type { SearchFilters } from "../search.ts";

/** Styles that pass filters, and how the options of all filters divide them. */
export interface StyleSelection {
  /** In the order of the catalogue, best known first. */
  styles: readonly Style[];
  /** For each filter, its options in natural order with the number of styles each would give, given all other filters. */
  counts: ReadonlyMap<FilterKey, ReadonlyMap<string, number>>;
}

/** What a filter says about single icons and not about whole styles is left out here. */
const definitions = filterDefinitions.filter(
  ({ ofStyle, ofTraits }) => ofStyle !== undefined || ofTraits !== undefined,
);

/** The styles that are as the filters say, by what holds for a style as a whole. */
export function selectStyles(facts: SearchFacts, filters: SearchFilters): StyleSelection {
  const wanted = definitions.map(({ key }) => readWanted(filters[key]));
  const tallies = definitions.map(({ list }) => new Map(list(facts).map((value) => [value, 0])));
  const styles = facts.styles.filter((style) => {
    const values = definitions.map(({ ofStyle, ofTraits }) =>
      (ofStyle?.(style, facts) ?? ofTraits!(describeTraits(style))).map(String),
    );
    const failed = wanted.flatMap((options, index) =>
      options === undefined || values[index]!.some((value) => options.has(value)) ? [] : [index],
    );
    for (const [index, tally] of tallies.entries()) {
      if (failed.length > 1 || (failed.length === 1 && failed[0] !== index)) continue;
      for (const value of values[index]!) if (tally.has(value)) tally.set(value, tally.get(value)! + 1);
    }
    return failed.length === 0;
  });
  const counts = tallies.map((tally) => new Map([...tally].filter(([, count]) => count > 0)));
  return { styles, counts: new Map(definitions.map(({ key }, index) => [key, counts[index]!])) };
}

function readWanted(option: SearchFilters[FilterKey]): ReadonlySet<string> | undefined {
  return option === undefined ? undefined : new Set([option].flat().map(String));
}

function describeTraits({ technique, corners, weight, colors, isColor, isAnimated }: Style) {
  return { technique, corners, weight, colors: colorClasses.indexOf(colors), isColor, isAnimated, isRepeat: false };
}
