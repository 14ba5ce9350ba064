/** All that a drawing may say in a `style` attribute, as there is no other attribute for it. */
const blending = / style="(?:isolation:([a-z]+))?;?(?:mix-blend-mode:([a-z-]+))?"/g;

/**
 * A drawing as markup that React puts into a page. Pages allow no style attributes: `blending.css` has a rule for each
 * way of blending. It is a new object each time, for which React writes the markup anew.
 *
 * @param svg an SVG document from the catalogue or from our own sanitizer, never from a visitor as it came
 */
export function inlineMarkup(svg = ""): { __html: string } {
  if (!svg.includes(' style="')) return { __html: svg };
  return {
    __html: svg.replaceAll(blending, (_, isolation: string | undefined, mode: string | undefined) =>
      [isolation && ` data-isolation="${isolation}"`, mode && ` data-blend="${mode}"`].filter(Boolean).join(""),
    ),
  };
}
