import { formatNumber, formatRatio, printTable } from "../measure/report.ts";
import { percentile } from "../measure/timing.ts";
import type { ConceptShares } from "./concepts.ts";
import type { JudgedPictures } from "./judged-pictures.ts";
import type { Pairs } from "./pairs.ts";
import { allKinds, type Recall } from "./recall.ts";
import type { Scans } from "./scans.ts";
import type { Times } from "./times.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The least that is wanted of a kind of query; shares. */
const recallTargets: Readonly<Record<string, { first?: number; firstTen?: number; exactFirstTen?: number }>> = {
  [allKinds]: { first: 0.965, firstTen: 0.99, exactFirstTen: 0.98 },
  "color icons on black": { first: 0.9 },
};

/** `96.5 % (≥ 96.5 %)` where something is wanted. */
const beside = (share: number, target?: number) =>
  target === undefined ? percent(share) : `${percent(share)} (≥ ${percent(target)})`;

export function printRecall(rows: readonly Recall[]): void {
  printTable(
    "Redrawn icons: found first and in the first ten, counting duplicates, then the exact icon only",
    ["", "queries", "first", "in 10", "exact first", "exact in 10", "not visible"],
    rows.map(({ kind, count, unseen, first, firstTen, exactFirst, exactFirstTen }) => {
      const target = recallTargets[kind] ?? {};
      return [
        kind,
        String(count),
        beside(first, target.first),
        beside(firstTen, target.firstTen),
        percent(exactFirst),
        beside(exactFirstTen, target.exactFirstTen),
        String(unseen),
      ];
    }),
  );
}

/** The mean of all disturbances, ours and those of others, of the same queries among the same drawings. */
export function printPeers(drawings: number, recalls: Readonly<Record<string, readonly Recall[]>>): void {
  const means = Object.entries(recalls).flatMap(([name, rows]) => {
    const mean = rows.find(({ kind }) => kind === allKinds);
    return mean ? [{ name, mean }] : [];
  });
  printTable(
    `Redrawn icons among ${formatNumber(drawings)} icons, counting duplicates`,
    ["", "queries", "first", "in 10", "first, ratio"],
    means.map(({ name, mean }) => [
      name,
      String(mean.count),
      percent(mean.first),
      percent(mean.firstTen),
      formatRatio(mean.first, means[0]!.mean.first),
    ]),
  );
}

/** Wrong ones are so rare that shares of a hundred do not tell them apart. */
const perTenThousand = (share: number) => (share * 10_000).toFixed(1);

export function printPairs({ counts, shares }: Pairs): void {
  const pairs = [counts.sameIcon, counts.sameConcept, counts.others].map(formatNumber).join(", ");
  printTable(
    `Images from two people that count as similar (${pairs} pairs)`,
    ["likeness from", "of the same icon", "of the same concept", "of different concepts, per 10,000"],
    shares.map(({ likeness, sameIcon, sameConcept, others }) => [
      likeness.toFixed(2),
      percent(sameIcon),
      percent(sameConcept),
      perTenThousand(others),
    ]),
  );
}

const conceptTarget = 0.8;
const judgedTarget = 0.6;

export function printConcepts(shares: readonly ConceptShares[]): void {
  printTable(
    "Undisturbed icons of concepts that at least three families have: the same concept in the first ten of other sets",
    ["its own set", "queries", "in another set", "in another family"],
    shares.map(({ ownSet, count, otherSet, otherFamily }) => [
      ownSet,
      String(count),
      percent(otherSet),
      beside(otherFamily, conceptTarget),
    ]),
  );
}

export function printJudged(rows: readonly JudgedPictures[]): void {
  printTable(
    "The right concept for sketches and phone screenshots",
    ["", "pictures", "first", "in 10"],
    rows.map(({ kind, split, count, first, firstTen }) => [
      split ? `${kind}: ${split}` : kind,
      String(count),
      percent(first),
      beside(firstTen, judgedTarget),
    ]),
  );
}

const scanTargetMs = 5;

export function printScans({ vectorCount, scans }: Scans): void {
  const ours = percentile(scans[0]!.ms, 0.5);
  printTable(
    `One vector compared with ${formatNumber(vectorCount)} others, first ten, ms (target: ≤ ${scanTargetMs})`,
    ["", "p50", "p99", "ratio", "same first ten as an exact scan"],
    scans.map(({ name, ms, sameTen }) => [
      name,
      p(ms, 0.5),
      p(ms, 0.99),
      formatRatio(percentile(ms, 0.5), ours),
      percent(sameTen),
    ]),
  );
}

const pictureTargetMs = { p50: 40, p99: 150 };
const busyTarget = 2;

export function printTimes({ pictures, words }: Times): void {
  printTable(
    `Image search with one megapixel, request to response, ms (target: p50 ≤ ${pictureTargetMs.p50}, p99 ≤ ${pictureTargetMs.p99})`,
    ["", "requests", "p50", "p99"],
    Object.entries(pictures).map(([type, ms]) => [type, String(ms.length), p(ms, 0.5), p(ms, 0.99)]),
  );
  printTable(
    `Text searches while vectors are computed and images searched, ms (target: p99 ≤ ${busyTarget} × idle)`,
    ["", "requests", "p50", "p99", "ratio of p99"],
    Object.entries(words).map(([name, ms]) => [
      name,
      String(ms.length),
      p(ms, 0.5),
      p(ms, 0.99),
      formatRatio(percentile(ms, 0.99), percentile(words.idle, 0.99)),
    ]),
  );
}

const p = (ms: readonly number[], share: number) => formatNumber(percentile(ms, share));
