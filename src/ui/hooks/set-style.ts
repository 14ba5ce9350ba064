/**
 * Gives an element, as its `ref`, styles that only the moment tells. What the server renders has no style attributes, as
 * pages do not allow them: a style sheet says how it looks until it has these.
 *
 * @param style by property, or by custom property
 */
export const setStyle =
  (style: Readonly<Record<string, string | number | undefined>>) =>
  (element: HTMLElement | null): void => {
    for (const [property, value] of Object.entries(style)) element?.style.setProperty(property, String(value ?? ""));
  };
