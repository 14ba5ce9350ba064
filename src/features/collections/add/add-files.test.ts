import { expect, test } from "vitest";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import { checkFiles } from "./add-files.ts";

const t = loadTranslator("en", "collections");

test("files that aren't SVGs by name, or are too large, are reported and the others remain", () => {
  const files = [
    { name: "home.svg", size: 102_400 },
    { name: "HOME.SVG", size: 1 },
    { name: "photo.png", size: 1 },
    { name: "large.svg", size: 102_401 },
    { name: "svg", size: 1 },
  ];
  const { valid, faults } = checkFiles(t, files);
  expect(valid.map(({ name }) => name)).toEqual(["home.svg", "HOME.SVG"]);
  expect(faults).toEqual([
    "File photo.png must be SVG.",
    "File large.svg must be less than 100 KB.",
    "File svg must be SVG.",
  ]);
});
