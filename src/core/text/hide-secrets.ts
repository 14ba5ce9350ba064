const patterns: readonly (readonly [RegExp, string])[] = [
  // what follows the path of an address: searches, tokens, codes of sign-ins
  [/(\bhttps?:\/\/[^\s"'<>?#]*|(?<![\w.])\/[\w%./~-]*)[?#][^\s"'<>)]*/g, "$1"],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, "[address]"],
  // what nobody can guess: at least 20 letters, digits and the like, digits among them
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/g, "[token]"],
];

/** Takes out of a text what may be somebody's: addresses of mail, tokens, and all but the paths of addresses of pages. */
export function hideSecrets(text: string): string {
  return patterns.reduce((hidden, [pattern, stand]) => hidden.replace(pattern, stand), text);
}
