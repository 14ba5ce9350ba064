import { labelModule } from "../bundles/render-component.ts";

/** What a package’s components are made for, with the versions that they work with. */
export const frameworks = {
  react: { label: "React", peer: "react", versions: ">=18" },
  vue: { label: "Vue", peer: "vue", versions: ">=3.3" },
  svelte: { label: "Svelte", peer: "svelte", versions: ">=5" },
  solid: { label: "Solid", peer: "solid-js", versions: ">=1.8" },
} as const;

export type Framework = keyof typeof frameworks;

/** Attributes of the `svg` element of an icon; `props` are those that a page gives it. */
const describeModule = `import { label } from "./label.js";

export function describe([viewBox, , more], props) {
  const [, , width, height] = viewBox.split(" ");
  return { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox, ...label(props), ...more };
}
`;

const svgModule = `const escape = (text) => text.replace(/[&<>"]/g, (sign) => "&#" + sign.charCodeAt(0) + ";");

const write = (attributes) =>
  Object.entries(attributes).map(([name, value]) => " " + name + '="' + escape(value) + '"').join("");

const render = (node) => {
  if (typeof node === "string") return escape(node);
  const [name, attributes, children] = node;
  const inside = children ? ">" + children.map(render).join("") + "</" + name + ">" : "/>";
  return "<" + name + write(attributes) + inside;
};

export function toSvg([viewBox, nodes, more]) {
  const [, , width, height] = viewBox.split(" ");
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox, ...more };
  return "<svg" + write(attributes) + ">" + nodes.map(render).join("") + "</svg>";
}
`;

/** React calls most attributes otherwise, and takes styles as objects; elements are made once. */
const reactModule = `import { createElement, forwardRef } from "react";
import { describe } from "./describe.js";

const toCamelCase = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const toStyle = (style) =>
  Object.fromEntries(
    style.split(";").map((part) => {
      const colon = part.indexOf(":");
      return [toCamelCase(part.slice(0, colon)), part.slice(colon + 1)];
    }),
  );

const toProps = (attributes) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === "style") return [name, toStyle(value)];
      return [/^(?:aria|data|mask)-/.test(name) ? name : toCamelCase(name), value];
    }),
  );

const draw = (node, key) =>
  typeof node === "string"
    ? node
    : createElement(node[0], { key, ...toProps(node[1]) }, node[2] && node[2].map(draw));

export function createIcon(icon) {
  let drawing;
  return forwardRef((props, ref) => {
    drawing = drawing || icon[1].map(draw);
    return createElement("svg", { ...toProps(describe(icon, props)), ref, ...props }, drawing, props.children);
  });
}
`;

const vueModule = `import { h } from "vue";
import { describe } from "./describe.js";

const draw = (node) => (typeof node === "string" ? node : h(node[0], node[1], node[2] && node[2].map(draw)));

export function createIcon(icon) {
  return {
    render: ({ $attrs, $slots }) =>
      h("svg", describe(icon, $attrs), icon[1].map(draw).concat($slots.default ? $slots.default() : [])),
  };
}
`;

const svelteModule = `import Icon from "./icon.svelte";

export function createIcon(icon) {
  return (target, props) => Icon(target, { icon, props });
}
`;

/** Svelte gives components more than attributes; those names begin with \`$$\`. */
const svelteComponent = `<svelte:options namespace="svg" />

<script>
  import { describe } from "./describe.js";

  let { icon, props } = $props();
  let attributes = $derived(
    Object.fromEntries(Object.entries(props).filter(([name]) => name !== "children" && !name.startsWith("$$"))),
  );
</script>

{#snippet draw(nodes)}
  {#each nodes as node}
    {#if typeof node === "string"}{node}{:else}
      <svelte:element this={node[0]} {...node[1]}>{#if node[2]}{@render draw(node[2])}{/if}</svelte:element>
    {/if}
  {/each}
{/snippet}

<svg {...describe(icon, attributes)} {...attributes}>
  {@render draw(icon[1])}
  {@render props.children?.()}
</svg>
`;

const solidModule = `import { createComponent, Dynamic, mergeProps } from "solid-js/web";
import { describe } from "./describe.js";

const draw = (node) =>
  typeof node === "string"
    ? node
    : createComponent(
        Dynamic,
        mergeProps(node[1], {
          component: node[0],
          get children() {
            return node[2] && node[2].map(draw);
          },
        }),
      );

export function createIcon(icon) {
  return (props) =>
    createComponent(
      Dynamic,
      mergeProps(() => describe(icon, props), props, {
        component: "svg",
        get children() {
          return [icon[1].map(draw), props.children];
        },
      }),
    );
}
`;

/** Modules that the icons of every package need, by their paths. */
export const runtimeModules: Readonly<Record<string, string>> = {
  "dist/label.js": labelModule,
  "dist/describe.js": describeModule,
  "dist/to-svg.js": svgModule,
  "dist/create-react.js": reactModule,
  "dist/create-vue.js": vueModule,
  "dist/create-svelte.js": svelteModule,
  "dist/icon.svelte": svelteComponent,
  "dist/create-solid.js": solidModule,
};

/** The type of a component of each framework, with what it is made of. */
export const componentTypes: Readonly<Record<Framework, string>> = {
  react: `import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from "react";

export type Icon = ForwardRefExoticComponent<Omit<SVGProps<SVGSVGElement>, "ref"> & RefAttributes<SVGSVGElement>>;
`,
  vue: `import type { DefineComponent, SVGAttributes } from "vue";

export type Icon = DefineComponent<SVGAttributes>;
`,
  svelte: `import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";

export type Icon = Component<SVGAttributes<SVGSVGElement>>;
`,
  solid: `import type { Component, JSX } from "solid-js";

export type Icon = Component<JSX.SvgSVGAttributes<SVGSVGElement>>;
`,
};
