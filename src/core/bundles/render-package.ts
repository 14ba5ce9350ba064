import { nameComponent, nameInKebabCase } from "../formats/code-names.ts";
import type { PackageFramework } from "./bundle-calls.ts";
import type { BundleContents } from "./bundle-icon.ts";
import { formatLicenseExpression } from "./group-by-set.ts";

const peers: Readonly<Record<PackageFramework, { versions: string; label: string }>> = {
  react: { versions: ">=18", label: "React" },
  vue: { versions: ">=3.3", label: "Vue" },
};

/** `package.json` of a package of components. */
export function serializePackageJson(
  contents: Pick<BundleContents, "name" | "icons">,
  framework: PackageFramework,
): string {
  const manifest = {
    name: nameInKebabCase(contents.name),
    version: "1.0.0",
    description: `${contents.icons.length} icons as components for ${peers[framework].label}`,
    license: formatLicenseExpression(contents.icons),
    type: "module",
    sideEffects: false,
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./icons.json": "./icons.json",
      "./package.json": "./package.json",
      "./*": { types: "./dist/*.d.ts", default: "./dist/*.js" },
    },
    types: "./dist/index.d.ts",
    files: ["dist", "icons.json", "ATTRIBUTION.md", "NOTICE", "LICENSES"],
    peerDependencies: { [framework]: peers[framework].versions },
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** `index.js` as well as `index.d.ts`: all components by their names. */
export function renderPackageIndex(components: readonly string[]): string {
  return components.map((component) => `export { ${component} } from "./${component}.js";\n`).join("");
}

/** What the README of a package says about its use. */
export function explainPackage(contents: BundleContents, framework: PackageFramework): string {
  const name = nameInKebabCase(contents.name);
  const first = contents.icons[0];
  const component = nameComponent(first?.name ?? "");
  const { label } = peers[framework];
  const [use, attribute] =
    framework === "react"
      ? [`<${component} width={32} className="icon" />`, "props"]
      : [`<${component} width="32" class="icon" />`, "attributes"];
  return `${contents.icons.length} icons as components for ${label}, ready to publish or to install from this folder:

\`\`\`sh
npm install ./${name}
\`\`\`

\`\`\`js
import { ${component} } from "${name}";
// or one file only:
import { ${component} } from "${name}/${component}";
\`\`\`

\`\`\`${framework === "react" ? "jsx" : "html"}
${use}
\`\`\`

Components accept all \`svg\` ${attribute}. Icons are hidden from screen readers unless they have an \`aria-label\`. Unused icons are tree-shaken.`;
}
