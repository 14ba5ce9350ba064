import type { RequestContext } from "../../context.ts";
import type { PngLimit } from "../../core/icons/png-limit.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { createTranslator } from "../../i18n/translator.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";
import type { IconDetailsView, IconPanelData, RelatedIcon } from "./contract.ts";

/** What is known of an icon, in the words of a language. */
export function describeDetails(
  { otherStyles, ...details }: IconPanelData,
  {
    opened: { catalogue, names },
    drawings,
    limit,
    locale,
    loadMessages,
  }: {
    opened: OpenCatalogue;
    /** Of the other styles. */
    drawings: Record<string, string>;
    limit: PngLimit;
  } & Pick<RequestContext, "locale" | "loadMessages">,
): IconDetailsView {
  const t = createTranslator(locale, loadMessages("categories"));
  return {
    ...details,
    limit,
    name: names.nameIcon(details.icon, locale),
    tags: nameTags(details.icon.tags, names, locale),
    categories: [details.icon.categoryApiCode, details.icon.subcategory].flatMap((code) => {
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

/** Tags in a language, those that it has words for, each once. */
export function nameTags(tags: readonly string[], names: OpenCatalogue["names"], locale: Locale): string[] {
  const nameTag = (tag: string) => (locale === defaultLocale ? tag : names.nameWords(tag, locale));
  return [...new Set(tags.flatMap((tag) => nameTag(tag) ?? []))];
}
