import { toFlagConcept } from "../../../core/catalogue/concept.ts";
import { encodeIconId } from "../../../core/catalogue/icon-id.ts";
import { summarizeLooks } from "../../../core/catalogue/look-bits.ts";
import {
  categorySlots,
  compareNames,
  iconFlags,
  noCategory,
  packFrom,
  previewsAtMost,
  type SnapshotContent,
  type SnapshotFacts,
} from "../../../core/catalogue/snapshot.ts";
import { colorClasses } from "../../../core/icons/vocabulary.ts";
import type { Category, Pack, Style } from "../../../core/icons/style.ts";
import type { CompiledSet } from "./compile-set.server.ts";
import type {
  CuratedAuthor,
  CuratedBrand,
  CuratedCategory,
  CuratedFamily,
  CuratedFlag,
  CuratedLicense,
  CuratedSet,
  CuratedSpelling,
  CuratedStyle,
} from "./curated.ts";

export interface FactSources {
  version: string;
  styles: readonly CuratedStyle[];
  families: readonly CuratedFamily[];
  authors: readonly CuratedAuthor[];
  licenses: readonly CuratedLicense[];
  sets: readonly CuratedSet[];
  categories: readonly CuratedCategory[];
  brands: readonly CuratedBrand[];
  flags: readonly CuratedFlag[];
  spellings: readonly CuratedSpelling[];
  compiled: readonly CompiledSet[];
}

/** The icons to count. */
interface CountedContent {
  content: SnapshotContent;
  listedCount: number;
  /** 0 to about 1, by concept: how well its icon shows what a style or category is about. */
  conceptPopularity: Float64Array;
}

/** Lists with counts and previews, from the icons in their final order. */
export function collectFacts(input: FactSources & CountedContent & { distinctCount: number }): SnapshotFacts {
  const { content, listedCount, styles } = input;
  const counted = countIcons(input);
  const licenseOfSet = new Map(input.sets.map(({ prefix, license }) => [prefix, license]));
  const styleFacts = styles.map((style, index): Style => {
    const tally = counted.styles[index]!;
    const look = summarizeLooks(tally.looks, style);
    return {
      apiCode: style.apiCode,
      seoCode: style.seoCode,
      title: style.title,
      fullTitle: `${style.title} icons`,
      family: style.family,
      author: style.author,
      license: licenseOfSet.get(style.set)!,
      set: style.set,
      isColor: tally.colored * 2 >= tally.icons.count && tally.icons.count > 0,
      colors: colorClasses[tally.classes.indexOf(Math.max(...tally.classes))]!,
      isAnimated: tally.animated * 2 >= tally.icons.count && tally.icons.count > 0,
      size: style.size,
      corners: look.corners,
      stroke: style.stroke,
      weight: look.weight,
      technique: look.technique,
      aesthetic: style.aesthetic,
      trendiness: style.trendiness,
      os: style.os,
      isFree: style.isFree,
      isDeprecated: style.isDeprecated === true,
      isExperimental: style.isExperimental === true,
      order: index + 1,
      iconCount: tally.icons.count,
      preview: tally.icons.preview(content),
    };
  });
  const stylesOf = (key: "family" | "author" | "set", code: string) =>
    styleFacts.filter((style) => style[key] === code);
  return {
    version: input.version,
    listedCount,
    distinctCount: input.distinctCount,
    styles: styleFacts,
    families: input.families.map(({ apiCode, name, author }) => {
      const members = stylesOf("family", apiCode);
      return { apiCode, name, author, entities: members.map((style) => style.apiCode), iconCount: sumIcons(members) };
    }),
    authors: input.authors.map(({ apiCode, name, url, isOwn }) => {
      const members = stylesOf("author", apiCode);
      const codes = members.map((style) => style.apiCode);
      return {
        id: apiCode,
        apiCode,
        name,
        alias: apiCode,
        url,
        isExternal: isOwn !== true,
        styles: codes,
        iconCount: sumIcons(members),
      };
    }),
    categories: [...counted.categories, ...counted.derived].map((tally, index): Category => {
      const { apiCode, title } = categoryNames(input.categories)[index]!;
      return { apiCode, seoCode: apiCode, title, iconCount: tally.count, preview: tally.preview(content) };
    }),
    packs: collectPacks(input, counted.packs),
    licenses: [...input.licenses],
    sets: input.compiled.map((set) => {
      const curated = input.sets.find(({ prefix }) => prefix === set.prefix)!;
      const members = stylesOf("set", set.prefix);
      return {
        prefix: set.prefix,
        name: set.name,
        author: members[0]!.author,
        license: curated.license,
        licenseUrl: set.licenseUrl,
        url: set.url,
        version: set.version,
        iconCount: sumIcons(members),
        isBrands: curated.isBrands === true,
      };
    }),
    spellings: {
      concepts: [
        ...input.brands.map(({ concept, name }): [string, string] => [concept, name]),
        ...input.flags.map(({ name }): [string, string] => [toFlagConcept(name), `${name} flag`]),
      ],
      words: input.spellings.map(({ word, name }) => [word, name]),
    },
  };
}

/** The curated categories and the two derived ones. */
export function categoryNames(categories: readonly CuratedCategory[]): { apiCode: string; title: string }[] {
  return [
    ...categories.map(({ apiCode, title }) => ({ apiCode, title })),
    { apiCode: "popular", title: "Popular" },
    { apiCode: "new", title: "New" },
  ];
}

const sumIcons = (styles: readonly Style[]) => styles.reduce((total, { iconCount }) => total + iconCount, 0);

/** Counts icons and remembers the ones of the most popular concepts; they arrive best first. */
class Tally {
  count = 0;
  readonly #best: { ordinal: number; concept: number; popularity: number }[] = [];

  add(ordinal: number, concept: number, popularity: number): void {
    this.count++;
    const last = this.#best.at(-1);
    if (last && this.#best.length >= previewsAtMost && popularity <= last.popularity) return;
    if (this.#best.some((known) => known.concept === concept)) return;
    const place = this.#best.findIndex((known) => known.popularity < popularity);
    this.#best.splice(place < 0 ? this.#best.length : place, 0, { ordinal, concept, popularity });
    this.#best.length = Math.min(this.#best.length, previewsAtMost);
  }

  preview({ id }: SnapshotContent): string[] {
    return this.#best.map(({ ordinal }) => encodeIconId(id[ordinal]!));
  }
}

/** Counts icons of a category and remembers what it is mostly about: the concepts with the most icons. */
class CategoryTally {
  count = 0;
  readonly #concepts = new Map<number, { ordinal: number; count: number }>();

  add(ordinal: number, concept: number, isPrimary: boolean): void {
    this.count++;
    if (!isPrimary) return;
    const known = this.#concepts.get(concept);
    if (known) known.count++;
    else this.#concepts.set(concept, { ordinal, count: 1 });
  }

  preview({ id }: SnapshotContent): string[] {
    return [...this.#concepts.values()]
      .toSorted((a, b) => b.count - a.count || a.ordinal - b.ordinal)
      .slice(0, previewsAtMost)
      .map(({ ordinal }) => encodeIconId(id[ordinal]!));
  }
}

function countIcons({ content, listedCount, styles, categories, conceptPopularity }: FactSources & CountedContent) {
  const counted = {
    styles: styles.map(() => ({
      icons: new Tally(),
      classes: [0, 0, 0, 0],
      colored: 0,
      animated: 0,
      looks: [] as number[],
    })),
    categories: categories.map(() => new CategoryTally()),
    derived: [new Tally(), new Tally()] as const,
    packs: new Map<number, Tally>(),
  };
  for (let ordinal = 0; ordinal < listedCount; ordinal++) {
    const flags = content.flags[ordinal]!;
    const concept = content.concept[ordinal]!;
    const popularity = conceptPopularity[concept]!;
    const style = content.style[ordinal]!;
    const tally = counted.styles[style]!;
    tally.icons.add(ordinal, concept, popularity);
    tally.classes[flags & iconFlags.colorsMask]!++;
    tally.looks.push(content.look[ordinal]!);
    if (flags & iconFlags.isColor) tally.colored++;
    if (flags & iconFlags.isAnimated) tally.animated++;
    for (let slot = 0; slot < categorySlots; slot++) {
      const category = content.category[ordinal * categorySlots + slot]!;
      if (category === noCategory) break;
      counted.categories[category]!.add(ordinal, concept, slot === 0);
      const key = style * 256 + category;
      const pack = counted.packs.get(key) ?? new Tally();
      pack.add(ordinal, concept, popularity);
      counted.packs.set(key, pack);
    }
    if (flags & iconFlags.isPopular) counted.derived[0].add(ordinal, concept, popularity);
    if (flags & iconFlags.isNew) counted.derived[1].add(ordinal, concept, popularity);
  }
  return counted;
}

function collectPacks(
  { content, styles, categories }: FactSources & { content: SnapshotContent },
  tallies: ReadonlyMap<number, Tally>,
): Pack[] {
  return [...tallies]
    .filter(([, { count }]) => count >= packFrom)
    .toSorted(([keyA], [keyB]) => keyA - keyB)
    .map(([key, tally]) => {
      const style = styles[key >> 8]!.apiCode;
      const category = categories[key & 255]!.apiCode;
      return { code: `${style}-${category}`, style, category, iconCount: tally.count, preview: tally.preview(content) };
    })
    .toSorted(
      (a, b) => compareNames(a.style, b.style) || b.iconCount - a.iconCount || compareNames(a.category, b.category),
    );
}
