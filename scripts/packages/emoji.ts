import * as z from "zod";
import type { SetNames } from "./catalogue-names.ts";
import { kebabCase, readJson } from "./source-metadata.ts";

/** An emoji as CLDR describes it in one language. */
export interface Emoji {
  /** Hexadecimal code points without variation selectors, with hyphens between. */
  code: string;
  name: string;
  keywords: readonly string[];
}

const annotation = z.object({ default: z.array(z.string()).default([]), tts: z.array(z.string()).default([]) });
const annotations = z.object({ annotations: z.record(z.string(), annotation) });
const annotationFile = z
  .union([z.object({ annotations }), z.object({ annotationsDerived: annotations })])
  .transform((content) => ("annotations" in content ? content.annotations : content.annotationsDerived).annotations);

/**
 * Emoji that have a name in one language, by their code.
 * @param path an `annotations.json` of CLDR
 */
export function readEmoji(...path: string[]): Map<string, Emoji> {
  return new Map(
    Object.entries(readJson(annotationFile, ...path)).flatMap(([text, { default: keywords, tts }]) => {
      const [name] = tts;
      const code = codePoints(text);
      return name === undefined ? [] : [[code, { code, name, keywords }]];
    }),
  );
}

/** `❤️` → `2764`: hexadecimal code points without variation selectors, as icon sets list them. */
export function codePoints(text: string): string {
  return Array.from(text)
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== "fe0f")
    .join("-");
}

const isTone = /-(?:light|medium|dark)(?:-(?:light|dark))?$/;

/** The emoji that icons of sets of emoji show, by the icon's name; skin tones are left out. */
export function nameEmoji(sets: readonly SetNames[], emoji: ReadonlyMap<string, Emoji>): Map<string, Emoji> {
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
  const isVariant = (name: string) =>
    name.includes("-skin-tone") || (isTone.test(name) && byName.has(name.replace(isTone, "")));
  return new Map([...byName].filter(([name]) => !isVariant(name)));
}

function slugOf(name: string): string {
  return kebabCase(name.normalize("NFKD").replaceAll(/[\p{Mark}’“”]/gu, ""));
}
