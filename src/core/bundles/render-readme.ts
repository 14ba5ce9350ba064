import type { BundleContents } from "./bundle-icon.ts";
import { formatLicenceExpression } from "./group-by-set.ts";
import { count, escapeMarkdown } from "./markdown.ts";

/** `README.md`: how a bundle is used, what is not in it and why. */
export function renderReadme(contents: BundleContents, usage: string): string {
  const { name, icons, leftOut, missing, remarks } = contents;
  return [
    `# ${escapeMarkdown(name)}`,
    usage.trim(),
    ...(remarks.length === 0
      ? []
      : [`## Worth knowing\n\n${list(remarks.map(({ icon, remark }) => `\`${icon.name}\`: ${remark}`))}`]),
    ...(missing.length === 0
      ? []
      : [
          `## Missing\n\nThese could not be made:\n\n${list(missing.map(({ icon, reason }) => `\`${icon.name}\` (${icon.iconifyName}): ${reason}`))}`,
        ]),
    ...(leftOut.length === 0
      ? []
      : [
          `## Left out\n\n${count(leftOut.length, "icon")} because of licences that were not wished:\n\n${list(leftOut.map((icon) => `\`${icon.name}\` (${icon.iconifyName}, ${icon.licence.code})`))}`,
        ]),
    `## Licences\n\n${count(icons.length, "icon")}, SPDX-License-Identifier: ${formatLicenceExpression(icons)}. Who drew them and what their licences ask for is in ATTRIBUTION.md, the texts are in LICENSES, and icons.json has the licence of each icon.`,
  ]
    .join("\n\n")
    .concat("\n");
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
