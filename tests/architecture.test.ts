import { readFileSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { compilerPaths } from "../src/features/catalogue/compile/compile-plan.server.ts";

/** ARCHITECTURE.md, executable: who may import what at run time, and how files are named and sized. */

const root = resolve(import.meta.dirname, "..");
const source = join(root, "src");

type Layer = "core" | "i18n" | "ui" | "browser" | "platform" | "feature" | "context" | "server" | "site";

/** For each layer the others it may import from; itself is always allowed. */
const mayImport: Record<Layer, readonly Layer[]> = {
  core: [],
  i18n: ["core"],
  ui: ["core"],
  browser: ["core"],
  platform: ["core", "i18n"],
  feature: ["core", "ui", "browser", "i18n", "context"],
  context: ["core", "i18n"],
  server: ["core", "i18n", "platform", "feature", "context"],
  site: ["core", "ui", "browser", "i18n", "feature", "context"],
};

/** What a layer may take from npm and Node; `undefined` allows everything. */
const mayImportPackages: Partial<Record<Layer, RegExp>> = {
  core: /^(?:@orama\/stemmers|gemoji|opencc-js|saxes|svgpath|svg-path-bbox|unicode-emoji-json)(?:\/|$)/,
  browser: /^altcha-lib(?:\/|$)/,
  i18n: /^(react|react-intl|@formatjs\/.+|intl-messageformat)$/,
  ui: /^(react|react-dom|react-aria-components|react-aria|@react-aria\/.+|clsx|lottie-web|@tanstack\/react-virtual|@fontsource-variable\/.+)(\/.*)?$/,
  context: /^react-router$/,
};

const siteFiles = new Set(["root.tsx", "root.css", "routes.ts", "entry.client.tsx", "entry.server.tsx"]);

const callFile = /^(api|[a-z-]+-calls)\.server\.ts$/;
const plainName = /^[a-z0-9]+(-[a-z0-9]+)*(\.(server|client|data|test|suite|module))*\.(ts|tsx|css|d\.ts)$/;
const drawerNames = /^(utils?|helpers?|common|misc|shared|manager|data|info|types?|constants?)(\.|$)/;
const maxLines = 400;
const maxRegistrarLines = 60;

interface SourceFile {
  path: string;
  layer: Layer;
  feature: string | undefined;
  isServerOnly: boolean;
  isTest: boolean;
  text: string;
}

const files = listSourceFiles();
const shipped = files.filter((file) => !file.isTest);
const scripts = shipped.filter((file) => /\.tsx?$/.test(file.path));
const serviceContracts = readServiceContracts();

/** Things that a folder may show: tests and style sheets stand beside what they belong to. */
const maxThings = 20;
/** Subjects of the core, features, languages and fixtures are many of a kind. */
const collectionsOfAKind = /^src\/(?:core|features|i18n\/messages)$|^src\/i18n\/messages\/|fixtures|sketches/;

describe("folders", () => {
  test("the tree of ARCHITECTURE.md is the real one, to the depth of two levels", () => {
    const text = readFileSync(join(root, "ARCHITECTURE.md"), "utf8");
    const block = /## The tree\n+```\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
    expect(listDrawnPaths(block).filter((path) => path.startsWith("src/"))).toEqual(listRealPaths());
  });

  test(`no folder shows more than ${maxThings} things`, () => {
    const wide = ["src", "tests", "scripts", "bench", "data", "public"]
      .flatMap(listFolders)
      .filter((folder) => !collectionsOfAKind.test(folder))
      .map((folder) => ({ folder, things: listThings(folder).length }))
      .filter(({ things }) => things > maxThings);
    expect(wide).toEqual([]);
  });
});

describe("imports", () => {
  test("every run-time import follows the order of layers", () => {
    expect(scripts.flatMap((file) => listImports(file).flatMap((target) => findFault(file, target)))).toEqual([]);
  });

  test("files that reach the browser don't import Node modules; only route modules import `.server` files, for their loaders", () => {
    const faults = scripts.filter(reachesBrowser).flatMap((file) =>
      listImports(file)
        .filter((target) => isNodeModule(target) || (/\.server\.tsx?$/.test(target) && !isRouteModule(file.path)))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(faults).toEqual([]);
  });
});

describe("features", () => {
  const features = scripts.filter((file) => file.layer === "feature");
  /** Files that name something of another feature. */
  const steps = features.flatMap((file) =>
    listAllImports(file)
      .flatMap((target) => resolveImport(file, target) ?? [])
      .concat(listServiceContracts(file))
      .flatMap((path) => {
        const to = featureOf(path);
        return to && to !== file.feature ? [{ file: file.path, from: file.feature!, path, to }] : [];
      }),
  );

  test("features don't import each other in cycles, including types and the services of loaders", () => {
    const next = new Map(steps.map(({ from }) => [from, new Set<string>()]));
    for (const { from, to } of steps) next.get(from)!.add(to);
    const circle = findCircle(next);
    const shown = circle
      .slice(1)
      .map((to, index) => steps.find((step) => step.from === circle[index] && step.to === to));
    expect(shown.map((step) => `${step?.file} needs ${step?.path}`)).toEqual([]);
  });

  test("other features import a feature only by its contract.ts or components.ts, including types; tables may refer to tables", () => {
    const faults = steps
      .filter(({ path }) => !/^features\/[^/]+\/(?:contract|components)\.ts$/.test(path))
      .filter(({ file, path }) => !(isTable(file) && isTable(path)))
      .map(({ file, path }) => `${file} imports ${path}`);
    expect(faults).toEqual([]);
  });

  test("a contract doesn't import components: it loads them lazily", () => {
    const contracts = features.filter(({ path }) => path.endsWith("/contract.ts"));
    const faults = contracts.flatMap(({ path }) =>
      listReached([path], listStaticImports)
        .filter((reached) => /\.(?:tsx|css)$/.test(reached) && featureOf(reached))
        .map((reached) => `${path} brings ${reached}`),
    );
    expect(faults).toEqual([]);
  });

  test("features declare the services of loaders: context.ts doesn't import features", () => {
    const context = files.find(({ path }) => path === "context.ts")!;
    expect(listAllImports(context).filter((target) => target.includes("/features/"))).toEqual([]);
  });
});

describe("environment", () => {
  test("one module reads the environment", () => {
    expect(listPaths(scripts, /\bprocess\.env\b/)).toEqual(["platform/config/config.server.ts"]);
  });

  test("core doesn't use the clock, randomness or the machine", () => {
    const impure =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bperformance\.|\bcrypto\.|\bfetch\(|\bprocess\.|\bsetTimeout\(/;
    expect(
      listPaths(
        scripts.filter((file) => file.layer === "core"),
        impure,
      ),
    ).toEqual([]);
  });
});

describe("names and sizes", () => {
  test("files are kebab-case", () => {
    expect(shipped.filter((file) => !plainName.test(baseName(file))).map((file) => file.path)).toEqual([]);
  });

  test("no file has a catch-all name", () => {
    expect(shipped.filter((file) => drawerNames.test(baseName(file))).map((file) => file.path)).toEqual([]);
  });

  test("route modules of a feature end in -page or -layout", () => {
    const routes = readFileSync(join(source, "routes.ts"), "utf8");
    const modules = [...routes.matchAll(/"(?:\.\/)?(features\/[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.filter((path) => !isRouteModule(path))).toEqual([]);
  });

  test("a change to any code that compiles snapshots changes the snapshot's version", () => {
    const reached = listReached([
      "features/catalogue/compile/compile.server.ts",
      "features/catalogue/compile/set-worker.server.ts",
    ]);
    const unknown = reached.filter((path) => !compilerPaths.some((known) => `${path}/`.startsWith(`${known}/`)));
    expect(unknown).toEqual([]);
  });

  test("database tables are defined in tables.server.ts, HTTP calls in api.server.ts or its parts", () => {
    const features = scripts.filter((file) => file.layer === "feature");
    const withTables = features.filter((file) => /\bpgTable\(/.test(file.text));
    expect(withTables.filter((file) => baseName(file) !== "tables.server.ts").map((file) => file.path)).toEqual([]);
    const withCalls = features.filter((file) =>
      /\b(app|scope|server)\.(get|post|put|patch|delete|route)\(/.test(file.text),
    );
    expect(withCalls.filter((file) => !callFile.test(baseName(file))).map((file) => file.path)).toEqual([]);
  });

  test(`a function that registers calls has at most ${maxRegistrarLines} lines`, () => {
    const registrars = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^(?:export )?(?:async )?function (register\w+)\([^]*?^\}$/gm)].map(([code, name]) => ({
        name: `${path} ${name}`,
        lines: code.split("\n").length,
      })),
    );
    expect(registrars.length).toBeGreaterThan(100);
    expect(registrars.filter(({ lines }) => lines > maxRegistrarLines)).toEqual([]);
  });

  test(`no file is longer than ${maxLines} lines`, () => {
    const long = files
      .filter((file) => !/\.data\.ts$|^i18n\/messages\//.test(file.path))
      .map((file) => ({ path: file.path, lines: file.text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > maxLines);
    expect(long).toEqual([]);
  });
});

function listSourceFiles(): SourceFile[] {
  return readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
    .map((entry) => {
      const path = relative(source, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
      return {
        path,
        layer: layerOf(path),
        feature: /^features\/([^/]+)/.exec(path)?.[1],
        isServerOnly: /\.server\.tsx?$/.test(path),
        isTest: /\.(?:test|suite)\.tsx?$/.test(path),
        text: readFileSync(join(source, path), "utf8"),
      };
    });
}

/** Paths in a drawn tree, by their indentation; folders end in a slash. */
function listDrawnPaths(block: string): string[] {
  const parents: string[] = [];
  return block
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, indentation = "", name = ""] = /^( *)(\S+)/.exec(line) ?? [];
      const depth = indentation.length / 2;
      parents.length = depth;
      parents.push(name);
      return parents.join("");
    })
    .toSorted();
}

/** `src/`, what is in it, and the folders in these. */
function listRealPaths(): string[] {
  const modules = readdirSync(source).filter((name) => /\.tsx?$/.test(name));
  const folders = listFolders("src").filter((folder) => folder.split("/").length <= 3);
  return [...modules.map((name) => `src/${name}`), ...folders.map((folder) => `${folder}/`)].toSorted();
}

/** A folder and all in it, by their paths from the root. */
function listFolders(top: string): string[] {
  return readdirSync(join(root, top), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .concat(top);
}

const listThings = (folder: string) =>
  readdirSync(join(root, folder)).filter((name) => !/\.(?:test|suite)\.tsx?$|\.css$/.test(name));

function layerOf(path: string): Layer {
  const folder = path.split("/")[0] ?? "";
  if (folder === "features") return "feature";
  if (folder === "context.ts") return "context";
  if (folder === "site" || siteFiles.has(folder)) return "site";
  if (/^(core|i18n|ui|browser|platform|server)$/.test(folder)) return folder as Layer;
  throw new Error(`src/${path} belongs to no layer`);
}

/** Imports and re-exports that remain when types are stripped, dynamic ones included. */
function listImports(file: SourceFile): string[] {
  const { record } = parse(file);
  const targets = new Set(listStaticImports(file));
  for (const { moduleRequest } of record.dynamicImports) {
    const literal = /^["'](.+)["']$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) targets.add(literal[1]);
  }
  return [...targets];
}

/** The same without those that are made while the program runs. */
function listStaticImports(file: SourceFile): string[] {
  const { record } = parse(file);
  const targets = new Set<string>();
  for (const { entries, moduleRequest } of record.staticImports) {
    if (entries.length === 0 || entries.some((entry) => !entry.isType)) targets.add(moduleRequest.value);
  }
  for (const { entries } of record.staticExports) {
    for (const entry of entries) if (entry.moduleRequest && !entry.isType) targets.add(entry.moduleRequest.value);
  }
  return [...targets];
}

/** Everything that a file names: imports, re-exports and types, however they are written. */
function listAllImports(file: SourceFile): string[] {
  const { record } = parse(file);
  const inExpressions = [...file.text.matchAll(/\bimport\(\s*["']([^"']+)["']/g)].map((match) => match[1]!);
  const exported = record.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest ?? []));
  return [...record.staticImports.map(({ moduleRequest }) => moduleRequest), ...exported]
    .map(({ value }) => value)
    .concat(inExpressions);
}

/** The contracts that declare the services which a file asks the context for. */
function listServiceContracts(file: SourceFile): string[] {
  const named = [...file.text.matchAll(/\bservices\.(\w+)/g)].map((match) => match[1]!);
  const used = [...file.text.matchAll(/\{([\w\s,:]+)\} = (?:[\w.()]+\.)?services\b|\bservices: \{([\w\s,:]+)\}/g)]
    .flatMap(([, before, within]) => (before ?? within ?? "").split(","))
    .map((name) => name.trim().split(":")[0]!);
  return [...named, ...used].flatMap((name) => serviceContracts.get(name) ?? []);
}

/** Contracts by the services that they declare. */
function readServiceContracts(): ReadonlyMap<string, string> {
  return new Map(
    scripts.flatMap(({ path, text }) => {
      const declared =
        /declare module "[./]+context\.ts" \{[\s\S]*?interface Services \{([\s\S]*?)\n  \}/.exec(text)?.[1] ?? "";
      return [...declared.matchAll(/^    (\w+):/gm)].map((match) => [match[1]!, path] as const);
    }),
  );
}

function parse(file: SourceFile) {
  const { module: record, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`);
  return { record };
}

const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1];

const isTable = (path: string): boolean => path.endsWith("/tables.server.ts");

/** The path of an imported file in `src`; undefined for what is elsewhere. */
function resolveImport(file: SourceFile, target: string): string | undefined {
  if (!target.startsWith(".")) return undefined;
  const path = relative(source, join(source, dirname(file.path), target)).replaceAll("\\", "/");
  return path.startsWith("..") ? undefined : path;
}

/** A way from a node back to itself, both ends named; empty where there is none. */
function findCircle(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const follow = (way: readonly string[]): string[] => {
    const node = way.at(-1)!;
    for (const to of next.get(node) ?? []) {
      if (way.includes(to)) return [...way.slice(way.indexOf(to)), to];
      if (done.has(to)) continue;
      const circle = follow([...way, to]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  for (const node of next.keys()) {
    const circle = done.has(node) ? [] : follow([node]);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Files that some run, themselves among them. */
function listReached(paths: readonly string[], listNext = listImports): string[] {
  const reached = new Set(paths);
  for (const path of reached) {
    if (path.endsWith(".css")) continue;
    const file = files.find((known) => known.path === path)!;
    for (const target of listNext(file)) {
      if (target.startsWith("."))
        reached.add(relative(source, join(source, dirname(path), target)).replaceAll("\\", "/"));
    }
  }
  return [...reached];
}

function findFault(file: SourceFile, target: string): string[] {
  if (target.startsWith("virtual:")) return [];
  if (!target.startsWith(".")) {
    const allowed = mayImportPackages[file.layer];
    return allowed && !allowed.test(target) ? [`${file.path} (${file.layer}) imports ${target}`] : [];
  }
  const path = relative(source, join(source, dirname(file.path), target.replace(/\?.*$/, ""))).replaceAll("\\", "/");
  if (path.startsWith("..")) return isCuratedData(file, path) ? [] : [`${file.path} imports ${path}, outside src`];
  const layer = layerOf(path);
  return isAllowed(file, layer, path) ? [] : [`${file.path} (${file.layer}) imports ${path} (${layer})`];
}

function isAllowed(file: SourceFile, layer: Layer, path: string): boolean {
  if (file.layer === "feature") {
    if (layer === "platform") return file.isServerOnly;
    if (layer === "feature") {
      const isSameFeature = path.startsWith(`features/${file.feature}/`);
      const isTableToTable = [file.path, path].every(isTable);
      return isSameFeature || /\/(?:contract|components)\.ts$/.test(path) || isTableToTable;
    }
  }
  if (file.layer === "site" && path.endsWith(".server.ts")) return false;
  return layer === file.layer || mayImport[file.layer].includes(layer);
}

/** Curated facts are files beside the program; only code that never reaches the browser reads them. */
function isCuratedData(file: SourceFile, path: string): boolean {
  return file.isServerOnly && path.startsWith("../data/");
}

function reachesBrowser(file: SourceFile): boolean {
  return !file.isServerOnly && file.layer !== "platform" && file.layer !== "server" && file.path !== "entry.server.tsx";
}

/** What routes.ts may name. The build takes loaders and what only they import out of the browser's half, or fails. */
function isRouteModule(path: string): boolean {
  return path.endsWith("-page.tsx") || path.endsWith("-layout.tsx");
}

function isNodeModule(target: string): boolean {
  return target.startsWith("node:") || builtinModules.includes(target);
}

function listPaths(among: readonly SourceFile[], pattern: RegExp): string[] {
  return among.filter((file) => pattern.test(stripComments(file.text))).map((file) => file.path);
}

function stripComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

function baseName(file: SourceFile): string {
  return file.path.split("/").at(-1) ?? "";
}
