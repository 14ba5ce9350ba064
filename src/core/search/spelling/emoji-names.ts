import { gemoji } from "gemoji";
import unicodeEmoji from "unicode-emoji-json/data-by-emoji.json" with { type: "json" };
import { splitWords } from "./words.ts";

/** A text that has emoji. */
export interface EmojiText {
  /** The text without them. */
  text: string;
  /** For each of them what it is called, in English: its whole name first, then shorter ones. */
  emoji: readonly (readonly string[])[];
}

/** Emoji that are shown as such, with the tone of their skin. */
const shown = /\p{RGI_Emoji}/gv;
const variation = /\ufe0f|\p{Emoji_Modifier}/gu;
const flag = /^(?:\p{Regional_Indicator}{2}|\u{1f3f4}\u{e0067})/u;
/** What a name says that icons of other sets leave out. */
const vague = new Set("face flag keycap person people man men woman women button".split(" "));
const keycap = "keycap";
/** Shorter names are the beginning of too much. */
const shortName = /\p{L}{3}/u;

let namesOf: ReadonlyMap<string, readonly string[]> | undefined;

/** Tells emoji from what else a text says; undefined for a text that has none. */
export function readEmoji(text: string): EmojiText | undefined {
  if (isWithoutEmoji(text)) return undefined;
  const emoji: (readonly string[])[] = [];
  const rest = text.replace(shown, (found) => {
    const names = findNames(found);
    if (!names) return found;
    emoji.push(names);
    return " ";
  });
  if (emoji.length > 0) return { text: rest.trim().replaceAll(/\s+/g, " "), emoji };
  // Without the mark that shows it as an emoji a sign may be part of a text, unless there is nothing else.
  const sign = splitWords(text).length === 0 ? findNames(text.trim()) : undefined;
  return sign && { text: "", emoji: [sign] };
}

/** Letters of most languages come before all emoji but `©`, `®` and those of digits, which have a sign behind them. */
function isWithoutEmoji(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0xa9 || code === 0xae || (code >= 0x2000 && code < 0x3400) || code >= 0xd800) return false;
  }
  return true;
}

function findNames(emoji: string): readonly string[] | undefined {
  namesOf ??= readNames();
  return namesOf.get(emoji.replaceAll(variation, ""));
}

function readNames(): ReadonlyMap<string, readonly string[]> {
  const others = new Map(gemoji.map(({ emoji, names }) => [emoji, names]));
  return new Map(
    Object.entries(unicodeEmoji).map(([emoji, { name, slug }]) => {
      const full = splitWords(name.startsWith(keycap) ? slug : name);
      const named = flag.test(emoji) ? [] : (others.get(emoji) ?? []).map((other) => splitWords(other).join(" "));
      const names = [full.join(" "), shorten(full), ...named.filter((each) => shortName.test(each))];
      return [emoji.replaceAll(variation, ""), [...new Set(names)]];
    }),
  );
}

/** What other icons than emoji are called: the country of a flag, a family whoever is in it, a cat without its face. */
function shorten(words: readonly string[]): string {
  if (words[0] === "family") return words[0];
  const telling = words.filter((word) => !vague.has(word));
  return (telling.length > 0 ? telling : words).join(" ");
}
