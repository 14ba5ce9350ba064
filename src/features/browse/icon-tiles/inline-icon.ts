import type { RequestContext } from "../../../context.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { NeededGround } from "../../../core/svg/colors/needed-ground.ts";

/**
 * Drawings stand in the document's own markup, so what the document carries for React leaves them out. On the server they
 * are found here; in the browser they are in the page already, and later pages bring theirs with their icons.
 */
const inlineSvg = Symbol("svg");

/** What a page needs of an icon to show and link it. */
export interface InlineIcon {
  id: string;
  name: string;
  url: string;
  /** A complete SVG document; in a document its markup holds it instead, see `drawingOf`. */
  svg?: string;
  /** Too heavy to be inline: shown as a picture. */
  isHeavy?: true;
  /** It isn’t seen on the other one. */
  ground?: NeededGround;
  [inlineSvg]?: string;
}

/** Whose icons are drawn, and whether for a whole page or for the data of one. */
export interface DrawingRequest extends Pick<RequestContext, "services" | "locale"> {
  isDocument: boolean;
}

/** Adds the drawings to the icons of several lists at once. */
export function drawIcons(
  { services, locale, isDocument }: DrawingRequest,
  ...lists: (readonly Icon[])[]
): InlineIcon[][] {
  const { names } = services.catalogue.current();
  const drawings = services.icon.listGridDrawings(lists.flat());
  return lists.map((icons) =>
    icons.map((one) => {
      const { id, url } = one;
      const name = names.nameIcon(one, locale);
      const svg = drawings[id];
      if (svg === undefined) return { id, name, url, isHeavy: true };
      const ground = services.icon.findGround(one);
      const facts = { id, name, url, ...(ground && { ground }) };
      return isDocument ? { ...facts, [inlineSvg]: svg } : { ...facts, svg };
    }),
  );
}

/** The drawing of an icon that is not heavy; empty where the page shows it already. */
export function drawingOf(icon: InlineIcon): string {
  return icon.svg ?? icon[inlineSvg] ?? "";
}

/** Whether a whole page is asked for, and not just the data of one for the browser to show. */
export function isDocumentRequest({ url }: Request): boolean {
  return !new URL(url).pathname.endsWith(".data");
}
