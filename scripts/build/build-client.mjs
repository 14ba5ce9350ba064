/** Compiles the client into `build/client`, which is a package: it installs nothing else. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "build", "client-package");
const { version, license } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const typescript = dirname(createRequire(import.meta.url).resolve("typescript/package.json"));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
execFileSync(process.execPath, [join(typescript, "bin", "tsc"), "-p", join(root, "client")], { stdio: "inherit" });
const manifest = {
  name: "@iconarium/client",
  version,
  description: "The calls of an Iconarium site, with types",
  license,
  type: "module",
  exports: { ".": { types: "./client.d.ts", default: "./client.js" } },
  sideEffects: false,
  engines: { node: ">=20" },
};
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, undefined, 2)}\n`);
cpSync(join(root, "LICENSE"), join(folder, "LICENSE"));
