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
      ? "None of the licences asks for a visible credit line. Keep this file, NOTICE and LICENSES with copies of the icons."
      : `Wherever icons of ${joinWords(asking.map(({ set }) => set.name))} are seen, their credit line has to be found. Keep this file, NOTICE and LICENSES with copies of the icons.`;
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
    `- Licence: ${formatLink(licence.title, terms)}, SPDX-License-Identifier: ${licence.code}, [text](LICENSES/${licence.code}.txt)`,
    ...(duties.length === 0 ? [] : [`- It asks for: ${duties.join("; ")}`]),
    `- Credit line: ${escapeMarkdown(terms === null ? credit : `${credit} (${terms})`)}`,
    ...(conversion === undefined ? [] : [`- Changes: the drawings were ${conversion}`]),
    ...(changed.length === 0
      ? []
      : [
          `- Changes by whoever made this bundle, such as of colours or size: ${changed.map(({ name }) => `\`${name}\``).join(", ")}`,
        ]),
    ...(set.isBrands
      ? ["- The drawings show trademarks; those belong to their owners, whatever the licence of the drawing"]
      : []),
    `- ${countIcons(icons)}: ${icons.map(renderIcon).join(", ")}`,
  ];
  return `## ${escapeMarkdown(set.name)}\n\n${lines.join("\n")}`;
}

/** What a licence asks of whoever uses icons under it. */
export function listDuties(licence: Licence): string[] {
  return [
    ...(licence.requiresAttribution ? ["a visible credit line, and word of changes"] : []),
    ...(licence.requiresShareAlike ? ["changed versions under the same licence"] : []),
    ...(licence.class === "ofl" ? ["fonts made of the drawings stay under the same licence"] : []),
    ...(licence.class === "weak-copyleft" ? ["changed drawings stay under the same licence"] : []),
    ...(licence.requiresNotice ? ["the licence text with every copy"] : []),
  ];
}

function renderLeftOut(icons: readonly BundleIcon[]): string {
  const lines = groupBySet(icons).map(
    ({ set, licence, icons: members }) =>
      `- ${escapeMarkdown(set.name)} (${licence.code}): ${members.map(renderIcon).join(", ")}`,
  );
  return `## Left out because of their licences\n\n${lines.join("\n")}`;
}

const renderIcon = ({ name, iconifyName }: BundleIcon) => `\`${name}\` (${iconifyName})`;

const countIcons = (icons: readonly BundleIcon[]) => count(icons.length, "icon");

function joinWords(words: readonly string[]): string {
  const escaped = words.map(escapeMarkdown);
  return escaped.length < 2 ? escaped.join("") : `${escaped.slice(0, -1).join(", ")} and ${escaped.at(-1)}`;
}
