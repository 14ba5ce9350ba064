import { join } from "node:path";
import type { Command } from "commander";
import { Failure } from "../failure.ts";
import { fetchIcons } from "../project/fetch-icons.ts";
import { planPull } from "../project/plan-pull.ts";
import { listWanted, printJson, projectFileName } from "../project/project-file.ts";
import type { LockedIcon, ProjectFile, WantedIcon } from "../project/project-file.ts";
import {
  digest,
  pathInside,
  readDigests,
  readLock,
  readProject,
  removeFile,
  storeLock,
  writeWhole,
} from "../project/project-folder.ts";
import type { Site } from "../site.ts";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";

/** What a pull did, or would do. */
export interface PullReport {
  written: string[];
  removed: string[];
  /** Wanted no more, but changed by hand. */
  leftAlone: string[];
  unchanged: number;
}

/** @throws Failure where there is none */
export async function requireProject(folder: string): Promise<ProjectFile> {
  const project = await readProject(folder);
  if (project) return project;
  throw new Failure(`There is no ${projectFileName} here. “iconarium add home --style lucide” makes one.`, "usage");
}

/**
 * Brings the folder to what the project says; only what differs is fetched and written.
 *
 * @param options.isCheck nothing is written
 */
export async function pull(
  folder: string,
  project: ProjectFile,
  { site, isCheck = false }: { site: Site; isCheck?: boolean },
): Promise<PullReport> {
  const locked = await readLock(folder);
  const wanted = listWanted(project);
  if (project.collection !== undefined) {
    const named = new Set(wanted.map(({ name }) => name));
    for (const { id, name } of await site.listCollection(project.collection)) {
      const own = nameFile(name, named);
      named.add(own);
      wanted.push({ name: own, from: id });
    }
  }
  const { as: format, out, style, customization, size } = project;
  const request = ({ name, from }: WantedIcon) =>
    digest(JSON.stringify([name, from, style, format, customization, size, out]));
  const digests = await readDigests(
    folder,
    Object.values(locked).map(({ file }) => file),
  );
  const plan = planPull(wanted, locked, { request, contentOf: (file) => digests.get(file) });
  const knownIds = new Map(
    Object.entries(locked)
      .filter(
        ([name, icon]) => wanted.some((each) => each.name === name && each.from === icon.from) && icon.style === style,
      )
      .map(([name, { id }]) => [name, id] as const),
  );
  const unchanged = Object.keys(plan.kept).length;
  if (isCheck) {
    const written = plan.fetched.map(({ name }) => locked[name]?.file ?? name);
    return { written, removed: plan.removed, leftAlone: plan.leftAlone, unchanged };
  }
  const icons: Record<string, LockedIcon> = { ...plan.kept };
  const written: string[] = [];
  const files = new Set(Object.values(plan.kept).map(({ file }) => file));
  for (const { wanted: each, icon, fileName, bytes } of await fetchIcons(site, plan.fetched, {
    format,
    customization,
    size,
    style,
    knownIds,
  })) {
    const file = join(out, fileName ?? `${each.name}.txt`).replaceAll("\\", "/");
    if (files.has(file))
      throw new Failure(`Two icons would be ${file}. Give one of them another name in ${projectFileName}.`);
    files.add(file);
    if (await writeWhole(pathInside(folder, file), bytes)) written.push(file);
    const former = locked[each.name]?.file;
    if (former !== undefined && former !== file && digests.get(former) === locked[each.name]!.content)
      plan.removed.push(former);
    icons[each.name] = {
      from: each.from,
      ...(style !== undefined && { style }),
      id: icon.id,
      icon: icon.iconifyName,
      license: icon.license,
      author: icon.authorApiCode,
      file,
      request: request(each),
      content: digest(bytes),
    };
  }
  const removed = plan.removed.filter((file) => !files.has(file));
  for (const file of removed) await removeFile(pathInside(folder, file));
  await storeLock(folder, icons);
  return { written, removed, leftAlone: plan.leftAlone, unchanged };
}

/** A name for a file after that of an icon in a collection, where several may have the same. */
function nameFile(name: string, taken: ReadonlySet<string>): string {
  const plain =
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "icon";
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? plain : `${plain}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

export function printReport(report: PullReport, { json }: SharedOptions, { print, note }: Surroundings): void {
  if (json) {
    print(printJson(report));
    return;
  }
  for (const file of report.written) print(`+ ${file}\n`);
  for (const file of report.removed) print(`- ${file}\n`);
  for (const file of report.leftAlone) note(`${file} isn’t wanted any more, but it was changed: it stays.`);
  note(`${report.written.length} written, ${report.removed.length} removed, ${report.unchanged} unchanged.`);
}

export function addPull(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("pull"))
    .description(`Write the icons of ${projectFileName}; only what changed`)
    .option("--check", "write nothing, and fail when something would change: for CI")
    .action(async (options: SharedOptions & { check?: boolean }) => {
      const { folder } = surroundings;
      const project = await requireProject(folder);
      const { site } = await openSite(options, surroundings, project.site);
      const isCheck = options.check === true;
      const report = await pull(folder, project, { site, isCheck });
      printReport(report, options, surroundings);
      if (isCheck && report.written.length + report.removed.length > 0) {
        throw new Failure("The icons aren’t what icons.json says. Run “iconarium pull”.");
      }
    });
}
