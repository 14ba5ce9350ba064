/** How often a concept was taken after one term. */
export interface DownloadCounts {
  concept: string;
  /** How many different visitors took it. */
  visitors: number;
  /** What their takes count together. */
  weight: number;
}

/** What fewer visitors took changes no order. */
export const fewestVisitors = 5;
/** In ranks. With this one only, a concept comes to stand among the exact ones. */
export const strongestLift = 3;

/** What a term's takes are weighed against: so few more leave a concept nearly where it was. */
const doubt = 20;
const steepness = 2 ** strongestLift - 1;

/**
 * By how many ranks each concept is lifted among the hits of a term: by its share of all takes, on a logarithmic scale.
 * What fewer than `fewestVisitors` took neither is lifted nor takes anything from the others.
 */
export function weighDownloads(downloads: readonly DownloadCounts[]): Map<string, number> {
  const proven = downloads.filter(({ visitors }) => visitors >= fewestVisitors);
  const total = proven.reduce((sum, { weight }) => sum + weight, doubt);
  const lifts = proven.map(({ concept, weight }) => [concept, liftOf(weight / total)] as const);
  return new Map(lifts.filter(([, lift]) => lift > 0));
}

const liftOf = (share: number) => Math.round(Math.log2(1 + steepness * share));
