import { describe, expect, it } from "vitest";
import { listJapaneseLemmas } from "./japanese-lemmas.ts";

describe("Japanese forms", () => {
  it.each([
    ["走っている", "走る"],
    ["泳いでいます", "泳ぐ"],
    ["飲んだ", "飲む"],
    ["書いて", "書く"],
    ["食べました", "食べる"],
    ["話したい", "話す"],
    ["買わない", "買う"],
    ["開かれた", "開く"],
    ["大きく", "大きい"],
    ["寒かった", "寒い"],
    ["保存済み", "保存"],
    ["削除された", "削除"],
    ["検索中", "検索"],
  ])("finds the word of %s", (form, word) => {
    expect(listJapaneseLemmas(form)).toContain(word);
  });

  it("leaves a word alone that has no ending of a form", () => {
    expect(listJapaneseLemmas("傘")).toEqual([]);
  });
});
