import type { SetNames } from "../packages/catalogue-names.ts";
import { nameEmoji } from "../packages/emoji.ts";
import type { Emoji } from "../packages/emoji.ts";
import type { PackageSource } from "../packages/package-source.ts";
import { sharedReleases } from "../packages/releases.ts";
import { normalizeTag, stemWord } from "./normalize-tag.ts";
import { vagueKeywords } from "./tag-rules.data.ts";

/** Where the English names and keywords of emoji come from. */
export const emojiSources: readonly (PackageSource & { files: readonly [string] })[] = [
  {
    release: sharedReleases.annotations,
    license: "Unicode-3.0",
    author: "Unicode, Inc.",
    files: ["annotations/en/annotations.json"],
    purpose: "English names and keywords of emoji",
  },
  {
    release: sharedReleases.derivedAnnotations,
    license: "Unicode-3.0",
    author: "Unicode, Inc.",
    files: ["annotationsDerived/en/annotations.json"],
    purpose: "English names and keywords of emoji sequences",
  },
];

/**
 * English keywords of all emoji icons, by the icon's name; skin tones are left out.
 * @param isKnownWord whether icon libraries use the word as well
 */
export function tagEmoji(
  sets: readonly SetNames[],
  emoji: ReadonlyMap<string, Emoji>,
  isKnownWord: (word: string) => boolean,
): Map<string, string[]> {
  return new Map(
    [...nameEmoji(sets, emoji)].flatMap(([name, one]) => {
      const tags = selectKeywords(name, one, isKnownWord);
      return tags.length > 0 ? [[name, tags]] : [];
    }),
  );
}

const vague = new Set(vagueKeywords);

/** Words that icon libraries use too come first. */
function selectKeywords(iconName: string, { name, keywords }: Emoji, isKnownWord: (word: string) => boolean): string[] {
  const own = new Set(iconName.split("-").map(stemWord));
  const useful = keywords.filter((keyword) => !vague.has(keyword));
  const ordered = [
    name.replace(/^flag: /, ""),
    ...useful.filter(isKnownWord),
    ...useful.filter((keyword) => !isKnownWord(keyword)),
  ];
  const tags = ordered.flatMap((keyword) => {
    const tag = normalizeTag(keyword);
    return tag === undefined || tag.split(" ").every((word) => own.has(stemWord(word))) ? [] : [tag];
  });
  return [...new Set(tags)].slice(0, 12);
}
