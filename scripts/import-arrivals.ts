/**
 * Regenerates `data/arrivals.tsv` – since when each icon set has each icon – by comparing earlier releases of
 * `@iconify/json` with the installed one: `node scripts/import-arrivals.ts`. Needs `npm`, `tar` and the network;
 * nothing is installed. Add the release that was installed so far to the list before updating the dependency.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unpackRelease } from "./packages/package-file.ts";

/** Earlier releases, oldest first, a few weeks to months apart. */
const earlier: readonly (readonly [version: string, integrity: string])[] = [
  ["2.2.385", "sha512-IOUKB/gXgATc76rejBzy+ypG7alDhLxC2jL7unmi+nB4mmztRUTtfF3wsMv2b+j0Zk/qMTB7wlvAhvqKsvdWGA=="],
  ["2.2.420", "sha512-3dgvkB8eiUA/PkGHaRB+x17MS1u22V2O1YtFpdpdFpbXp/fAdloOMbxeMXXgNlcGgjk7x4hUIeDunic/diHYqg=="],
  ["2.2.463", "sha512-VZ0n+99OWe9677b04KPF0NajDbFEyWNxMalXZA/4j8HrqyVvY+N1XN/EIER4ceQlKQJ501w9UxLJZjZ5mga0xA=="],
  ["2.2.482", "sha512-U6tOIrJKIN012Ea2XClJzcD9IsTN3vhd2uaA29bsnYgQR0pi0WBUjczyI8LvfLa8JQu/yng6mS/jwyhmILh8MQ=="],
  ["2.2.503", "sha512-544itETUPS/V5X6wZycbNZMqK5HtHsRbuBvoZWSByQVFf3IAY5qg36pzDpy3B3tk+pJld6E417P06yc0OtHLsA=="],
  ["2.2.520", "sha512-WySQx8JrnDXmrEc5nhbnXAQU1T5Xjyhz+ZdB0kW1Lufp/GcDT2lLKHSYm3bvwPRbd/GL1ZFaKI/M65g4Z/uUTQ=="],
];

/** One icon set in one release. */
interface SetState {
  /** Unix seconds of its last change. */
  timestamp: number;
  names: string[];
}

const work = mkdtempSync(join(tmpdir(), "iconarium-arrivals-"));
try {
  const releases = earlier.map(([version, integrity]) => {
    process.stdout.write(`Reading @iconify/json@${version}\n`);
    const folder = mkdtempSync(join(work, "release-"));
    const release = { name: "@iconify/json", version, integrity };
    const states = readRelease(unpackRelease(release, ["json"], folder));
    rmSync(folder, { recursive: true });
    return states;
  });
  const current = dirname(createRequire(import.meta.url).resolve("@iconify/json/package.json"));
  const lines = listArrivals([...releases, readRelease(current)]);
  writeFileSync(join(import.meta.dirname, "../data/arrivals.tsv"), lines.map((line) => `${line}\n`).join(""));
} finally {
  rmSync(work, { recursive: true, force: true });
}

function readRelease(folder: string): Map<string, SetState> {
  const states = new Map<string, SetState>();
  for (const file of readdirSync(join(folder, "json"))) {
    const set = JSON.parse(readFileSync(join(folder, "json", file), "utf8")) as {
      prefix: string;
      lastModified?: number;
      icons: object;
      aliases?: object;
    };
    const names = [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})];
    states.set(set.prefix, { timestamp: set.lastModified ?? 0, names });
  }
  return states;
}

/** Lines of set, time and names: first a line without names for all that were there from the beginning. */
function listArrivals(releases: readonly ReadonlyMap<string, SetState>[]): string[] {
  const wanted = readFileSync(join(import.meta.dirname, "../data/sets/included.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => (JSON.parse(line) as { prefix: string }).prefix);
  return wanted.flatMap((prefix) => {
    const states = releases.flatMap((release) => release.get(prefix) ?? []);
    const latest = new Set(states.at(-1)?.names);
    const seen = new Set(states[0]?.names);
    const later = states.slice(1).flatMap(({ timestamp, names }) => {
      const arrived = names.filter((name) => latest.has(name) && !seen.has(name));
      for (const name of names) seen.add(name);
      return arrived.length > 0 ? [`${prefix}\t${timestamp}\t${arrived.toSorted().join(" ")}`] : [];
    });
    return later.toSpliced(0, 0, `${prefix}\t${states[0]?.timestamp ?? 0}\t`);
  });
}
