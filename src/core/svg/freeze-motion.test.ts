import { describe, expect, it } from "vitest";
import { freezeMotion } from "./freeze-motion.ts";

describe("freezing the movement of a drawing", () => {
  it("gives elements what their animations end with, in place of what they start with", () => {
    const drawing =
      '<g><path stroke-dasharray="28" stroke-dashoffset="28" d="M2 10h9"><animate fill="freeze" attributeName="stroke-dashoffset" begin="0.6s" dur="0.4s" to="0"/></path><circle r="1" fill-opacity="0"><set fill="freeze" attributeName="fill-opacity" begin="1s" to="1"/></circle></g>';
    expect(freezeMotion(drawing)).toContain('<path stroke-dasharray="28" stroke-dashoffset="0" d="M2 10h9">');
    expect(freezeMotion(drawing)).toContain('<circle r="1" fill-opacity="1">');
  });

  it("takes the last of several values, the last of several animations, and sets what was not there", () => {
    const drawing =
      '<path d="M0 0"><animate attributeName="d" fill="freeze" values="M1 1;M2 2"/><animate attributeName="d" fill="freeze" values="M2 2; M3 3 "/><animate attributeName="opacity" fill="freeze" to="0.3"/></path>';
    expect(freezeMotion(drawing)).toMatch(/^<path opacity="0\.3" d="M3 3">/);
  });

  it("catches numbers that change for ever on their way", () => {
    const spinner =
      '<circle r="0"><animate attributeName="r" dur="1s" repeatCount="indefinite" values="0;9"/><animate attributeName="opacity" begin="a.end" dur="1s" values="1;.4;.4;1"/></circle>';
    expect(freezeMotion(spinner)).toMatch(/^<circle opacity="0\.4" r="3">/);
  });

  it("puts transforms together that add up", () => {
    const pulse =
      '<path transform="translate(12 12)scale(0)" d="M0 0"><animateTransform attributeName="transform" dur="1s" type="translate" values="12 12;0 0"/><animateTransform additive="sum" attributeName="transform" dur="1s" type="scale" values="0;.9"/></path>';
    expect(freezeMotion(pulse)).toContain('<path transform="translate(8 8)scale(0.3)"');
  });

  it("shows what fades out only to start anew", () => {
    const waves =
      '<path opacity="0" d="M0 0"><animate id="a" fill="freeze" attributeName="opacity" begin="0;b.end" dur="1s" values="0;1"/><animate id="b" fill="freeze" attributeName="opacity" begin="a.end" dur="1s" values="1;0"/></path>';
    expect(freezeMotion(waves)).toMatch(/^<path opacity="1"/);
    expect(freezeMotion(waves.replace("0;b.end", "0"))).toMatch(/^<path opacity="0"/);
  });

  it("leaves what waits for a person, endless values that are no numbers, and drawings without movement", () => {
    for (const drawing of [
      '<path d="M0 0"><animate attributeName="d" dur="1s" repeatCount="indefinite" values="M0 0;M1 1"/></path>',
      '<path d="M0 0"><animate attributeName="opacity" begin="mouseover" fill="freeze" to="0"/></path>',
      '<path d="M0 0"/>',
      '<animate attributeName="opacity" fill="freeze" to="0"/>',
    ]) {
      expect(freezeMotion(drawing)).toBe(drawing);
    }
  });
});
