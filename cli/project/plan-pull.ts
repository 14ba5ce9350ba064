import type { LockedIcon, WantedIcon } from "./project-file.ts";

/** What has to be done so that a folder has the icons of a project. */
export interface PullPlan {
  /** Icons whose files have to be fetched. */
  fetched: WantedIcon[];
  /** Those that are there as they were written. */
  kept: Record<string, LockedIcon>;
  /** Files of icons that are wanted no more and that nobody has changed. */
  removed: string[];
  /** Files of icons that are wanted no more but were changed by hand. */
  leftAlone: string[];
}

/**
 * Compares what a project wants with what was written and with the files as they are.
 *
 * @param request tells what would be asked of the site for an icon, as a digest
 * @param contentOf digest of a file, undefined where there is none
 */
export function planPull(
  wanted: readonly WantedIcon[],
  locked: Readonly<Record<string, LockedIcon>>,
  { request, contentOf }: { request: (icon: WantedIcon) => string; contentOf: (file: string) => string | undefined },
): PullPlan {
  const kept: [string, LockedIcon][] = [];
  const fetched: WantedIcon[] = [];
  for (const icon of wanted) {
    const known = Object.hasOwn(locked, icon.name) ? locked[icon.name] : undefined;
    const isCurrent = known !== undefined && known.request === request(icon) && contentOf(known.file) === known.content;
    if (isCurrent) kept.push([icon.name, known]);
    else fetched.push(icon);
  }
  const names = new Set(wanted.map(({ name }) => name));
  const files = new Set(wanted.flatMap(({ name }) => (Object.hasOwn(locked, name) ? [locked[name]!.file] : [])));
  const gone = Object.entries(locked).filter(([name, { file }]) => !names.has(name) && !files.has(file));
  const present = gone.filter(([, { file }]) => contentOf(file) !== undefined);
  const isUntouched = ([, { file, content }]: [string, LockedIcon]) => contentOf(file) === content;
  return {
    fetched,
    kept: Object.fromEntries(kept),
    removed: present.filter(isUntouched).map(([, { file }]) => file),
    leftAlone: present.filter((icon) => !isUntouched(icon)).map(([, { file }]) => file),
  };
}
