import { join } from "node:path";
import * as z from "zod";
import type { SetNames } from "./catalogue-names.ts";
import { normaliseTag, stemWord } from "./normalise-tag.ts";
import { vagueKeywords } from "./tag-rules.data.ts";
import type { PackageRelease } from "./package-file.ts";
import { kebabCase, readJson } from "./source-metadata.ts";

const annotation = z.object({ default: z.array(z.string()).default([]), tts: z.array(z.string()).default([]) });

/** Where the English names and keywords of emoji come from. */
export const emojiSources: readonly {
  code: string;
  release: PackageRelease;
  licence: string;
  author: string;
  files: readonly [string];
  purpose: string;
}[] = [
  {
    code: "cldr",
    release: {
      name: "cldr-annotations-full",
      version: "48.2.0",
      integrity: "sha512-DV7A+rEcgUSNTRsVGNGqBZRmAkGfwhGHO5Q1dRwzBoBnVrHWp804JP7/QJdEc66iHmx3+zLWVIMCFLm0lW7PUQ==",
    },
    licence: "Unicode-3.0",
    author: "Unicode, Inc.",
    files: ["annotations/en/annotations.json"],
    purpose: "English names and keywords of emoji",
  },
  {
    code: "cldr-derived",
    release: {
      name: "cldr-annotations-derived-full",
      version: "48.2.0",
      integrity: "sha512-log62km+AOzI7n/NEuNNFV0mg9DWnt67EYCh1RwxZq9dyRuyteB586LT83Ke8TchEfnwI9cIk2P31zO4nTvZmw==",
    },
    licence: "Unicode-3.0",
    author: "Unicode, Inc.",
    files: ["annotationsDerived/en/annotations.json"],
    purpose: "English names and keywords of emoji sequences",
  },
];

/** An emoji as CLDR describes it. */
export interface Emoji {
  name: string;
  keywords: readonly string[];
}

/** @param folder the unpacked package, one of `emojiSources` */
export function readEmoji(folder: string, file: string): Map<string, Emoji> {
  const annotations = z.object({ annotations: z.record(z.string(), annotation) });
  const { annotations: records } = readJson(
    z
      .union([z.object({ annotations }), z.object({ annotationsDerived: annotations })])
      .transform((content) => ("annotations" in content ? content.annotations : content.annotationsDerived)),
    join(folder, file),
  );
  return new Map(
    Object.entries(records).flatMap(
      ([
        text,
        {
          default: keywords,
          tts: [name],
        },
      ]) => (name === undefined ? [] : [[codePoints(text), { name, keywords }]]),
    ),
  );
}

/** `❤️` → `2764`: hexadecimal code points without variation selectors, as icon sets list them. */
export function codePoints(text: string): string {
  return Array.from(text)
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== "fe0f")
    .join("-");
}

/**
 * English keywords of all emoji icons, by the icon's name; skin tones are left out.
 * @param isKnownWord whether icon libraries use the word as well
 */
export function tagEmoji(
  sets: readonly SetNames[],
  emoji: ReadonlyMap<string, Emoji>,
  isKnownWord: (word: string) => boolean,
): Map<string, string[]> {
  const bySlug = new Map([...emoji.values()].map((one) => [slugOf(one.name), one]));
  const byName = new Map<string, Emoji>();
  for (const { concepts, chars } of sets) {
    for (const [code, name] of chars) {
      const found = emoji.get(code.replaceAll(/-?fe0f/g, ""));
      if (found && !/1f3f[b-f]/.test(code) && !byName.has(name)) byName.set(name, found);
    }
    for (const name of concepts) {
      const found = bySlug.get(name) ?? bySlug.get(name.replace(/^flag-for-/, "flag-"));
      if (found && !byName.has(name)) byName.set(name, found);
    }
  }
  const isTone = /-(?:light|medium|dark)(?:-(?:light|dark))?$/;
  return new Map(
    [...byName].flatMap(([name, one]) => {
      if (name.includes("-skin-tone") || (isTone.test(name) && byName.has(name.replace(isTone, "")))) return [];
      const tags = selectKeywords(name, one, isKnownWord);
      return tags.length > 0 ? [[name, tags]] : [];
    }),
  );
}

function slugOf(name: string): string {
  return kebabCase(name.normalize("NFKD").replaceAll(/[\p{Mark}’“”]/gu, ""));
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
    const tag = normaliseTag(keyword);
    return tag === undefined || tag.split(" ").every((word) => own.has(stemWord(word))) ? [] : [tag];
  });
  return [...new Set(tags)].slice(0, 12);
}
