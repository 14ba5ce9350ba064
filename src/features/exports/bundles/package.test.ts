import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { strFromU8, unzipSync } from "fflate";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSSRApp, type Component } from "vue";
import { renderToString } from "vue/server-renderer";
import { pixelDifference } from "../../../../tests/harness/files/format-icons.ts";
import { startTestApp, type TestApp } from "../../../../tests/harness/site/test-app.ts";
import { bundlePaths, packageFrameworks, type PackageFramework } from "../../../core/bundles/bundle-calls.ts";

const root = join(import.meta.dirname, "../../../..");
const icons = [
  ["lucide", "house"],
  ["mdi", "car"],
  ["circle-flags", "cn"],
  ["flat-color-icons", "about"],
  ["meteocons", "rain"],
  ["fluent-color", "alert-16"],
] as const;

let app: TestApp;
let folder: string;
const packages = new Map<PackageFramework, { names: string[]; svgs: string[] }>();
beforeAll(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), "package-"));
  const { catalogue } = app.services.catalogue.current();
  const ids = icons.map(([prefix, name]) => catalogue.id(catalogue.findByIconifyName(prefix, name)!));
  for (const framework of packageFrameworks) {
    const payload = { icons: ids.map((id) => ({ id })), framework, name: `${framework} icons` };
    const { rawPayload } = await app.app.inject({ method: "POST", url: bundlePaths.package, payload });
    const files = unzipSync(rawPayload);
    const target = join(folder, "node_modules", `${framework}-icons`);
    for (const [path, bytes] of Object.entries(files)) {
      mkdirSync(dirname(join(target, path)), { recursive: true });
      writeFileSync(join(target, path), bytes);
    }
    const manifest = JSON.parse(strFromU8(files["icons.json"]!)) as { icons: { component: string }[] };
    const svgs = ids.map((id) => app.services.icon.getSvg(id));
    packages.set(framework, { names: manifest.icons.map(({ component }) => component), svgs });
  }
  for (const name of ["react", "vue", "@types", "@vue", "csstype"]) {
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name), "junction");
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function load(framework: PackageFramework): Promise<Record<string, unknown>> {
  const path = join(folder, "node_modules", `${framework}-icons`, "dist/index.js");
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
}

const draw: Record<PackageFramework, (component: unknown, props: Record<string, string>) => Promise<string>> = {
  react: async (component, props) => renderToStaticMarkup(createElement(component as ComponentType, props)),
  vue: async (component, props) =>
    (await renderToString(createSSRApp(component as Component, props))).replace(" viewbox=", " viewBox="),
};

test.each(packageFrameworks)(
  "%s: every icon is a component that renders it, and nothing else is exported",
  async (framework) => {
    const { names, svgs } = packages.get(framework)!;
    expect(names).toHaveLength(icons.length);
    const components = await load(framework);
    expect(Object.keys(components).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      names.toSorted((a, b) => (a < b ? -1 : 1)),
    );
    for (const [index, name] of names.entries()) {
      const markup = await draw[framework](components[name], {});
      expect(markup).toContain('aria-hidden="true"');
      expect([name, pixelDifference(markup, svgs[index]!)]).toEqual([name, 0]);
    }
  },
);

test.each(packageFrameworks)(
  "%s: components accept attributes, and have an accessible name if given a title",
  async (framework) => {
    const { names } = packages.get(framework)!;
    const components = await load(framework);
    const markup = await draw[framework](components[names[0]!], { "aria-label": "Home", width: "99", id: "start" });
    expect(markup).toContain('role="img"');
    expect(markup).toContain('aria-label="Home"');
    expect(markup).toContain('width="99"');
    expect(markup).not.toContain("aria-hidden");
  },
);

test("TypeScript accepts both packages by their own types, from the index and individually", async () => {
  const [react] = packages.get("react")!.names;
  const [vue] = packages.get("vue")!.names;
  writeFileSync(
    join(folder, "use.tsx"),
    `import { ${react} } from "react-icons";
import { ${react} as Single } from "react-icons/${react}";
import { ${vue} as InVue } from "vue-icons";
import { ${vue} as VueSingle } from "vue-icons/${vue}";
import { h } from "vue";
export const first = <${react} width={3} className="a" onClick={(event) => event.currentTarget.viewBox} />;
export const second = <Single aria-label="x" />;
// @ts-expect-error an attribute of another type
export const third = <Single width={{}} />;
export const fourth = h(InVue, { width: 3, class: "a" });
export const fifth = h(VueSingle);
`,
  );
  const options =
    "--noEmit --strict --skipLibCheck --jsx react-jsx --module nodenext --moduleResolution nodenext --target es2022 --types react";
  await promisify(execFile)(join(root, "node_modules/.bin/tsc"), [...options.split(" "), "use.tsx"], {
    cwd: folder,
  }).catch((error: { stdout?: string }) => expect.fail(error.stdout));
});

test("package.json contains the fields that npm requires", async () => {
  const path = join(folder, "node_modules/react-icons/package.json");
  const manifest = (
    (await import(/* @vite-ignore */ pathToFileURL(path).href, { with: { type: "json" } })) as { default: object }
  ).default;
  expect(manifest).toMatchObject({
    name: "react-icons",
    license: "Apache-2.0 AND ISC AND MIT",
    type: "module",
    sideEffects: false,
    peerDependencies: { react: ">=18" },
  });
});
