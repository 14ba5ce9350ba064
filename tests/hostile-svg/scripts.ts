import { harm, harmInMarkup, hostile, renderHostile, shape, type HostileDrawing } from "./hostile-drawing.ts";

const xhtml = 'xmlns="http://www.w3.org/1999/xhtml"';

/** Scripts and pages, wherever a parser can be made to find them. */
const insides: Readonly<Record<string, string>> = {
  script: `<script>${harm}</script>`,
  "script in CDATA": `<script><![CDATA[${harm}]]></script>`,
  "script in pieces": `<script>${harm.slice(0, 9)}<![CDATA[${harm.slice(9)}]]></script>`,
  "script of a type": `<script type="application/ecmascript">${harm}</script>`,
  "script module": `<script type="module">${harm}</script>`,
  "script in the vocabulary of pages": `<script ${xhtml}>${harm}</script>`,
  "script with a prefix": `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${harm}</h:script>`,
  "script with a prefix of drawings": `<s:script xmlns:s="http://www.w3.org/2000/svg">${harm}</s:script>`,
  "script in capitals": `<SCRIPT>${harm}</SCRIPT>`,
  "script in definitions": `<defs><g><script>${harm}</script></g></defs>`,
  "script in a symbol": `<symbol id="s"><script>${harm}</script></symbol><use href="#s"/>`,
  "script in a title": `<title><script>${harm}</script></title>`,
  "script in a description": `<desc><h:script xmlns:h="http://www.w3.org/1999/xhtml">${harm}</h:script></desc>`,
  "script in metadata": `<metadata><script>${harm}</script></metadata>`,
  "script in a switch": `<switch><script>${harm}</script><g/></switch>`,
  "script in a text": `<text>x<script>${harm}</script></text>`,
  "script in an animation": `<animate attributeName="x"><script>${harm}</script></animate>`,
  "script in a script": `<script><script>${harm}</script></script>`,
  "handler element": `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load" type="text/javascript">${harm}</handler>`,
  "listener element": `<listener xmlns="http://www.w3.org/2001/xml-events" event="load" handler="#h"/><script id="h">${harm}</script>`,
  "page in a foreign object": `<foreignObject width="24" height="24"><body ${xhtml} onload="${harmInMarkup}"><script>${harm}</script></body></foreignObject>`,
  "broken picture in a foreign object": `<foreignObject width="24" height="24"><img ${xhtml} src="x:" onerror="${harmInMarkup}"/></foreignObject>`,
  "frame with a page": `<foreignObject width="24" height="24"><iframe ${xhtml} srcdoc="&lt;script&gt;${harmInMarkup}&lt;/script&gt;"></iframe></foreignObject>`,
  "form in a foreign object": `<foreignObject width="24" height="24"><form ${xhtml} action="https://evil.test/"><input name="q" autofocus="" onfocus="${harmInMarkup}"/></form></foreignObject>`,
  "details in a foreign object": `<foreignObject width="24" height="24"><details ${xhtml} open="" ontoggle="${harmInMarkup}">x</details></foreignObject>`,
  "another place at once": `<meta ${xhtml} http-equiv="refresh" content="0;url=https://evil.test/"/>`,
  "another base": `<base ${xhtml} href="https://evil.test/"/><image href="x.png" width="9" height="9"/>`,
  sound: `<h:audio xmlns:h="http://www.w3.org/1999/xhtml" src="https://evil.test/a.mp3" onerror="${harmInMarkup}" autoplay=""/>`,
  film: `<h:video xmlns:h="http://www.w3.org/1999/xhtml" poster="https://evil.test/a.png"><h:source src="x:" onerror="${harmInMarkup}"/></h:video>`,
  mathematics: `<math xmlns="http://www.w3.org/1998/Math/MathML"><maction actiontype="statusline" xlink:href="javascript:${harmInMarkup}">x</maction></math>`,
  template: `<template ${xhtml}><img src="x:" onerror="${harmInMarkup}"/></template>`,
  "set of a handler": `<set attributeName="onclick" to="${harmInMarkup}"/>`,
  "animation of a handler": `<animate attributeName="onmouseover" values="${harmInMarkup}" begin="0s" dur="1s" fill="freeze"/>`,
  "animation of a style": `<animate attributeName="style" to="background:url(https://evil.test/)" begin="0s" fill="freeze"/>`,
  "animation of a class": `<animate attributeName="class" to="x" begin="0s" fill="freeze"/>`,
  "animation of paint from outside": `<path d="M0 0h9v9"><set attributeName="fill" to="url(https://evil.test/a.svg#b)"/></path>`,
  "key that starts something": `<a><set attributeName="href" to="javascript:${harmInMarkup}" begin="accessKey(a)"/></a>`,
  "entity quotes": `<path d="M0 0h9v9" fill="red&quot; onclick=&quot;${harmInMarkup}"/>`,
  "brackets in a value": `<path d="M0 0h9v9" class="&gt;&lt;img src=x: onerror=${harmInMarkup}&gt;" id="&lt;/svg&gt;&lt;script&gt;${harmInMarkup}&lt;/script&gt;"/>`,
  "brackets in a paint": `<path d="M0 0h9v9" fill="&lt;/path&gt;&lt;script&gt;${harmInMarkup}&lt;/script&gt;"/>`,
  "brackets in an id": `<linearGradient id="&quot;&gt;&lt;script&gt;${harmInMarkup}&lt;/script&gt;"/><path d="M0 0h9v9" fill="url(#&quot;&gt;&lt;script&gt;${harmInMarkup}&lt;/script&gt;)"/>`,
  "comment that ends early": `<!-- x --><script>${harm}</script><!-- y -->`,
  "markup in a comment": `<!--><script>${harm}</script>-->`,
  "markup in CDATA": `<g><![CDATA[</g><script>${harm}</script>]]></g>`,
  "markup in a title": `<title>&lt;/title&gt;&lt;script&gt;${harmInMarkup}&lt;/script&gt;</title>`,
  "page after a style sheet": `<style><![CDATA[</style><img src=x: onerror="${harm}">]]></style>`,
  "page in a style sheet": `<style>&lt;/style&gt;&lt;img src=x: onerror="${harmInMarkup}"&gt;</style>`,
  "page after a text without markup": `<noscript><p title="&lt;/noscript&gt;&lt;img src=x: onerror=${harmInMarkup}&gt;"/></noscript>`,
  "names of the page": `<g id="location"/><g id="cookie"/><g id="__proto__"/><g id="body"/><use href="#__proto__"/>`,
};

const events =
  "load error unload abort resize scroll click dblclick mousedown mouseup mouseover mousemove mouseout mouseenter focusin focusout activate begin end repeat keydown input toggle wheel copy pointerover pointerenter animationstart transitionend zoom".split(
    " ",
  );

/** @param at the attribute, with its value */
const handlerPlaces: Readonly<Record<string, (at: string) => string>> = {
  root: (at) => renderHostile("", ` ${at}`),
  shape: (at) => renderHostile(`<path d="M0 0h24v24H0z" tabindex="0" ${at}/>`),
  animation: (at) => renderHostile(`<path d="M0 0h24v24H0z"><animate attributeName="x" dur="1s" ${at}/></path>`),
  use: (at) => renderHostile(`<use href="#shape" ${at}/>`),
};

const handlers: Readonly<Record<string, string>> = {
  ...Object.fromEntries(events.map((event) => [`on${event}`, `on${event}="${harmInMarkup}"`])),
  "handler in capitals": `ONLOAD="${harmInMarkup}"`,
  "handler in odd case": `oNcLiCk="${harmInMarkup}"`,
  "handler in references": `onload="&#x28;globalThis&#x2e;hit=1,top.hit=1&#x29;"`,
  "handler with a prefix": `xlink:onload="${harmInMarkup}"`,
  "handler with a prefix of drawings": `xmlns:s="http://www.w3.org/2000/svg" s:onload="${harmInMarkup}"`,
  "handler over two lines": `onload\n=\n"${harmInMarkup}"`,
  "handler twice": `onload="" onload="${harmInMarkup}"`,
  "handler without quotes": `onload=hit=1`,
  "handler after a slash": `/onload="${harmInMarkup}"`,
};

const documents: Readonly<Record<string, string>> = {
  "style sheet of the document": `<?xml-stylesheet type="text/css" href="https://evil.test/x.css"?>${renderHostile("")}`,
  "transformation of the document": `<?xml-stylesheet type="text/xsl" href="data:text/xml,%3Cx/%3E"?>${renderHostile("")}`,
  "instruction of a server": `<?php system("id"); ?>${renderHostile("<?php system('id'); ?>")}`,
  "page around it": `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${harm}</script>${renderHostile("")}</body></html>`,
  "page with a type": `<!DOCTYPE html><html><body onload="${harmInMarkup}">${renderHostile("")}</body></html>`,
  "two roots": `${renderHostile("")}<script>${harm}</script>`,
  "text around it": `${harm}${renderHostile("")}`,
  "root of another vocabulary": `<svg xmlns="http://www.w3.org/1999/xhtml" onload="${harmInMarkup}">${shape}</svg>`,
  "root with a prefix": `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><s:path d="M0 0h9v9"/><s:script>${harm}</s:script></s:svg>`,
  "vocabulary that changes": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shape}<g xmlns="http://www.w3.org/1999/xhtml"><script xmlns="">${harm}</script><script>${harm}</script></g></svg>`,
  "no vocabulary": `<svg viewBox="0 0 24 24">${shape}<script>${harm}</script><a xlink:href="javascript:${harmInMarkup}"/></svg>`,
  unfinished: renderHostile(`<script>${harm}`),
  "unfinished tag": renderHostile("").replace("</svg>", `<img src=x onerror=${harm} `),
  "crossed tags": renderHostile(`<g><script></g>${harm}</script>`),
};

export const listScripts = (): HostileDrawing[] => [
  ...Object.entries(insides).flatMap(([name, inner]) => [
    hostile(name, renderHostile(inner)),
    hostile(`${name}, deeper`, renderHostile(`<g><svg width="9" height="9"><a>${inner}</a></svg></g>`)),
  ]),
  ...Object.entries(handlerPlaces).flatMap(([place, print]) =>
    Object.entries(handlers).map(([name, at]) => hostile(`${name} of ${place}`, print(at))),
  ),
  ...Object.entries(documents).map(([name, text]) => hostile(name, text)),
];
