import { expect, test } from "vitest";
import { conceptKey, withoutNumber } from "./concept-key.ts";

test("variants belong to the same concept", () => {
  expect(withoutNumber("home-2")).toBe("home");
  expect(withoutNumber("home-alt-2")).toBe("home");
  expect(withoutNumber("2")).toBe("2");
});

test("equal words and their order do not matter", () => {
  expect(conceptKey("circle-user-2")).toBe(conceptKey("account-circle"));
  expect(conceptKey("shopping-cart-add")).toBe(conceptKey("plus-cart"));
  expect(conceptKey("trash-can")).toBe(conceptKey("trash"));
});

test("order matters where it changes the meaning", () => {
  expect(conceptKey("speech-to-text")).not.toBe(conceptKey("text-to-speech"));
  expect(conceptKey("sort-a-z")).not.toBe(conceptKey("sort-z-a"));
});
