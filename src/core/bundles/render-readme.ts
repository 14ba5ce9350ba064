import type { BundleContents } from "./bundle-icon.ts";
import { formatLicenseExpression } from "./group-by-set.ts";
import { count, escapeMarkdown } from "./markdown.ts";

/** `README.md`: how a bundle is used, what is not in it and why. */
export function renderReadme(contents: BundleContents, usage: string): string {
  const { name, icons, leftOut, missing, remarks } = contents;
  return [
    `# ${escapeMarkdown(name)}`,
    usage.trim(),
    ...(remarks.length === 0
      ? []
      : [`## Notes\n\n${list(remarks.map(({ icon, remark }) => `\`${icon.name}\`: ${remark}`))}`]),
    ...(missing.length === 0
      ? []
      : [
          `## Missing\n\nThese icons couldn’t be exported:\n\n${list(missing.map(({ icon, reason }) => `\`${icon.name}\` (${icon.iconifyName}): ${reason}`))}`,
        ]),
    ...(leftOut.length === 0
      ? []
      : [
          `## Skipped\n\n${count(leftOut.length, "icon")} skipped because of the license:\n\n${list(leftOut.map((icon) => `\`${icon.name}\` (${icon.iconifyName}, ${icon.license.code})`))}`,
        ]),
    `## Licenses\n\n${count(icons.length, "icon")}, SPDX-License-Identifier: ${formatLicenseExpression(icons)}. ATTRIBUTION.md lists the authors and what their licenses require, LICENSES has the license texts, and icons.json has the license of each icon.`,
  ]
    .join("\n\n")
    .concat("\n");
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
