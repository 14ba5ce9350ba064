import { renderLicenses, renderReadme } from "../../core/packages/package-readme.ts";
import {
  comparePackages,
  judgeChanges,
  renderChangelog,
  type PackageChanges,
} from "../../core/packages/package-changes.ts";
import { nameComponents } from "../../core/packages/icon-data.ts";
import { describePackage, type PackageManifest } from "../../core/packages/package-manifest.ts";
import { formatVersion, nextVersion, parseVersion } from "../../core/packages/package-version.ts";
import { readLicenseText } from "../../platform/license-texts.server.ts";
import type { BuiltPackage } from "./build-package.server.ts";
import type { PackageBuilder } from "./package-builder.server.ts";
import type { LedgerEntry, LedgerRelease } from "./package-ledger.server.ts";
import type { PackageSource } from "./package-source.ts";

/** A version that is not in the ledger yet. */
export interface Draft {
  number: number;
  release: LedgerRelease;
  readme: string;
  bytes: Buffer;
}

/** What the next version of a package is called, and what differs from the one before. */
export function planRelease(
  { state, upstream }: Pick<PackageSource, "state" | "upstream">,
  known: Pick<LedgerEntry, "state" | "releases"> | undefined,
): { version: string; changes: PackageChanges | undefined } {
  const changes = known?.state ? comparePackages(known.state, state) : undefined;
  const version = nextVersion({
    last: parseVersion(known?.releases.at(-1)?.manifest.version ?? ""),
    level: changes ? judgeChanges(changes) : "patch",
    upstream,
  });
  return { version: formatVersion(version), changes };
}

/** Makes the next version of a package. */
export async function draftRelease(
  source: PackageSource,
  { known, builder, now }: { known: LedgerEntry | undefined; builder: PackageBuilder; now: Date },
): Promise<Draft> {
  const releases = known?.releases ?? [];
  const { version, changes } = planRelease(source, known);
  const manifest = describePackage({ ...source.facts, version });
  const publishedAt = datePublication(source, { now, last: releases.at(-1) }).toISOString();
  const note = { version: manifest.version, publishedAt, changes };
  const { bytes, readme, ...built } = await buildRelease(source, {
    manifest,
    notes: [...listNotes(releases), note],
    builder,
  });
  const release = { contents: source.contents, manifest, changes, publishedAt, ...built };
  return { number: releases.length + 1, release, readme, bytes };
}

/**
 * Clients don’t install what was published today. Icons of a set are as old as its last change, whenever somebody asks for
 * them first.
 */
function datePublication(
  { changedAt }: PackageSource,
  { now, last }: { now: Date; last: LedgerRelease | undefined },
): Date {
  const afterLast = last ? Date.parse(last.publishedAt) + 1000 : 0;
  return new Date(Math.max(Math.min(changedAt ?? now.getTime(), now.getTime()), afterLast));
}

interface Note {
  version: string;
  publishedAt: string;
  changes: PackageChanges | undefined;
}

const listNotes = (releases: readonly LedgerRelease[]): Note[] =>
  releases.map(({ manifest, publishedAt, changes }) => ({ version: manifest.version, publishedAt, changes }));

/** Makes a version that is in the ledger once more, from what it was made of. */
export async function rebuildRelease(
  source: PackageSource,
  {
    releases,
    release,
    builder,
  }: { releases: readonly LedgerRelease[]; release: LedgerRelease; builder: PackageBuilder },
): Promise<Buffer> {
  const { manifest, integrity } = release;
  const notes = listNotes(releases.slice(0, releases.indexOf(release) + 1));
  const built = await buildRelease(source, { manifest, notes, builder });
  if (built.integrity === integrity) return built.bytes;
  throw new Error(`${manifest.name}@${manifest.version} was made once more and is another one`);
}

async function buildRelease(
  { state, deprecated, credits, readSvg }: PackageSource,
  { manifest, notes, builder }: { manifest: PackageManifest; notes: readonly Note[]; builder: PackageBuilder },
): Promise<BuiltPackage & { bytes: Buffer; readme: string }> {
  const components = nameComponents([...state.icons.map(({ name }) => name), ...Object.keys(state.aliases)]);
  const first = state.icons[0]!.name;
  const readme = renderReadme(manifest, { component: components.get(first)!, file: first, icons: credits });
  const codes = [...new Set(credits.map(({ license }) => license.code))];
  const standards = new Map(await Promise.all(codes.map(async (code) => [code, await readLicenseText(code)] as const)));
  const aliases = Object.entries(state.aliases).map(([alias, name]) => ({
    component: components.get(alias)!,
    of: components.get(name)!,
    isDeprecated: deprecated.has(alias),
  }));
  const index = {
    icons: state.icons.map(({ name }) => ({ name, component: components.get(name)! })),
    aliases: state.aliases,
  };
  const built = await builder.build(
    {
      papers: [
        ["package.json", printJson(manifest)],
        ["README.md", readme],
        ["CHANGELOG.md", renderChangelog(notes.toReversed())],
        ["LICENSE", renderLicenses(credits, standards)],
        ["icons.json", printJson(index)],
      ],
      aliases,
    },
    state.icons.map((icon) => () => ({ name: icon.name, component: components.get(icon.name)!, svg: readSvg(icon) })),
  );
  return { ...built, readme };
}

const printJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
