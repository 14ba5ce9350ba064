import type { RequestContext, PageAddress } from "../../../context.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { createTranslator } from "../../../i18n/translator.ts";

/** A request for a page of results, with the page that its address means. */
export type ResultRequest = Pick<RequestContext, "services" | "locale" | "loadMessages" | "pinned"> & {
  resolved: PageAddress;
};

export type Titles = ReturnType<typeof createTitles>;

/** What styles, families and authors call themselves, and categories in the language of the request. */
export function createTitles({ services, locale, loadMessages }: Omit<ResultRequest, "resolved" | "pinned">) {
  const { catalogue } = services.catalogue.current();
  const t = createTranslator(locale, loadMessages("categories"));
  return {
    style: (code: string) => catalogue.findStyle(code),
    family: (code: string) => catalogue.findFamily(code)?.name,
    author: (code: string) => catalogue.findAuthor(code)?.name,
    category(code: string) {
      const category = catalogue.findCategory(code);
      return category && nameCategory(t, category);
    },
  };
}
