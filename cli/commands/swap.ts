import type { Command } from "commander";
import { Failure } from "../failure.ts";
import { forEachOf } from "../project/fetch-icons.ts";
import { listWanted } from "../project/project-file.ts";
import { readLock, storeProject } from "../project/project-folder.ts";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";
import { printReport, pull, requireProject } from "./pull.ts";

export function addSwap(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("swap"))
    .description("Replace the icons of the project by those of another style")
    .requiredOption("--style <code>", "the new style")
    .action(async (options: SharedOptions & { style: string }) => {
      const { folder, note } = surroundings;
      const project = await requireProject(folder);
      const { site } = await openSite(options, surroundings, project.site);
      const style = await site.findStyle(options.style);
      if (!style) throw new Failure(`There is no style ${options.style}.`, "usage");
      // Everything has its place in the lock file before it is replaced.
      await pull(folder, project, { site });
      const locked = await readLock(folder);
      const wanted = listWanted(project);
      const replacements = await site.swap(
        wanted.map(({ name }) => locked[name]!.id),
        style.apiCode,
      );
      const swapped = await forEachOf(wanted, async ({ name }) => {
        const { id, icon } = locked[name]!;
        const replacement = replacements.get(id);
        const found = replacement === undefined ? undefined : await site.find(replacement);
        return [name, found?.iconifyName ?? icon] as const;
      });
      const missing = wanted.filter(({ name }) => !replacements.has(locked[name]!.id)).map(({ name }) => name);
      const changed = { ...project, style: options.style, icons: Object.fromEntries(swapped) };
      const report = await pull(folder, changed, { site });
      await storeProject(folder, changed);
      printReport(report, options, surroundings);
      if (missing.length > 0) {
        note(`${style.title} has nothing for ${missing.join(", ")}: these stay as they were.`);
        throw new Failure(`${missing.length} of ${wanted.length} icons weren’t replaced.`);
      }
    });
}
