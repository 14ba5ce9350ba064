import type { BundleContents } from "./bundle-icon.ts";
import { groupBySet, type SetInBundle } from "./group-by-set.ts";

/** `NOTICE`: whose work is in a bundle, in plain text. */
export function renderNotice(contents: BundleContents): string {
  const parts = groupBySet(contents.icons).map(
    ({ set, author, licence, icons }) => `${set.name}
Copyright (c) ${author.name}${author.url === null ? "" : ` (${author.url})`}
${icons.length === 1 ? "One icon" : `${icons.length} icons`}, licensed under ${licence.title}: LICENSES/${licence.code}.txt${set.licenceUrl === null ? "" : `\nPublished with this licence: ${set.licenceUrl}`}`,
  );
  return `${contents.name}\n\nThis bundle holds work of others:\n\n${parts.join("\n\n")}\n`;
}

/** Licences whose text begins with the names of those who hold the rights. */
const namesHolders = new Set(["MIT", "ISC", "BSD-3-Clause", "OFL-1.1"]);

/** Who holds the rights in the standard's text: nobody, or those who used it first. */
const standardHolders = /^Copyright \(c\) .*$\n*/gm;

/** `LICENSES/{SPDX}.txt`: the standard's text; where it begins with names, those whose icons are in the bundle. */
export function renderLicenceText(code: string, standard: string, groups: readonly SetInBundle[]): string {
  if (!namesHolders.has(code)) return `${standard.trim()}\n`;
  const holders = groups
    .filter(({ licence }) => licence.code === code)
    .map(({ set, author }) => `Copyright (c) ${author.name} (${set.name})`);
  const [first = "", ...rest] = standard.trim().split(/\n\n(?=Permission|Redistribution|Version|This Font)/);
  const title = first.replaceAll(standardHolders, "").trim();
  return `${[title, [...new Set(holders)].join("\n"), ...rest].filter((part) => part !== "").join("\n\n")}\n`;
}
