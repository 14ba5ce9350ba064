import { createInterface } from "node:readline/promises";
import type { Command } from "commander";
import { Failure } from "../failure.ts";
import { chooseSite, readSettings, storeSettings } from "../settings.ts";
import { createSite } from "../site.ts";
import { addSharedOptions, type SharedOptions, type Surroundings } from "./command.ts";

export function addLogin(program: Command, surroundings: Surroundings): void {
  const { env, version, ownSite, print, note } = surroundings;
  addSharedOptions(program.command("login"))
    .description("Use a site with an API key of yours, from its account page")
    .option("--key <key>", "API key; without it you’re asked for it")
    .action(async ({ site: asked, key: given }: SharedOptions & { key?: string }) => {
      const settings = await readSettings(env);
      const origin = chooseSite([asked, env["ICONARIUM_SITE"], settings.site, ownSite]);
      const key = given ?? (await readKey(`API key of ${origin}/icons/account: `));
      const name = await createSite(origin, { key, version }).whoAmI();
      if (name === "") throw new Failure(`${origin} doesn’t know who you are.`, "site");
      await storeSettings({ site: origin, keys: { ...settings.keys, [origin]: key } }, env);
      print(`Logged in to ${origin} as ${name}.\n`);
    });
  addSharedOptions(program.command("logout"))
    .description("Forget the API key of a site")
    .action(async ({ site: asked }: SharedOptions) => {
      const settings = await readSettings(env);
      const origin = chooseSite([asked, env["ICONARIUM_SITE"], settings.site, ownSite]);
      const { [origin]: key, ...keys } = settings.keys;
      if (key === undefined) note(`There was no key of ${origin}.`);
      await storeSettings({ ...settings, keys }, env);
    });
}

/** From a line of input, so that it is in no history of commands. */
async function readKey(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const key = (await lines.question(question)).trim();
    if (key === "") throw new Failure("There’s no key without one.", "usage");
    return key;
  } finally {
    lines.close();
  }
}
