import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { motionKinds } from "../../../../tests/harness/files/motion-kinds.ts";
import { readMotion } from "./read-motion.ts";

const sample = (svg: string, timeMs: number) => readMotion(svg).sampleAt(timeMs);
const span = (svg: string) => {
  const { isAnimated, isEndless, startMs, durationMs } = readMotion(svg);
  return { isAnimated, isEndless, startMs, durationMs };
};
const turn = (dur: string) =>
  `<animateTransform attributeName="transform" type="rotate" dur="${dur}" repeatCount="indefinite" values="0;360"/>`;
const circle = (animations: string) => `<circle r="1">${animations}</circle>`;

describe("sampling a frame", () => {
  it("interpolates values, and holds them before and after", () => {
    const svg = circle('<animate attributeName="r" begin="1s" dur="2s" values="2;6"/>');
    expect(sample(svg, 500)).toBe('<circle r="1"></circle>');
    expect(sample(svg, 2000)).toBe('<circle r="4"></circle>');
    expect(sample(svg, 3000)).toBe('<circle r="1"></circle>');
  });

  it("keeps frozen values, sets missing attributes and overrides styles", () => {
    const svg =
      '<path style="opacity:0;fill:red" d="M0 0"><animate fill="freeze" attributeName="opacity" dur="1s" to="1"/><set attributeName="stroke" begin=".5s" to="none"/></path>';
    expect(sample(svg, 9000)).toBe('<path opacity="1" stroke="none" style="fill:red" d="M0 0"></path>');
  });

  it("combines transforms, after motion along a path", () => {
    const svg =
      '<path transform="scale(2)"><animateTransform attributeName="transform" type="rotate" additive="sum" dur="4s" values="0;90 3"/><animateMotion rotate="30" dur="4s" path="M0 0h8"/></path>';
    expect(sample(svg, 2000)).toBe('<path transform="translate(4 0)rotate(30)scale(2)rotate(45 1.5 0)"></path>');
  });

  it("starts from the inherited values of the frame", () => {
    const svg =
      '<g stroke-width="1"><animate attributeName="stroke-width" dur="1s" values="2;6"/><path><animate attributeName="stroke-width" dur="1s" to="0"/></path></g>';
    expect(sample(svg, 500)).toBe('<g stroke-width="4"><path stroke-width="2"></path></g>');
  });

  it("accumulates each repetition onto the previous one", () => {
    const svg = circle('<animate attributeName="r" dur="1s" repeatCount="3" accumulate="sum" values="0;5"/>');
    expect(sample(svg, 2200)).toBe('<circle r="11"></circle>');
  });

  it("paces transforms by distance", () => {
    const svg = '<g><animateTransform attributeName="transform" calcMode="paced" dur="1s" values="0 0;1 0;1 9"/></g>';
    expect(sample(svg, 550)).toBe('<g transform="translate(1 4.5)"></g>');
  });

  it("ignores clicks, unknown attributes and missing elements", () => {
    for (const attributes of [
      'attributeName="r" begin="click"',
      'attributeName="onclick"',
      'attributeName="href"',
      'attributeName="transform"',
      'attributeName="r" href="#gone" begin="gone.end"',
    ]) {
      expect(sample(circle(`<animate ${attributes} to="3"/>`), 10)).toBe('<circle r="1"></circle>');
    }
    expect(sample('<animate attributeName="r" to="3"/>', 10)).toBe("");
  });

  it("withdraws an awaited end when a restart comes before it", () => {
    const svg = circle(
      '<animate id="a" attributeName="cx" begin="0;.4s" dur=".8s" to="2"/><set attributeName="r" begin="a.end" dur=".3s" to="5"/>',
    );
    expect([300, 500, 900, 1300].map((timeMs) => /r="(.)"/.exec(sample(svg, timeMs))?.[1])).toEqual([
      "1",
      "5",
      "1",
      "5",
    ]);
  });

  it("interpolates colors", () => {
    const svg = '<g><animate attributeName="fill" dur="1s" values="#000;#fc0;currentColor"/></g>';
    expect(sample(svg, 250)).toBe('<g fill="rgb(128,102,0)"></g>');
    expect(sample(svg, 900)).toBe('<g fill="currentColor"></g>');
  });

  it("can't break out of an attribute", () => {
    const svg = `<g><set attributeName='fill' to='x" onload="y'/></g><g fill='red'><set attributeName="fill" to="x' onload='y"/></g>`;
    expect(sample(svg, 1)).toBe(`<g fill="x&quot; onload=&quot;y"></g><g fill='x&apos; onload=&apos;y'></g>`);
  });
});

describe("the duration of an animation", () => {
  it("is zero for a static SVG", () => {
    const still = { isAnimated: false, isEndless: false, startMs: 0, durationMs: 0 };
    expect(span("<path/>")).toEqual(still);
    expect(span(circle('<set attributeName="r" to="2"/>'))).toEqual(still);
    expect(span(circle('<animate attributeName="r" begin="mouseover" dur="1s" to="2"/>'))).toEqual(still);
  });

  it("lasts until every animation has ended", () => {
    const svg = circle(
      '<animate id="a" attributeName="r" dur="1s" to="2"/><animate attributeName="r" begin="a.end+.5s" dur="2s" repeatCount="2" to="2"/>',
    );
    expect(span(svg)).toEqual({ isAnimated: true, isEndless: false, startMs: 0, durationMs: 5500 });
  });

  it("is one cycle of endless animations, after the finite ones", () => {
    const intro = '<animate attributeName="r" dur="0.7s" values="0;1"/>';
    const endless = { isAnimated: true, isEndless: true };
    expect(span(circle(turn("2s")))).toEqual({ ...endless, startMs: 0, durationMs: 2000 });
    expect(span(circle(turn("2s") + turn("3s")))).toEqual({ ...endless, startMs: 0, durationMs: 6000 });
    expect(span(circle(turn("2s") + intro))).toEqual({ ...endless, startMs: 2000, durationMs: 2000 });
    expect(span(circle(turn("31s") + intro))).toEqual({ ...endless, startMs: 700, durationMs: 10_000 });
  });

  it("is one cycle of animations that start each other", () => {
    const svg = circle(
      '<animate id="a" attributeName="r" begin="1s;b.end+.25s" dur="1s" to="2"/><animate id="b" attributeName="r" begin="a.end" dur=".5s" to="3"/>',
    );
    const motion = readMotion(svg);
    expect(motion).toMatchObject({ isAnimated: true, isEndless: true, startMs: 2750, durationMs: 1750 });
    for (const timeMs of [100, 900, 1100, 1600]) {
      expect(motion.sampleAt(2750 + timeMs)).toBe(motion.sampleAt(2750 + 1750 * 1e6 + timeMs));
    }
  });
});

describe("any sampled SVG", () => {
  const kinds = fc.constantFrom(...Object.values(motionKinds));
  const times = fc.double({ min: -1000, max: 20_000, noNaN: false });

  it("has no animations and is unchanged when it is sampled again", () => {
    fc.assert(
      fc.property(kinds, times, times, (svg, one, other) => {
        const sampled = sample(svg, one);
        expect(sampled).not.toMatch(/<\/?(?:animate|set|mpath)/);
        expect(sampled).not.toMatch(/NaN|undefined|Infinity/);
        expect(sample(sampled, other)).toBe(sampled);
      }),
    );
  });

  it("is the original where nothing is animated", () => {
    fc.assert(
      fc.property(fc.string(), times, (text, timeMs) => {
        fc.pre(!/<(?:animate|set)/.test(text));
        expect(sample(text, timeMs)).toBe(text);
      }),
    );
  });

  it("is the final state after the end, however late", () => {
    fc.assert(
      fc.property(kinds, fc.double({ min: 0, noNaN: true }), (svg, laterMs) => {
        const { isEndless, durationMs, sampleAt } = readMotion(svg);
        fc.pre(!isEndless);
        expect(sampleAt(durationMs + laterMs)).toBe(sampleAt(durationMs));
      }),
    );
  });

  it("repeats after each cycle of an endless animation", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 5000 }), (step, timeMs) => {
        const svg = circle(
          `<animate id="a" attributeName="r" begin="0;b.end" dur="${step * 10}ms" values="0;9"/><animate id="b" attributeName="cx" begin="a.end-${step}ms" dur="${step * 5}ms" values="1;2" fill="freeze"/>`,
        );
        const { startMs, durationMs, sampleAt } = readMotion(svg);
        expect(sampleAt(startMs + durationMs + timeMs)).toBe(sampleAt(startMs + timeMs));
      }),
    );
  });
});

describe("hostile SVGs", () => {
  const words = fc.constantFrom(
    "<g>",
    "</g>",
    '<path d="M0 0C1 1 2 2 3 3',
    '" fill="red',
    '">',
    "'",
    '<animate id="a" attributeName="d" ',
    '<animate id="b" attributeName="fill" ',
    '<animateTransform attributeName="transform" type="scale" ',
    '<animateMotion path="M0 0A1 1 0 0 1 9e9 9z" ',
    "<set ",
    'begin="0;a.end-1ms;b.begin" ',
    'end="b.end-1ms;a.begin+5s" ',
    'dur="1ms" ',
    'repeatCount="indefinite" ',
    'values="1;2 3;red;M0 0;;" ',
    'to="#123" ',
    'by="1e999" ',
    'keyTimes="0;1" ',
    'calcMode="spline" ',
    'keySplines="0 0 1 1" ',
    'calcMode="paced" ',
    'href="#a" ',
    "/>",
    "</animate>",
    "<!--",
  );

  it("never throw, whatever they contain", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, words, fc.string()), { maxLength: 60 }), fc.double(), (parts, timeMs) => {
        const { sampleAt, findStill } = readMotion(parts.join(""));
        expect(typeof sampleAt(timeMs)).toBe("string");
        expect(typeof sampleAt(findStill())).toBe("string");
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [
      "each starts the next one at once",
      (n: number) => `id="a${n}" begin="0;a${n + 1}.begin+1ms;a${n - 1}.begin" dur="9s"`,
    ],
    [
      "all start all",
      (n: number) => `id="a${n}" begin="${Array.from({ length: 16 }, (_, k) => `a${k}.end`).join(";")};0" dur="1ms"`,
    ],
    [
      "each ends the next one a bit earlier",
      (n: number) => `id="a${n}" dur="99999h" end="a${(n + 1) % 500}.end-1ms;${n}h"`,
    ],
    ["each has ever so many rounds", (n: number) => `id="a${n}" dur="${n + 1}.${n}s" repeatCount="indefinite"`],
  ])("terminate where %s", (_, render) => {
    const animations = Array.from(
      { length: 500 },
      (_each, n) => `<animate ${render(n)} attributeName="r" values="0;1"/>`,
    );
    const { sampleAt, findStill } = readMotion(circle(animations.join("")));
    expect(sampleAt(findStill())).toMatch(/^<circle r="[\d.]+"><\/circle>$/);
  });
});
