import { nameInKebabCase } from "../formats/code-names.ts";

/** Names that Windows keeps for devices, whatever comes after a dot. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * A name for each icon of a bundle: the concept; where an earlier icon has that, with the style behind it, and then with
 * a number. So whoever adds icons at the end keeps the names of the others. Names are safe in files, classes and ids of any
 * system, and stay different when dashes are left out, as they are in the names of components.
 */
export function nameIcons(icons: readonly { commonName: string; style: string }[]): string[] {
  const used = new Set<string>();
  const isUsed = (name: string) => used.has(name.replaceAll("-", ""));
  return icons.map(({ commonName, style }) => {
    const words = nameInKebabCase(commonName);
    const concept = deviceNames.test(words) ? `${words}-icon` : words;
    let name = concept;
    if (isUsed(name)) {
      const withStyle = `${concept}-${nameInKebabCase(style)}`;
      name = withStyle;
      for (let number = 2; isUsed(name); number++) name = `${withStyle}-${number}`;
    }
    used.add(name.replaceAll("-", ""));
    return name;
  });
}
