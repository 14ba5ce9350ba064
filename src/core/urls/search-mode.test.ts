import { expect, test } from "vitest";
import { blankAddress } from "./address.ts";
import { parseAddress, formatAddress } from "./parse-address.ts";
import { searchByMeaning, searchByWords } from "./search-mode.ts";

const read = (href: string) => parseAddress(href)!.address;
const byMeaning = (href: string) => formatAddress(searchByMeaning(read(href)));
const byWords = (href: string) => formatAddress(searchByWords(read(href)));

test("a search switches to AI search and back with its filters", () => {
  expect(byMeaning("/icons/set/money-back--technique-outline?page=2&icon=abc&look=color-228be6")).toBe(
    "/icons/set/money-back--ai--technique-outline?look=color-228be6",
  );
  expect(byWords("/icons/set/money-back--ai--technique-outline?page=3&icon=abc")).toBe(
    "/icons/set/money-back--technique-outline",
  );
});

test("AI search has one order and no rows", () => {
  expect(byMeaning("/icons/set/home?sorting=new&grouping=true")).toBe("/icons/set/home--ai");
});

test("the typed text is the phrase, however it was corrected", () => {
  expect(formatAddress(searchByMeaning({ ...blankAddress("search"), term: "calendar", typed: "calandar" }))).toBe(
    "/icons/set/calandar--ai",
  );
  expect(byMeaning("/icons/set/calandar--nocorrect")).toBe("/icons/set/calandar--ai");
});
