import { safeProperties } from "../svg/document/safe-markup.ts";
import type { DrawingLimits } from "./drawing-limits.ts";
import type { DrawingNode } from "./drawing-tree.ts";
import { RejectedSvg } from "./rejected-svg.ts";

interface Declaration {
  property: string;
  value: string;
  isImportant: boolean;
}

interface StyleRule {
  element: string | undefined;
  id: string | undefined;
  classes: readonly string[];
  declarations: readonly Declaration[];
  /** The heavier rule holds; of equally heavy ones the later. */
  weight: number;
}

/** The rules of style sheets by what an element must have for them to hold. */
export type StyleRules = ReadonlyMap<string, readonly StyleRule[]>;

const simpleSelector = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w-]+)*)$/;

/** Reads rules for elements, classes and ids, which drawing programs write. All others, and rules with an @, are left out. */
export function readStyleRules(styleSheets: string): StyleRules {
  const rules = new Map<string, StyleRule[]>();
  const text = tidy(styleSheets.replaceAll(/<!--|-->/g, " "));
  for (let place = 0; ;) {
    const start = text.indexOf("{", place);
    if (start < 0) break;
    // What ends with a semicolon before a rule is an `@import` or the like.
    const selectors = text.slice(place, start).split(";").at(-1)!;
    const end = findBlockEnd(text, start);
    const block = text.slice(start + 1, end);
    place = end + 1;
    const declarations = block.includes("{") ? [] : readDeclarations(block);
    if (declarations.length === 0) continue;
    for (const selector of selectors.split(",")) addRule(rules, selector.trim(), declarations);
  }
  return rules;
}

const tidy = (text: string) => withoutComments(text).replaceAll(/\s+/g, " ");

function withoutComments(text: string): string {
  let rest = "";
  for (let place = 0; ;) {
    const start = text.indexOf("/*", place);
    if (start < 0) return rest + text.slice(place);
    rest += `${text.slice(place, start)} `;
    const end = text.indexOf("*/", start + 2);
    if (end < 0) return rest;
    place = end + 2;
  }
}

/** Where the block that begins at a brace ends. */
function findBlockEnd(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place++) {
    if (text[place] === "{") depth++;
    else if (text[place] === "}" && --depth === 0) return place;
  }
  return text.length;
}

function addRule(rules: Map<string, StyleRule[]>, selector: string, declarations: readonly Declaration[]): void {
  const [matched, element, rest = ""] = simpleSelector.exec(selector) ?? [];
  if (!matched) return;
  const names = rest.match(/[.#][\w-]+/g) ?? [];
  const ids = names.filter((name) => name.startsWith("#"));
  if (ids.length > 1) return;
  const classes = names.filter((name) => name.startsWith(".")).map((name) => name.slice(1));
  const hasElement = element !== undefined && element !== "*";
  const weight = ids.length * 10_000 + Math.min(99, classes.length) * 100 + Number(hasElement);
  const key = ids[0] ?? (classes[0] === undefined ? (element ?? "*") : `.${classes[0]}`);
  const rule = { element: hasElement ? element : undefined, id: ids[0]?.slice(1), classes, declarations, weight };
  const known = rules.get(key);
  if (known) known.push(rule);
  else rules.set(key, [rule]);
}

/** Declarations of properties that draw. */
function readDeclarations(text: string): Declaration[] {
  return text.split(";").flatMap((part): Declaration[] => {
    const colon = part.indexOf(":");
    const property = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!safeProperties.has(property)) return [];
    const written = part.slice(colon + 1).trim();
    const value = written.replace(/ ?! ?important$/i, "");
    return value === "" ? [] : [{ property, value, isImportant: value !== written }];
  });
}

/** Says what style sheets and its own `style` make of an element, and counts how much that is for all elements together. */
export function createStyler(
  styleSheets: string,
  limits: Pick<DrawingLimits, "styled">,
): (node: DrawingNode) => ReadonlyMap<string, string> {
  const rules = readStyleRules(styleSheets);
  let done = 0;
  return ({ styledAs, attributes }) => {
    const style = attributes.get("style");
    const own = style === undefined ? [] : readDeclarations(tidy(style));
    if (styledAs === "" || (rules.size === 0 && own.length === 0)) return new Map();
    const id = attributes.get("id");
    const classes = new Set((attributes.get("class") ?? "").split(/\s+/));
    const keys = ["*", styledAs, ...[...classes].map((name) => `.${name}`), `#${id}`];
    const candidates = keys.flatMap((key) => rules.get(key) ?? []);
    const holding = candidates
      .filter((rule) => holds(rule, { styledAs, id, classes }))
      .toSorted((one, other) => one.weight - other.weight);
    const declared = [...holding.flatMap(({ declarations }) => declarations), ...own];
    done += declared.length + candidates.length;
    if (done > limits.styled) throw new RejectedSvg("tooComplex");
    const inOrder = [
      ...declared.filter(({ isImportant }) => !isImportant),
      ...declared.filter(({ isImportant }) => isImportant),
    ];
    return new Map(inOrder.map(({ property, value }) => [property, value]));
  };
}

function holds(
  rule: StyleRule,
  { styledAs, id, classes }: { styledAs: string; id: string | undefined; classes: ReadonlySet<string> },
): boolean {
  if (rule.element !== undefined && rule.element !== styledAs) return false;
  if (rule.id !== undefined && rule.id !== id) return false;
  return rule.classes.every((name) => classes.has(name));
}
