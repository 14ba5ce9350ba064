import type { Command } from "commander";
import { Failure } from "../failure.ts";
import { printJson } from "../project/project-file.ts";
import { addSharedOptions, openSite, type SharedOptions, type Surroundings } from "./command.ts";

export function addSearch(program: Command, surroundings: Surroundings): void {
  addSharedOptions(program.command("search"))
    .description("Find icons by words, in any of ten languages")
    .argument("<words...>")
    .option("--style <code>", "only icons of a style")
    .option("--limit <number>", "how many icons, up to 100", "20")
    .option("--language <code>", "language of the words", "en")
    .action(async (words: string[], options: SharedOptions & { style?: string; limit: string; language: string }) => {
      const { site } = await openSite(options, surroundings);
      const { style, limit, language } = options;
      const amount = Number(limit);
      if (!Number.isInteger(amount) || amount < 1 || amount > 100) {
        throw new Failure("--limit is a number from 1 to 100.", "usage");
      }
      const icons = await site.search(words.join(" "), { style, amount, language });
      if (options.json) surroundings.print(printJson(icons));
      else {
        for (const { iconifyName, name, license } of icons) surroundings.print(`${iconifyName}  ${name}  ${license}\n`);
      }
      if (icons.length === 0) throw new Failure(`No icon for “${words.join(" ")}”.`);
    });
}
