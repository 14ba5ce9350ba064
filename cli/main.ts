import { readFileSync } from "node:fs";
import { z } from "zod";
import { runProgram } from "./program.ts";

/** Beside the program; the site that serves the package writes it. */
const manifest = z.object({ version: z.string(), iconarium: z.object({ site: z.string() }).optional() });
const { version, iconarium } = manifest.parse(
  JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")),
);

process.exitCode = await runProgram(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  version,
  ownSite: iconarium?.site,
  print: (text) => process.stdout.write(text),
  note: (text) => process.stderr.write(`${text}\n`),
});
