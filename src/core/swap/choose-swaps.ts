import { matchKinds, type MatchKind } from "./find-likely-concepts.ts";

/** Icons are ordinals here. */
export interface SwapCandidate {
  icon: number;
  kind: MatchKind;
}

/** An icon that is to be swapped, with those of the wanted style that may stand for it, the best first. */
export interface SwapSubject {
  icon: number;
  concept: string;
  candidates: readonly SwapCandidate[];
}

/** What an icon is swapped to. */
export interface Swap {
  icon: number;
  /** Absent where the style has nothing for it. */
  to?: SwapCandidate;
  /** An icon of another concept is swapped to the same one: there is nothing else for it. */
  isShared: boolean;
}

/**
 * Chooses one icon for each: better kinds first, so that what stands for its own concept is not taken by another one. One icon
 * stands for two concepts only where there is no other of the same kind, and then both say so.
 */
export function chooseSwaps(subjects: readonly SwapSubject[]): Swap[] {
  const chosen = new Map<SwapSubject, SwapCandidate>();
  const conceptsOf = new Map<number, Set<string>>();
  const isFreeFor = ({ concept }: SwapSubject, icon: number) => {
    const concepts = conceptsOf.get(icon);
    return concepts === undefined || concepts.has(concept);
  };
  const choose = (subject: SwapSubject, candidate: SwapCandidate) => {
    chosen.set(subject, candidate);
    conceptsOf.set(candidate.icon, (conceptsOf.get(candidate.icon) ?? new Set()).add(subject.concept));
  };
  for (const kind of matchKinds) {
    const open = subjects.filter((subject) => !chosen.has(subject) && subject.candidates.some(isOf(kind)));
    for (const subject of open) {
      const candidates = subject.candidates.filter(isOf(kind));
      choose(subject, candidates.find(({ icon }) => isFreeFor(subject, icon)) ?? candidates[0]!);
    }
  }
  return subjects.map((subject) => {
    const to = chosen.get(subject);
    const isShared = to !== undefined && conceptsOf.get(to.icon)!.size > 1;
    return { icon: subject.icon, ...(to && { to }), isShared };
  });
}

const isOf =
  (wanted: MatchKind) =>
  ({ kind }: SwapCandidate) =>
    kind === wanted;
