/** How the bank of a card behaves. `acceptsOnce`: well the first time, and never again. */
export type CardBehavior = "accepts" | "declines" | "insufficientFunds" | "challenges" | "acceptsOnce";

/** A card that the test provider knows. */
export interface TestCard {
  number: string;
  brand: string;
  behavior: CardBehavior;
  /** For people. */
  note: string;
}

/** Numbers that no bank gives out; those of other providers' test modes do the same there. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "Visa", behavior: "accepts", note: "Accepted" },
  { number: "5555555555554444", brand: "Mastercard", behavior: "accepts", note: "Accepted" },
  { number: "4000002760003184", brand: "Visa", behavior: "challenges", note: "Asks for confirmation (3-D Secure)" },
  { number: "4000000000000002", brand: "Visa", behavior: "declines", note: "Declined" },
  { number: "4000000000009995", brand: "Visa", behavior: "insufficientFunds", note: "Insufficient funds" },
  {
    number: "4000000000000341",
    brand: "Visa",
    behavior: "acceptsOnce",
    note: "Declined at renewal",
  },
];

const shortestNumber = 12;
const longestNumber = 19;

/** Whether the last digit is the one that the others ask for, as on every card. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < shortestNumber || digits.length > longestNumber) return false;
  let sum = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Undefined for a card that may be somebody's: those have no place here. */
export function findTestCard(digits: string): TestCard | undefined {
  return testCards.find(({ number }) => number === digits);
}

/** `4242 4242 4242 4242` */
export const spaceNumber = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** `Visa ···· 4242` */
export const nameCard = ({ brand, number }: Pick<TestCard, "brand" | "number">) => `${brand} ···· ${number.slice(-4)}`;
