import { describe, expect, it } from "vitest";
import { listRomanceLemmas } from "./romance-lemmas.ts";

describe("singulars and infinitives", () => {
  it.each([
    ["it", "aprirlo", "aprire"],
    ["it", "fuochi", "fuoco"],
    ["pt", "anos", "ano"],
    ["pt", "maos", "mao"],
    ["es", "luces", "luz"],
    ["it", "cerchi", "cercare"],
    ["it", "mangi", "mangiare"],
    ["it", "finisce", "finire"],
    ["pt", "amo", "amar"],
    ["pt", "paguei", "pagar"],
    ["pt", "fiquei", "ficar"],
    ["es", "busque", "buscar"],
    ["es", "cerrarlo", "cerrar"],
  ] as const)("in %s: %s is a form of %s", (language, form, lemma) => {
    expect(listRomanceLemmas(language)(form)).toContain(lemma);
  });

  it("don't exist for words too short to have an ending", () => {
    expect(listRomanceLemmas("it")("va")).toEqual([]);
    expect(listRomanceLemmas("pt")("")).toEqual([]);
  });
});
