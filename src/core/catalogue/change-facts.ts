import type { Columns } from "../columns/columns.ts";
import type { Category, Pack, Style } from "../icons/style.ts";
import { colorClasses } from "../icons/vocabulary.ts";
import { encodeIconId } from "./icon-id.ts";
import type { AddedIcon, SnapshotChange } from "./snapshot-change.ts";
import { categorySlots, iconFlags, noCategory, packFrom, previewsAtMost, type SnapshotFacts } from "./snapshot.ts";

/** Icons by what they are counted for. */
class Counts {
  readonly #counts = new Map<string, number>();

  add(key: string, by: number): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}

interface ChangedIcons {
  columns: Columns;
  /** Ordinal of the first added icon. */
  first: number;
  isGone: (ordinal: number) => boolean;
}

/** The facts of a snapshot after a change: what was counted is counted anew, and nothing that is gone is shown. */
export function changeFacts(facts: SnapshotFacts, change: SnapshotChange, icons: ChangedIcons): SnapshotFacts {
  const counts = countChanged(facts, change, icons);
  const remaining = change.icons.filter((_, index) => !icons.isGone(icons.first + index));
  const withoutRemoved = (preview: readonly string[]) => preview.filter((id) => !change.gone.has(id));
  const styles = [
    ...facts.styles.map((style) =>
      Object.assign({}, style, {
        iconCount: style.iconCount + counts.get(`style ${style.apiCode}`),
        preview: withoutRemoved(style.preview),
      }),
    ),
    ...change.styles.map((style, index) => describeStyle(style, remaining, facts.styles.length + index + 1)),
  ];
  const members = groupStyles(styles);
  const sum = (key: string) => (members.get(key) ?? []).reduce((total, { iconCount }) => total + iconCount, 0);
  const codes = (key: string) => (members.get(key) ?? []).map(({ apiCode }) => apiCode);
  const newcomers = remaining.map(({ id }) => encodeIconId(id));
  return {
    ...facts,
    version: `${facts.version}-${change.version}`,
    styles,
    families: [...facts.families, ...change.families].map((family) => {
      const key = `family ${family.apiCode}`;
      return Object.assign({}, family, { entities: codes(key), iconCount: sum(key) });
    }),
    authors: [...facts.authors, ...change.authors].map((author) => {
      const key = `author ${author.apiCode}`;
      return Object.assign({}, author, { styles: codes(key), iconCount: sum(key) });
    }),
    sets: [...facts.sets, ...change.sets].map((set) => Object.assign({}, set, { iconCount: sum(`set ${set.prefix}`) })),
    licenses: [...facts.licenses, ...change.licenses],
    categories: facts.categories.map((category, place): Category => {
      const isNewest = place === facts.categories.length - 1;
      const preview = isNewest ? [...newcomers, ...withoutRemoved(category.preview)] : withoutRemoved(category.preview);
      const iconCount = category.iconCount + counts.get(`category ${category.apiCode}`);
      return Object.assign({}, category, { iconCount, preview: preview.slice(0, previewsAtMost) });
    }),
    packs: [
      ...facts.packs.map((pack) =>
        Object.assign({}, pack, {
          iconCount: pack.iconCount + counts.get(`pack ${pack.code}`),
          preview: change.gone.size === 0 ? pack.preview : withoutRemoved(pack.preview),
        }),
      ),
      ...listPacks(remaining),
    ],
  };
}

/** By how much each count changes. */
function countChanged(facts: SnapshotFacts, change: SnapshotChange, { columns, first, isGone }: ChangedIcons): Counts {
  const counts = new Counts();
  const [flags, style, category] = [columns.u16("flags"), columns.u16("style"), columns.u8("category")];
  const [popular, newest] = facts.categories.slice(-2) as [Category, Category];
  const count = (ordinal: number, by: number) => {
    const code = facts.styles[style[ordinal]!]?.apiCode ?? "";
    counts.add(`style ${code}`, by);
    for (let slot = ordinal * categorySlots; slot < (ordinal + 1) * categorySlots; slot++) {
      if (category[slot] === noCategory) break;
      const { apiCode } = facts.categories[category[slot]!]!;
      counts.add(`category ${apiCode}`, by);
      counts.add(`pack ${code}-${apiCode}`, by);
    }
    if (flags[ordinal]! & iconFlags.isPopular) counts.add(`category ${popular.apiCode}`, by);
    if (flags[ordinal]! & iconFlags.isNew) counts.add(`category ${newest.apiCode}`, by);
  };
  const end = first + change.icons.length;
  for (let ordinal = first; ordinal < end; ordinal++) if (!isGone(ordinal)) count(ordinal, 1);
  if (change.gone.size === 0) return counts;
  const listedCount = facts.listedCount + change.icons.length;
  for (let ordinal = 0; ordinal < listedCount; ordinal++) {
    if ((ordinal < first || ordinal >= end) && isGone(ordinal)) count(ordinal, -1);
  }
  return counts;
}

function groupStyles(styles: readonly Style[]): Map<string, Style[]> {
  const groups = new Map<string, Style[]>();
  for (const style of styles) {
    for (const key of [`family ${style.family}`, `author ${style.author}`, `set ${style.set}`]) {
      const group = groups.get(key);
      if (group) group.push(style);
      else groups.set(key, [style]);
    }
  }
  return groups;
}

/** What an added style is like follows from its icons. */
function describeStyle(style: Style, icons: readonly AddedIcon[], order: number): Style {
  const own = icons.filter((icon) => icon.style === style.apiCode);
  const countFlag = (flag: number) => own.filter(({ flags }) => (flags & flag) !== 0).length;
  const isMost = (count: number) => count * 2 >= own.length && own.length > 0;
  const classes = colorClasses.map((_, place) => own.filter(({ flags }) => (flags & iconFlags.colorsMask) === place));
  const most = Math.max(...classes.map(({ length }) => length));
  return {
    ...style,
    isColor: isMost(countFlag(iconFlags.isColor)),
    colors: colorClasses[classes.findIndex(({ length }) => length === most)]!,
    isAnimated: isMost(countFlag(iconFlags.isAnimated)),
    order,
    iconCount: own.length,
    preview: own.slice(0, previewsAtMost).map(({ id }) => encodeIconId(id)),
  };
}

function listPacks(icons: readonly AddedIcon[]): Pack[] {
  const packs = new Map<string, Pack>();
  for (const { style, categories, id } of icons) {
    for (const category of categories) {
      const code = `${style}-${category}`;
      const pack = packs.get(code) ?? { code, style, category, iconCount: 0, preview: [] };
      pack.iconCount++;
      if (pack.preview.length < previewsAtMost) pack.preview.push(encodeIconId(id));
      packs.set(code, pack);
    }
  }
  return [...packs.values()].filter(({ iconCount }) => iconCount >= packFrom);
}
