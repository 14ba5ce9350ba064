import type { RequestContext } from "../../../context.ts";
import { defaultLocale } from "../../../i18n/locales.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { createTranslator } from "../../../i18n/translator.ts";
import type { RelatedIcon, IconDetailsView } from "./icon-details-view.ts";

/** @throws AppError `not_found` */
export function loadIconDetails(
  { services, viewer, locale, loadMessages }: RequestContext,
  id: string,
): IconDetailsView {
  const { icon } = services;
  const { catalogue, names } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("categories"));
  const { otherStyles, ...sheet } = icon.getSheet(id);
  const drawings = icon.listGridDrawings(otherStyles);
  return {
    ...sheet,
    limit: services.exports.findLimit(sheet.icon, viewer),
    name: names.nameIcon(sheet.icon, locale),
    tags: nameTags(sheet.icon.tags, (tag) => (locale === defaultLocale ? tag : names.nameWords(tag, locale))),
    categories: [sheet.icon.categoryApiCode, sheet.icon.subcategory].flatMap((code) => {
      const category = catalogue.findCategory(code);
      return category ? [nameCategory(t, category)] : [];
    }),
    otherStyles: otherStyles.map((other) => {
      const { id: otherId, url, platform } = other;
      const related: RelatedIcon = {
        id: otherId,
        name: names.nameIcon(other, locale),
        path: url,
        style: catalogue.findStyle(platform)?.title ?? "",
      };
      const svg = drawings[otherId];
      if (svg !== undefined) related.svg = svg;
      return related;
    }),
  };
}

/** Each name once. */
const nameTags = (tags: readonly string[], nameTag: (tag: string) => string | undefined): string[] => [
  ...new Set(tags.flatMap((tag) => nameTag(tag) ?? [])),
];
