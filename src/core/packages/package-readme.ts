import { groupBySet, type SetInBundle } from "../bundles/group-by-set.ts";
import type { BundleIcon } from "../bundles/bundle-icon.ts";
import { escapeMarkdown, formatLink } from "../bundles/markdown.ts";
import { listDuties } from "../bundles/render-attribution.ts";
import { renderLicenseText } from "../bundles/render-notice.ts";
import type { PackageFacts } from "./package-manifest.ts";
import { frameworks } from "./runtime-modules.ts";

/** `README.md`: how the icons are used, and whose they are. `component` is one of them. */
export function renderReadme(
  { name, description, homepage }: Pick<PackageFacts, "name" | "description" | "homepage">,
  { component, file, icons }: { component: string; file: string; icons: readonly BundleIcon[] },
): string {
  const labels = Object.entries(frameworks).map(([path, { label }]) => `- ${label}: \`${name}/${path}\``);
  return `# ${name}

${escapeMarkdown(description)}. All icons: ${homepage}

## Use

\`\`\`jsx
import { ${component} } from "${name}/react";

<${component} width={32} aria-label="…" />;
\`\`\`

${labels.join("\n")}
- SVG as text: \`import { ${component} } from "${name}/svg"\`
- SVG files: \`${name}/svg/${file}.svg\`
- Data, to render it yourself: \`${name}\`

Components accept all \`svg\` attributes, and are hidden from screen readers unless they have an \`aria-label\`. Bundlers keep the icons that are imported and no others.

## Attribution

${groupBySet(icons).map(renderCredit).join("\n\n")}
`;
}

function renderCredit({ set, author, license }: SetInBundle): string {
  const terms = set.licenseUrl ?? license.url;
  const credit = `${set.name} by ${author.name}, ${license.title}`;
  const duties = listDuties(license);
  return [
    `### ${escapeMarkdown(set.name)}\n`,
    `- Author: ${formatLink(author.name, author.url)}`,
    ...(set.url === null ? [] : [`- Set: ${formatLink(set.name, set.url)}`]),
    `- License: ${formatLink(license.title, terms)}, SPDX-License-Identifier: ${license.code}, [text](LICENSE)`,
    ...(duties.length === 0 ? [] : [`- Requires: ${duties.join("; ")}`]),
    `- Credit line: ${escapeMarkdown(terms === null ? credit : `${credit} (${terms})`)}`,
    "- Changes: the icons were converted to components",
    ...(set.isBrands
      ? ["- These icons show trademarks, which belong to their owners whatever the license of the icons"]
      : []),
  ].join("\n");
}

/** `LICENSE`: every license that some of the icons are under, with those who hold the rights. `standards` are texts by SPDX code. */
export function renderLicenses(icons: readonly BundleIcon[], standards: ReadonlyMap<string, string>): string {
  const groups = groupBySet(icons);
  const codes = [...new Set(groups.map(({ license }) => license.code))].toSorted();
  const texts = codes.map((code) => renderLicenseText(code, standards.get(code) ?? "", groups));
  if (codes.length === 1) return texts[0]!;
  const parts = codes.map((code, index) => {
    const sets = groups
      .filter(({ license }) => license.code === code)
      .map(({ set, author }) => `${set.name} by ${author.name}`);
    return `${code}: ${[...new Set(sets)].join(", ")}\n\n${texts[index]}`;
  });
  return parts.join(`\n${"-".repeat(80)}\n\n`);
}
