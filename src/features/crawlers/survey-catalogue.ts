import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { toRoot } from "../../core/catalogue/concept.ts";

/** What sitemaps need to know of all listed icons. */
export interface CatalogueSurvey {
  /** When icons last arrived, Unix seconds; 0 where nothing is known. */
  newest: {
    overall: number;
    byStyle: ReadonlyMap<string, number>;
    byCategory: ReadonlyMap<string, number>;
    /** For each run of `iconsPerRun` icons in static order. */
    byRun: readonly number[];
  };
  /** Concepts, best known first, without the variants of their names. */
  concepts: readonly string[];
}

type SurveyedCatalogue = Pick<Catalogue, "listedCount" | "isListed" | "icon">;

const iconsPerTurn = 500;

/** Looks at every listed icon once, in many short turns between which the process does other things. */
export async function surveyCatalogue(
  catalogue: SurveyedCatalogue,
  options: { conceptLimit: number; iconsPerRun: number; pause: () => Promise<void> },
): Promise<CatalogueSurvey> {
  const { conceptLimit, iconsPerRun, pause } = options;
  const byStyle = new Map<string, number>();
  const byCategory = new Map<string, number>();
  const byRun: number[] = [];
  const concepts = new Set<string>();
  for (let ordinal = 0; ordinal < catalogue.listedCount; ordinal++) {
    if (ordinal % iconsPerTurn === iconsPerTurn - 1) await pause();
    if (!catalogue.isListed(ordinal)) continue;
    const { platform, categoryApiCode, subcategory, commonName, timestamp } = catalogue.icon(ordinal);
    raise(byStyle, platform, timestamp);
    for (const category of [categoryApiCode, subcategory]) if (category !== "") raise(byCategory, category, timestamp);
    const run = Math.floor(ordinal / iconsPerRun);
    byRun[run] = Math.max(byRun[run] ?? 0, timestamp);
    if (concepts.size < conceptLimit && toRoot(commonName) === commonName) concepts.add(commonName);
  }
  const overall = byRun.reduce((newest, each) => Math.max(newest, each), 0);
  return { newest: { overall, byStyle, byCategory, byRun }, concepts: [...concepts] };
}

function raise(newest: Map<string, number>, key: string, timestamp: number): void {
  if (timestamp > (newest.get(key) ?? 0)) newest.set(key, timestamp);
}
