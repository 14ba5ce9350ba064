import { expect, test } from "vitest";
import { compileMessage } from "./compile-message.server.ts";
import { formatMessage } from "./format.ts";
import { makeStrange } from "./pseudo-language.server.ts";
import { loadMessages } from "./translations.server.ts";

const english = loadMessages("en", "site", "search", "icon");
const strange = makeStrange(english);
const say = (source: string, values: Record<string, string | number> = {}) => {
  const message = makeStrange({ site: { text: compileMessage(source) } })["site"]?.["text"] ?? "";
  return formatMessage<never>(message, "en", values).join("");
};

test("every message is in brackets, accented and at least 35 % longer", () => {
  expect(say("Skip to content")).toBe("[Šķíþ ţó çóñţéñţ óñé ţ]");
  for (const [name, texts] of Object.entries(english)) {
    for (const [key, text] of Object.entries(texts)) {
      const made = strange[name]?.[key];
      if (typeof text !== "string" || typeof made !== "string") continue;
      expect(made, key).toMatch(/^\[[^a-zA-Z]*\]$/);
      expect(made.length, key).toBeGreaterThanOrEqual(text.length * 1.35);
    }
  }
});

test("placeholders stay unchanged, in every form of a plural", () => {
  const source = "{count, plural, one {# icon by {who}} other {# icons by {who}}}";
  expect([1, 1200].map((count) => say(source, { count, who: "Ada" }))).toEqual([
    "[1 íçóñ ƀý Ada óñé]",
    "[1,200 íçóñš ƀý Ada óñé]",
  ]);
});

test("the same messages are converted once", () => {
  expect(makeStrange(english)["site"]).toBe(strange["site"]);
});
