import * as z from "zod";
import { readJson, words } from "../packages/source-metadata.ts";
import { iconParkMisnomers } from "./word-rules.data.ts";
import type { IconNames, ReadWords } from "./word-source.ts";

export const iconParkFile = "icons.json";

const drawingNumber = /-(?:one|two|three|four|five|six|seven|eight|nine|ten)$/;
const isChinese = (name: string) => /\p{Script=Han}/u.test(name);

/** Chinese titles and tags of icons; titles of single words that the lexicon has are often those of one drawing only. */
export function readIconParkWords(folder: string, { isWritten }: IconNames): ReadWords {
  const schema = z.array(z.object({ name: z.string(), title: z.string(), tag: words }));
  const entries = readJson(schema, folder, iconParkFile).flatMap(({ name, title, tag }) => {
    const english = name.replace(drawingNumber, "");
    const word = title.replace(/\d+$/, "").replaceAll("-", "");
    if (!isChinese(word) || iconParkMisnomers.has(english)) return [];
    if (isWritten(english) && !english.includes("-")) return [];
    const tags = tag.filter(isChinese);
    return [
      isWritten(english)
        ? { english, word: "", others: [], related: [word, ...tags] }
        : { english, word, others: [], related: tags },
    ];
  });
  return (language) => (language === "zh" ? entries : []);
}
