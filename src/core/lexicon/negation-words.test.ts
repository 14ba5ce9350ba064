import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languageRules, lexiconLanguages } from "./language-rules.ts";
import { listInnerNegations, mayNegate, readNegation } from "./negation-words.ts";

/** Words that say so in some language, and others that begin or end so. */
const words = "sin sans ohne senza sem bez no non pas aus off kein keine ng bing home wifi king xing".split(" ");

describe("mayNegate", () => {
  it.each(["ohne wifi", "wifi aus", "sin wifi", "wifi ng", "WiFiなし", "无线"])("does not pass over %s", (term) => {
    expect(mayNegate(term)).toBe(true);
  });

  it.each(["home", "link solar", "watch volaris"])("tells that %s says nothing of the kind", (term) => {
    expect(mayNegate(term)).toBe(false);
  });

  it("is true for everything that is read as one in any language", () => {
    const term = fc
      .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z]{1,4}$/)), { minLength: 1, maxLength: 4 })
      .map((each) => each.join(" "));
    fc.assert(
      fc.property(term, fc.constantFrom(...lexiconLanguages), (text, language) => {
        const isRead =
          readNegation(text, language) !== undefined ||
          (languageRules[language].joins !== undefined && listInnerNegations(text, language).length > 0);
        if (isRead) expect(mayNegate(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
