import { describe, expect, expectTypeOf, test } from "vitest";
import { compileMessage } from "./compile-message.server.ts";
import { formatMessage, formatNumber, roundCount } from "./format.ts";
import { languageTags, locales } from "./locales.ts";
import type { MessageArguments, MessageTags } from "./message-arguments.ts";
import { addWords } from "./add-words.ts";
import { createTranslator, translatorFromMatches } from "./translator.ts";
import { loadTranslator, packMessages } from "./translations.server.ts";

const format = (locale: (typeof locales)[number], source: string, values: Record<string, string | number>) =>
  formatMessage<never>(compileMessage(source), locale, values).join("");

describe("a message", () => {
  test("uses the plural form of its language", () => {
    const icons = "{count, plural, one {# иконка} few {# иконки} many {# иконок} other {# иконки}}";
    const forms = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 1001].map((count) =>
      format("ru", icons, { count }),
    );
    expect(forms).toEqual([
      "0 иконок",
      "1 иконка",
      "2 иконки",
      "4 иконки",
      "5 иконок",
      "11 иконок",
      "12 иконок",
      "14 иконок",
      "21 иконка",
      "22 иконки",
      "25 иконок",
      "101 иконка",
      "111 иконок",
      "1\u00A0001 иконка",
    ]);
  });

  test("prefers an exact number to a plural form", () => {
    const source = "{count, plural, =0 {none} one {one} other {#}}";
    expect([0, 1, 2].map((count) => format("en", source, { count }))).toEqual(["none", "one", "2"]);
  });

  test("groups thousands by the rules of every language", () => {
    const source = "{count, number}";
    for (const locale of locales) {
      expect(format(locale, source, { count: 1234567 })).toBe(
        new Intl.NumberFormat(languageTags[locale]).format(1234567),
      );
    }
    expect(format("es", source, { count: 1234 })).toBe("1.234");
  });

  test("selects by word and falls back to other", () => {
    const source = "{kind, select, svg {vector} other {picture of {count, number}}}";
    expect(format("en", source, { kind: "svg", count: 1 })).toBe("vector");
    expect(format("en", source, { kind: "png", count: 2 })).toBe("picture of 2");
  });

  test("counts with ordinals", () => {
    const source = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect([1, 2, 3, 4, 11, 21].map((n) => format("en", source, { n }))).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "21st",
    ]);
  });

  test("passes tagged text to its renderer, with the count of the plural around it", () => {
    const compiled = compileMessage("{n, plural, other {<b>#</b> by {who}}}");
    const chunks = formatMessage<{ bold: unknown }>(compiled, "en", {
      n: 1200,
      who: "Ada",
      b: (content) => ({ bold: content }),
    });
    expect(chunks).toEqual([{ bold: ["1,200"] }, " by Ada"]);
  });

  test("names missing arguments", () => {
    expect(() => format("en", "{count, plural, other {#}}", {})).toThrow("{count}");
    expect(() => format("en", "{who}", {})).toThrow("{who}");
    expect(() => compileMessage("{when, date, short}")).toThrow("{when}");
    expect(() => createTranslator("en", {})("site.nav.new")).toThrow("site.nav.new");
  });
});

test("the tags of all languages begin with their codes", () => {
  for (const locale of locales) expect(languageTags[locale].slice(0, 2)).toBe(locale);
});

test("counts from 100 up are rounded down to hundreds", () => {
  expect([0, 99, 100, 199, 365_412].map(roundCount)).toEqual([0, 99, 100, 100, 365_400]);
});

test.each(locales)("%s writes numbers as browsers do", (locale) => {
  const intl = new Intl.NumberFormat(languageTags[locale], { useGrouping: "always" });
  for (const value of [0, 7, 42, 999, 1000, 9999, 12_345, 324_000, 1_000_000, 2 ** 53, 1e21, 0.5, 1234.5, -3, -1234])
    expect(formatNumber(value, locale)).toBe(intl.format(value));
});

test("Russian counts icons in its three forms", () => {
  const t = loadTranslator("ru", "site");
  expect([1, 2, 5, 11, 14, 21, 23, 100, 352_700].map((count) => t("site.count.icons", { count }))).toEqual([
    "1 иконка",
    "2 иконки",
    "5 иконок",
    "11 иконок",
    "14 иконок",
    "21 иконка",
    "23 иконки",
    "100 иконок",
    "352\u00A0700 иконок",
  ]);
});

const page = (locale: "de" | "en", messages: object, data: object) => [
  { loaderData: { locale, messages } },
  undefined,
  { loaderData: data },
];

test("pages with the same messages share their translator, and no others", () => {
  const words = packMessages({ site: { "action.close": ["Zu"] } });
  const t = translatorFromMatches(page("de", words, { view: 1 }));
  expect(t("site.action.close")).toBe("Zu");
  expect(translatorFromMatches(page("de", words, { view: 2 }))).toBe(t);
  expect(translatorFromMatches(page("en", words, {})).locale).toBe("en");
  const more = translatorFromMatches(
    page("de", words, { messages: packMessages({ download: { copied: ["Kopiert"] } }) }),
  );
  expect([more("site.action.close"), more("download.copied")]).toEqual(["Zu", "Kopiert"]);
  expect(translatorFromMatches(page("de", words, {})).has("download.copied")).toBe(false);
});

test("a translator with more messages includes those too, and the others unchanged", () => {
  const t = loadTranslator("de", "site");
  const more = addWords(t, packMessages({ download: { copied: ["Kopiert"] } }));
  expect([more("download.copied"), more("site.action.close")]).toEqual(["Kopiert", t("site.action.close")]);
  expect(t.has("download.copied")).toBe(false);
});

test("keys and arguments are checked by the compiler", () => {
  const t = loadTranslator("en", "site");
  expect(t("site.count.icons", { count: 1 })).toBe("1 icon");
  expect(t("site.count.icons", { count: 365_400 })).toBe("365,400 icons");
  // @ts-expect-error an argument is missing
  expect(() => t("site.count.icons")).toThrow("count");
  // @ts-expect-error no such key
  expect(() => t("site.count.houses")).toThrow("site.count.houses");

  type Found = MessageArguments<"{n, plural, one {# of {total}} other {{who} has #}} at {place}">;
  expectTypeOf<keyof Found>().toEqualTypeOf<"n" | "total" | "who" | "place">();
  expectTypeOf<Found["n"]>().toEqualTypeOf<number>();
  expectTypeOf<Found["who"]>().toEqualTypeOf<string | number>();
  expectTypeOf<MessageTags<"<a>x</a> and <b>y</b>">>().toEqualTypeOf<"a" | "b">();
});
