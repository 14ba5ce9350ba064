import type { Coverage } from "./cover-concept.ts";

/** How much of a list of concepts a style has. */
export interface CoveredStyle<Style> {
  style: Style;
  /** Of each concept, in the order of the list; undefined where the style has nothing like it. */
  icons: (Coverage | undefined)[];
  /** Concepts that it has, without substitutes. */
  foundCount: number;
}

/**
 * Styles that have at least one of the concepts, most concepts first; of equal ones that with more substitutes, then in the
 * given order.
 *
 * @param covered for each concept the icons by style
 */
export function rankStyles<Style extends { apiCode: string }>(
  styles: readonly Style[],
  covered: readonly ReadonlyMap<string, Coverage>[],
): CoveredStyle<Style>[] {
  return styles
    .map((style) => {
      const icons = covered.map((byStyle) => byStyle.get(style.apiCode));
      return { style, icons, foundCount: icons.filter((icon) => icon?.isExact).length };
    })
    .filter(({ foundCount }) => foundCount > 0)
    .toSorted((left, right) => right.foundCount - left.foundCount || countIcons(right) - countIcons(left));
}

const countIcons = ({ icons }: Pick<CoveredStyle<unknown>, "icons">) =>
  icons.filter((icon) => icon !== undefined).length;
