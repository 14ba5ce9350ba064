import type { License } from "../icons/style.ts";
import type { BundleContents, BundleIcon } from "./bundle-icon.ts";
import { groupBySet, type SetInBundle } from "./group-by-set.ts";
import { count, escapeMarkdown, formatLink } from "./markdown.ts";

/** `ATTRIBUTION.md`: who drew what, under which license, and what that asks of whoever uses it. */
export function renderAttribution(contents: BundleContents): string {
  const groups = groupBySet(contents.icons);
  const asking = groups.filter(({ license }) => license.requiresAttribution);
  const credit =
    asking.length === 0
      ? "None of the licenses requires a visible credit line. Keep this file, NOTICE and LICENSES with copies of the icons."
      : `Wherever you show icons from ${joinWords(asking.map(({ set }) => set.name))}, include their credit line. Keep this file, NOTICE and LICENSES with copies of the icons.`;
  return [
    `# Attribution for ${escapeMarkdown(contents.name)}`,
    `${countIcons(contents.icons)} from ${count(groups.length, "set")}. ${credit}`,
    ...groups.map((group) => renderSet(group, contents.conversion)),
    ...(contents.leftOut.length > 0 ? [renderLeftOut(contents.leftOut)] : []),
  ]
    .join("\n\n")
    .concat("\n");
}

function renderSet({ set, author, license, icons }: SetInBundle, conversion: string | undefined): string {
  const credit = `${set.name} by ${author.name}, ${license.title}`;
  const terms = set.licenseUrl ?? license.url;
  const duties = listDuties(license);
  const changed = icons.filter(({ isChanged }) => isChanged);
  const lines = [
    `- Author: ${formatLink(author.name, author.url)}`,
    ...(set.url === null ? [] : [`- Set: ${formatLink(set.name, set.url)}`]),
    `- License: ${formatLink(license.title, terms)}, SPDX-License-Identifier: ${license.code}, [text](LICENSES/${license.code}.txt)`,
    ...(duties.length === 0 ? [] : [`- Requires: ${duties.join("; ")}`]),
    `- Credit line: ${escapeMarkdown(terms === null ? credit : `${credit} (${terms})`)}`,
    ...(conversion === undefined ? [] : [`- Changes: the icons were ${conversion}`]),
    ...(changed.length === 0
      ? []
      : [
          `- Changed by the creator of this bundle (colors, size and the like): ${changed.map(({ name }) => `\`${name}\``).join(", ")}`,
        ]),
    ...(set.isBrands
      ? ["- These icons show trademarks, which belong to their owners whatever the license of the icons"]
      : []),
    `- ${countIcons(icons)}: ${icons.map(renderIcon).join(", ")}`,
  ];
  return `## ${escapeMarkdown(set.name)}\n\n${lines.join("\n")}`;
}

/** What a license asks of whoever uses icons under it. */
export function listDuties(license: License): string[] {
  return [
    ...(license.requiresAttribution ? ["a visible credit line that names changes"] : []),
    ...(license.requiresShareAlike ? ["the same license for changed versions"] : []),
    ...(license.class === "ofl" ? ["the same license for fonts made from the icons"] : []),
    ...(license.class === "weak-copyleft" ? ["the same license for changed icons"] : []),
    ...(license.requiresNotice ? ["the license text with every copy"] : []),
  ];
}

function renderLeftOut(icons: readonly BundleIcon[]): string {
  const lines = groupBySet(icons).map(
    ({ set, license, icons: members }) =>
      `- ${escapeMarkdown(set.name)} (${license.code}): ${members.map(renderIcon).join(", ")}`,
  );
  return `## Skipped because of their licenses\n\n${lines.join("\n")}`;
}

const renderIcon = ({ name, iconifyName }: BundleIcon) => `\`${name}\` (${iconifyName})`;

const countIcons = (icons: readonly BundleIcon[]) => count(icons.length, "icon");

function joinWords(words: readonly string[]): string {
  const escaped = words.map(escapeMarkdown);
  return escaped.length < 2 ? escaped.join("") : `${escaped.slice(0, -1).join(", ")} and ${escaped.at(-1)}`;
}
