import { expect, test } from "vitest";
import { parseAddress, formatAddress } from "./parse-address.ts";
import { searchByWords } from "./search-mode.ts";

test("an AI search leads to the search for its words, with its filters, from the beginning", () => {
  const { address } = parseAddress("/icons/set/money-back--ai--technique-outline?page=3&icon=abc")!;
  expect(formatAddress(searchByWords(address))).toBe("/icons/set/money-back--technique-outline");
});
