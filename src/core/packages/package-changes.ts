import type { ChangeLevel } from "./package-version.ts";

/** What a package offers, as far as the next one is compared with it. */
export interface PackageState {
  icons: readonly PackagedIcon[];
  /** Other name → name of an icon. */
  aliases: Readonly<Record<string, string>>;
  /** All that is no drawing, such as the license, in a form that differs where it does. */
  metadata: string;
}

export interface PackagedIcon {
  /** By which an icon is the same one after it was renamed. */
  id: string;
  /** Lower-case letters, digits and dashes; no other icon of the package has it. */
  name: string;
  /** Differs for other drawings. */
  drawing: string;
}

/** Names of icons that differ from the version before. */
export interface PackageChanges {
  removed: string[];
  renamed: { from: string; to: string }[];
  added: string[];
  redrawn: string[];
}

/** What users of a package would notice. A name that was an icon's and leads to another one is renamed. */
export function comparePackages(before: PackageState, after: PackageState): PackageChanges {
  const [old, now] = [indexIcons(before), indexIcons(after)];
  const wasKnown = (name: string) => old.has(name) || Object.hasOwn(before.aliases, name);
  const isKnown = (name: string) => now.has(name) || Object.hasOwn(after.aliases, name);
  const renamed = [...old.keys()].flatMap((from) => {
    const to = now.has(from) || !Object.hasOwn(after.aliases, from) ? undefined : after.aliases[from];
    return to === undefined ? [] : [{ from, to }];
  });
  const targets = new Set(renamed.map(({ to }) => to));
  return {
    removed: [...old.keys(), ...Object.keys(before.aliases)].filter((name) => !isKnown(name)).toSorted(),
    renamed: renamed.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    added: [...now.keys(), ...Object.keys(after.aliases)]
      .filter((name) => !wasKnown(name) && !targets.has(name))
      .toSorted(),
    redrawn: [...now.values()]
      .filter(({ name, drawing }) => old.has(name) && old.get(name)!.drawing !== drawing)
      .map(({ name }) => name)
      .toSorted(),
  };
}

/** Removed and renamed icons ask users to change their code, new ones do not. */
export function judgeChanges({ removed, renamed, added }: PackageChanges): ChangeLevel {
  if (removed.length > 0 || renamed.length > 0) return "major";
  return added.length > 0 ? "minor" : "patch";
}

const indexIcons = ({ icons }: PackageState) => new Map(icons.map((icon) => [icon.name, icon]));

/** A version as the changelog has it. */
export interface ReleaseNote {
  version: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Absent of the first one. */
  changes?: PackageChanges | undefined;
}

/** The versions of a collection’s package, as its owner sees them. */
export interface CollectionVersions {
  /** With its scope; absent until it is published. */
  name?: string | undefined;
  /** What publishing would make now; absent where nothing has changed, or nothing is there. */
  next?: Pick<ReleaseNote, "version" | "changes"> | undefined;
  /** The newest first. */
  versions: readonly ReleaseNote[];
}

const namesAtMost = 100;

/** `CHANGELOG.md`, the newest version first. */
export function renderChangelog(releases: readonly ReleaseNote[]): string {
  const parts = releases.map(({ version, publishedAt, changes }) => {
    const lines = changes === undefined ? ["- First version"] : listLines(changes);
    return `## ${version} (${publishedAt.slice(0, 10)})\n\n${lines.join("\n")}\n`;
  });
  return `# Changelog\n\n${parts.join("\n")}`;
}

function listLines({ removed, renamed, added, redrawn }: PackageChanges): string[] {
  const lines = [
    ...listNames("Removed", removed),
    ...renamed
      .slice(0, namesAtMost)
      .map(({ from, to }) => `- Renamed \`${from}\` to \`${to}\`; the old name is deprecated`),
    ...(renamed.length > namesAtMost ? [`- Renamed ${renamed.length - namesAtMost} more`] : []),
    ...listNames("Added", added),
    ...listNames("Redrawn", redrawn),
  ];
  return lines.length > 0 ? lines : ["- Names and drawings are the same"];
}

function listNames(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const listed = names.slice(0, namesAtMost).map((name) => `\`${name}\``);
  const more = names.length > namesAtMost ? ` and ${names.length - namesAtMost} more` : "";
  return [`- ${what} (${names.length}): ${listed.join(", ")}${more}`];
}
