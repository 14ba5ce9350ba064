import type { HitReason, ReasonKind, SearchIndex } from "../search.ts";

/** The icon that a style has for a concept. */
export interface Coverage {
  ordinal: number;
  /** The icon is called so, or known by it; otherwise it is the nearest substitute. */
  isExact: boolean;
}

export interface CoverageSource {
  index: Pick<SearchIndex, "search" | "group" | "explainHits">;
  /** API codes of the styles to look at; their drawings count even where another style has the same. */
  styles: readonly string[];
  /** Code of the language of the concept. */
  language: string;
  /** The name of an icon’s concept in kebab-case. */
  nameOf: (ordinal: number) => string;
  styleOf: (ordinal: number) => string;
  /** Ordinals of icons that mean something near, nearest first. */
  listNear: (concept: string) => Iterable<number>;
}

/** Icons of each style that are looked at: the first may say more than the concept, and the next one just that. */
const iconsPerStyle = 3;

/** For each style that has something for a concept the best icon, by its API code. */
export function coverConcept(concept: string, source: CoverageSource): Map<string, Coverage> {
  const { index, styles, language, nameOf, styleOf, listNear } = source;
  const term = { term: concept, language };
  const { isRelaxed } = index.search({ ...term, amount: 0 });
  const groups = index.group({
    ...term,
    filters: { style: styles },
    groupBy: "style",
    groups: styles.length,
    amount: iconsPerStyle,
  });
  const reasons = index.explainHits(
    term,
    groups.flatMap(({ ordinals }) => [...ordinals]),
  );
  const wanted = new Set(styles);
  const covered = new Map<string, Coverage>();
  const addNear = () => {
    if (covered.size === styles.length) return;
    for (const ordinal of listNear(concept)) {
      const code = styleOf(ordinal);
      if (wanted.has(code) && !covered.has(code)) covered.set(code, { ordinal, isExact: false });
    }
  };
  // What has only some of the words says less than what means the same.
  if (isRelaxed) addNear();
  let place = 0;
  for (const { code, ordinals } of groups) {
    const own = Array.from(ordinals, (ordinal) => ({ ordinal, reasons: reasons[place++]! }));
    const exact = isRelaxed ? undefined : own.find((one) => isNamed(nameOf(one.ordinal), one.reasons));
    if (!covered.has(code)) covered.set(code, { ordinal: (exact ?? own[0]!).ordinal, isExact: exact !== undefined });
  }
  if (!isRelaxed) addNear();
  return covered;
}

const naming: ReadonlySet<ReasonKind> = new Set(["name", "same", "translation"]);

/** Whether an icon is called by the words of a concept and no others, or known by all of them. */
function isNamed(name: string, reasons: readonly HitReason[]): boolean {
  if (reasons.length === 0 || !reasons.every(({ kind }) => naming.has(kind) || kind === "tag")) return false;
  if (reasons.some(({ kind }) => kind === "tag")) return true;
  const words = reasons.reduce((count, { word }) => count + word.split(/[\s-]/).length, 0);
  return name.split("-").length <= words;
}
