import { expect, test } from "vitest";
import { findTestCard, isCardNumber, nameCard, spaceNumber, testCards } from "./test-cards.ts";

test("the numbers of all test cards have valid check digits, and fail with another digit", () => {
  for (const { number } of testCards) {
    const digits = Array.from({ length: 10 }, (_none, digit) => number.slice(0, -1) + String(digit));
    expect(digits.filter(isCardNumber)).toEqual([number]);
  }
});

test("two swapped neighboring digits are detected", () => {
  expect(isCardNumber("4000002760003184")).toBe(true);
  expect(isCardNumber("4000002760003148")).toBe(false);
});

test("text that is too short, too long or not a number is no card", () => {
  for (const text of ["", "0", "42424242", "4242 4242 4242 4242", "4".repeat(20), "4242424242424242x"]) {
    expect([text, isCardNumber(text)]).toEqual([text, false]);
  }
});

test("a possibly real card is unknown", () => {
  expect(isCardNumber("4012888888881881")).toBe(true);
  expect(findTestCard("4012888888881881")).toBeUndefined();
});

test("a card is named by its brand and last digits", () => {
  expect(nameCard(findTestCard("4242424242424242")!)).toBe("Visa ···· 4242");
  expect(spaceNumber("4000002760003184")).toBe("4000 0027 6000 3184");
});
