import { expect, test } from "vitest";
import { listKoreanLemmas } from "./korean-lemmas.ts";

test.each([
  ["먹는", "먹다"],
  ["먹었어요", "먹다"],
  ["갑니다", "가다"],
  ["모르겠어", "모르다"],
  ["아는", "알다"],
  ["긴", "길다"],
  ["매운", "맵다"],
  ["추워서", "춥다"],
  ["도와줘", "돕다"],
  ["들었어", "듣다"],
  ["지은", "짓다"],
  ["빨간", "빨갛다"],
  ["바빠요", "바쁘다"],
  ["몰라요", "모르다"],
  ["기다려줘", "기다리다"],
  ["멈춰놓기", "멈추다"],
  ["알려주기", "알리다"],
  ["계산할", "계산"],
  ["학교에서", "학교"],
  ["친구들에게", "친구"],
])("%s is a form of %s", (form, lemma) => {
  expect(listKoreanLemmas(form)).toContain(lemma);
});

test("a noun with its particle ranks before a verb where it is likelier", () => {
  const lemmas = listKoreanLemmas("물은");
  expect(lemmas.indexOf("물")).toBeLessThan(lemmas.indexOf("물다"));
});

test("words of other scripts have none", () => {
  expect(listKoreanLemmas("wifi")).toEqual([]);
  expect(listKoreanLemmas("")).toEqual([]);
});
