/** A piece of code, and what it is where that gets a color. */
export interface Token {
  text: string;
  /** Where it begins. */
  start: number;
  kind?: "word" | "tag" | "string" | "comment";
}

const words =
  "as class const constructor def default else export extends final from fun func function if implements import in inout let new null override private public return self static struct super this type val var void";
const patterns = {
  comment: String.raw`<!--[^]*?-->|\/\*[^]*?\*\/|(?<![:\w"'])\/\/[^\n]*`,
  string: String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`,
  tag: String.raw`<\/?[A-Za-z][\w.:-]*|\/?>(?=\s*(?:<|\n|$))`,
  word: String.raw`\b(?:${words.split(" ").join("|")})\b(?!-)`,
};
const token = new RegExp(
  Object.entries(patterns)
    .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
    .join("|"),
  "g",
);

/** Enough of the grammar of all languages that icons are exported in to color them; put together, the tokens are the code. */
export function readTokens(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(token)) {
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), start: end });
    const kind = Object.entries(match.groups!).find(([, text]) => text !== undefined)![0] as NonNullable<Token["kind"]>;
    tokens.push({ text: match[0], start: match.index, kind });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), start: end });
  return tokens;
}
