import { readFallback, renameTiming } from "./safe-values.ts";
import { isMovement } from "./is-movement.ts";
import type { LinkedNode } from "./measure-effort.ts";

/** An element that will be written, on the way there. */
export interface Element extends LinkedNode {
  /** As it was written. */
  id: string | undefined;
  /** What it is called from now on, if anything refers to it. */
  newId: string | undefined;
  parent: Element | undefined;
  attributes: Map<string, string>;
  /** Ids that attributes refer to, as they were written. */
  linkNames: Map<string, string>;
  links: { attribute: string; target: Element }[];
  children: Element[];
}

/** Gives short names to what is referred to, in the order of the references, and forgets references to nothing. */
export function linkElements(elements: readonly Element[]): void {
  const byId = new Map<string, Element>();
  for (const element of elements) if (element.id !== undefined && !byId.has(element.id)) byId.set(element.id, element);
  let count = 0;
  const nameTarget = (target: Element | undefined) => target && (target.newId ??= `i${(count++).toString(36)}`);

  for (const element of elements) {
    const { attributes } = element;
    for (const [attribute, id] of element.linkNames) {
      const target = byId.get(id);
      const value = formatLink(attribute, attributes.get(attribute)!, nameTarget(target));
      if (value === undefined) attributes.delete(attribute);
      else attributes.set(attribute, value);
      if (target && !isMovement(element)) element.links.push({ attribute, target });
    }
    for (const attribute of ["begin", "end"]) {
      const value = attributes.get(attribute);
      if (value !== undefined)
        attributes.set(
          attribute,
          renameTiming(value, (id) => nameTarget(byId.get(id))),
        );
    }
  }
}

function formatLink(attribute: string, rest: string, name: string | undefined): string | undefined {
  if (name === undefined) return readFallback(attribute, rest);
  return attribute === "href" ? `#${name}` : `url(#${name})${rest && ` ${rest}`}`;
}
