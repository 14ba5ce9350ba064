import type { BundleContents } from "./bundle-icon.ts";
import { groupBySet, type SetInBundle } from "./group-by-set.ts";

/** `NOTICE`: whose work is in a bundle, in plain text. */
export function renderNotice(contents: BundleContents): string {
  const parts = groupBySet(contents.icons).map(
    ({ set, author, license, icons }) => `${set.name}
Copyright (c) ${author.name}${author.url === null ? "" : ` (${author.url})`}
${icons.length === 1 ? "One icon" : `${icons.length} icons`}, licensed under ${license.title}: LICENSES/${license.code}.txt${set.licenseUrl === null ? "" : `\nPublished with this license: ${set.licenseUrl}`}`,
  );
  return `${contents.name}\n\nThis bundle holds work of others:\n\n${parts.join("\n\n")}\n`;
}

/** Licenses whose text begins with the names of those who hold the rights. */
const namesHolders = new Set(["MIT", "ISC", "BSD-3-Clause", "OFL-1.1"]);

/** Who holds the rights in the standard's text: nobody, or those who used it first. */
const standardHolders = /^Copyright \(c\) .*$\n*/gm;

/** `LICENSES/{SPDX}.txt`: the standard's text; where it begins with names, those whose icons are in the bundle. */
export function renderLicenseText(code: string, standard: string, groups: readonly SetInBundle[]): string {
  if (!namesHolders.has(code)) return `${standard.trim()}\n`;
  const holders = groups
    .filter(({ license }) => license.code === code)
    .map(({ set, author }) => `Copyright (c) ${author.name} (${set.name})`);
  const [first = "", ...rest] = standard.trim().split(/\n\n(?=Permission|Redistribution|Version|This Font)/);
  const title = first.replaceAll(standardHolders, "").trim();
  return `${[title, [...new Set(holders)].join("\n"), ...rest].filter((part) => part !== "").join("\n\n")}\n`;
}
