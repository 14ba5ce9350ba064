import type { Catalogue } from "../../src/core/catalogue/catalogue.ts";
import type { SearchIndex } from "../../src/core/search/search.ts";
import { createJudge, type Judge } from "./judge.ts";
import type { Look } from "./judged-queries.ts";

/** Judges icons that have to look a certain way. */
export interface LookJudge {
  judge: Judge;
  /** Whether an icon is drawn so. */
  has: (ordinal: number) => boolean;
}

/** A judge for each look, made when it is first asked for. Without a look all icons count. */
export function createLookJudges(catalogue: Catalogue, index: SearchIndex): (look?: Look) => LookJudge {
  const known = new Map<string, LookJudge>();
  return (look) => {
    const key = JSON.stringify(look) ?? "";
    const judge = known.get(key) ?? createLookJudge(catalogue, index, look);
    known.set(key, judge);
    return judge;
  };
}

function createLookJudge(catalogue: Catalogue, index: SearchIndex, look: Look | undefined): LookJudge {
  if (look === undefined) return { judge: createJudge(catalogue), has: () => true };
  const filters = "color" in look ? look : { technique: [look.technique] };
  const drawn = new Set(index.search({ term: "", filters, amount: catalogue.count }).ordinals);
  const has = (ordinal: number) => drawn.has(ordinal);
  return { judge: createJudge(catalogue, has), has };
}
