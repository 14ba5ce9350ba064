import type { Licence } from "../icons/style.ts";
import type { BundleContents, BundleIcon } from "./bundle-icon.ts";
import { groupBySet, type SetInBundle } from "./group-by-set.ts";
import { count, escapeMarkdown, formatLink } from "./markdown.ts";

/** `ATTRIBUTION.md`: who drew what, under which licence, and what that asks of whoever uses it. */
export function renderAttribution(contents: BundleContents): string {
  const groups = groupBySet(contents.icons);
  const asking = groups.filter(({ licence }) => licence.requiresAttribution);
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

function renderSet({ set, author, licence, icons }: SetInBundle, conversion: string | undefined): string {
  const credit = `${set.name} by ${author.name}, ${licence.title}`;
  const terms = set.licenceUrl ?? licence.url;
  const duties = listDuties(licence);
  const changed = icons.filter(({ isChanged }) => isChanged);
  const lines = [
    `- Author: ${formatLink(author.name, author.url)}`,
    ...(set.url === null ? [] : [`- Set: ${formatLink(set.name, set.url)}`]),
    `- License: ${formatLink(licence.title, terms)}, SPDX-License-Identifier: ${licence.code}, [text](LICENSES/${licence.code}.txt)`,
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

/** What a licence asks of whoever uses icons under it. */
export function listDuties(licence: Licence): string[] {
  return [
    ...(licence.requiresAttribution ? ["a visible credit line that names changes"] : []),
    ...(licence.requiresShareAlike ? ["the same license for changed versions"] : []),
    ...(licence.class === "ofl" ? ["the same license for fonts made from the icons"] : []),
    ...(licence.class === "weak-copyleft" ? ["the same license for changed icons"] : []),
    ...(licence.requiresNotice ? ["the license text with every copy"] : []),
  ];
}

function renderLeftOut(icons: readonly BundleIcon[]): string {
  const lines = groupBySet(icons).map(
    ({ set, licence, icons: members }) =>
      `- ${escapeMarkdown(set.name)} (${licence.code}): ${members.map(renderIcon).join(", ")}`,
  );
  return `## Skipped because of their licenses\n\n${lines.join("\n")}`;
}

const renderIcon = ({ name, iconifyName }: BundleIcon) => `\`${name}\` (${iconifyName})`;

const countIcons = (icons: readonly BundleIcon[]) => count(icons.length, "icon");

function joinWords(words: readonly string[]): string {
  const escaped = words.map(escapeMarkdown);
  return escaped.length < 2 ? escaped.join("") : `${escaped.slice(0, -1).join(", ")} and ${escaped.at(-1)}`;
}
