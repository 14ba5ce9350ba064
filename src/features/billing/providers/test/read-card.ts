import { findTestCard, isCardNumber, type TestCard } from "./test-cards.ts";

/** What somebody has written into the form of the test checkout. */
export interface GivenCard {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardFaults = Partial<Record<keyof GivenCard | "card", string>>;

/** Reads the form as checkout pages do: what can be wrong is said for all fields at once. */
export function readCard(given: GivenCard, now: Date): { card: TestCard } | { faults: CardFaults } {
  const digits = given.number.replaceAll(/[\s-]/g, "");
  const card = findTestCard(digits);
  const faults: CardFaults = {};
  if (!isCardNumber(digits)) faults.number = "This isn’t a valid card number. Check it and try again.";
  else if (!card) faults.number = "Only the test cards on this page are accepted.";
  const expiry = faultOfExpiry(given.expiry, now);
  if (expiry) faults.expiry = expiry;
  if (!/^\s*\d{3,4}\s*$/.test(given.cvc)) faults.cvc = "Enter three or four digits.";
  return card && Object.keys(faults).length === 0 ? { card } : { faults };
}

/** A card is good until its month ends. */
function faultOfExpiry(text: string, now: Date): string | undefined {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text) ?? [];
  if (month === undefined || year === undefined) return "Enter month and year, such as 12/34.";
  const end = Date.UTC(2000 + Number(year), Number(month));
  return end <= now.getTime() ? "This card has expired." : undefined;
}
