import { toDisplayName } from "../../../core/catalogue/concept.ts";
import { inspectIcon } from "../../../core/svg-sanitizer/inspect-icon.ts";
import type { RejectionReason } from "../../../core/svg-sanitizer/rejected-svg.ts";
import type { ViewBox } from "../../../core/svg/document/render-document.ts";
import { readDocument } from "../../../core/svg/document/read-document.ts";
import { toDrawingKey } from "../compile/compile-set.server.ts";
import { toIconName } from "../sources/folder.server.ts";
import { publishingLimits, type NewIcon, type PublishingFault } from "./contract.ts";

/** Makes drawings of strangers harmless, in processes of its own. */
export interface DrawingReader {
  read(
    file: string,
    options: { idPrefix: string },
  ): Promise<{ svg: string; leftOut: readonly string[] } | { refusal: RejectionReason }>;
}

/** An icon that is fit to be published. */
export interface PreparedIcon {
  /** In words joined by hyphens. */
  base: string;
  tags: string[];
  category: string;
  body: string;
  box: ViewBox;
  drawingKey: number;
}

export type Preparation = { icon: PreparedIcon } | { fault: PublishingFault };

interface Rules {
  reader: DrawingReader;
  /** API codes. */
  categories: ReadonlySet<string>;
}

/** Checks one icon and makes its drawing harmless; whether it is in the catalogue is for others to tell. */
export async function prepareIcon(
  { name, tags, category, svg }: Pick<NewIcon, "name" | "tags" | "category" | "svg">,
  { reader, categories }: Rules,
): Promise<Preparation> {
  const base = readName(name);
  if (base === undefined) return { fault: "name" };
  const words = tags.map((tag) => toWords(tag));
  const { tags: mostTags, tagLength } = publishingLimits;
  if (words.length > mostTags || words.some((tag) => tag === "" || tag.length > tagLength)) return { fault: "tags" };
  if (!categories.has(category)) return { fault: "category" };
  const read = await reader.read(Buffer.from(svg, "utf8").toString("base64"), { idPrefix: "i" });
  if ("refusal" in read) return { fault: read.refusal };
  if (read.leftOut.length > 0) return { fault: "leftOut" };
  const document = readDocument(read.svg);
  if (!document?.root.closing) return { fault: "malformed" };
  const { box, root, text } = document;
  const [left, top, width, height] = box;
  const { fault } = inspectIcon(document);
  if (fault) return { fault };
  const body = text.slice(root.tag.end, root.closing!.start);
  const drawingKey = toDrawingKey({ body, left, top, width, height });
  return { icon: { base, tags: [...new Set(words)], category, body, box, drawingKey } };
}

/** The name in words joined by hyphens; undefined where it has no letters a to z. */
function readName(name: string): string | undefined {
  if (name.length > publishingLimits.nameLength || !/[a-z]/i.test(name.normalize("NFKD"))) return undefined;
  return toIconName(name);
}

const toWords = (text: string) =>
  /[a-z0-9]/i.test(text.normalize("NFKD")) ? toIconName(text).replaceAll("-", " ") : "";

const plain = { concepts: new Map<string, string>(), words: new Map<string, string>() };
/** How an icon is called in lists for admins. */
export const toTitle = (base: string) => toDisplayName(base, plain);
