import type { Services } from "../../context.ts";
import type { RelatedIcon, SheetView } from "./sheet-view.ts";

/** @throws AppError `not_found` */
export function loadSheetView({ icon, catalogue: host }: Pick<Services, "icon" | "catalogue">, id: string): SheetView {
  const { catalogue } = host.current();
  const { otherStyles, ...sheet } = icon.getSheet(id);
  const drawings = icon.listGridDrawings(otherStyles);
  return {
    ...sheet,
    otherStyles: otherStyles.map(({ id: otherId, name, url, platform }) => {
      const related: RelatedIcon = { id: otherId, name, path: url, style: catalogue.findStyle(platform)?.title ?? "" };
      const svg = drawings[otherId];
      if (svg !== undefined) related.svg = svg;
      return related;
    }),
  };
}
