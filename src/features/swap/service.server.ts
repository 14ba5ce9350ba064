import { LRUCache } from "lru-cache";
import { AppError } from "../../core/errors.ts";
import type { Style } from "../../core/icons/style.ts";
import type { SynonymRule } from "../../core/search/match/synonyms.ts";
import { chooseSwaps, type Swap, type SwapCandidate, type SwapSubject } from "../../core/swap/choose-swaps.ts";
import { createSynonymFinder } from "../../core/swap/concept-words.ts";
import { findLikelyConcepts, type LikelyConcept } from "../../core/swap/find-likely-concepts.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { PictureSearch } from "../picture-search/contract.ts";
import type { StyleCoverage, SwapPair, SwapService } from "./contract.ts";

interface Dependencies {
  catalogue: CatalogueHost;
  pictures: Pick<PictureSearch, "orderBySimilarity" | "findLikest">;
  readSynonyms: () => SynonymRule[];
}

const rememberedConcepts = 20_000;
/** Icons to choose from instead. */
const mostOthers = 8;
/** Icons of a concept that tell whether it is a name. */
const tellingIcons = 8;
/** Names of companies and countries. */
const namedCategories = new Set(["logos", "flags"]);
/** Icons that have nothing but a look to be found by: each is compared with all drawings of the style. */
const mostByLook = 200;

/** Finds icons of another style that stand for others. */
export function createSwapService({ catalogue: host, pictures, readSynonyms }: Dependencies): SwapService {
  const likely = new LRUCache<string, LikelyConcept[]>({ max: rememberedConcepts });
  host.onSwap(() => likely.clear());
  let findSynonyms: ReturnType<typeof createSynonymFinder> | undefined;

  function findLikely(concept: string, { catalogue, meaning }: OpenCatalogue): LikelyConcept[] {
    const known = likely.get(concept);
    if (known) return known;
    findSynonyms ??= createSynonymFinder(readSynonyms());
    const members = catalogue.listByConcept(concept).slice(0, tellingIcons);
    const isName = members.some((member) => {
      const { categoryApiCode, subcategory } = catalogue.icon(member);
      return namedCategories.has(categoryApiCode) || namedCategories.has(subcategory);
    });
    const found = findLikelyConcepts(
      concept,
      { isName },
      {
        findSynonyms,
        isDrawn: (other) => catalogue.listByConcept(other).length > 0,
        findNear: (words, amount) => meaning.findNear(words, amount),
      },
    );
    likely.set(concept, found);
    return found;
  }

  /** For each style, by ordinal, how many icons it has the same of, and how many more nearly. */
  async function countCoverage(ordinals: readonly number[], opened: OpenCatalogue) {
    const { catalogue } = opened;
    const exact = new Uint32Array(catalogue.styles.length);
    const near = new Uint32Array(catalogue.styles.length);
    const covered = new Map<string, { exact: Set<number>; near: Set<number> }>();
    await mapInSlices(ordinals, (ordinal) => {
      const concept = catalogue.icon(ordinal).commonName;
      const styles = covered.get(concept) ?? findStyles(concept, opened);
      covered.set(concept, styles);
      for (const style of styles.exact) exact[style]!++;
      for (const style of styles.near) near[style]!++;
    });
    return { exact, near };
  }

  function findStyles(concept: string, opened: OpenCatalogue) {
    const exact = new Set<number>();
    const near = new Set<number>();
    for (const { concept: other, kind } of findLikely(concept, opened)) {
      for (const member of opened.catalogue.listByConcept(other)) {
        const style = opened.catalogue.styleOrdinal(member);
        if (kind === "same") exact.add(style);
        else if (!exact.has(style)) near.add(style);
      }
    }
    return { exact, near };
  }

  /** What the style has of the concepts that an icon may be swapped to. */
  function describeSubject(ordinal: number, style: number, opened: OpenCatalogue): SwapSubject {
    const { catalogue } = opened;
    const concept = catalogue.icon(ordinal).commonName;
    const candidates = findLikely(concept, opened).flatMap(({ concept: other, kind }): SwapCandidate[] => {
      const members = catalogue.listByConcept(other).filter((member) => catalogue.styleOrdinal(member) === style);
      const ordered = members.length > 1 ? pictures.orderBySimilarity(ordinal, members) : members;
      return ordered.map((icon) => ({ icon, kind }));
    });
    const own = catalogue.styleOrdinal(ordinal) === style ? [{ icon: ordinal, kind: "same" as const }] : [];
    return { icon: ordinal, concept, candidates: [...own, ...candidates] };
  }

  async function addLooks(subjects: readonly SwapSubject[], style: Style): Promise<SwapSubject[]> {
    const bare = subjects.filter(({ candidates }) => candidates.length === 0).slice(0, mostByLook);
    const alike = await pictures.findLikest(
      bare.map(({ icon }) => icon),
      { style: style.apiCode },
    );
    return subjects.map((subject) => {
      const found = subject.candidates.length === 0 ? alike.get(subject.icon) : undefined;
      return found ? { ...subject, candidates: found.map((icon) => ({ icon, kind: "look" as const })) } : subject;
    });
  }

  return {
    async listStyles(ids) {
      const opened = host.current();
      const ordinals = listOrdinals(ids, opened);
      const { exact, near } = await countCoverage(ordinals, opened);
      return opened.catalogue.styles
        .map((style, at) => describeStyle(style, { exact: exact[at]!, near: near[at]! }, opened))
        .filter((style) => style.exact + style.near > 0)
        .toSorted((left, right) => worthOf(right) - worthOf(left));
    },
    async plan(ids, { style: code, locale }) {
      const opened = host.current();
      const { catalogue, names } = opened;
      const style = catalogue.findStyle(code);
      if (!style) {
        const allowed = catalogue.styles.map(({ apiCode }) => apiCode);
        throw new AppError("invalid_input", `style: ${code} doesn’t exist`, { field: "style", allowed });
      }
      const at = catalogue.styles.indexOf(style);
      const ordinals = listOrdinals(ids, opened);
      const known = await mapInSlices(ordinals, (ordinal) => describeSubject(ordinal, at, opened));
      const subjects = await addLooks(known, style);
      const swaps = chooseSwaps(subjects);
      const shown = new Set(ordinals);
      const pairs = new Map<string, SwapPair>();
      await mapInSlices(subjects.entries(), ([place, subject]) => {
        const swap = swaps[place]!;
        const others = listOthers(subject, swap, style, opened);
        for (const other of others) shown.add(other);
        if (swap.to) shown.add(swap.to.icon);
        const from = catalogue.id(subject.icon);
        pairs.set(from, {
          from,
          ...(swap.to && { to: catalogue.id(swap.to.icon), kind: swap.to.kind }),
          isExact: swap.to?.kind === "same",
          isShared: swap.isShared,
          others: others.map((other) => catalogue.id(other)),
        });
      });
      const icons = await mapInSlices(shown, (ordinal) => {
        const icon = catalogue.icon(ordinal);
        return { id: icon.id, name: names.nameIcon(icon, locale), isMono: !icon.isColor };
      });
      const list = [...new Set(ids)].map((id) => pairs.get(id) ?? describeGap(id));
      const exact = list.filter(({ isExact }) => isExact).length;
      const near = list.filter(({ to, isExact, kind }) => to !== undefined && !isExact && kind !== "look").length;
      return { style: describeStyle(style, { exact, near }, opened), pairs: list, icons };
    },
  };
}

function listOrdinals(ids: readonly string[], { catalogue }: OpenCatalogue): number[] {
  return [...new Set(ids)].flatMap((id) => catalogue.findById(id) ?? []);
}

function listOthers({ icon, candidates }: SwapSubject, { to }: Swap, style: Style, opened: OpenCatalogue): number[] {
  const term = opened.catalogue.icon(icon).commonName.replaceAll("-", " ");
  const found = opened.index.search({ term, filters: { style: [style.apiCode] }, amount: mostOthers });
  const others = new Set([...candidates.map((candidate) => candidate.icon), ...found.ordinals]);
  if (to) others.delete(to.icon);
  return [...others].slice(0, mostOthers);
}

const describeGap = (from: string): SwapPair => ({ from, isExact: false, isShared: false, others: [] });

/** Two that are nearly the same are worth less than one that is. */
const worthOf = ({ exact, near }: StyleCoverage) => exact + near * 0.4;

function describeStyle(
  { apiCode, title, family, isColor, license }: Style,
  counts: { exact: number; near: number },
  { catalogue }: OpenCatalogue,
): StyleCoverage {
  const familyName = catalogue.findFamily(family)?.name ?? family;
  return { apiCode, title, family: familyName, isColor, license, ...counts };
}
