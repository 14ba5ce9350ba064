/** Versions here have three numbers and nothing else. */
export type Version = readonly [major: number, minor: number, patch: number];

/** How much users of a package notice of a change, the least first. */
export const changeLevels = ["patch", "minor", "major"] as const;
export type ChangeLevel = (typeof changeLevels)[number];

/** The first up to three numbers of a text, as authors of sets write versions: `v5.2` → 5.2.0; undefined where it begins with none. */
export function parseVersion(text: string): Version | undefined {
  const [, major, minor = "0", patch = "0"] = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?/.exec(text.trim()) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

export const formatVersion = (version: Version): string => version.join(".");

/** Below 0 where the first one is older. */
export function compareVersions(one: Version, other: Version): number {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place === -1 ? 0 : one[place]! - other[place]!;
}

/** The next version after a change. */
export function bumpVersion([major, minor, patch]: Version, level: ChangeLevel): Version {
  if (level === "major") return [major + 1, 0, 0];
  return level === "minor" ? [major, minor + 1, 0] : [major, minor, patch + 1];
}

/**
 * What a changed package is called: what the change asks for, or the version of the set that it is made of where that is
 * newer still. The first one has the version of its set, or is 1.0.0.
 */
export function nextVersion({
  last,
  level,
  upstream,
}: {
  last: Version | undefined;
  level: ChangeLevel;
  upstream: Version | undefined;
}): Version {
  if (last === undefined) return upstream === undefined || upstream[0] === 0 ? [1, 0, 0] : upstream;
  const needed = bumpVersion(last, level);
  return upstream !== undefined && compareVersions(upstream, needed) > 0 ? upstream : needed;
}
