import { expect, test } from "vitest";
import { parseLinks } from "../../../core/text/parse-links.ts";
import { locales, type Locale } from "../../../i18n/locales.ts";
import { loadTranslator, translations } from "../../../i18n/translations.server.ts";
import type { PageSubject, PageTextKind } from "../contract.ts";
import { writeTexts } from "./write-page-texts.ts";

const kinds = Object.keys(translations.en.seo).flatMap((key) => /^(\w+)\.h1$/.exec(key)?.[1] ?? []) as PageTextKind[];

/** Something usual for every value that any template takes. */
const usual = {
  term: "Shopping cart",
  style: "Material Line",
  family: "Phosphor",
  author: "Google",
  category: "Finance",
  name: "Arrow Left",
  license: "MIT License",
  kind: "Illustration",
  lead: "Programs made for this work with the site",
  count: 1234,
  icons: 365_412,
  styles: 347,
};

const write = (kind: PageTextKind, locale: Locale, values: Record<string, string | number> = usual) =>
  writeTexts({ kind, values } as PageSubject, { t: loadTranslator(locale, "seo") });

/** Letters of Chinese, Japanese and Korean are about twice as wide. */
const measure = (text: string) => text.replaceAll(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uffef]/g, "mm").length;

test.each(locales)("search engines show titles and descriptions in %s without truncation", (locale) => {
  const long = kinds.flatMap((kind) => {
    const { metaTitle, metaDescription } = write(kind, locale);
    return [
      ...(measure(metaTitle) > 65 ? [`${kind}.mt ${measure(metaTitle)}: ${metaTitle}`] : []),
      ...(measure(metaDescription) > 160 ? [`${kind}.md ${measure(metaDescription)}: ${metaDescription}`] : []),
    ];
  });
  expect(long).toEqual([]);
});

test("counts of icons are rounded down to hundreds from 100 on, counts of styles are exact", () => {
  expect(write("search", "en").metaDescription).toMatch(/^1,200 open icons/);
  expect(write("search", "en", { ...usual, count: 99 }).metaDescription).toMatch(/^99 open icons/);
  expect(write("search", "en", { ...usual, count: 1 }).metaDescription).toMatch(/^1 open icon for/);
  expect(write("styles", "ru").metaDescription).toMatch(/^347 стилей/);
});

test("filters are listed by the rules of the language", () => {
  const subject = { kind: "search", values: { term: "Home", count: 5 } } as const;
  const titles = (["en", "ja"] as const).map(
    (locale) => writeTexts(subject, { t: loadTranslator(locale, "seo"), filters: ["A", "B", "C"] }).metaTitle,
  );
  expect(titles).toEqual(["Home icons: A, B, C – Iconarium", "「Home」のアイコン：A、B、C – Iconarium"]);
});

test("no value creates a link in the text below the heading", () => {
  for (const kind of kinds) {
    const values = Object.fromEntries(
      Object.entries(usual).map(([name, value]) => [
        name,
        typeof value === "string" ? "[a](https://b.example)" : value,
      ]),
    );
    const links = parseLinks(write(kind, "en", values).description).filter((part) => typeof part !== "string");
    expect(links.map(({ href }) => href)).not.toContain("https://b.example");
  }
});
