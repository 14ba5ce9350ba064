import { escapeSigns } from "../text/escape-markup.ts";
import type { SvgElement } from "./markup-tree.ts";

/** How markup is written in a language. */
export interface Dialect {
  /** What an element is called; its own name without it. */
  element?: (name: string) => string;
  /** One attribute with its value; undefined leaves it out. */
  attribute?: (name: string, value: string, element: string) => string | undefined;
  /** Stands behind the attributes of the root. */
  rootEnd?: string;
  /** Space before each line; without it all is one line. */
  indent?: string;
}

/** An element with all that is in it. Text and values are safe in every language with tags and braces. */
export function renderMarkup(root: SvgElement, dialect: Dialect = {}): string {
  return renderElement(root, dialect, dialect.indent, dialect.rootEnd);
}

function renderElement(
  element: SvgElement,
  dialect: Dialect,
  indent: string | undefined,
  end: string | undefined,
): string {
  const name = dialect.element?.(element.name) ?? element.name;
  const write = dialect.attribute ?? renderAttribute;
  const attributes = [...element.attributes].flatMap(([key, value]) => write(key, value, element.name) ?? []);
  const start = [name, ...attributes, ...(end === undefined ? [] : [end])].join(" ");
  const margin = indent ?? "";
  if (element.children.length === 0) return `${margin}<${start}${indent === undefined ? "" : " "}/>`;
  if (indent === undefined || element.children.some((child) => typeof child === "string")) {
    const inside = element.children.map((child) =>
      typeof child === "string" ? escapeTemplate(child) : renderElement(child, dialect, undefined, undefined),
    );
    return `${margin}<${start}>${inside.join("")}</${name}>`;
  }
  const inside = element.children.map((child) => renderElement(child as SvgElement, dialect, `${indent}  `, undefined));
  return `${margin}<${start}>\n${inside.join("\n")}\n${margin}</${name}>`;
}

export function renderAttribute(name: string, value: string): string {
  return `${name}="${escapeTemplate(value)}"`;
}

/** Text as character references where XML, HTML, JSX, Vue, Svelte, Angular or Astro would read more into it. */
const escapeTemplate = (text: string): string => escapeSigns(text, /[&<>"{}@`]/g);
