import { describe, expect, it } from "vitest";
import { freezeMotion } from "./freeze-motion.ts";

describe("freezing the animation of an SVG", () => {
  it("shows the final state of a finite animation", () => {
    const drawing =
      '<g><path stroke-dasharray="28" stroke-dashoffset="28" d="M2 10h9"><animate fill="freeze" attributeName="stroke-dashoffset" begin="0.6s" dur="0.4s" to="0"/></path><circle r="1" fill-opacity="0"><set fill="freeze" attributeName="fill-opacity" begin="1s" to="1"/></circle></g>';
    expect(freezeMotion(drawing)).toBe(
      '<g><path stroke-dasharray="28" stroke-dashoffset="0" d="M2 10h9"></path><circle r="1" fill-opacity="1"></circle></g>',
    );
  });

  it("shows the last of several animations of one attribute", () => {
    const drawing =
      '<path d="M0 0"><animate attributeName="d" fill="freeze" dur="1s" values="M1 1;M2 2"/><animate attributeName="d" fill="freeze" begin="1s" dur="1s" values="M2 2; M3 3 "/><animate attributeName="opacity" dur="1s" to="0.3"/></path>';
    expect(freezeMotion(drawing)).toBe('<path d="M3 3"></path>');
  });

  it("captures an endless animation a third of the way, where all frames show as much", () => {
    const spinner =
      '<g><animateTransform attributeName="transform" type="rotate" dur="3s" repeatCount="indefinite" values="0 12 12;360 12 12"/></g>';
    expect(freezeMotion(spinner)).toBe('<g transform="rotate(120 12 12)"></g>');
  });

  it("captures an endless animation where most of it is visible", () => {
    const pulse =
      '<circle r="0"><animate attributeName="r" dur="1.2s" repeatCount="indefinite" values="0;12"/><animate attributeName="opacity" dur="1.2s" repeatCount="indefinite" values="1;0"/></circle>';
    expect(freezeMotion(pulse)).toBe('<circle opacity="0.5" r="6"></circle>');
    const morph =
      '<path d="M0 0"><animate attributeName="d" dur="1s" repeatCount="indefinite" keyTimes="0;.5;1" values="M0 0h1;M0 0h9;M0 0h1"/></path>';
    expect(freezeMotion(morph)).toBe('<path d="M0 0H9"></path>');
    const wave =
      '<path transform="scale(0)" stroke-dasharray="9" d="M0 0"><animateTransform id="a" attributeName="transform" begin="0;a.end+.2s" type="scale" dur="1s" values="0;1"/><animate attributeName="stroke-dashoffset" begin="a.begin" dur="1s" values="9;0;0"/></path>';
    expect(freezeMotion(wave)).toBe(
      '<path stroke-dashoffset="0" transform="scale(0.9 0.9)" stroke-dasharray="9" d="M0 0"></path>',
    );
  });

  it("removes animations that wait for an interaction, and leaves static SVGs unchanged", () => {
    expect(
      freezeMotion('<path d="M0 0"><animate attributeName="opacity" begin="mouseover" fill="freeze" to="0"/></path>'),
    ).toBe('<path d="M0 0"></path>');
    for (const drawing of ['<path d="M0 0"/>', "<g><settings/></g>", "no drawing"]) {
      expect(freezeMotion(drawing)).toBe(drawing);
    }
  });
});
