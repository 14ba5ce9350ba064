import { SaxesParser } from "saxes";

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Reads a document as a strict XML parser does. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.values(attributes).map((attribute) => [attribute.name, attribute.value] as const);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on("text", (piece) => void (open.at(-1)!.text += piece));
  parser.on("closetag", () => void open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

/** The children of one name. */
export const listChildren = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);
/** The text of the first child of a name. */
export const textOf = (element: XmlElement, name: string) => listChildren(element, name)[0]?.text;
