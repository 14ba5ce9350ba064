import { nameInKebabCase } from "../formats/code-names.ts";
import type { PackagedIcon, PackageState } from "./package-changes.ts";

/** An icon that is to be in the next version of a package. */
export interface IconToPackage {
  id: string;
  /** Any text. */
  name: string;
  drawing: string;
}

/**
 * Names for the icons of the next version. An icon that was in the version before keeps its name unless it is called
 * otherwise now; then its old name leads to it, and so do all names before that. Nobody else gets a name that was given.
 */
export function nameRelease(
  before: Pick<PackageState, "icons" | "aliases"> | undefined,
  icons: readonly IconToPackage[],
): Pick<PackageState, "icons" | "aliases"> {
  const oldNames = new Map(before?.icons.map(({ id, name }) => [id, name]));
  const oldIds = new Map(before?.icons.map(({ id, name }) => [name, id]));
  const owners = new Map([
    ...oldIds,
    ...Object.entries(before?.aliases ?? {}).map(([alias, name]) => [alias, oldIds.get(name)!] as const),
  ]);
  const taken = new Set([...owners.keys()].map(foldName));
  const named = icons.map(({ id, name, drawing }): PackagedIcon => {
    const wanted = nameInKebabCase(name);
    const old = oldNames.get(id);
    if (old !== undefined && isNumbered(old, wanted)) return { id, name: old, drawing };
    const free = findFree(wanted, (candidate) => taken.has(foldName(candidate)) && owners.get(candidate) !== id);
    taken.add(foldName(free));
    return { id, name: free, drawing };
  });
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const aliases = [...owners].flatMap(([old, id]) => {
    const name = names.get(id);
    return name === undefined || name === old ? [] : [[old, name] as const];
  });
  return { icons: named, aliases: Object.fromEntries(aliases) };
}

/** Names that differ by dashes only are one in code. */
const foldName = (name: string) => name.replaceAll("-", "");

function findFree(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
}

const isNumbered = (name: string, wanted: string) =>
  name === wanted || (name.startsWith(`${wanted}-`) && /^\d+$/.test(name.slice(wanted.length + 1)));
