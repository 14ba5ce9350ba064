import type { Command } from "commander";
import { chooseSite, readSettings } from "../settings.ts";
import { createSite, type Site } from "../site.ts";

/** What commands are given besides their options: the process, or a test. */
export interface Surroundings {
  folder: string;
  env: Readonly<Record<string, string | undefined>>;
  version: string;
  /** Origin of the site that the package came from. */
  ownSite: string | undefined;
  print: (text: string) => void;
  /** For people only: what is going on. */
  note: (text: string) => void;
}

export interface SharedOptions {
  site?: string;
  json?: boolean;
}

/** The site of a command, by its option, the environment, the project, what was logged in to, or where the package came from. */
export async function openSite(
  { site: asked }: SharedOptions,
  { env, version, ownSite, note }: Surroundings,
  projectSite?: string,
): Promise<{ site: Site; key: string | undefined }> {
  const settings = await readSettings(env);
  const origin = chooseSite([asked, env["ICONARIUM_SITE"], projectSite, settings.site, ownSite]);
  const key = env["ICONARIUM_KEY"] || settings.keys[origin];
  const onWait = (seconds: number) => note(`${origin} asks to wait ${seconds} s…`);
  return { site: createSite(origin, { key, version, onWait }), key };
}

/** The options that every command has. */
export const addSharedOptions = (command: Command): Command =>
  command.option("--site <url>", "site to use, such as https://icons.example").option("--json", "print JSON");
