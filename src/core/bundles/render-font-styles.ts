/** An icon font, as styles and documents tell of it. */
export interface FontFacts {
  /** Also the name of its files. */
  family: string;
  /** Class of every icon; also what class names of icons begin with. */
  prefix: string;
  glyphs: readonly { name: string; codePoint: number }[];
}

/**
 * Styles that name the font and each icon.
 * @param source where the font is; beside the styles without it
 */
export function renderFontCss({ family, prefix, glyphs }: FontFacts, source = listSources(family, "./")): string {
  const classes = glyphs.map(
    ({ name, codePoint }) => `.${prefix}-${name}::before { content: "${renderEscape(codePoint)}"; }`,
  );
  return `@font-face {
  font-family: "${family}";
  src: ${source};
  font-weight: normal;
  font-style: normal;
  font-display: block;
}

.${prefix} {
${renderDeclarations(family)}
}

${classes.join("\n")}
`;
}

/** The same for Sass, with a map of code points and a mixin. */
export function renderFontScss({ family, prefix, glyphs }: FontFacts): string {
  const entries = glyphs.map(({ name, codePoint }) => `  "${name}": "${renderEscape(codePoint)}",`);
  return `@use "sass:map";

/// Where the files of the font are.
$path: "." !default;

$code-points: (
${entries.join("\n")}
);

@font-face {
  font-family: "${family}";
  src: ${listSources(family, "#{$path}/")};
  font-weight: normal;
  font-style: normal;
  font-display: block;
}

@mixin font {
${renderDeclarations(family)}
}

/// Shows an icon before an element: \`.save { @include icon("${glyphs[0]?.name ?? "name"}"); }\`
@mixin icon($name) {
  &::before {
    @include font;
    content: map.get($code-points, $name);
  }
}

.${prefix} {
  @include font;
}

@each $name, $code-point in $code-points {
  .${prefix}-#{$name}::before {
    content: $code-point;
  }
}
`;
}

/** What the README of a font says about its use. */
export function explainFont(
  { family, prefix, first }: Pick<FontFacts, "family" | "prefix"> & { first: string },
  lacksLigatures: boolean,
): string {
  return `An icon font as WOFF2, WOFF and TTF. \`preview.html\` shows all icons; click one to copy its code.

\`\`\`html
<link rel="stylesheet" href="${family}.css" />
<i class="${prefix} ${prefix}-${first}" aria-hidden="true"></i>
\`\`\`

By name, as a ligature: \`<i class="${prefix}" aria-hidden="true">${first}</i>\`.${lacksLigatures ? " The font has no room for all ligatures: the remaining icons only have a class and a code point." : ""}

With Sass: \`@use "${family}" as icons;\` and \`.save { @include icons.icon("${first}"); }\`

Icons have the size and color of the text. \`code-points.json\` lists all code points. Pass it as \`codePoints\` when you create the font again, and icons keep their code points even if others are added or removed.`;
}

const listSources = (family: string, folder: string) =>
  ["woff2", "woff", "truetype"]
    .map((format) => `url("${folder}${family}.${format === "truetype" ? "ttf" : format}") format("${format}")`)
    .join(", ");

const renderEscape = (codePoint: number) => `\\${codePoint.toString(16)}`;

const renderDeclarations = (family: string) => `  font-family: "${family}";
  font-weight: normal;
  font-style: normal;
  font-variant: normal;
  font-feature-settings: "liga";
  line-height: 1;
  letter-spacing: normal;
  text-transform: none;
  white-space: nowrap;
  speak: never;
  direction: ltr;
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;`;
