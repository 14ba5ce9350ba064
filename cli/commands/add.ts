import type { Command } from "commander";
import { findIcon, forEachOf } from "../project/fetch-icons.ts";
import { listWanted, nameOf, projectFile } from "../project/project-file.ts";
import { readProject, storeProject } from "../project/project-folder.ts";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";
import { printReport, pull } from "./pull.ts";

interface AddOptions extends SharedOptions {
  style?: string;
  as?: string;
  out?: string;
  color?: string;
}

/** What people call formats, beside the names that calls have for them. */
const shortNames: Readonly<Record<string, string>> = { react: "react-tsx", jsx: "react-jsx", tsx: "react-tsx" };

export function addAdd(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("add"))
    .description("Add icons to the project: writes their files and remembers them in icons.json")
    .argument("<icons...>", "words, or Iconify names such as lucide:house")
    .option("--style <code>", "style of the project")
    .option("--as <format>", "svg, react, vue, svelte, solid, png, … ")
    .option("--out <folder>", "folder of the files")
    .option("--color <hex>", "color of icons that have one color")
    .action(async (references: string[], options: AddOptions) => {
      const { folder, note } = surroundings;
      const known = await readProject(folder);
      const { site } = await openSite(options, surroundings, known?.site);
      const { style, as, out, color } = options;
      const project = projectFile.parse({
        ...(known ?? { site: site.origin }),
        ...(style !== undefined && { style }),
        ...(as !== undefined && { as: shortNames[as] ?? as }),
        ...(out !== undefined && { out }),
        ...(color !== undefined && { customization: { ...known?.customization, color } }),
      });
      const present = new Map(listWanted(project).map(({ name, from }) => [name, from]));
      const icons = await forEachOf(references, (reference) => findIcon(site, reference, project.style));
      for (const [place, reference] of references.entries()) {
        const { iconifyName } = icons[place]!;
        if (nameOf(iconifyName) !== nameOf(reference)) note(`${reference} → ${iconifyName}`);
        present.set(nameOf(reference), reference);
      }
      const isList = [...present].every(([name, from]) => nameOf(from) === name);
      project.icons = isList ? [...present.values()] : Object.fromEntries(present);
      // What the site refuses is not remembered.
      const report = await pull(folder, project, { site });
      await storeProject(folder, project);
      printReport(report, options, surroundings);
    });
}
