import { createElement, type ComponentType, type Key, type ReactNode } from "react";
import { escapeSigns } from "../../core/text/escape-markup.ts";

/** Texts and numbers stand in the markup as they are, anything else decides what the markup is. */
type StampProps = Record<string, string | number | boolean | undefined>;

interface Stamped {
  children?: ReactNode[];
  dangerouslySetInnerHTML?: { __html: string };
}

/** What stands between the texts, and the names of those: in turn, beginning and ending with markup. */
type Template = readonly string[];

/** Not in any markup of ours. The character behind it tells whether what follows was escaped. */
const mark = "\uE000";
const escapedMark = "&amp;";

let renderMarkup: ((node: ReactNode) => string) | undefined;
const templatesByPart = new WeakMap<object, Map<string, Template | undefined>>();

/** Has parts stamped on the server, which brings what renders them. */
export function stampWith(render: typeof renderMarkup): void {
  renderMarkup = render;
}

/**
 * Fills an element with one part for each of a list, whose props are all it depends on. In the browser they are rendered
 * like any other. The server renders each form of the part once; from then on it puts the texts into that markup, which is
 * the same in much less time.
 *
 * @returns the props of the element
 */
export function stamp<Props extends object>(
  part: ComponentType<Props>,
  list: readonly (Props & StampProps & { key: Key })[],
): Stamped {
  const markup = import.meta.env.SSR ? renderAll(part as ComponentType<object>, list) : undefined;
  if (markup !== undefined) return { dangerouslySetInnerHTML: { __html: markup } };
  return { children: list.map((props) => createElement(part, props)) };
}

/** Undefined until there is a template for each form. */
function renderAll(part: ComponentType<object>, list: readonly StampProps[]): string | undefined {
  if (!renderMarkup) return undefined;
  let markup = "";
  for (const props of list) {
    const template = findTemplate(part, props);
    if (!template) return undefined;
    markup += template[0]!;
    for (let at = 1; at < template.length; at += 2) markup += renderText(template[at]!, props) + template[at + 1]!;
  }
  return markup;
}

function findTemplate(part: ComponentType<object>, props: StampProps): Template | undefined {
  let templates = templatesByPart.get(part);
  if (!templates) templatesByPart.set(part, (templates = new Map()));
  let form = "";
  for (const name in props) form += isText(props[name]) ? `${name} ` : `${name}=${props[name]} `;
  // React cannot render one thing within another: this list is rendered as elements, and stamped next time.
  if (!templates.has(form)) {
    templates.set(form, undefined);
    const learn = () => templates.set(form, compile(part, props));
    // What cannot be stamped is rendered as elements for good.
    void Promise.resolve()
      .then(learn)
      .catch(() => undefined);
  }
  return templates.get(form);
}

function compile(part: ComponentType<object>, props: StampProps): Template {
  const marked = Object.entries(props).map(([name, value]) => [name, isText(value) ? `${mark}&${name}${mark}` : value]);
  return renderMarkup!(createElement(part, Object.fromEntries(marked) as object)).split(mark);
}

function renderText(name: string, props: StampProps): string {
  if (!name.startsWith(escapedMark)) return String(props[name.slice(1)]);
  const text = String(props[name.slice(escapedMark.length)]);
  // As React escapes texts and attributes.
  return escapeSigns(text, /["&'<>]/g);
}

const isText = (value: StampProps[string]) => typeof value === "string" || typeof value === "number";
