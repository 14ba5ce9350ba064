import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { Failure } from "./failure.ts";

const settingsShape = z.object({
  /** Origin of the site that is asked when nothing else says one. */
  site: z.string().optional(),
  /** API keys by origin. */
  keys: z.record(z.string(), z.string()).default({}),
});
export type Settings = z.infer<typeof settingsShape>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Where settings are kept: below `XDG_CONFIG_HOME`, `APPDATA` or `~/.config`. */
export const findSettingsPath = (env: Environment) =>
  join(env["XDG_CONFIG_HOME"] || env["APPDATA"] || join(homedir(), ".config"), "iconarium", "config.json");

/** @throws Failure when the file is damaged */
export async function readSettings(env: Environment): Promise<Settings> {
  const path = findSettingsPath(env);
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return { keys: {} };
  try {
    return settingsShape.parse(JSON.parse(text));
  } catch {
    throw new Failure(`${path} is damaged. Fix or delete it.`);
  }
}

/** Only the person themself can read the file: it has keys. */
export async function storeSettings(settings: Settings, env: Environment): Promise<void> {
  const path = findSettingsPath(env);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify(settings, undefined, 2)}\n`, { mode: 0o600 });
  await chmod(path, 0o600);
}

/** Origin of the site: the first of some sources that names one. @throws Failure for what is no URL, or none */
export function chooseSite(sources: readonly (string | undefined)[]): string {
  const site = sources.find((source) => source !== undefined && source !== "");
  if (site === undefined) {
    throw new Failure(
      "Which site? Pass --site https://icons.example, set ICONARIUM_SITE or run “iconarium login”.",
      "usage",
    );
  }
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new Failure(`${site} isn’t the URL of a site.`, "usage");
  return url.origin;
}
