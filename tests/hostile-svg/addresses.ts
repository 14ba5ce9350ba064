import { harm, harmInMarkup, hostile, renderHostile, type HostileDrawing } from "./hostile-drawing.ts";

const inBase64 = (text: string) => Buffer.from(text).toString("base64");
const scripted = `<svg xmlns="http://www.w3.org/2000/svg" onload="${harmInMarkup}"><path id="a" d="M0 0h9v9"/></svg>`;

/** Addresses that run something, or tell somebody, in the spellings by which filters are deceived. */
const addresses: Readonly<Record<string, string>> = {
  script: `javascript:${harmInMarkup}`,
  "script in odd case": `JaVaScRiPt:${harmInMarkup}`,
  "script after space": ` &#10;&#9; javascript:${harmInMarkup}`,
  "script with a line break inside": `java&#10;script:${harmInMarkup}`,
  "script with a tab inside": `java&#x9;script&#x9;:${harmInMarkup}`,
  "script in references": `&#106;&#x61;vascript&#x0003A;${harmInMarkup}`,
  "script after a comment": `javascript:/*&lt;!--*/${harmInMarkup}//`,
  "a page": `data:text/html,&lt;script&gt;${harmInMarkup}&lt;/script&gt;`,
  "a page in Base64": `data:text/html;charset=utf-8;base64,${inBase64(`<script>${harm}</script>`)}`,
  "a drawing in Base64": `data:image/svg+xml;base64,${inBase64(scripted)}#a`,
  "a drawing in references": `data:image/svg+xml,${encodeURIComponent(scripted)}#a`,
  "another site": "https://evil.test/drawing.svg#a",
  "another site by two slashes": "//evil.test/drawing.svg#a",
  "another site by backslashes": "\\\\evil.test\\drawing.svg#a",
  "a file": "file:///etc/passwd#a",
  "older script": `vbscript:msgbox(1)`,
};

/** Whatever has an address in some vocabulary that browsers know or knew. */
const carriers: Readonly<Record<string, (address: string) => string>> = {
  a: (to) => `<a href="${to}"><rect width="24" height="24"/></a>`,
  "a, older": (to) => `<a xlink:href="${to}"><rect width="24" height="24"/></a>`,
  "a, with another prefix": (to) =>
    `<a xmlns:q="http://www.w3.org/1999/xlink" q:href="${to}"><rect width="24" height="24"/></a>`,
  "a, in another frame": (to) => `<a href="${to}" target="_top" xlink:show="new"><rect width="24" height="24"/></a>`,
  use: (to) => `<use href="${to}"/>`,
  "use, older": (to) => `<use xlink:href="${to}"/>`,
  "use in a symbol": (to) => `<symbol id="s"><use href="${to}"/></symbol><use href="#s"/>`,
  image: (to) => `<image href="${to}" width="9" height="9"/>`,
  "image, older": (to) => `<image xlink:href="${to}" width="9" height="9"/>`,
  "image in a pattern": (to) =>
    `<pattern id="p" width="1" height="1"><image href="${to}" width="9" height="9"/></pattern><path fill="url(#p)" d="M0 0h9v9"/>`,
  "filter image": (to) => `<filter id="f"><feImage href="${to}"/></filter><path filter="url(#f)" d="M0 0h9v9"/>`,
  script: (to) => `<script href="${to}"/>`,
  "script, older": (to) => `<script type="text/ecmascript" xlink:href="${to}"/>`,
  gradient: (to) => `<linearGradient id="g" href="${to}"/><path fill="url(#g)" d="M0 0h9v9"/>`,
  "text on a path": (to) => `<text><textPath href="${to}">x</textPath></text>`,
  font: (to) =>
    `<font-face font-family="f"><font-face-src><font-face-uri xlink:href="${to}"/></font-face-src></font-face>`,
  "color profile": (to) => `<color-profile name="p" xlink:href="${to}"/>`,
  cursor: (to) => `<cursor id="c" xlink:href="${to}"/><path cursor="url(#c)" d="M0 0h9v9"/>`,
  "set on a link": (to) => `<a><set attributeName="href" to="${to}"/><rect width="24" height="24"/></a>`,
  "set on an older link": (to) => `<a><set attributeName="xlink:href" to="${to}"/><rect width="24" height="24"/></a>`,
  "animation of a link": (to) =>
    `<a href="#x"><animate attributeName="href" values="${to};${to}" dur="1s" repeatCount="indefinite"/><rect width="24" height="24"/></a>`,
  "animation of a link from afar": (to) =>
    `<a id="l"><rect width="24" height="24"/></a><animate href="#l" attributeName=" href " from="${to}" to="${to}" begin="0s" fill="freeze"/>`,
  "animation of a picture": (to) => `<image width="9" height="9"><set attributeName="href" to="${to}"/></image>`,
  "animation of a use": (to) => `<use href="#shape"><set attributeName="href" to="${to}"/></use>`,
  frame: (to) =>
    `<foreignObject width="24" height="24"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${to}"></iframe></foreignObject>`,
  object: (to) =>
    `<foreignObject width="24" height="24"><object xmlns="http://www.w3.org/1999/xhtml" data="${to}"></object><embed xmlns="http://www.w3.org/1999/xhtml" src="${to}"/></foreignObject>`,
  "frame without a foreign object": (to) => `<h:iframe xmlns:h="http://www.w3.org/1999/xhtml" src="${to}"></h:iframe>`,
  "style sheet by a link": (to) => `<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="${to}"/>`,
  base: (to) => `<g xml:base="${to}"><use href="#a"/><path fill="url(#a)" d="M0 0h9v9"/></g>`,
  paint: (to) => `<path fill="url(${to})" stroke="url('${to}') red" d="M0 0h9v9"/>`,
  mask: (to) => `<path mask="url(${to})" clip-path="url(${to})" filter="url(${to})" d="M0 0h9v9"/>`,
  include: (to) => `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${to}"/>`,
};

export const listAddresses = (): HostileDrawing[] =>
  Object.entries(carriers).flatMap(([carrier, print]) =>
    Object.entries(addresses).map(([kind, address]) =>
      hostile(`${carrier} with ${kind}`, renderHostile(print(address))),
    ),
  );
