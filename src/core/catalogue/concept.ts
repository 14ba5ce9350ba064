const brandAffix = /^(?:brand|brands|logo|logos)-(?=[a-z0-9])|(?<=[a-z0-9])-(?:logo|brand)$/g;
const variantTail =
  /-(?:\d+|alt|alternate|variant|v\d|two|filled|fill|solid|outline|outlined|line|bold|light|rounded|sharp|duotone)$/;

/**
 * The concept (`commonName`) behind an icon's base name: lower-case words joined by hyphens, without `brand-` and
 * `logo-`; in sets of logos also without a closing `-icon`, which only tells the mark from the word mark.
 */
export function toConcept(base: string, isBrands = false): string {
  const concept = base.replace(brandAffix, "");
  return isBrands ? concept.replace(/(?<=.)-icon$/, "") : concept;
}

/** The concept without what only tells drawings of it apart: `home-alt-2` and `home-filled` have the root `home`. */
export function toRoot(concept: string): string {
  let root = concept;
  for (;;) {
    const shorter = root.replace(variantTail, "");
    if (shorter === root || shorter === "" || /^\d+$/.test(shorter)) return root;
    root = shorter;
  }
}

/** A display name in English title case: `arrow-left` becomes `Arrow Left`; `properNames` knows how brands are written. */
export function toDisplayName(concept: string, properNames: ReadonlyMap<string, string>): string {
  const known = properNames.get(concept);
  if (known !== undefined) return known;
  return concept
    .split("-")
    .map((word) => properNames.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
