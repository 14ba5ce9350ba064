import type { Services } from "../../context.ts";
import type { Icon } from "../../core/icons/icon.ts";

/** What a page needs of an icon to show and link it. */
export interface DrawnIcon {
  id: string;
  name: string;
  url: string;
  /** A complete SVG document; absent where the drawing is too heavy to be inline. */
  svg?: string;
}

/** Adds the drawings to the icons of several lists at once. */
export function drawIcons(services: Services, ...lists: (readonly Icon[])[]): DrawnIcon[][] {
  const drawings = services.icon.listGridDrawings(lists.flat());
  return lists.map((icons) => icons.map((icon) => withDrawing(icon, drawings[icon.id])));
}

function withDrawing({ id, name, url }: Icon, svg: string | undefined): DrawnIcon {
  return svg === undefined ? { id, name, url } : { id, name, url, svg };
}
