/** One attribute of a tag with the place of its value (between the quotes) in the scanned text. */
export interface TagAttribute {
  name: string;
  value: string;
  start: number;
  end: number;
}

/** One start or end tag of an SVG document. */
export interface Tag {
  name: string;
  kind: "open" | "close" | "empty";
  attributes: TagAttribute[];
  /** Where the tag begins and ends in the text. */
  start: number;
  end: number;
  /** Just behind the tag's name: where an attribute can be put in. */
  nameEnd: number;
}

const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[?!][^>]*>|<(\/?)([A-Za-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const attribute = /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads the tags of serialized XML in order, passing over comments, CDATA and declarations. Never throws. */
export function* scanTags(text: string): Generator<Tag> {
  for (const match of text.matchAll(markup)) {
    const [, slash, name, inside = "", selfClosing] = match;
    if (name === undefined) continue;
    const nameEnd = match.index + 1 + slash!.length + name.length;
    const attributes: TagAttribute[] = [];
    for (const part of inside.matchAll(attribute)) {
      const value = part[2] ?? part[3] ?? "";
      const end = nameEnd + part.index + part[0].length - 1;
      attributes.push({ name: part[1]!, value, start: end - value.length, end });
    }
    const kind = slash ? "close" : selfClosing ? "empty" : "open";
    yield { name, kind, attributes, start: match.index, end: match.index + match[0].length, nameEnd };
  }
}

/** The value of an attribute, or undefined. */
export function attributeValue(tag: Tag, name: string): string | undefined {
  return tag.attributes.find((candidate) => candidate.name === name)?.value;
}
