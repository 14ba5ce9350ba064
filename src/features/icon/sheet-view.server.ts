import type { RequestContext } from "../../context.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { createTranslator } from "../../i18n/translator.ts";
import type { RelatedIcon, SheetView } from "./sheet-view.ts";

/** @throws AppError `not_found` */
export function loadSheetView({ services, locale, loadMessages }: RequestContext, id: string): SheetView {
  const { icon } = services;
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("categories"));
  const { otherStyles, ...sheet } = icon.getSheet(id);
  const drawings = icon.listGridDrawings(otherStyles);
  return {
    ...sheet,
    categories: [sheet.icon.categoryApiCode, sheet.icon.subcategory].flatMap((code) => {
      const category = catalogue.findCategory(code);
      return category ? [nameCategory(t, category)] : [];
    }),
    otherStyles: otherStyles.map(({ id: otherId, name, url, platform }) => {
      const related: RelatedIcon = { id: otherId, name, path: url, style: catalogue.findStyle(platform)?.title ?? "" };
      const svg = drawings[otherId];
      if (svg !== undefined) related.svg = svg;
      return related;
    }),
  };
}
