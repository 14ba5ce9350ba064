import { editText } from "../../svg/document/edit-text.ts";
import { scanTags, type Tag } from "../../svg/document/scan-tags.ts";

/** Points references to a `use` that is nothing but another name at what it names: resvg loses such a one in a clip path. */
export function followAliases(svg: string): string {
  const tags = [...scanTags(svg)];
  const aliases = new Map(tags.flatMap(readAlias));
  if (aliases.size === 0) return svg;
  const edits = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, start, end }) => {
      const target = isLink(name) ? follow(value, aliases) : undefined;
      return target === undefined ? [] : [{ start, end, text: target }];
    }),
  );
  return editText(svg, edits);
}

const isLink = (name: string) => name === "href" || name === "xlink:href";

function readAlias({ name, attributes }: Tag): [string, string][] {
  const id = attributes.find((attribute) => attribute.name === "id")?.value;
  const target = attributes.find((attribute) => isLink(attribute.name))?.value;
  return name === "use" && id !== undefined && target !== undefined && attributes.length === 2
    ? [[`#${id}`, target]]
    : [];
}

function follow(link: string, aliases: ReadonlyMap<string, string>): string | undefined {
  let target = aliases.get(link);
  for (let steps = 0; target !== undefined && aliases.has(target) && steps < aliases.size; steps++) {
    target = aliases.get(target);
  }
  return target;
}
