import { prepareDocument } from "../formats/prepare-markup.ts";
import { toIconData, type IconData } from "./icon-data.ts";
import { componentTypes, frameworks, runtimeModules, type Framework } from "./runtime-modules.ts";

/** An icon that goes into a package. */
export interface IconOfPackage {
  name: string;
  component: string;
  /** Complete SVG document. */
  svg: string;
}

/** One more name of an icon. */
export interface AliasOfPackage {
  component: string;
  /** The component that it stands for. */
  of: string;
  isDeprecated: boolean;
}

/** A file of a package: path below its folder, and what is in it. */
export type PackageFile = readonly [path: string, text: string];

/**
 * All modules of a package and the drawings as files. Drawings stand in one module as constants; for each framework there is
 * one that makes components of them, so that bundlers take what is used.
 * @throws as `prepareMarkup`
 */
export function renderModules(icons: readonly IconOfPackage[], aliases: readonly AliasOfPackage[]): PackageFile[] {
  const components = icons.map(({ component }) => component);
  const data = icons.map(({ name, component, svg }) => renderConstant(component, toIconData(svg, name)));
  const modules = (Object.keys(frameworks) as Framework[]).flatMap((framework): PackageFile[] => [
    [`dist/${framework}.js`, renderMade(`create-${framework}`, "createIcon", { components, aliases })],
    [`dist/${framework}.d.ts`, `${componentTypes[framework]}\n${renderTypes("Icon", { components, aliases })}`],
  ]);
  return [
    ...Object.entries(runtimeModules),
    ["dist/icons.js", `${data.join("")}${aliases.map(renderAlias).join("")}`],
    ["dist/icons.d.ts", `${dataTypes}\n${renderTypes("IconData", { components, aliases })}`],
    ["dist/svg.js", renderMade("to-svg", "toSvg", { components, aliases })],
    ["dist/svg.d.ts", renderTypes("string", { components, aliases })],
    ...modules,
    ...icons.map(({ name, svg }): PackageFile => [`svg/${name}.svg`, `${prepareDocument({ svg, name })}\n`]),
  ];
}

interface Names {
  components: readonly string[];
  aliases: readonly AliasOfPackage[];
}

const dataTypes = `/** An element with its attributes, as SVG calls them, and what is in it. */
export type IconNode =
  | string
  | readonly [name: string, attributes: Readonly<Record<string, string>>, children?: readonly IconNode[]];

/** View box, what is drawn, and what more the \`svg\` element says. */
export type IconData = readonly [
  viewBox: string,
  nodes: readonly IconNode[],
  attributes?: Readonly<Record<string, string>>,
];
`;

const renderConstant = (component: string, data: IconData) => `export const ${component} = ${JSON.stringify(data)};\n`;

const renderAlias = ({ component, of }: AliasOfPackage) => `export const ${component} = ${of};\n`;

function renderMade(module: string, make: string, { components, aliases }: Names): string {
  const made = components.map((name) => `export const ${name} = /*#__PURE__*/ ${make}(icons.${name});\n`);
  return `import { ${make} } from "./${module}.js";
import * as icons from "./icons.js";

${made.join("")}${aliases.map(renderAlias).join("")}`;
}

function renderTypes(type: string, { components, aliases }: Names): string {
  const lines = components.map((name) => `export declare const ${name}: ${type};\n`);
  const others = aliases.map(
    ({ component, of, isDeprecated }) =>
      `/** ${isDeprecated ? `@deprecated Use \`${of}\`.` : `Another name of \`${of}\`.`} */\nexport declare const ${component}: ${type};\n`,
  );
  return `${lines.join("")}${others.join("")}`;
}
