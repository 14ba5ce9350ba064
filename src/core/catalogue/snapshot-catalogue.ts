import type { Columns } from "../columns/columns.ts";
import {
  relations,
  type Icon,
  type IconDetails,
  type IconVariant,
  type Relation,
  type Resolution,
} from "../icons/icon.ts";
import { listFormats } from "../formats/picture-formats.ts";
import type { Author, Category, Family, IconSet, License, Pack, Style } from "../icons/style.ts";
import type { ViewBox } from "../svg/document/render-document.ts";
import { colorClasses } from "../icons/vocabulary.ts";
import type { Catalogue } from "./catalogue.ts";
import { toDisplayName, type Spellings } from "./concept.ts";
import { findText } from "./find-text.ts";
import { formatIconPath } from "./format-icon-path.ts";
import { decodeIconId, encodeIconId } from "./icon-id.ts";
import { countDrawings } from "./count-drawings.ts";
import { categorySlots, iconFlags, noCategory, readSnapshotColumns, type SnapshotFacts } from "./snapshot.ts";

/** What differs between servers that read the same snapshot. */
export interface CatalogueSettings {
  /** API code of the style whose icon stands for its concept. */
  mainStyle?: string | undefined;
}

/** Opens the columns and facts of a snapshot as a catalogue. Nothing is copied; icons are put together when asked for. */
export function openSnapshot(columns: Columns, facts: SnapshotFacts, settings: CatalogueSettings = {}): Catalogue {
  return new SnapshotCatalogue(columns, facts, settings);
}

/** About 15 MB. */
const mostKnownIcons = 20_000;

class SnapshotCatalogue implements Catalogue {
  readonly version: string;
  readonly count: number;
  readonly listedCount: number;
  readonly distinctCount: number;
  readonly iconCount: number;
  readonly styles: readonly Style[];
  readonly families: readonly Family[];
  readonly authors: readonly Author[];
  readonly categories: readonly Category[];
  readonly packs: readonly Pack[];
  readonly licenses: readonly License[];
  readonly sets: readonly IconSet[];

  readonly #settings: CatalogueSettings;
  readonly #columns: ReturnType<typeof readSnapshotColumns>;
  readonly #spellings: Spellings;
  readonly #styleByCode: ReadonlyMap<string, Style>;
  readonly #familyByCode: ReadonlyMap<string, Family>;
  readonly #authorByCode: ReadonlyMap<string, Author>;
  readonly #categoryByCode: ReadonlyMap<string, Category>;
  readonly #licenseByCode: ReadonlyMap<string, License>;
  readonly #setByPrefix: ReadonlyMap<string, number>;
  /** Icons that were asked for: the same ones are found by many searches. */
  readonly #knownIcons = new Map<number, Icon>();
  readonly #knownOrdinals = new Map<string, number>();

  constructor(columns: Columns, facts: SnapshotFacts, settings: CatalogueSettings) {
    this.#settings = settings;
    this.#columns = readSnapshotColumns(columns);
    this.version = facts.version;
    this.count = this.#columns.id.length;
    this.listedCount = facts.listedCount;
    this.distinctCount = facts.distinctCount;
    this.styles = facts.styles;
    this.families = facts.families;
    const counts = countDrawings(this.#columns, facts);
    this.iconCount = counts.total;
    this.authors = facts.authors.map((author) => {
      const iconCount = author.styles.reduce((sum, code) => sum + (counts.styles.get(code) ?? 0), 0);
      return Object.assign({}, author, { iconCount });
    });
    this.categories = facts.categories.map((category, place) =>
      Object.assign({}, category, { iconCount: counts.categories[place]! }),
    );
    this.packs = facts.packs;
    this.licenses = facts.licenses;
    this.sets = facts.sets;
    this.#spellings = { concepts: new Map(facts.spellings.concepts), words: new Map(facts.spellings.words) };
    this.#styleByCode = new Map(
      facts.styles.flatMap((style) => [[style.seoCode, style] as const, [style.apiCode, style] as const]),
    );
    this.#familyByCode = new Map(facts.families.map((family) => [family.apiCode, family]));
    this.#authorByCode = new Map(
      this.authors.flatMap((author) => [[author.alias, author] as const, [author.apiCode, author] as const]),
    );
    this.#categoryByCode = new Map(this.categories.map((category) => [category.apiCode, category]));
    this.#licenseByCode = new Map(facts.licenses.map((license) => [license.code, license]));
    this.#setByPrefix = new Map(facts.sets.map(({ prefix }, index) => [prefix, index]));
  }

  findStyle = (apiOrSeoCode: string) => this.#styleByCode.get(apiOrSeoCode);
  findFamily = (apiCode: string) => this.#familyByCode.get(apiCode);
  findAuthor = (apiCodeOrAlias: string) => this.#authorByCode.get(apiCodeOrAlias);
  findCategory = (apiCode: string) => this.#categoryByCode.get(apiCode);
  findLicense = (code: string) => this.#licenseByCode.get(code);

  findSet(prefix: string): IconSet | undefined {
    const index = this.#setByPrefix.get(prefix);
    return index === undefined ? undefined : this.sets[index];
  }

  findById(id: string): number | undefined {
    return this.#unlessGone(this.#knownOrdinals.get(id) ?? this.#searchId(id));
  }

  isListed(ordinal: number): boolean {
    return ordinal < this.listedCount && !this.#isGone(ordinal);
  }

  listGone(): number[] {
    return Array.from(this.#columns.flags.keys()).filter((ordinal) => this.#isGone(ordinal));
  }

  #isGone(ordinal: number): boolean {
    return (this.#columns.flags[ordinal]! & iconFlags.isGone) !== 0;
  }

  #unlessGone(ordinal: number | undefined): number | undefined {
    return ordinal === undefined || this.#isGone(ordinal) ? undefined : ordinal;
  }

  #searchId(id: string): number | undefined {
    const wanted = decodeIconId(id);
    if (wanted === undefined) return undefined;
    const { id: ids, idOrder } = this.#columns;
    let low = 0;
    let high = idOrder.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[idOrder[middle]!]! < wanted) low = middle + 1;
      else high = middle;
    }
    const ordinal = idOrder[low];
    return ordinal !== undefined && ids[ordinal] === wanted ? ordinal : undefined;
  }

  findByIconifyName(prefix: string, name: string): number | undefined {
    const set = this.#setByPrefix.get(prefix);
    if (set === undefined) return undefined;
    const { name: names, nameOrder, nameStart, alias, aliasStart, aliasOrdinal } = this.#columns;
    const ordinal = findText(name, {
      column: names,
      order: nameOrder,
      start: nameStart[set]!,
      end: nameStart[set + 1]!,
    });
    if (ordinal !== undefined) return this.#unlessGone(ordinal);
    const other = findText(name, { column: alias, start: aliasStart[set]!, end: aliasStart[set + 1]! });
    return other === undefined ? undefined : this.#unlessGone(aliasOrdinal[other]);
  }

  listByConcept(commonName: string): readonly number[] {
    const { conceptName, conceptStart, conceptMember } = this.#columns;
    const concept = findText(commonName, { column: conceptName, start: 0, end: conceptName.length });
    if (concept === undefined) return [];
    return [...conceptMember.subarray(conceptStart[concept], conceptStart[concept + 1])];
  }

  listConcepts(limit: number): { commonName: string; styleCount: number }[] {
    const { conceptName, conceptStart, conceptMember, style } = this.#columns;
    const drawnLast = new Int32Array(this.styles.length).fill(-1);
    const byCount: number[][] = Array.from({ length: this.styles.length + 1 }, () => []);
    for (let concept = 0; concept < conceptName.length; concept++) {
      const end = conceptStart[concept + 1]!;
      let styleCount = 0;
      for (let place = conceptStart[concept]!; place < end; place++) {
        const drawnIn = style[conceptMember[place]!]!;
        if (drawnLast[drawnIn] === concept) continue;
        drawnLast[drawnIn] = concept;
        styleCount++;
      }
      byCount[styleCount]!.push(concept);
    }
    return byCount
      .flatMap((concepts, styleCount) => (styleCount === 0 ? [] : [{ concepts, styleCount }]))
      .toReversed()
      .flatMap(({ concepts, styleCount }) => concepts.map((concept) => ({ concept, styleCount })))
      .slice(0, limit)
      .map(({ concept, styleCount }) => ({ commonName: conceptName.at(concept), styleCount }));
  }

  mainOf(ordinal: number): number {
    const { concept, conceptStart, conceptMember, style } = this.#columns;
    const index = concept[ordinal]!;
    const members = conceptMember.subarray(conceptStart[index], conceptStart[index + 1]);
    const { mainStyle } = this.#settings;
    const inMainStyle =
      mainStyle === undefined
        ? undefined
        : members.find((member) => this.styles[style[member]!]!.apiCode === mainStyle);
    return inMainStyle ?? members[0] ?? ordinal;
  }

  originalOf(ordinal: number): number {
    return this.#columns.original[ordinal]!;
  }

  drawingKeys(): Float64Array {
    return this.#columns.drawingKey;
  }

  drawingBytes(ordinal: number): number {
    const { drawing, drawingStart } = this.#columns;
    return drawingStart[drawing[ordinal]! + 1]! - drawingStart[drawing[ordinal]!]!;
  }

  styleOrdinal(ordinal: number): number {
    return this.#columns.style[ordinal]!;
  }

  conceptOrdinal(ordinal: number): number {
    return this.#columns.concept[ordinal]!;
  }

  id(ordinal: number): string {
    return encodeIconId(this.#columns.id[ordinal]!);
  }

  icon(ordinal: number): Icon {
    const known = this.#knownIcons.get(ordinal);
    if (known) return known;
    const icon = Object.freeze(this.#readIcon(ordinal));
    if (this.#knownIcons.size >= mostKnownIcons) {
      this.#knownIcons.clear();
      this.#knownOrdinals.clear();
    }
    this.#knownIcons.set(ordinal, icon);
    this.#knownOrdinals.set(icon.id, ordinal);
    return icon;
  }

  #readIcon(ordinal: number): Icon {
    const columns = this.#columns;
    const style = this.styles[columns.style[ordinal]!]!;
    const id = this.id(ordinal);
    const commonName = columns.conceptName.at(columns.concept[ordinal]!);
    const categories = this.#categoriesOf(ordinal);
    const flags = columns.flags[ordinal]!;
    const box = columns.box[ordinal]! * 4;
    return {
      id,
      name: toDisplayName(commonName, this.#spellings),
      commonName,
      platform: style.apiCode,
      category: categories.map(({ title }) => title).join(", "),
      categoryApiCode: categories[0]?.apiCode ?? "",
      subcategory: categories[1]?.apiCode ?? "",
      authorApiCode: style.author,
      iconifyName: `${style.set}:${columns.name.at(ordinal)}`,
      formats: listFormats({ isAnimated: (flags & iconFlags.isAnimated) !== 0 }),
      isFree: style.isFree,
      isColor: (flags & iconFlags.isColor) !== 0,
      colors: colorClasses[flags & iconFlags.colorsMask]!,
      isAnimated: (flags & iconFlags.isAnimated) !== 0,
      hasStroke: (flags & iconFlags.hasStroke) !== 0,
      version: columns.version[ordinal]!,
      url: formatIconPath(id, commonName),
      timestamp: columns.timestamp[ordinal]!,
      license: style.license,
      width: columns.boxes[box + 2]!,
      height: columns.boxes[box + 3]!,
      bytes: this.drawingBytes(ordinal),
    };
  }

  viewBox(ordinal: number): ViewBox {
    const { boxes, box } = this.#columns;
    const first = box[ordinal]! * 4;
    return [boxes[first]!, boxes[first + 1]!, boxes[first + 2]!, boxes[first + 3]!];
  }

  details(ordinal: number): IconDetails {
    const icon = this.icon(ordinal);
    return {
      ...icon,
      mainId: this.id(this.mainOf(ordinal)),
      relation: this.#relation(ordinal),
      tags: this.tags(ordinal),
      resolutions: this.#resolutionsOf(ordinal),
      variants: this.#variantsOf(ordinal, icon),
      viewBox: this.viewBox(ordinal),
    };
  }

  tags(ordinal: number): string[] {
    const { concept, conceptTagStart, conceptTag, tag } = this.#columns;
    const index = concept[ordinal]!;
    const shared = conceptTag.subarray(conceptTagStart[index], conceptTagStart[index + 1]);
    return [...Array.from(shared, (each) => tag.at(each)), ...this.#ownTags(ordinal)];
  }

  /** Those that only an icon has which was added to the snapshot. */
  #ownTags(ordinal: number): string[] {
    const { own } = this.#columns;
    if (!own) return [];
    const added = own.start.length - 1;
    const place = ordinal - (this.distinctCount - added);
    if (place < 0 || place >= added) return [];
    return Array.from({ length: own.start[place + 1]! - own.start[place]! }, (_, index) =>
      own.tag.at(own.start[place]! + index),
    );
  }

  #relation(ordinal: number): Relation {
    return relations[this.#columns.flags[ordinal]! >> iconFlags.relationShift]!;
  }

  #categoriesOf(ordinal: number): Category[] {
    const categories: Category[] = [];
    const start = ordinal * categorySlots;
    for (let slot = start; slot < start + categorySlots; slot++) {
      const category = this.#columns.category[slot]!;
      if (category !== noCategory) categories.push(this.categories[category]!);
    }
    return categories;
  }

  /** Ordinals of the sizes, tones and copies of a main icon. */
  #relativesOf(main: number): Uint32Array {
    const { relative, main: mains } = this.#columns;
    let low = 0;
    let high = relative.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (mains[relative[middle]!]! < main) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < relative.length && mains[relative[end]!] === main) end++;
    return relative.subarray(low, end).filter((member) => !this.#isGone(member));
  }

  #resolutionsOf(ordinal: number): Resolution[] {
    const { nativeSize, main } = this.#columns;
    if (nativeSize[ordinal] === 0) return [];
    const members = [main[ordinal]!, ...this.#relativesOf(main[ordinal]!)].filter(
      (member) => member === main[ordinal] || this.#relation(member) === "resolution",
    );
    return members
      .map((member) => ({ id: this.id(member), size: nativeSize[member]! }))
      .toSorted((a, b) => a.size - b.size);
  }

  /** Skin tones of the same drawing, then the best icon of the concept in every other style. */
  #variantsOf(ordinal: number, icon: Icon): IconVariant[] {
    const { main, style } = this.#columns;
    const tones = [main[ordinal]!, ...this.#relativesOf(main[ordinal]!)].filter(
      (member) => member !== ordinal && (this.#relation(member) === "variant" || this.#relation(ordinal) === "variant"),
    );
    const seen = new Set([style[ordinal]]);
    const others = this.listByConcept(icon.commonName).filter((member) => {
      if (seen.has(style[member])) return false;
      seen.add(style[member]);
      return true;
    });
    return [...tones, ...others].map((member) => ({
      id: this.id(member),
      platform: this.styles[style[member]!]!.apiCode,
      subcategory: this.#categoriesOf(member)[1]?.apiCode ?? "",
    }));
  }
}
