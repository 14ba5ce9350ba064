/** Bundles the command line with all that it needs into `build/cli`, which is a package: it installs nothing else. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "build", "cli");
const { version, description, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The quantizer of `sixel` sets a variable that it does not declare, which modules may not. */
const declareVariable = {
  name: "declare-variable",
  /** @param {string} code @param {string} id */
  transform: (code, id) => (id.endsWith("/sixel/upng.js") ? `var UPNG;${code}` : undefined),
};

await build({
  configFile: false,
  plugins: [declareVariable],
  root,
  logLevel: "warn",
  ssr: { noExternal: true, target: "node" },
  build: {
    ssr: join(root, "cli", "main.ts"),
    outDir: folder,
    copyPublicDir: false,
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "iconarium.js", banner: "#!/usr/bin/env node" } },
  },
});
writeFileSync(
  join(folder, "package.json"),
  `${JSON.stringify({ name: "@iconarium/cli", version, description, license, type: "module", bin: { iconarium: "iconarium.js" }, engines: { node: ">=20" } }, undefined, 2)}\n`,
);
cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
