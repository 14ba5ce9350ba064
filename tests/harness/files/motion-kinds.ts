const box = 'x="2" y="2" width="6" height="6"';
const arrow = "M0 -2l6 2l-6 2z";
const rect = (animations: string, attributes = "") => `<rect ${box} ${attributes}>${animations}</rect>`;
const path = (data: string, animations: string, attributes = "") =>
  `<path d="${data}" ${attributes}>${animations}</path>`;
const width = (attributes: string) => `<animate attributeName="width" ${attributes}/>`;
const turn = (attributes: string) => `<animateTransform attributeName="transform" ${attributes}/>`;

/** Drawings on 24 × 24 that move within 1.3 s, one for each thing that animations can say, most of which no icon says. */
export const motionKinds: Readonly<Record<string, string>> = {
  "from and to": rect(width('dur="1s" from="2" to="20" fill="freeze"')),
  by: rect(width('dur="1s" by="10" fill="freeze"')),
  "from and by": rect(width('dur="1s" from="1" by="10" fill="freeze"')),
  "by, of a transform": rect(turn('type="translate" dur="1s" by="10 5" fill="freeze"')),
  "to, of a transform": rect(turn('type="scale" dur="1s" to="2" fill="freeze"')),
  "to, from a rotation": rect(turn('type="rotate" dur="1s" to="60" fill="freeze"'), 'transform="rotate(10)"'),
  accumulate: rect(width('dur=".5s" values="2;5" repeatCount="3" accumulate="sum" fill="freeze"')),
  "accumulate, of a transform": rect(turn('type="rotate" dur=".4s" values="0;20" repeatCount="3" accumulate="sum"')),
  "additive sum": rect(
    width('dur="1s" values="1;5" additive="sum" fill="freeze"') +
      width('begin=".3s" dur="1s" values="0;6" additive="sum"'),
  ),
  paced: rect(width('calcMode="paced" keyTimes="0;.9;1" dur="1s" values="1;2;20"')),
  colors: rect('<animate attributeName="fill" dur="1s" values="red;#00f;lime" fill="freeze"/>', 'fill="red"'),
  "from an inherited color": `<g fill="#ff8000">${rect('<animate attributeName="fill" dur="1s" to="blue"/>')}</g>`,
  "a sum of colors": rect('<animate attributeName="fill" dur="1s" values="#000;#0f4" additive="sum"/>', 'fill="#400"'),
  "an inherited width": `<g stroke="#000" stroke-width="4">${path("M2 12h20", '<animate attributeName="stroke-width" dur="1s" to="12"/>')}</g>`,
  "a style": rect('<animate attributeName="opacity" dur="1s" to="1"/>', 'style="fill:red;opacity:.2"'),
  "no duration, to": rect(width('to="20"')),
  "no duration, values": rect(width('values="18;20"')),
  "no duration, from": rect(width('from="12" to="20" fill="freeze"')),
  "a duration of zero": rect(width('dur="0s" values="12;20" fill="freeze"')),
  "set for a while": rect('<set attributeName="width" to="20" begin=".3s" dur=".4s"/>'),
  "set visibility": rect('<set attributeName="visibility" to="hidden" begin=".3s" dur=".4s"/>'),
  "animated display": rect('<animate attributeName="display" dur="1s" values="inline;none;inline"/>'),
  "to hidden": rect('<animate attributeName="visibility" dur="1s" to="hidden"/>'),
  discrete: rect(width('calcMode="discrete" dur="1s" values="2;8;14;20"')),
  "discrete at times": rect(width('calcMode="discrete" keyTimes="0;.1;.2;.7" dur="1s" values="2;8;14;20"')),
  "discrete to": rect(width('calcMode="discrete" dur="1s" to="20"')),
  "too few times": rect(width('keyTimes="0;.5" dur="1s" values="2;8;14"')),
  "times that do not reach the end": rect(width('keyTimes="0;.5;.9" dur="1s" values="2;8;14"')),
  "too few curves": rect(width('calcMode="spline" keySplines="0 0 1 1" dur="1s" values="2;8;14"')),
  "curves out of bounds": rect(width('calcMode="spline" keySplines="0 0 2 1" dur="1s" values="2;14"')),
  "a curve": rect(width('calcMode="spline" keyTimes="0;1" keySplines=".8 0 .2 1" dur="1s" to="20"')),
  "one value": rect(width('dur="1s" values="15"')),
  "two rounds and a half": rect(width('dur=".4s" repeatCount="2.5" values="2;20" fill="freeze"')),
  "rounds for a time": rect(width('dur=".4s" repeatCount="indefinite" repeatDur=".9s" values="2;20" fill="freeze"')),
  "an end": rect(width('dur=".4s" repeatCount="indefinite" end=".7s" values="2;20" fill="freeze"')),
  "an end with another": rect(
    '<animate id="a" attributeName="height" dur=".5s" values="2;20"/>' +
      width('dur=".4s" repeatCount="indefinite" end="a.end+.2s" values="2;20" fill="freeze"'),
  ),
  "an end that others wait for": rect(
    '<animate id="a" attributeName="height" dur="2s" values="2;20" end=".6s"/>' +
      width('begin="a.end" dur=".5s" values="2;20" fill="freeze"'),
  ),
  "restarted in its course": rect(width('begin="0;.4s" dur=".8s" values="2;20"')),
  "not restarted in its course": rect(width('begin="0;.4s;1s" restart="whenNotActive" dur=".8s" values="2;20"')),
  "never restarted": rect(width('begin="0;.9s" restart="never" dur=".8s" values="2;20"')),
  "waits for a click": rect(width('begin="click" dur=".8s" values="2;20"')),
  "a click or a time": rect(width('begin="click;.2s" dur=".8s" values="2;20"')),
  "begun before the start": rect(width('begin="-.5s" dur=".8s" values="2;20"')),
  "over before the start": rect(width('begin="-1s" dur=".8s" values="12;20" fill="freeze"')),
  "before the end of another": rect(
    '<animate id="a" attributeName="height" dur="1s" values="2;20"/>' +
      width('begin="a.end-.4s" dur=".8s" values="2;20"'),
  ),
  "the later begin goes first": rect(
    width('begin=".5s" dur="1s" values="20;20"') + width('begin="0" dur="1.5s" values="3;10"'),
  ),
  "the last of one begin goes first": rect(
    width('begin="b.begin" dur="1s" values="20;20"') + width('id="b" dur="1.5s" values="3;10"'),
  ),
  "to, over another": rect(width('dur="1.5s" values="3;20"') + width('begin=".2s" dur="1s" to="3"')),
  "a chain that comes again": rect(
    '<animate id="b" attributeName="height" begin="a.end-.1s" dur=".3s" values="3;20"/>' +
      width('id="a" begin="0;b.end+.1s" dur=".3s" values="2;20" fill="freeze"'),
  ),
  "comes again by itself": rect(width('id="a" begin="0;a.end+.2s" dur=".5s" values="2;20"')),
  "starts each other while running": rect(
    '<animate id="b" attributeName="height" begin="a.begin+.25s" dur=".5s" values="3;20"/>' +
      width('id="a" begin="0;b.begin+.25s" dur=".5s" values="2;20"'),
  ),
  "by a link": `<rect id="r" ${box}/>${width('href="#r" dur="1s" values="2;20"')}`,
  "along a path": rect('<animateMotion dur="1s" path="M0 0L10 0L10 12" fill="freeze"/>'),
  "along a curve, turned": path(arrow, '<animateMotion dur="1s" path="M4 4C10 4 20 4 20 12S4 12 4 20" rotate="auto"/>'),
  "along an arc, backwards": path(arrow, '<animateMotion dur="1s" path="M4 4A8 8 0 0 1 20 20" rotate="auto-reverse"/>'),
  "along a path, transformed": path(
    arrow,
    `${turn('type="rotate" dur="1s" values="0;90"')}<animateMotion dur="1s" path="M4 4H20V20"/>`,
    'transform="scale(2)"',
  ),
  "along a path elsewhere": `<path id="p" d="M4 4Q20 4 20 20z" fill="none"/>${path(arrow, '<animateMotion dur="1s" rotate="auto"><mpath href="#p"/></animateMotion>')}`,
  "to points of a path": path(
    arrow,
    '<animateMotion dur="1s" calcMode="linear" keyPoints="0;1;.5" keyTimes="0;.3;1" path="M4 4H20V20"/>',
  ),
  "from point to point": path(arrow, '<animateMotion dur="1s" calcMode="linear" values="4,4;20,4;20,8"/>'),
  "from point to point, turned": path(arrow, '<animateMotion dur="1s" from="4,4" to="20 20" rotate="auto"/>'),
  "to a point": path(arrow, '<animateMotion dur="1s" to="20 20"/>'),
  "two paths": path(
    arrow,
    '<animateMotion dur="1s" path="M0 0H10"/><animateMotion additive="sum" dur="1s" path="M0 0V12"/>',
  ),
  "a path in pieces": path(arrow, '<animateMotion dur="1s" path="M0 4H10M4 16h12"/>'),
  "a path again and again": path(arrow, '<animateMotion dur=".4s" repeatCount="3" accumulate="sum" path="M0 4H6"/>'),
  "morphs of other commands": path("M0 0", '<animate attributeName="d" dur="1s" values="M2 2h10v10z;M2 2H22V22Z"/>'),
  "morphs of arcs": path(
    "M0 0",
    '<animate attributeName="d" dur="1s" values="M2 12a4 4 0 01 8 0z;M2 12a9 9 0 1 1 18 0z"/>',
  ),
  "morphs that do not fit": path("M0 0", '<animate attributeName="d" dur="1s" values="M2 2h9v9z;M2 2h20v20h-20z"/>'),
  "a morph from itself": path("M2 2h3v3z", '<animate attributeName="d" dur="1s" to="M2 2h13v13z"/>'),
  "a sum of paths": path(
    "M2 2h3v3z",
    '<animate attributeName="d" additive="sum" dur="1s" values="M0 0h3v3z;M2 2h13v13z"/>',
  ),
  points: '<polygon points="2,2 10,2 10,10"><animate attributeName="points" dur="1s" to="2 2 20 2 12 22"/></polygon>',
  units: rect(width('dur="1s" values="10%;90%;0"')),
  pixels: rect(width('dur="1s" values="2px;20"')),
  dashes: path("M2 12h20", '<animate attributeName="stroke-dasharray" dur="1s" values="1 1;6 3"/>', 'stroke="#000"'),
  "a gradient": `<linearGradient id="g"><animateTransform attributeName="gradientTransform" type="rotate" dur="1s" values="0;90"/><stop stop-color="red"><animate attributeName="stop-color" dur="1s" values="red;#0f0"/></stop><stop offset="1" stop-color="blue"><animate attributeName="offset" dur="1s" values="1;.2"/></stop></linearGradient><path d="M2 2h20v20h-20z" fill="url(#g)"/>`,
  "scales of two numbers": rect(turn('type="scale" dur="1s" values="1;2 1;1 3"')),
  skews: rect(turn('type="skewX" dur="1s" values="0;30"')),
  "clock values": rect(width('begin="00:00:00.2" dur="00:00.8" values="12;20" fill="freeze"')),
  minutes: rect(width('dur="0.02min" values="2;20;" fill="freeze"')),
  "frozen until the next is over": rect(
    width('dur=".3s" values="2;20" fill="freeze"') + width('begin=".5s" dur=".3s" values="3;9"'),
  ),
  "the view": `<rect ${box}/><animate attributeName="viewBox" dur="1s" values="0 0 24 24;0 0 12 12"/>`,
};
