import { describeConfig, type DescribedKey } from "../../src/platform/config/config.server.ts";

/** Defaults that depend on the machine; their description tells them. */
const machineDefaults = new Set(["RENDER_WORKERS"]);

const intro = `# Configuration

Iconarium is configured by environment variables. All of them are optional. At startup, the site reports all invalid values at once
and stops.

<!-- Written by \`npm run documents\` from src/platform: change the descriptions there. -->
`;

/** `docs/configuration.md`: a table for each group of keys. */
export function composeConfiguration(): string {
  const sections = describeConfig().map(({ title, keys }) => `## ${title}\n\n${composeTable(keys)}`);
  return [intro, ...sections].join("\n");
}

function composeTable(keys: readonly DescribedKey[]): string {
  const rows = [
    ["variable", "default", "meaning"],
    ...keys.map(({ key, fallback, description }) => [
      `\`${key}\``,
      fallback === "" || machineDefaults.has(key) ? "" : `\`${fallback}\``,
      description,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(" | ")} |`);
  lines.splice(1, 0, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`);
  return `${lines.join("\n")}\n`;
}
