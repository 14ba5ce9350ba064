const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const length = 9;

/** Ids are 52-bit whole numbers, so that a JavaScript number holds them exactly. */
export const iconIdLimit = 2 ** 52;

/** The nine base-62 characters of an icon's number. */
export function encodeIconId(value: number): string {
  let rest = value;
  let text = "";
  for (let index = 0; index < length; index++) {
    const digit = rest % 62;
    text = digits[digit]! + text;
    rest = (rest - digit) / 62;
  }
  return text;
}

/** The number behind an id; undefined when the text cannot be one. */
export function decodeIconId(text: string): number | undefined {
  if (text.length !== length) return undefined;
  let value = 0;
  for (const character of text) {
    const digit = digits.indexOf(character);
    if (digit < 0) return undefined;
    value = value * 62 + digit;
  }
  return value < iconIdLimit ? value : undefined;
}
