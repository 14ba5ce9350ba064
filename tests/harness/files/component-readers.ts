import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseTemplate, TmplAstElement, TmplAstText, type TmplAstNode } from "@angular/compiler";
import { transform as transformAstro } from "@astrojs/compiler";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Component as SvelteComponent } from "svelte";
import { compile as compileSvelte } from "svelte/compiler";
import { render as renderSvelte } from "svelte/server";
import { parseSync, transformWithOxc } from "vite";
import { createSSRApp, type Component } from "vue";
import { compileTemplate, parse as parseVue } from "vue/compiler-sfc";
import { renderToString as renderVue } from "vue/server-renderer";

/**
 * What each framework's own compiler and renderer make of a component: its markup as the server sends it. `props` are
 * those that a page gives it.
 */
export type ComponentReader = (file: string, props?: Record<string, string>) => Promise<string>;

const root = join(import.meta.dirname, "../../..");
let folder: string | undefined;
let files = 0;

/** A folder from which the project's packages can be imported. */
export function openFolder(): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), "formats-"));
    mkdirSync(folder, { recursive: true });
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  }
  return folder;
}

export function removeFolder(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  folder = undefined;
}

async function importCode<Exports>(code: string): Promise<Exports> {
  const path = join(openFolder(), `${files++}.mjs`);
  writeFileSync(path, code);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Exports;
}

export const readReact: ComponentReader = async (file, props = {}) => {
  const { code } = await transformWithOxc(file, "icon.tsx", { jsx: { runtime: "automatic", development: false } });
  const [component] = Object.values(await importCode<Record<string, ComponentType>>(code));
  return renderToStaticMarkup(createElement(component!, props));
};

/** react-native-svg 15.16.1, `src/elements.ts`, without text, pictures, and filters that phones do not draw. */
const nativeComponents = `Circle ClipPath Defs Ellipse FeBlend FeColorMatrix FeComposite FeDropShadow FeFlood
  FeGaussianBlur FeMerge FeMergeNode FeOffset Filter G Line LinearGradient Marker Mask Path Pattern Polygon Polyline
  RadialGradient Rect Stop Svg Symbol Use`.split(/\s+/);

/** React Native draws on phones only: its elements are read as the SVG elements they stand for. */
export const readReactNative: ComponentReader = (file, props) => {
  const stands = nativeComponents.map((name) => {
    const element = name.charAt(0).toLowerCase() + name.slice(1);
    return `const ${name} = ({ accessible, accessibilityElementsHidden, importantForAccessibility, accessibilityRole, accessibilityLabel, maskType, ...props }) =>
      createElement("${element}", { ...props, ...(maskType && { "mask-type": maskType }), ...(accessibilityLabel && { "aria-label": accessibilityLabel }), ...("${name}" === "Svg" && { xmlns: "http://www.w3.org/2000/svg" }) });`;
  });
  const [, imported] = /^import \{ type SvgProps, (.+) \} from "react-native-svg";\n/.exec(file)!;
  const unknown = imported!.split(", ").filter((name) => !nativeComponents.includes(name));
  if (unknown.length > 0) throw new Error(`react-native-svg has no ${unknown.join(", ")}`);
  const body = file.slice(file.indexOf("\n"));
  return readReact(
    `import { createElement } from "react";\n${stands.join("\n")}\n${body.replace(": SvgProps", "")}`,
    props,
  );
};

/** Solid keeps names as they are, so its elements are printed as they come. */
export const readSolid: ComponentReader = async (file, props = {}) => {
  const { code } = await transformWithOxc(file, "icon.tsx", {
    jsx: { runtime: "classic", pragma: "print", development: false },
  });
  const print = `const escape = (text) => String(text).replace(/[&<"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
    const print = (name, props, ...children) => ({ markup: "<" + name + Object.entries(props ?? {}).map(([key, value]) => " " + key + '="' + escape(value) + '"').join("") + ">" +
      children.map((child) => child.markup ?? escape(child)).join("") + "</" + name + ">" });\n`;
  const [component] = Object.values(
    await importCode<Record<string, (props: object) => { markup: string }>>(print + code),
  );
  return component!(props).markup;
};

export const readVue: ComponentReader = async (file, props = {}) => {
  const { descriptor, errors } = parseVue(file);
  const { code, errors: faults } = compileTemplate({
    source: descriptor.template!.content,
    filename: "icon.vue",
    id: "icon",
    ssr: true,
    ssrCssVars: [],
  });
  if (errors.length + faults.length > 0) throw new Error([...errors, ...faults].join("\n"));
  const { ssrRender } = await importCode<{ ssrRender: unknown }>(code);
  // Vue writes attributes of a root in lower case and leaves it to the HTML parser to put that right.
  return (await renderVue(createSSRApp({ ssrRender } as Component, props))).replace(" viewbox=", " viewBox=");
};

export const readSvelte: ComponentReader = async (file, props = {}) => {
  const { js, warnings } = compileSvelte(file, { generate: "server", filename: "Icon.svelte" });
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join("\n"));
  const { default: component } = await importCode<{ default: SvelteComponent<Record<string, string>> }>(js.code);
  return renderSvelte(component, { props }).body;
};

export const readAngular: ComponentReader = async (file) => {
  const { program, errors } = parseSync("icon.ts", file);
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const template = [...JSON.stringify(program).matchAll(/"cooked":("(?:[^"\\]|\\.)*")/g)].map(
    ([, text]) => JSON.parse(text!) as string,
  );
  const parsed = parseTemplate(template[0]!, "icon.html");
  if (template.length !== 1 || parsed.errors) throw new Error(parsed.errors?.join("\n") ?? "no template");
  return Promise.resolve(parsed.nodes.map(renderAngular).join(""));
};

function renderAngular(node: TmplAstNode): string {
  if (node instanceof TmplAstText) return escapeText(node.value);
  if (!(node instanceof TmplAstElement)) throw new Error(`${node.constructor.name} in a template that only draws`);
  if (node.inputs.length + node.outputs.length > 0) throw new Error(`${node.name} has bindings`);
  const name = node.name.replace(/^:svg:/, "");
  const attributes = node.attributes.map((attribute) => ` ${attribute.name}="${escapeText(attribute.value)}"`);
  return `<${name}${attributes.join("")}>${node.children.map(renderAngular).join("")}</${name}>`;
}

/** The functions of Astro's runtime that a component without scripts and slots calls, and names of others. */
const astroRuntime = `const escape = (text) => String(text).replace(/[&<"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");
  export const render = (parts, ...values) => String.raw({ raw: parts }, ...values);
  export const spreadAttributes = (values) =>
    Object.entries(values).map(([key, value]) => " " + key + '="' + escape(value) + '"').join("");
  export const createComponent = (draw) => draw;
  export const createAstro = () => ({});
  export const maybeRenderHead = () => "";
  export const createMetadata = () => undefined;
  export let Fragment, renderComponent, renderHead, unescapeHTML, renderSlot, mergeSlots, addAttribute, defineStyleVars,
    defineScriptVars, renderTransition, createTransitionScope, renderScript;`;

export const readAstro: ComponentReader = async (file, props = {}) => {
  const runtime = join(openFolder(), "astro-runtime.mjs");
  writeFileSync(runtime, astroRuntime);
  const { code, diagnostics } = await transformAstro(file, {
    filename: "Icon.astro",
    internalURL: "./astro-runtime.mjs",
  });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ text }) => text).join("\n"));
  type Draw = (result: object, props: object, slots: object) => string;
  const { default: draw } = await importCode<{ default: Draw }>(stripTypeScriptTypes(code));
  return draw({ createAstro: (given: object) => ({ props: given }) }, props, {});
};

function escapeText(text: string): string {
  return text.replaceAll(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
