import { summarizeLooks } from "../../../core/catalogue/look-bits.ts";
import { iconFlags } from "../../../core/catalogue/snapshot.ts";
import type { AddedIcon } from "../../../core/catalogue/snapshot-change.ts";
import type { Author, Family, IconSet, Style } from "../../../core/icons/style.ts";
import { usualGrid } from "../../../core/svg/document/read-document.ts";

/** A set as it is kept. */
export interface StoredSet {
  prefix: string;
  title: string;
  author: string;
  authorName: string;
  url: string | null;
  license: string;
}

/** API code of the style that a published set has. */
export const toStyleCode = (prefix: string) => prefix.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** One style for the icons of a set: what they look like follows from them, what nobody can tell is left open. */
export function describeStyle({ prefix, title, author, license }: StoredSet, icons: readonly AddedIcon[]): Style {
  const share = (flag: number) => icons.filter(({ flags }) => (flags & flag) !== 0).length / Math.max(1, icons.length);
  const isColor = share(iconFlags.isColor) >= 0.5;
  const isDrawnInLines = share(iconFlags.hasStroke) >= 0.5;
  const { technique, corners, weight } = summarizeLooks<Pick<Style, "technique" | "corners" | "weight">>(
    icons.map(({ look }) => look),
    {
      technique: isColor ? "flat" : isDrawnInLines ? "outline" : "filled",
      corners: "mixed",
      weight: isColor ? null : "regular",
    },
  );
  return {
    apiCode: toStyleCode(prefix),
    seoCode: prefix,
    title,
    fullTitle: `${title} icons`,
    family: author,
    author,
    license,
    set: prefix,
    isColor,
    colors: "mono",
    isAnimated: false,
    size: mostCommon(icons.map(({ box }) => Math.round(box[3]))) ?? usualGrid,
    corners,
    stroke: null,
    weight,
    technique,
    aesthetic: "professional",
    trendiness: "new",
    os: ["web"],
    isFree: true,
    isDeprecated: false,
    isExperimental: false,
    order: 0,
    iconCount: 0,
    preview: [],
  };
}

export const describeFamily = ({ author, authorName }: StoredSet): Family => ({
  apiCode: author,
  name: authorName,
  entities: [],
  author,
  iconCount: 0,
});

export const describeAuthor = ({ author, authorName, url }: StoredSet): Author => ({
  id: author,
  apiCode: author,
  name: authorName,
  alias: author,
  url,
  isExternal: false,
  styles: [],
  iconCount: 0,
});

export const describeIconSet = ({ prefix, title, author, license, url }: StoredSet): IconSet => ({
  prefix,
  name: title,
  author,
  license,
  licenseUrl: null,
  url,
  version: null,
  iconCount: 0,
  isBrands: false,
});

function mostCommon(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0];
}
