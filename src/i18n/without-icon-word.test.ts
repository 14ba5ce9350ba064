import { expect, test } from "vitest";
import { withoutIconWord } from "./without-icon-word.ts";

test.each([
  ["Free icons", "Free"],
  ["App icon set", "App set"],
  ["Iconos gratis", "gratis"],
  ["Icônes gratuites", "gratuites"],
  ["Ícone de casa", "de casa"],
  ["Бесплатные иконки", "Бесплатные"],
  ["無料アイコン", "無料"],
  ["猫のアイコン", "猫"],
  ["免费图标", "免费"],
  ["무료 아이콘", "무료"],
  ["Icons", ""],
  ["アイコン", ""],
  ["Iconify", "Iconify"],
  ["House", "House"],
])("%s", (term, rest) => {
  expect(withoutIconWord(term)).toBe(rest);
});
