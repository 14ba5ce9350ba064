import { describe, expect, it } from "vitest";
import { listInfinitives } from "./romance-lemmas.ts";

describe("the infinitives of a form", () => {
  it.each([
    ["it", "aprirlo", "aprire"],
    ["it", "cerchi", "cercare"],
    ["it", "mangi", "mangiare"],
    ["it", "finisce", "finire"],
    ["pt", "amo", "amar"],
    ["pt", "paguei", "pagar"],
    ["pt", "fiquei", "ficar"],
    ["es", "busque", "buscar"],
    ["es", "cerrarlo", "cerrar"],
  ] as const)("in %s %s: %s", (language, form, infinitive) => {
    expect(listInfinitives(language)(form)).toContain(infinitive);
  });

  it("are none of words too short to have an ending", () => {
    expect(listInfinitives("it")("va")).toEqual([]);
    expect(listInfinitives("pt")("")).toEqual([]);
  });
});
