import { hostile, renderHostile, shape, type HostileDrawing } from "./hostile-drawing.ts";

/** Numbers that look drawn by lot, the same each time. */
interface Lots {
  /** A whole number within both; a small one where the drawing is to be taken. */
  between(least: number, most: number): number;
  /** Any number, or one that may be in a drawing. */
  number(): string;
  pick<Item>(items: readonly Item[]): Item;
}

function createLots(seed: number, isModest: boolean): Lots {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>>= 0) / 2 ** 32;
  };
  for (let turn = 0; turn < 8; turn++) next();
  const among = (count: number) => Math.floor(next() * count);
  const pick = <Item>(items: readonly Item[]) => items[among(items.length)]!;
  return {
    between: (least, most) => least + among(Math.ceil((most - least + 1) / (isModest ? modesty : 1))),
    number: () => pick(isModest ? usualNumbers : numbers),
    pick,
  };
}

const modesty = 10;
const usualNumbers = "999999 -999999 1e-30 0 -0 1e6 0.0000001 12 3.5".split(" ");
const numbers = "1e308 -1e308 NaN Infinity 999999 12345678901234567890".split(" ").concat(usualNumbers);

const repeat = (count: number, print: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => print(index)).join("");
const rect = (attributes: string) => `<rect width="24" height="24" ${attributes}/>`;

/** Each level refers to the one below it several times; the last one is what is seen. */
function pile(lots: Lots, wrap: (id: string, inner: string) => string, refer: (id: string) => string): string {
  const levels = lots.between(2, 24);
  const copies = lots.between(1, 4);
  const levelsInAnyOrder = repeat(levels, (level) =>
    wrap(
      `l${level}`,
      level === 0
        ? `<path fill="#fff" d="M1 1h${lots.between(1, 2_000)}v20z"/>`
        : refer(`l${level - 1}`).repeat(copies),
    ),
  );
  return levelsInAnyOrder + refer(`l${levels - 1}`);
}

const units = (lots: Lots) => lots.pick(["userSpaceOnUse", "objectBoundingBox"]);
const lengths = "1e5em 100vw 50% 3ex 9pt 2in 1e9mm 4q 7rem calc(1px*9) -5% 0px".split(" ");
const texts = ["&#x202e;", "Ω", "क्षि", "🏳️‍🌈", "x"];

const vocabularies = [
  "http://www.w3.org/2000/svg",
  "http://www.w3.org/1999/xhtml",
  "http://www.w3.org/1999/xlink",
  "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
  "http://www.w3.org/1998/Math/MathML",
  "urn:x",
  "",
];

const crowd = (lots: Lots, attribute: (index: number) => string) =>
  repeat(lots.between(20, 1_500), (index) => `<path d="M${index % 20} 0h4v9z" ${attribute(index)}/>`);

const filterStep = (lots: Lots) =>
  lots.pick([
    () => `<feGaussianBlur stdDeviation="${lots.pick([0.5, 3, 40, 900])}"/>`,
    () => `<feMorphology operator="dilate" radius="${lots.pick([0.5, 2, 20, 400])}"/>`,
    () => `<feDropShadow dx="2" dy="2" stdDeviation="${lots.pick([1, 30])}"/>`,
    () => '<feTurbulence baseFrequency=".001" numOctaves="99"/>',
    () => `<feConvolveMatrix order="30" kernelMatrix="${"1 ".repeat(900)}"/>`,
    () => '<feOffset dx="999"/><feBlend in2="SourceGraphic" mode="multiply"/>',
    () => '<feImage href="https://evil.test/a.png"/>',
    () => '<feColorMatrix type="matrix" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0"/>',
  ])();

const filter = (lots: Lots, id: string) => {
  const far = lots.pick([1, 3, 20, 1_000]);
  return `<filter id="${id}" x="-${far}" y="-${far}" width="${2 * far + 1}" height="${2 * far + 1}" ${lots.pick(["", 'filterUnits="userSpaceOnUse"'])}>${repeat(lots.between(1, 12), () => filterStep(lots))}</filter>`;
};

const gradient = (lots: Lots, id: string, link: string) => {
  const name = lots.pick(["linearGradient", "radialGradient"]);
  const stops = repeat(
    lots.pick([0, 2, 40]),
    (index) => `<stop offset="${index / 40}" stop-color="#${index % 10}af"/>`,
  );
  return `<${name} id="${id}" href="#${link}" gradientUnits="${units(lots)}" spreadMethod="${lots.pick(["pad", "reflect", "repeat"])}" gradientTransform="scale(${lots.number()})" r="${lots.pick(["0", ".5", "1e-9", "900"])}">${stops}</${name}>`;
};

const movement = (lots: Lots) => {
  const attribute = lots.pick(["d", "x", "transform", "opacity", "fill", "href", "onclick", "stroke-dashoffset"]);
  const times = `dur="${lots.pick([".001s", "1s", "99999h", "0s"])}" begin="${lots.pick(["0s", "-99s", "a.end", "click", "1s;2s;3s"])}" repeatCount="${lots.pick(["indefinite", "99999", "2"])}"`;
  return lots.pick([
    () => `<animate attributeName="${attribute}" values="${"0;1;".repeat(lots.pick([1, 50, 900]))}0" ${times}/>`,
    () =>
      `<animateTransform attributeName="transform" type="rotate" from="0 12 12" to="${lots.number()} 12 12" ${times}/>`,
    () => `<animateMotion path="M0 0${"l9 9l-9-9".repeat(lots.pick([1, 200]))}" ${times}/>`,
    () => `<set attributeName="${attribute}" to="${lots.pick(["javascript:top.hit=1", "M0 0h9", "0"])}" ${times}/>`,
  ])();
};

const strokes = (lots: Lots) =>
  `stroke="#00f" stroke-width="${lots.pick([0.001, 1, 30, 9_999])}" stroke-dasharray="${lots.pick(["none", ".001", "1 2 3", "0 0", "1e-9 99999"])}" stroke-linejoin="${lots.pick(["round", "miter", "bevel"])}" stroke-miterlimit="${lots.pick([1, 4, 99999])}"`;

const path = (lots: Lots) =>
  lots.pick([
    () => `M0 0${"L24 24L0 1".repeat(lots.between(10, 3_000))}`,
    () => `M0 0${"a9 9 0 0 1 9 9A1 99 45 1 0 2 2".repeat(lots.between(10, 900))}`,
    () => `M0 0${"c9 0 0 9 9 9s9 0-9-9t3 3".repeat(lots.between(10, 900))}z`,
    () => `M${lots.number()} ${lots.number()}L${lots.number()} 9z`,
    () => "M0 0h24v24".repeat(lots.between(10, 2_000)),
  ])();

/** Kinds of drawings that cost more than they weigh, or are not what they seem. */
const kinds: Readonly<Record<string, (lots: Lots) => string>> = {
  masks: (lots) => {
    const [where, what] = [units(lots), units(lots)];
    return pile(
      lots,
      (id, inner) => `<mask id="${id}" maskUnits="${where}" maskContentUnits="${what}">${inner}</mask>`,
      (id) => rect(`fill="#fff" mask="url(#${id})"`),
    );
  },
  "masks of masks": (lots) =>
    repeat(
      lots.between(2, 140),
      (level) =>
        `<mask id="m${level}" mask="url(#m${level + 1})">${rect(`fill="#fff" mask="url(#m${level + 1})"`)}</mask>`,
    ) + rect('mask="url(#m0)"'),
  clips: (lots) => {
    const what = units(lots);
    return pile(
      lots,
      (id, inner) => `<clipPath id="${id}" clipPathUnits="${what}">${inner}</clipPath>`,
      (id) => rect(`clip-path="url(#${id})"`),
    );
  },
  "clips of groups": (lots) =>
    pile(
      lots,
      (id, inner) => `<clipPath id="${id}">${rect("")}</clipPath><g id="g${id}" clip-path="url(#${id})">${inner}</g>`,
      (id) => `<use href="#g${id}"/>`,
    ),
  patterns: (lots) => {
    const [what, size] = [units(lots), lots.pick([".001", ".1", "1", "24"])];
    return pile(
      lots,
      (id, inner) =>
        `<pattern id="${id}" patternUnits="${what}" width="${size}" height="${size}" patternTransform="rotate(9)">${inner}</pattern>`,
      (id) => rect(`fill="url(#${id})" stroke="url(#${id})"`),
    );
  },
  "inherited patterns": (lots) =>
    `<pattern id="p" width=".1" height=".1">${crowd(lots, () => "")}</pattern><g fill="url(#p)" stroke="url(#p)">${crowd(lots, () => "")}</g>`,
  uses: (lots) =>
    pile(
      lots,
      (id, inner) => `<g id="${id}" opacity=".9">${inner}</g>`,
      (id) => `<use href="#${id}" x="1" transform="rotate(3)"/>`,
    ),
  symbols: (lots) =>
    pile(
      lots,
      (id, inner) => `<symbol id="${id}" viewBox="0 0 9 9" overflow="visible">${inner}</symbol>`,
      (id) => `<use href="#${id}" width="20" height="20"/>`,
    ),
  markers: (lots) => {
    const corners = "l1 1".repeat(lots.between(1, 60));
    return pile(
      lots,
      (id, inner) => `<marker id="${id}" markerWidth="9" markerHeight="9" orient="auto">${inner}</marker>`,
      (id) =>
        `<path stroke="#000" marker-start="url(#${id})" marker-mid="url(#${id})" marker-end="url(#${id})" d="M0 0${corners}"/>`,
    );
  },
  "inherited markers": (lots) =>
    `<marker id="m" markerWidth="9" markerHeight="9">${crowd(lots, () => "")}</marker><g marker-mid="url(#m)">${repeat(lots.between(2, 40), () => `<path d="${path(lots)}"/>`)}</g>`,
  filters: (lots) => filter(lots, "f") + crowd(lots, () => 'filter="url(#f)"'),
  "filters in groups": (lots) => {
    const depth = lots.between(2, 60);
    return `${filter(lots, "f")}${'<g filter="url(#f)">'.repeat(depth)}${shape}${"</g>".repeat(depth)}`;
  },
  "filters in uses": (lots) =>
    filter(lots, "f") +
    pile(
      lots,
      (id, inner) => `<g id="${id}" filter="url(#f)">${inner}</g>`,
      (id) => `<use href="#${id}"/>`,
    ),
  gradients: (lots) => {
    const count = lots.between(2, 140);
    const links = repeat(count, (level) => gradient(lots, `g${level}`, `g${level + 1}`));
    return links + crowd(lots, (index) => `fill="url(#g${index % count})" stroke="url(#g0)"`);
  },
  "huge numbers": (lots) =>
    repeat(
      lots.between(1, 40),
      () => `<path transform="matrix(${lots.number()} 0 0 ${lots.number()} 0 0)" d="${path(lots)}" ${strokes(lots)}/>`,
    ),
  "large numbers": (lots) =>
    repeat(
      lots.between(1, 20),
      () =>
        `<g transform="scale(${lots.pick([1e-6, 1e3, 1e5])}) rotate(${lots.between(0, 360)})"><circle r="${lots.pick([1e-6, 1e5, 999_999])}" ${strokes(lots)}/><ellipse rx="999999" ry=".00001" ${strokes(lots)}/></g>`,
    ),
  lengths: (lots) =>
    repeat(
      lots.between(1, 60),
      () =>
        `<rect x="${lots.pick(lengths)}" width="${lots.pick(lengths)}" height="${lots.pick(lengths)}" rx="${lots.pick(lengths)}" ${strokes(lots)}/>`,
    ),
  strokes: (lots) =>
    repeat(lots.between(1, 30), () => `<path fill="none" d="${path(lots)}" ${strokes(lots)}/>`).slice(0, 95_000),
  depth: (lots) => {
    const depth = lots.pick([60, 90, 200, 3_000]);
    const open = lots.pick(["<g>", '<g opacity=".9">', "<svg>", '<g transform="scale(.99)">', '<a href="#x">']);
    return open.repeat(depth) + shape + `</${/\w+/.exec(open)![0]}>`.repeat(depth);
  },
  texts: (lots) =>
    `<text font-size="${lots.number()}" textLength="1e9">${lots.pick(texts).repeat(lots.between(1, 9_000))}</text>`,
  "foreign things": (lots) =>
    `<foreignObject width="24" height="24"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:top.hit=1"/><body xmlns="http://www.w3.org/1999/xhtml" onload="top.hit=1">${"<p>x</p>".repeat(lots.between(1, 900))}</body></foreignObject><image href="data:image/svg+xml,%3Csvg onload='top.hit=1'/%3E" width="${lots.number()}"/><script>top.hit=1</script><a href="javascript:top.hit=1">${shape}</a>`,
  "style sheets": (lots) =>
    `<style>@import "https://evil.test/a.css";@keyframes k{to{d:path("M0 0h9");transform:rotate(9turn)}}${repeat(
      lots.between(1, 400),
      (index) =>
        `.c${index % 9},path{fill:${lots.pick(["url(#f)", "url(https://evil.test)", "var(--x,red)", "\\75rl(x)"])};filter:blur(${lots.pick([1, 90])}px);animation:k .01s infinite}`,
    )}</style>${filter(lots, "f")}${crowd(lots, (index) => `class="c${index % 9}" style="behavior:url(x);mask:url(#f)"`)}`,
  entities: (lots) =>
    repeat(lots.between(1, 400), () => lots.pick(["&amp;", "&#60;script&#62;", "<![CDATA[<script>]]>"])),
  movements: (lots) => repeat(lots.between(1, 70), () => `<path d="M0 0h9v9z" id="a">${movement(lots)}</path>`),
  "movements in references": (lots) =>
    `<mask id="m">${rect('fill="#fff"').replace("/>", `>${movement(lots)}</rect>`)}</mask>${filter(lots, "f")}${repeat(lots.between(1, 40), () => `<g mask="url(#m)" filter="url(#f)">${shape.replace("/>", `>${movement(lots)}</path>`)}</g>`)}`,
  "letters of all kinds": (lots) =>
    `<defs><path id="p" d="${path(lots)}"/></defs>${repeat(
      lots.between(1, 300),
      () =>
        `<text x="${"1 ".repeat(lots.between(1, 90))}" rotate="${lots.number()}" ${strokes(lots)} font-family="${lots.pick(["serif", "url(https://evil.test/f)", "'", "x".repeat(900)])}"><textPath href="#p" startOffset="${lots.pick(lengths)}"><tspan dx="${lots.pick(lengths)}">${lots.pick(texts)}</tspan></textPath></text>`,
    )}`,
  "other vocabularies": (lots) => {
    const names = repeat(lots.between(1, 300), (index) => ` xmlns:v${index}="${lots.pick(vocabularies)}"`);
    return `<g${names}>${repeat(
      lots.between(1, 300),
      (index) =>
        `<v${index % 3}:${lots.pick(["path", "script", "rect", "use", "style"])} xmlns:v${index % 3}="${lots.pick(vocabularies)}" v${index % 3}:href="javascript:top.hit=1" d="M0 0h9v9z" width="9" height="9"/>`,
    )}</g><svg xmlns="${lots.pick(vocabularies)}">${shape}</svg>`;
  },
  "pictures in addresses": (lots) =>
    repeat(lots.between(1, 60), (index) => {
      const inner = renderHostile(
        lots.pick(["<script>top.hit=1</script>", '<use href="#shape"/>', "<g>".repeat(400), '<image href="#a"/>']),
      );
      const address = lots.pick([
        () => `data:image/svg+xml;base64,${Buffer.from(inner).toString("base64")}#shape`,
        () => `data:image/svg+xml,${encodeURIComponent(inner)}#shape`,
        () => `data:image/png;base64,${"iVBORw0KGgo".repeat(lots.between(1, 200))}`,
        () => "data:text/html,&lt;script&gt;top.hit=1&lt;/script&gt;",
        () => "file:///etc/passwd",
      ])();
      return lots.pick([
        () => `<image href="${address}" width="${lots.number()}" height="9"/>`,
        () => `<use href="${address}"/>`,
        () =>
          `<filter id="i${index}"><feImage href="${address}"/></filter><path filter="url(#i${index})" d="M0 0h9v9z"/>`,
        () => `<path fill="url(${address})" mask="url(${address})" d="M0 0h9v9z"/>`,
        () => `<path style="fill:url(${address});clip-path:url('${address}')" d="M0 0h9v9z"/>`,
      ])();
    }).slice(0, 90_000),
  conditions: (lots) =>
    repeat(
      lots.between(1, 400),
      () =>
        `<switch>${lots.pick(['<g requiredExtensions="x">', '<g systemLanguage="xx,">', "<g>"])}${shape}</g>${shape}</switch>`,
    ),
  "names of all": (lots) => {
    const ids = ["__proto__", "constructor", "toString", "a b", "%23", "<x>", '"', "é"];
    return repeat(lots.between(1, 40), () => {
      const id = lots.pick(ids).replaceAll("<", "&lt;").replaceAll('"', "&quot;");
      return `<clipPath id="${id}"><circle r="9"/></clipPath><path clip-path="url(#${id})" fill="url('#${id}')" d="M0 0h9v9z"/>`;
    });
  },
};

/** Most are to be read, or nothing would be drawn. */
const spoiledEvery = 7;

const roots = [
  "",
  ' width="1e6" height="1"',
  ' width="1px" height="1e6px"',
  ' fill="none" stroke="#000" onload="top.hit=1"',
];

/** Several kinds in one drawing, whose names are each other's. */
const mix: Readonly<Record<string, (lots: Lots) => string>> = {
  mixtures: (lots) => {
    const parts = repeat(lots.between(2, 5), () => lots.pick(Object.values(kinds))(lots));
    const around = lots.pick(['<g mask="url(#l0)">', '<g clip-path="url(#l1)" filter="url(#f)">', '<symbol id="q">']);
    return `${around}${parts.slice(0, 95_000)}</${/\w+/.exec(around)![0]}><use href="#q"/>`;
  },
};

/** What a document says before its root, or what becomes of it on its way. */
const spoil: Readonly<Record<string, (document: string, lots: Lots) => string>> = {
  "a type with entities": (document, lots) => {
    const levels = lots.between(1, 20);
    const copies = lots.pick([1, 2, 10]);
    const declared = repeat(levels, (level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(copies)}">`);
    const first = lots.pick(["ha", "<path d='M0 0h9v9z'/>", "<script>top.hit=1</script>", "9"]);
    const use = lots.pick([`<title>&e${levels};</title>`, `&e${levels};`, `<rect width="&e${levels};" height="9"/>`]);
    return `<!DOCTYPE svg [<!ENTITY e0 "${first}">${declared}]>${document.replace("</svg>", `${use}</svg>`)}`;
  },
  "a type from afar": (document, lots) =>
    `<!DOCTYPE svg ${lots.pick(['SYSTEM "https://evil.test/a"', 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.test/a"', '[<!ENTITY % a SYSTEM "file:///etc/passwd">%a;]', '[<!ATTLIST path onclick CDATA "top.hit=1">]'])}>${document}`,
  "markup that ends early": (document, lots) => document.slice(0, Math.floor(document.length / lots.between(2, 40))),
  "markup with letters that do not belong": (document, lots) => {
    const wrong = ["<", "&", '"', "]]>", "\0", "\uFFFE", "<!--", "<?", "</g>", "&#0;"];
    let spoiled = document;
    for (let turn = lots.between(1, 9); turn > 0; turn--) {
      const at = lots.between(0, spoiled.length);
      spoiled = spoiled.slice(0, at) + lots.pick(wrong) + spoiled.slice(at + lots.between(0, 2));
    }
    return spoiled;
  },
};

/** As many drawings as are wished, of each kind in turn, the same ones for the same number; most of them can just be drawn. */
export function drawByLots(count: number, seed = 1): HostileDrawing[] {
  const all = [...Object.entries(kinds), ...Object.entries(mix)];
  const spoilers = Object.entries(spoil);
  return Array.from({ length: count }, (_, index) => {
    const [kind, print] = all[index % all.length]!;
    const lots = createLots(seed * 100_003 + index, index % 3 > 0);
    const document = renderHostile(print(lots), index % 5 === 0 ? lots.pick(roots) : "");
    if (index % spoiledEvery > 0) return hostile(`${kind} ${index}`, document);
    const [way, change] = spoilers[Math.floor(index / spoiledEvery) % spoilers.length]!;
    return hostile(`${kind} ${index} as ${way}`, change(document, lots));
  });
}
