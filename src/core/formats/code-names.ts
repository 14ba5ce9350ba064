const longest = 60;
/** Most names of the catalogue are, and need no look at each letter. */
const isKebabCase = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Words of an icon's name in lower-case ASCII: accents are dropped, other letters become their code points (`u5bb6`). */
function listWords(name: string): string[] {
  const text = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll(/[^\p{ASCII}]/gu, (letter) =>
      /[\p{L}\p{N}\p{S}]/u.test(letter) ? `-u${letter.codePointAt(0)!.toString(16)}-` : "-",
    )
    .slice(0, longest);
  const words = text.toLowerCase().match(/[a-z\d]+/g) ?? [];
  return words.length > 0 ? words : ["unnamed"];
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const startsWithDigit = (words: readonly string[]) => /^\d/.test(words[0]!);

/**
 * A type's or component's name in any language: `arrow-left` → `ArrowLeftIcon`, `3d-rotation` → `Icon3dRotation`. With
 * `Icon` in it no name is a reserved word or that of an element.
 */
export function nameComponent(name: string): string {
  const words = listWords(name);
  const pascal = words.map(capitalize).join("");
  return startsWithDigit(words) ? `Icon${pascal}` : `${pascal}Icon`;
}

/** `arrow-left`: files, and what follows a prefix. */
export function nameInKebabCase(name: string): string {
  return name.length <= longest && isKebabCase.test(name) ? name : listWords(name).join("-");
}

/** A class or custom element, which may start neither with a digit nor without a dash: `icon-arrow-left`. */
export function nameElement(name: string): string {
  return `icon-${nameInKebabCase(name)}`;
}

/** `arrow_left`: files and resources. */
export function nameInSnakeCase(name: string): string {
  return listWords(name).join("_");
}
