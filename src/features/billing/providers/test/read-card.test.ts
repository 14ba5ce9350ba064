import { expect, test } from "vitest";
import { readCard } from "./read-card.ts";

const now = new Date("2026-11-22T12:00:00Z");
const good = { number: "4242 4242 4242 4242", expiry: "12/34", cvc: "123" };

test("a card is read in any format of its number and month", () => {
  for (const number of ["4242424242424242", " 4242-4242-4242-4242 "])
    for (const expiry of ["12/34", "1234", " 12 / 2034 ", "11/26"])
      expect(readCard({ ...good, number, expiry }, now)).toMatchObject({ card: { brand: "Visa" } });
});

test("all errors are reported together", () => {
  expect(readCard({ number: "4242 4242 4242 4241", expiry: "13/34", cvc: "12" }, now)).toEqual({
    faults: {
      number: "This isn’t a valid card number. Check it and try again.",
      expiry: "Enter month and year, such as 12/34.",
      cvc: "Enter three or four digits.",
    },
  });
});

test("an expired card, or possibly a real one, is rejected", () => {
  expect(readCard({ ...good, expiry: "10/26" }, now)).toEqual({ faults: { expiry: "This card has expired." } });
  expect(readCard({ ...good, number: "4012888888881881" }, now)).toEqual({
    faults: { number: "Only the test cards on this page are accepted." },
  });
});
